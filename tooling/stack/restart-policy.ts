/** After a run of at least this length, the waiting times start again from the shortest. */
const GOOD_RUN_MS = 60_000;
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000];

/** Decides when to restart a service that exited by itself: each time after a longer wait, and finally never. */
export class RestartPolicy {
  private inARow = 0;

  /**
   * Returns how long to wait, in milliseconds, after a run of this length; undefined if the service is not restarted
   * again.
   */
  waitAfter(ranMs: number): number | undefined {
    if (ranMs >= GOOD_RUN_MS) this.inARow = 0;
    const wait = WAITS_MS[this.inARow];
    this.inARow += 1;
    return wait;
  }
}
