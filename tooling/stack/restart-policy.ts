/** A run that lasted so long was a good one: what was before it is forgotten. */
const GOOD_RUN_MS = 60_000;
const WAITS_MS = [1000, 2000, 4000, 8000, 15_000, 30_000, 30_000, 30_000];

/** When a service that ended by itself is started again: each time later, and not for ever. */
export class RestartPolicy {
  private inARow = 0;

  /** How long to wait after a run of so long; undefined when it is given up. */
  waitAfter(ranMs: number): number | undefined {
    if (ranMs >= GOOD_RUN_MS) this.inARow = 0;
    const wait = WAITS_MS[this.inARow];
    this.inARow += 1;
    return wait;
  }
}
