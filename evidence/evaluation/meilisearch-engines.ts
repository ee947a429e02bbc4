import { setTimeout as sleep } from 'node:timers/promises';
import { bringDocuments, MeilisearchIndex } from '@meet/search-indexer/pipeline';
import type { Client } from 'pg';
import { z } from 'zod';
import { PAGE, type Ask } from './engines.js';
import type { Goods } from './goods.js';

export interface MeilisearchServer {
  url: string;
  /** A key that may create, fill and delete indexes. */
  key: string | undefined;
}

const Enqueued = z.object({ taskUid: z.number() });
const Task = z.object({ status: z.string(), error: z.object({ message: z.string() }).nullable().optional() });
const Hits = z.object({
  hits: z.array(z.object({ id: z.string(), name: z.string() })),
  estimatedTotalHits: z.number(),
});
const LOOK_MS = 50;

/** Fills a Meilisearch index with every document of a database, exactly as the shop does. */
export async function fillShopIndex({ url, key }: MeilisearchServer, index: string, database: Client): Promise<void> {
  const target = new MeilisearchIndex({ url, apiKey: key, index });
  while (await bringDocuments(database, target));
}

/**
 * Searches plain texts in Meilisearch with its default settings. This is the baseline that the shop's own search must
 * exceed.
 */
export async function askBare(server: MeilisearchServer, index: string, goods: readonly Goods[]): Promise<Ask> {
  const documents = goods.map(({ id, name, brands, kinds, colours, sizes }) => {
    return { id, name, brand: brands.join(' '), categories: kinds, colours, sizes };
  });
  await finished(server, await call(server, 'POST', `/indexes/${index}/documents?primaryKey=id`, documents));
  return async (query) => {
    const found = Hits.parse(await call(server, 'POST', `/indexes/${index}/search`, { q: query, limit: PAGE }));
    return {
      ids: found.hits.map(({ id }) => id),
      names: found.hits.map(({ name }) => name),
      total: found.estimatedTotalHits,
      nearest: false,
      understood: 'as typed',
    };
  };
}

export async function dropIndex(server: MeilisearchServer, index: string): Promise<void> {
  await call(server, 'DELETE', `/indexes/${index}`);
}

async function call({ url, key }: MeilisearchServer, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

async function finished(server: MeilisearchServer, enqueued: unknown): Promise<void> {
  const { taskUid } = Enqueued.parse(enqueued);
  for (;;) {
    const { status, error } = Task.parse(await call(server, 'GET', `/tasks/${taskUid}`));
    if (status === 'succeeded') return;
    if (status === 'failed' || status === 'canceled') throw new Error(`Meilisearch: ${error?.message ?? status}`);
    await sleep(LOOK_MS);
  }
}
