import { setTimeout as sleep } from 'node:timers/promises';
import type { AbusedShop } from './abused-shop.js';

const PAGES = 20;
const PICTURES = 5;
const TIMEOUT_MS = 60_000;

export interface Seen {
  /** Milliseconds that the slowest of twenty pages took, and the slowest of five uncached pictures. */
  slowestPage: number;
  slowestPicture: number;
  /** Number of pages and pictures that were not served. */
  failed: number;
}

/**
 * Visits the shop as a visitor who has sent no other requests: opens catalogue pages and requests uncached pictures.
 */
export async function lookAround({ storefront }: AbusedShop, address: string): Promise<Seen> {
  const seen: Seen = { slowestPage: 0, slowestPicture: 0, failed: 0 };
  const keys = new Set<string>();
  const get = async (path: string) => {
    const began = performance.now();
    const headers = { 'x-forwarded-for': address };
    const answer = fetch(storefront + path, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    const page = answer.then(async (response) => (response.ok ? await response.text() : null)).catch(() => null);
    // The promise of an aborted `fetch` is not always settled, so a second timer is needed.
    const body = await Promise.race([page, sleep(TIMEOUT_MS + 1000, null, { ref: false })]);
    if (body === null) seen.failed += 1;
    return { took: Math.round(performance.now() - began), body: body ?? '' };
  };
  for (let page = 1; page <= PAGES; page += 1) {
    const { took, body } = await get(`/catalog?page=${page}`);
    seen.slowestPage = Math.max(seen.slowestPage, took);
    for (const [, key] of body.matchAll(/\/_ipx\/[^/\s"]+\/([^\s",&]+)/g)) keys.add(key!);
    await sleep(100);
  }
  if (keys.size < PICTURES) throw new Error('The pages of the catalogue show no pictures');
  // No attack requests this size, so these pictures are not cached.
  const size = `f_webp,q_60,w_${320}`;
  for (const key of [...keys].slice(0, PICTURES))
    seen.slowestPicture = Math.max(seen.slowestPicture, (await get(`/_ipx/${size}/${key}`)).took);
  return seen;
}
