/** A kind of event, with its name in the database and the type of its payload, which is stored as JSON. */
export class Topic<Payload extends object> {
  /** Declared only for type checking; it has no value at run time. */
  declare readonly payload: Payload;

  constructor(readonly name: string) {}
}

export interface OutboxEvent<Payload extends object> {
  /** Id of the event, which is the same at every attempt. */
  id: string;
  payload: Payload;
}

/**
 * Handles one event. It is called again if it throws, if it takes longer than 45 seconds, or if its process dies before
 * the event is marked as handled.
 */
export type OutboxHandler<Payload extends object> = (event: OutboxEvent<Payload>) => Promise<void>;
