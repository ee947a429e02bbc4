import { latestBuild } from './latest-build';

/** Milliseconds between questions while the page is seen, and the least time between two when it is looked at again. */
const interval = 10 * 60_000;
const pause = 60_000;

/** Finds out whether the server has another build than the one this page belongs to. */
export class BuildWatch {
  isStale = false;
  private askedAt = Date.now();

  /** @param id Id of the build that rendered the page. */
  constructor(private readonly id: string) {}

  /** Asks at intervals while the page is seen, and when the shopper comes back to it. Returns what ends that. */
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

  /** Asks for the latest build, unless it is known that there is another one. */
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
