import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchShop } from './open-search-shop.js';
import type { Mortal } from './outages.js';

const PAUSE_MS = 500;

/**
 * Runs `search:rebuild` again and again. A failed run counts as a fault unless the database or Meilisearch was down.
 */
export class Rebuilder {
  /** For each finished run: the number of documents, the seconds, and the documents per second. */
  readonly done: string[] = [];
  readonly faults: string[] = [];
  private ended = false;
  private readonly rebuilding: Promise<void>;

  constructor(
    private readonly shop: SearchShop,
    private readonly needs: Mortal[],
  ) {
    this.rebuilding = this.rebuild();
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.rebuilding;
  }

  private async rebuild(): Promise<void> {
    for (; !this.ended; await sleep(PAUSE_MS)) {
      const begun = performance.now();
      const { status, output } = await this.shop.command('search/commands/rebuild-search.cli.js');
      if (status === 0)
        this.done.push(
          output
            .split('\n')
            .filter((line) => / a second$/.test(line))
            .join('; '),
        );
      else if (!this.needs.some((one) => one.wasAway(begun, performance.now())))
        this.faults.push(`search:rebuild: ${output}`);
    }
  }
}
