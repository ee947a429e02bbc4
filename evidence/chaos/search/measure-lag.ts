import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@meet/demo/random';
import { percentile } from '../../processes/percentile.js';
import { openSearchShop, type SearchShop } from './open-search-shop.js';
import { findByWord, putProbeOnSale, unheardOf } from './probe-product.js';
import { FILLED_WITHIN_MS, settle } from './settle.js';
import { Writer } from './writer.js';

const CHANGES_PER_SECOND = 200;
const PROBES_PER_SECOND = 3;
const SECONDS = 30;
const LOOK_EVERY_MS = 40;
const FOUND_WITHIN_MS = 30_000;

/**
 * Measures the time from the commit of a change until a search finds it. The catalogue changes 200 times a second.
 * Meanwhile some products with unique names go on sale, and each is searched for by its name until it is found.
 */
export async function measureLag(
  products: number,
  meilisearch: string | undefined,
  say: (line: string) => void,
): Promise<void> {
  const shop = await openSearchShop({ products, meilisearch, calm: true });
  try {
    await settle(shop, FILLED_WITHIN_MS);
    const writer = new Writer(shop.database, randomFrom('lag'), CHANGES_PER_SECOND);
    const begun = performance.now();
    const probes: Promise<number>[] = [];
    for (let n = 0; performance.now() - begun < SECONDS * 1000; n += 1) {
      probes.push(probe(shop, n));
      await sleep(1000 / PROBES_PER_SECOND);
    }
    const took = (performance.now() - begun) / 1000;
    await writer.end();
    const lags = await Promise.all(probes);
    const [p50, p99, max] = [0.5, 0.99, 1].map((share) => percentile(lags, share).toFixed(0));
    say(
      `${meilisearch ? 'Meilisearch' : 'PostgreSQL'}, ${products} products, ${(writer.changes / took).toFixed(0)} changes/s`,
    );
    say(`  from commit to found, ${lags.length} probes: p50 ${p50} ms, p99 ${p99} ms, max ${max} ms`);
    if (lags.some((lag) => lag === Infinity)) process.exitCode = 1;
  } finally {
    await shop.close();
  }
}

/**
 * Puts a product on sale. Resolves to the milliseconds until a search by its name finds it, or to Infinity after 30
 * seconds.
 */
async function probe({ database, api }: SearchShop, n: number): Promise<number> {
  const word = unheardOf(n);
  const id = await putProbeOnSale(database, String(n), `Кеды ${word}`);
  const committed = performance.now();
  while (performance.now() - committed < FOUND_WITHIN_MS) {
    const found = await findByWord(api.origin, word);
    if (found.some((product) => product.id === id)) return performance.now() - committed;
    await sleep(LOOK_EVERY_MS);
  }
  return Infinity;
}
