import { latestBuild } from './latest-build';

/** Milliseconds between checks while the page is visible, and minimum time between checks when the shopper returns. */
const interval = 10 * 60_000;
const pause = 60_000;

/** Finds out whether the server runs another build than this page. */
export class BuildWatch {
  isStale = false;
  private askedAt = Date.now();

  /** @param id Id of the build that rendered the page. */
  constructor(private readonly id: string) {}

  /**
   * Checks at intervals while the page is visible, and when the shopper returns to it. Returns a function that stops
   * this.
   */
  start(): () => void {
    const look = () => void this.askAfter(pause);
    const timer = setInterval(() => void this.askAfter(interval), pause);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }

  /** Requests the id of the latest build, unless another build is known already. */
  async ask(): Promise<void> {
    if (this.isStale) return;
    this.askedAt = Date.now();
    const latest = await latestBuild();
    this.isStale = latest !== null && latest !== this.id;
  }

  private async askAfter(age: number): Promise<void> {
    if (document.visibilityState === 'visible' && Date.now() - this.askedAt >= age) await this.ask();
  }
}
