import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '@meet/demo/random';
import type { Mortal } from './outages.js';

const QUERIES = [
  'кроссовки',
  'красные кеды',
  'куртка 48',
  'ветер',
  'шторм',
  'rehnrf',
  'кроссовки мужские 42',
  'платье',
  'кожаная сумка',
  'пуховик зимний',
  'джинсы синие',
  'кеды таволга',
  'футболка со скидкой',
  'север',
];
const PAUSE_MS = 40;
const AWAY_MS = 250;

const SEARCH = `query ($dto: SearchFilteredProductsInput!) { searchFilteredProducts(dto: $dto) {
  items { id name item { id } } pagination { totalItems } filterList { brand { value count } size { value count } } } }`;
const LISTING = `query ($dto: FilteredProductsInput!) { filteredProducts(dto: $dto) {
  items { id name } pagination { totalItems } } }`;

/**
 * Sends searches and listing queries one after another. A failed request counts as a fault unless a process that it
 * needs was down.
 */
export class Searcher {
  answers = 0;
  found = 0;
  excused = 0;
  readonly times: number[] = [];
  readonly faults: string[] = [];
  private ended = false;
  private readonly searching: Promise<void>;

  constructor(
    private readonly origin: string,
    private readonly random: Random,
    /**
     * The processes that a request needs: the API and its database. If Meilisearch is down, PostgreSQL searches
     * instead, so requests must still succeed.
     */
    private readonly needs: Mortal[],
  ) {
    this.searching = this.search();
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.searching;
  }

  private async search(): Promise<void> {
    for (; !this.ended; await sleep(PAUSE_MS)) {
      const begun = performance.now();
      const fault = await this.ask().catch((error: Error) => `no answer: ${error.message}`);
      const ended = performance.now();
      if (!fault) {
        this.answers += 1;
        this.times.push(ended - begun);
      } else if (this.needs.some((one) => one.wasAway(begun, ended))) {
        this.excused += 1;
        await sleep(AWAY_MS);
      } else this.faults.push(fault);
    }
  }

  /** Sends a random query. Resolves to a description of what is wrong with the response, or to null. */
  private async ask(): Promise<string | null> {
    const text = this.random.pick(QUERIES);
    const body = this.random.chance(0.8)
      ? {
          query: SEARCH,
          variables: { dto: { query: text, ...(this.random.chance(0.2) ? { sort: 'CHEAP_FIRST' } : {}) } },
        }
      : { query: LISTING, variables: { dto: { sort: this.random.pick(['CHEAP_FIRST', 'NEW_FIRST', 'SALE_FIRST']) } } };
    const answer = await fetch(`${this.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const said = await answer.text();
    const { data, errors } = JSON.parse(said) as { data?: Record<string, { items: unknown[] }>; errors?: unknown };
    if (!answer.ok || errors || !data) return `${answer.status} to «${text}»: ${said.slice(0, 300)}`;
    if (Object.values(data)[0]!.items.length) this.found += 1;
    return null;
  }
}
