import type { StorefrontConfig } from './config.js';

/**
 * Reads the state of the catalogue from the API: equal states mean equal pages for guests. Null if it is not known now. A
 * state is good for `pageMemoryFresh` milliseconds, and with 0 read each time.
 */
export class CatalogueState {
  private reading: Promise<unknown> = Promise.resolve();
  private next: Promise<string | null> | undefined;
  /** What was read last, and when its reading was last asked for and began, in milliseconds. */
  private known: { state: string | null; at: number } = { state: null, at: -Infinity };
  private askedAt = -Infinity;

  constructor(private readonly config: Pick<StorefrontConfig, 'apiOrigin' | 'apiTimeout' | 'pageMemoryFresh'>) {}

  /** The state that was read a moment ago. After half of its time it is read again, and nobody waits. */
  async read(): Promise<string | null> {
    const fresh = this.config.pageMemoryFresh;
    const now = performance.now();
    if (now - this.known.at >= fresh) return this.afterNow();
    if (now - this.askedAt >= fresh / 2) void this.afterNow();
    return this.known.state;
  }

  /**
   * The state after the call. A reading that has begun may have seen the catalogue before the call, so all who come
   * meanwhile wait for the next one.
   */
  private afterNow(): Promise<string | null> {
    this.askedAt = performance.now();
    this.next ??= this.reading.then(() => {
      const read = this.readNow();
      [this.reading, this.next] = [read, undefined];
      return read;
    });
    return this.next;
  }

  private async readNow(): Promise<string | null> {
    const at = performance.now();
    const state = await this.ask().catch(() => null);
    this.known = { state, at };
    return state;
  }

  private async ask(): Promise<string | null> {
    const signal = AbortSignal.timeout(this.config.apiTimeout);
    const answer = await fetch(`${this.config.apiOrigin}/catalogue-state`, { signal });
    const state = await answer.text();
    return answer.status === 200 && state !== '' ? state : null;
  }
}
