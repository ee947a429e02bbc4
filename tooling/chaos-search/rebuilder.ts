import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchShop } from './open-search-shop.js';
import type { Mortal } from './outages.js';

const PAUSE_MS = 500;

/** Runs `search:rebuild` again and again. A failure is excused only if a database or an engine was away. */
export class Rebuilder {
  /** The report of each run that finished: documents, seconds, documents a second. */
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
