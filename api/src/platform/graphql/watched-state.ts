/** Reads the state on which remembered answers depend. Two equal states mean equal answers. */
export type ReadState = () => Promise<string>;

/** Milliseconds from the end of a check to the next one. */
const LOOK_EVERY_MS = 500;
/** Milliseconds for which a state is relied on, counted from before its statement was sent. */
const GOOD_FOR_MS = 1000;
/** Checks stop when the state was not requested for this many milliseconds. */
const PAUSE_AFTER_MS = 10_000;

/**
 * The state of the catalogue as this process knows it. It is read every half a second while it is requested, so a
 * change that is committed anywhere is known after a second at most.
 */
export class WatchedState {
  private readState: ReadState | undefined;
  private known: { state: string; at: number } | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;
  private askedAt = -Infinity;
  private changes = 0;

  /** Sets how the state is read. */
  follow(readState: ReadState): void {
    this.readState = readState;
  }

  /** The state in the database; null while it is not known. It is the same in all processes. */
  shared(): string | null {
    const now = performance.now();
    this.askedAt = now;
    if (!this.timer && !this.isLooking) void this.look();
    return this.known && now - this.known.at < GOOD_FOR_MS ? this.known.state : null;
  }

  /** The state under which this process caches answers; null while it is not known. */
  current(): string | null {
    const shared = this.shared();
    return shared === null ? null : `${shared} ${this.changes}`;
  }

  /** Discards all cached answers, because something has changed, and checks the state at once. */
  forget(): void {
    this.changes += 1;
    if (!this.isLooking && performance.now() - this.askedAt < PAUSE_AFTER_MS) void this.look();
  }

  /** Stops the checks. */
  stop(): void {
    this.readState = undefined;
    clearTimeout(this.timer);
  }

  private async look(): Promise<void> {
    if (!this.readState) return;
    clearTimeout(this.timer);
    this.isLooking = true;
    const at = performance.now();
    // Without a database nothing is answered from memory once the state is too old.
    const state = await this.readState().catch(() => undefined);
    this.isLooking = false;
    if (state !== undefined) this.known = { state, at };
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (performance.now() - this.askedAt < PAUSE_AFTER_MS) void this.look();
    }, LOOK_EVERY_MS).unref();
  }
}
