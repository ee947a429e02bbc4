import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchShop } from './open-search-shop.js';
import type { Mortal } from './outages.js';
import { findByWord, putProbeOnSale, unheardOf } from './probe-product.js';
import { retried } from '../../processes/retried.js';

const EDITION_EVERY_MS = 500;
const LOOK_EVERY_MS = 50;
/**
 * A search result is a fault if it shows a name that was replaced longer ago than this, although no process was down.
 */
const STALE_AFTER_MS = 5000;

/**
 * Searches for one product again and again and renames it twice a second. The product must always be found, its name
 * must never go back to an older one, and a new name must appear soon.
 */
export class Watcher {
  looks = 0;
  excused = 0;
  /** Milliseconds from the commit of each name to the first response with that name or a later one. */
  readonly lags: number[] = [];
  readonly faults: string[] = [];
  private readonly stop = new AbortController();
  private readonly watching: Promise<unknown>;
  /** Commit time of each name of the product. The index is the number at the end of the name. */
  private readonly committed = [performance.now()];
  private seen = 0;

  private constructor(
    private readonly shop: SearchShop,
    private readonly id: string,
    private readonly word: string,
    /** The processes that a request needs: the API and its database. */
    private readonly needs: Mortal[],
    /**
     * All processes between a renamed product and a search result: the indexer, the API, the database and Meilisearch.
     */
    private readonly way: Mortal[],
  ) {
    this.watching = Promise.all([this.rename(), this.look()]);
  }

  /** Puts the watched product on sale. Resolves when a search has found it. */
  static async open(shop: SearchShop, n: number, needs: Mortal[], way: Mortal[]): Promise<Watcher> {
    const word = unheardOf(n);
    const id = await putProbeOnSale(shop.database, `watched-${n}`, nameOf(word, 0));
    while ((await editionOf(shop, word, id)) === null) await sleep(LOOK_EVERY_MS);
    return new Watcher(shop, id, word, needs, way);
  }

  async end(): Promise<void> {
    this.stop.abort();
    await this.watching;
  }

  private async rename(): Promise<void> {
    const { signal } = this.stop;
    while (!signal.aborted) {
      const name = nameOf(this.word, this.committed.length);
      await retried(
        () => this.shop.database.query(`UPDATE "product" SET "name" = $1 WHERE "id" = $2`, [name, this.id]),
        signal,
      );
      this.committed.push(performance.now());
      await sleep(EDITION_EVERY_MS);
    }
  }

  private async look(): Promise<void> {
    for (; !this.stop.signal.aborted; await sleep(LOOK_EVERY_MS)) {
      const begun = performance.now();
      try {
        const edition = await editionOf(this.shop, this.word, this.id);
        this.looks += 1;
        if (edition === null) this.faults.push(`«${this.word}» was not found`);
        else this.judge(edition, begun);
      } catch (error) {
        if (this.needs.some((one) => one.wasAway(begun, performance.now()))) this.excused += 1;
        else this.faults.push(`«${this.word}»: ${(error as Error).message}`);
      }
    }
  }

  /** Checks a response to a request sent at `asked`. Names committed after that time need not be in it. */
  private judge(edition: number, asked: number): void {
    const now = performance.now();
    if (edition < this.seen) this.faults.push(`«${this.word}» went from edition ${this.seen} back to ${edition}`);
    for (; this.seen < edition; this.seen += 1)
      this.lags.push(Math.max(0, now - (this.committed[this.seen + 1] ?? now)));
    const next = this.committed[edition + 1] ?? Infinity;
    if (asked - next > STALE_AFTER_MS && !this.way.some((one) => one.wasAway(next, now)))
      this.faults.push(`«${this.word}» is out of date by ${((asked - next) / 1000).toFixed(1)} s`);
  }
}

/** Returns the number at the end of the product's name in the search result; null if the product is not found. */
async function editionOf({ api }: SearchShop, word: string, id: string): Promise<number | null> {
  const shown = (await findByWord(api.origin, word)).find((product) => product.id === id);
  return shown ? Number(shown.name.split(' ').at(-1)) : null;
}

function nameOf(word: string, edition: number): string {
  return `Кеды ${word} ${edition}`;
}
