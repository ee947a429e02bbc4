import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@meet/demo/random';
import { Killer } from '../../processes/killer.js';
import { percentile } from '../../processes/percentile.js';
import { openSearchShop, type SearchShop } from './open-search-shop.js';
import { Mortal } from './outages.js';
import { Rebuilder } from './rebuilder.js';
import { Searcher } from './searcher.js';
import { FILLED_WITHIN_MS, settle } from './settle.js';
import { Watcher } from './watcher.js';
import { Writer } from './writer.js';

export interface RaceTerms {
  seed: string;
  seconds: number;
  products: number;
  changesPerSecond: number;
  /** Whether all search documents are rebuilt again and again during the test. */
  rebuild: boolean;
  /** If true, no process is killed. */
  calm: boolean;
  /** Path of the Meilisearch program; if undefined, PostgreSQL searches. */
  meilisearch: string | undefined;
}

export interface RaceResult {
  changes: number;
  retries: number;
  /**
   * Reports of the rebuilds that finished. A rebuild that failed because a database or Meilisearch was killed has none.
   */
  rebuilds: string[];
  /** How often each process was killed. */
  kills: Record<string, number>;
  searches: number;
  found: number;
  excused: number;
  p50: number;
  p99: number;
  /** Number of responses that the watchers checked. */
  watched: number;
  /** Milliseconds from the commit of a new product name to the first response with it, including outages. */
  lagP50: number;
  lagP99: number;
  /** Milliseconds from the last change until every change is searchable. */
  settledMs: number;
  verified: string;
  faults: string[];
}

const SEARCHERS = 3;
const WATCHERS = 4;

/**
 * Changes products and searches for them while processes are killed. At the end, documents and search results must
 * match the catalogue.
 */
export async function race(terms: RaceTerms): Promise<RaceResult> {
  const shop = await openSearchShop(terms);
  try {
    await settle(shop, FILLED_WITHIN_MS);
    return await run(shop, terms);
  } finally {
    await shop.close();
  }
}

async function run(
  shop: SearchShop,
  { seed, seconds, changesPerSecond, rebuild, calm }: RaceTerms,
): Promise<RaceResult> {
  const random = (of: string) => randomFrom(`search ${seed} ${of}`);
  const mortal = (victim: { name: string } & ConstructorParameters<typeof Mortal>[1]) =>
    new Mortal(victim.name, victim);
  const [indexer, api] = [mortal(shop.indexer), mortal(shop.api)];
  const postgres = shop.postgres ? [mortal(shop.postgres)] : [];
  const engine = shop.meilisearch ? [mortal(shop.meilisearch)] : [];
  const needs = [api, ...postgres];
  const watchers = await Promise.all(
    Array.from({ length: WATCHERS }, (_, n) => Watcher.open(shop, n, needs, [indexer, ...needs, ...engine])),
  );
  const killer = calm
    ? null
    : new Killer([indexer, indexer, api, ...engine, ...engine, ...postgres], random('killer'), [500, 4000]);
  const writer = new Writer(shop.database, random('writer'), changesPerSecond);
  const searchers = Array.from(
    { length: SEARCHERS },
    (_, n) => new Searcher(shop.api.origin, random(`searcher ${n}`), needs),
  );
  const faults: string[] = [];
  const rebuilder = rebuild ? new Rebuilder(shop, [...postgres, ...engine]) : null;
  const noted = (error: unknown) => void faults.push((error as Error).message);
  await sleep(seconds * 1000);
  await killer?.end().catch(noted);
  await rebuilder?.end();
  await Promise.all([writer, ...watchers].map((one) => one.end().catch(noted)));
  const written = performance.now();
  await settle(shop).catch(noted);
  const settledMs = performance.now() - written;
  await Promise.all(searchers.map((searcher) => searcher.end()));

  const { status, output } = await shop.command('search/commands/verify-search.cli.js', [
    '--api',
    `${shop.api.origin}/graphql`,
  ]);
  if (status !== 0 || !/ 0 of them wait/.test(output)) faults.push(`search:verify ended with ${status}: ${output}`);
  if (/laid aside/.test(output)) faults.push('products were laid aside');
  const sum = (of: (searcher: Searcher) => number) => searchers.reduce((total, one) => total + of(one), 0);
  const times = searchers.flatMap((searcher) => searcher.times);
  const lags = watchers.flatMap((watcher) => watcher.lags);
  if (!sum(({ found }) => found)) faults.push('nobody found anything');
  if (!writer.changes) faults.push('nothing was changed');
  return {
    changes: writer.changes,
    retries: writer.retries,
    rebuilds: rebuilder?.done ?? [],
    kills: Object.fromEntries([...(killer?.killsOf ?? [])].map(([{ name }, times]) => [name, times])),
    searches: sum(({ answers }) => answers),
    found: sum(({ found }) => found),
    excused: [...searchers, ...watchers].reduce((total, one) => total + one.excused, 0),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    watched: watchers.reduce((total, { looks }) => total + looks, 0),
    lagP50: percentile(lags, 0.5),
    lagP99: percentile(lags, 0.99),
    settledMs,
    verified: output,
    faults: [...faults, ...(rebuilder?.faults ?? []), ...[...searchers, ...watchers].flatMap((one) => one.faults)],
  };
}
