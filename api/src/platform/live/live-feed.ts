import type { LoggedEvent } from './event-log.js';

/** Reads the events after a position; at most a batch. */
type Read = (after: bigint) => Promise<LoggedEvent[]>;

/**
 * The events of one subscriber after a cursor, without end. It stores no more than one batch: a slow subscriber gets
 * later events from the log. `wake` makes it look for new events. It is not an async generator, because `return` of a
 * generator waits for the next event.
 */
export class LiveFeed<Told> implements AsyncIterableIterator<Told> {
  private batch: readonly LoggedEvent[] = [];
  private toldOfBatch = 0;
  private isWoken = true;
  private isEnded = false;
  private wakeUp: () => void = () => undefined;

  constructor(
    private position: bigint,
    private readonly read: Read,
    /**
     * Returns the message for the subscriber about an event, one of those that were read together; null if there is
     * none.
     */
    private readonly present: (event: LoggedEvent, together: readonly LoggedEvent[]) => Promise<Told | null>,
    private readonly ended: () => void,
  ) {}

  [Symbol.asyncIterator](): this {
    return this;
  }

  async next(): Promise<IteratorResult<Told, undefined>> {
    try {
      while (!this.isEnded) {
        const event = this.batch[this.toldOfBatch];
        if (!event) {
          await this.nextBatch();
          continue;
        }
        this.toldOfBatch += 1;
        this.position = event.position;
        const told = await this.present(event, this.batch);
        if (told && !this.isEnded) return { done: false, value: told };
      }
    } catch (error) {
      this.end();
      throw error;
    }
    return { done: true, value: undefined };
  }

  return(): Promise<IteratorResult<Told, undefined>> {
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  wake(): void {
    this.isWoken = true;
    this.wakeUp();
  }

  private async nextBatch(): Promise<void> {
    if (!this.isWoken) await new Promise<void>((done) => (this.wakeUp = done));
    if (this.isEnded) return;
    // Reset before reading: an event that is written meanwhile wakes the feed again.
    this.isWoken = false;
    this.batch = await this.read(this.position);
    this.toldOfBatch = 0;
    // There may be more events than one batch.
    this.isWoken ||= this.batch.length > 0;
  }

  private end(): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.batch = [];
    this.wakeUp();
    this.ended();
  }
}
