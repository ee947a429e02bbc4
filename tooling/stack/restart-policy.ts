/** A run of this length was good: it resets the waits. */
const GOOD_RUN_MS = 60_000;
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000];

/** Decides when a service that ended by itself is restarted: after longer and longer waits, then never. */
export class RestartPolicy {
  private inARow = 0;

  /** Returns the milliseconds to wait after a run of this length; undefined if the service is given up. */
  waitAfter(ranMs: number): number | undefined {
    if (ranMs >= GOOD_RUN_MS) this.inARow = 0;
    const wait = WAITS_MS[this.inARow];
    this.inARow += 1;
    return wait;
  }
}
