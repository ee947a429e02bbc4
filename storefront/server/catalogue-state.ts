import type { StorefrontConfig } from './config.js';

/**
 * Reads the state of the catalogue from the API: equal states mean equal pages for guests. Null if it is not known now.
 */
export class CatalogueState {
  private reading: Promise<unknown> = Promise.resolve();
  private next: Promise<string | null> | undefined;

  constructor(private readonly config: Pick<StorefrontConfig, 'apiOrigin' | 'apiTimeout'>) {}

  /**
   * The state after the call. A reading that has begun may have seen the catalogue before the call, so all who come
   * meanwhile wait for the next one.
   */
  read(): Promise<string | null> {
    this.next ??= this.reading.then(() => {
      const read = this.ask().catch(() => null);
      [this.reading, this.next] = [read, undefined];
      return read;
    });
    return this.next;
  }

  private async ask(): Promise<string | null> {
    const signal = AbortSignal.timeout(this.config.apiTimeout);
    const answer = await fetch(`${this.config.apiOrigin}/catalogue-state`, { signal });
    const state = await answer.text();
    return answer.status === 200 && state !== '' ? state : null;
  }
}
