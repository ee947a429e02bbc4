import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchShop } from './open-search-shop.js';
import type { Mortal } from './outages.js';
import { findByWord, putProbeOnSale, unheardOf } from './probe-product.js';
import { retried } from '../postgres/retried.js';

const EDITION_EVERY_MS = 500;
const LOOK_EVERY_MS = 50;
/** An answer is stale if it is older than this while every process was up. */
const STALE_AFTER_MS = 5000;

/**
 * Searches for one product again and again and renames it now and then. It must always be found, its name must never go
 * back to an older one, and a new name must be seen soon.
 */
export class Watcher {
  looks = 0;
  excused = 0;
  /** Milliseconds from the commit of a name to the first answer with it or a newer one. */
  readonly lags: number[] = [];
  readonly faults: string[] = [];
  private readonly stop = new AbortController();
  private readonly watching: Promise<unknown>;
  /** The time of the commit of each edition of the name, by its number. */
  private readonly committed = [performance.now()];
  private seen = 0;

  private constructor(
    private readonly shop: SearchShop,
    private readonly id: string,
    private readonly word: string,
    /** The API and its database: a request needs both. */
    private readonly needs: Mortal[],
    /** All processes that a new name passes on its way to an answer. */
    private readonly way: Mortal[],
  ) {
    this.watching = Promise.all([this.rename(), this.look()]);
  }

  /** Resolves when its product has been found. */
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

  /** Judges an answer. Names committed after `asked`, the time of the request, need not be in it. */
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

/** Returns the edition that is shown; null if the product is not found. */
async function editionOf({ api }: SearchShop, word: string, id: string): Promise<number | null> {
  const shown = (await findByWord(api.origin, word)).find((product) => product.id === id);
  return shown ? Number(shown.name.split(' ').at(-1)) : null;
}

function nameOf(word: string, edition: number): string {
  return `Кеды ${word} ${edition}`;
}
