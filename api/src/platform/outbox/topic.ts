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
  /** Counter of the rate limit that delayed the event last; null if none has. */
  heldBy: string | null;
  /** Whether an earlier event of its lane is delayed: see `replaceHeld`. */
  overtakes: boolean;
}

/** The rate limit that is used up: its counter, its owner, and when it is available again. */
export interface HoldingBudget {
  key: string;
  of: string;
  retryAt: Date;
}

/** The event was not sent: a rate limit delays it, so that it is handled again later, or no recipient wants it. */
export type NotTold = { held: HoldingBudget } | { untold: 'UNWANTED' };

/**
 * Handles one event. It is called again if it throws, if it takes longer than 45 seconds, or if its process dies before
 * the event is marked as handled.
 */
export type OutboxHandler<Payload extends object> = (
  event: OutboxEvent<Payload>,
) => Promise<NotTold | null | undefined> | Promise<void>;
