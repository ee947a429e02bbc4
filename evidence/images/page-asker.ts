import { pageOf, type Edge } from './through-edge.js';

/** Visitors who ask for pages at a fixed rate, regardless of the response time. */
export class PageAsker {
  asked = 0;
  /** The errors of failed requests, with the milliseconds of `performance.now()` at which they ended. */
  readonly failures: { at: number; fault: string }[] = [];
  private readonly timer: NodeJS.Timeout;
  private readonly under = new Set<Promise<void>>();

  constructor(edge: Edge, pages: readonly string[], perSecond: number) {
    this.timer = setInterval(() => {
      const asked = pageOf(edge, pages[this.asked++ % pages.length]!).then(
        () => undefined,
        (error: NodeJS.ErrnoException) => {
          this.failures.push({ at: performance.now(), fault: error.code ?? error.message });
        },
      );
      const going = asked.finally(() => this.under.delete(going));
      this.under.add(going);
    }, 1000 / perSecond);
  }

  /** Resolves when all requests have ended. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.under);
  }
}
