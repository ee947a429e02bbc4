/** A kind of event: its name in the database, and the type of its payload, which is stored as JSON. */
export class Topic<Payload extends object> {
  /** For the compiler alone: no value is ever here. */
  declare readonly payload: Payload;

  constructor(readonly name: string) {}
}

export interface OutboxEvent<Payload extends object> {
  /** The same at every attempt. */
  id: string;
  payload: Payload;
}

/**
 * Tells the outside of one event. It is called again when it throws, when it takes longer than 45 seconds, and when its
 * process dies before the event is marked as told.
 */
export type OutboxHandler<Payload extends object> = (event: OutboxEvent<Payload>) => Promise<void>;
