import { setImmediate as nextTurn } from 'node:timers/promises';

/** Reads what the answers depend on; null if it is not known now. Two equal states mean equal answers. */
export type ReadState = () => Promise<string | null>;

/**
 * The state of the catalogue as it was read from the database, good for `freshMs` milliseconds, and with 0 read each
 * time. Requests that come together share a reading.
 */
export class RecentState {
  private read: ReadState = () => Promise.resolve(null);
  private reading: Promise<unknown> = Promise.resolve();
  private next: Promise<string | null> | undefined;
  /** The state that may be relied on, and when its reading began. Times are of `performance.now()`. */
  private known: { state: string | null; at: number } = { state: null, at: -Infinity };
  /** When a reading was last asked for, and when a change was last told of. */
  private askedAt = -Infinity;
  private changedAt = -Infinity;
  /** The state that was read last, and since when it has been the same. */
  private last: string | null = null;
  private sameSince = -Infinity;

  constructor(private readonly freshMs: number) {}

  /** Sets how the state is read. */
  follow(read: ReadState): void {
    this.read = read;
  }

  /**
   * The state after the call; null if it is not known now. A reading that has begun may have seen the catalogue before
   * the call, so all who come meanwhile wait for the next one. It begins in the next turn of the event loop, when the
   * requests have been read that have arrived by then.
   */
  afterNow(): Promise<string | null> {
    if (!this.next) {
      this.askedAt = performance.now();
      this.next = this.reading
        .then(() => nextTurn())
        .then(() => {
          const read = this.readNow();
          [this.reading, this.next] = [read, undefined];
          return read;
        });
    }
    return this.next;
  }

  /**
   * The state that was read at most `freshMs` ago, counted from before its statement was sent; undefined if it has to be
   * read. After half of that time it is read again, and nobody waits.
   */
  recent(): string | null | undefined {
    const now = performance.now();
    if (now - this.known.at >= this.freshMs) return undefined;
    if (now - this.askedAt >= this.freshMs / 2) void this.afterNow();
    return this.known.state;
  }

  /**
   * A state that holds in every API process, for those who keep what several processes have answered: null for the time
   * in which another one may still have the state before it.
   */
  async shared(): Promise<string | null> {
    const recent = this.recent();
    const state = recent === undefined ? await this.afterNow() : recent;
    return performance.now() - this.sameSince >= this.freshMs ? state : null;
  }

  /** Has the state read again, because something has changed. What a running reading finds is not relied on. */
  forget(): void {
    this.changedAt = performance.now();
    this.known = { state: null, at: -Infinity };
  }

  private async readNow(): Promise<string | null> {
    const at = performance.now();
    const state = await this.read().catch(() => null);
    if (state !== this.last) [this.last, this.sameSince] = [state, performance.now()];
    if (at > this.changedAt) this.known = { state, at };
    return state;
  }
}
