/** A kind of event: its name in the database, and the type of its payload, which is stored as JSON. */
export class Topic<Payload extends object> {
  /** Exists for the compiler only: it never has a value. */
  declare readonly payload: Payload;

  constructor(readonly name: string) {}
}

export interface OutboxEvent<Payload extends object> {
  /** Stays the same at every attempt. */
  id: string;
  payload: Payload;
}

/**
 * Tells others of one event. It is called again when it throws, when it takes longer than 45 seconds, and when its
 * process dies before the event is marked as told.
 */
export type OutboxHandler<Payload extends object> = (event: OutboxEvent<Payload>) => Promise<void>;
