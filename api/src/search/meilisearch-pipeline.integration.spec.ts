import {
  bringDocuments,
  fillAnew,
  followDocuments,
  MeilisearchIndex,
  prepareEngine,
  rebuildEngine,
  verifyEngine,
  type EngineVerdict,
} from '@meet/search-indexer/pipeline';
import type { EngineDocument } from '@meet/search-indexer/contract';
import { clientFor, keyOfRole, scopedKey, tenantToken } from '@meet/search-indexer/settings';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { fillCatalogue, projectChanges } from '../testing/fill-catalogue.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { feedProduct } from '../testing/test-api.js';

/** Set TEST_MEILI_URL to a real server and TEST_MEILI_KEY to one of its keys; without the URL this suite is skipped. */
const url = process.env.TEST_MEILI_URL ?? '';
const apiKey = process.env.TEST_MEILI_KEY;
const PRODUCTS = 40;

(url ? describe : describe.skip)('Meilisearch behind the pipeline (TEST_MEILI_URL)', () => {
  const options = { url, apiKey, index: `products-${randomBytes(4).toString('hex')}` };
  let database: TestDatabase;
  let client: pg.Client;
  let index: MeilisearchIndex;

  beforeAll(async () => {
    database = await createTestDatabase();
    await fillCatalogue(
      database.url,
      Array.from({ length: PRODUCTS }, (_, n) =>
        feedProduct(`veter-${n}`, { name: `Кеды Ветер ${n}`, items: [{ size: '42', price: 500_000 + n }] }),
      ),
    );
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    index = new MeilisearchIndex(options);
  });

  afterAll(async () => {
    await index.drop();
    await client.end();
    await database.drop();
  });

  const bring = async () => {
    while (await bringDocuments(client, index));
  };
  const change = async (sql: string) => {
    await client.query(sql);
    await projectChanges(database.url);
  };
  const idOf = async (slug: string) =>
    (await client.query<{ id: string }>('SELECT "id" FROM "product" WHERE "slug" = $1', [slug])).rows[0]!.id;
  const inStep = (documents: number): EngineVerdict => ({ documents, waiting: 0, differences: [] });

  it('Meilisearch holds the expected documents through changes and deletions', async () => {
    await bring();
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS));
    await change(`UPDATE "product" SET "name" = 'Кеды Шторм', "viewCount" = 5 WHERE "slug" = 'veter-1'`);
    await change(`UPDATE "product" SET "deletedAt" = now() WHERE "slug" = 'veter-2'`);
    expect(await verifyEngine(client, index)).toEqual({ documents: PRODUCTS, waiting: 2, differences: [] });
    await bring();
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
  });

  it('verifyEngine finds tampered Meilisearch documents by attribute, and a rebuild corrects them', async () => {
    const held = index.client.index(index.uid);
    const [changed, missing] = [await idOf('veter-3'), await idOf('veter-4')];
    const surplus = 'ffffffff-0000-4000-8000-000000000000';
    await held.updateDocuments([{ id: changed, popularity: 99, size: ['41'] }, { id: surplus }]).waitTask();
    await held.deleteDocument(missing).waitTask();
    const { differences } = await verifyEngine(client, index);
    expect(new Map(differences.map(({ productId, what }) => [productId, what.sort()]))).toEqual(
      new Map([
        [changed, ['popularity', 'size']],
        [missing, ['missing']],
        [surplus, ['surplus']],
      ]),
    );
    expect((await rebuildEngine(database.url, options)).refused).toEqual([]);
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
    // The rebuild also recorded the version up to which the index is filled, so no documents are left to copy.
    expect(await bringDocuments(client, index)).toBeNull();
    expect(await new MeilisearchIndex({ ...options, index: `${options.index}_next` }).cursor()).toBeNull();
  });

  it('a wiped or missing Meilisearch index is filled from the start', async () => {
    await index.drop();
    await bring();
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
    await index.drop();
    await rebuildEngine(database.url, options);
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
    const { rows } = await client.query('SELECT "name" FROM "search_sink"');
    expect(rows).toHaveLength(1);
  });

  it('a wiped Meilisearch index appears only once it is complete', async () => {
    await index.drop();
    const stop = new AbortController();
    const seen = new Set<number | null>();
    const following = followDocuments({
      databaseUrl: database.url,
      index,
      fill: (follower) => fillAnew(follower, index),
      log: pino({ level: 'silent' }),
      signal: stop.signal,
    });
    const held = async () =>
      (await index.cursor()) === null ? null : (await index.client.index(index.uid).getStats()).numberOfDocuments;
    try {
      for (const end = Date.now() + 20_000; !seen.has(PRODUCTS - 1) && Date.now() < end;) seen.add(await held());
    } finally {
      stop.abort();
      await following;
    }
    expect([...seen]).toEqual([null, PRODUCTS - 1]);
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
    expect(await fillAnew(client, index)).toBeNull();
  });

  it('an interrupted rebuild of the Meilisearch index can be repeated', async () => {
    const stop = new Error('stop here');
    const interrupted = rebuildEngine(database.url, options, () => {
      throw stop;
    });
    await expect(interrupted).rejects.toBe(stop);
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
    await change(`UPDATE "product" SET "viewCount" = 8 WHERE "slug" = 'veter-9'`);
    await rebuildEngine(database.url, options);
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
  });

  it('rebuilding the Meilisearch index during changes loses none of them', async () => {
    const stop = new AbortController();
    const { signal } = stop;
    const log = pino({ level: 'silent' });
    const following = followDocuments({ databaseUrl: database.url, index, log, signal });
    const newest = async () => {
      const { results } = await index.client
        .index<EngineDocument>(index.uid)
        .getDocuments({ fields: ['popularity'], sort: ['popularity:desc'], limit: 1 });
      return results[0]!.popularity;
    };
    const seen: number[] = [];
    const looking = (async () => {
      while (!signal.aborted) seen.push(await newest());
    })();
    const writing = (async () => {
      for (let n = 1000; !signal.aborted; n += 1)
        await change(`UPDATE "product" SET "viewCount" = ${n} WHERE "slug" = 'veter-${10 + (n % 20)}'`);
    })();
    try {
      for (let round = 0; round < 3; round += 1) await rebuildEngine(database.url, options);
    } finally {
      stop.abort();
      await Promise.all([following, writing, looking]);
    }
    expect(seen.length).toBeGreaterThan(3);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    await bring();
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
  });

  it('Meilisearch keys are separate per service, and a tenant token is limited by filter and expiry', async () => {
    await bring();
    const master = clientFor({ url, apiKey });
    const { key } = await scopedKey(master, index.uid, 'search');
    expect((await scopedKey(master, index.uid, 'search')).key).toBe(key);
    const found = async (apiKey: string) =>
      (await clientFor({ url, apiKey }).index(index.uid).search('', { limit: 0 })).estimatedTotalHits;
    expect(await found(key)).toBe(PRODUCTS - 1);
    await expect(clientFor({ url, apiKey: key }).index(index.uid).deleteAllDocuments()).rejects.toThrow(/API key/);
    const dear = (days: number) => tenantToken(master, index.uid, { filter: 'price > 500010', days });
    expect(await found(await tenantToken(master, index.uid, { days: 1 }))).toBe(PRODUCTS - 1);
    expect(await found(await dear(1))).toBe(PRODUCTS - 11);
    await expect(dear(-1).then(found)).rejects.toThrow(/expir/);
  });

  it('a key from search:keys can rebuild the index without seeing the swap task', async () => {
    const { key } = await scopedKey(clientFor({ url, apiKey }), index.uid, 'indexer');
    const own = { ...options, apiKey: key };
    for (let round = 0; round < 3; round += 1) await rebuildEngine(database.url, own);
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
    expect(await index.beside().cursor()).toBeNull();
    expect((await client.query('SELECT FROM "search_sink"')).rows).toHaveLength(1);
    await index.drop();
    await rebuildEngine(database.url, own);
    expect(await verifyEngine(client, index)).toEqual(inStep(PRODUCTS - 1));
  });

  it('a starting document follower removes leftovers of an interrupted rebuild', async () => {
    const stop = new Error('stop here');
    await expect(
      rebuildEngine(database.url, options, () => {
        throw stop;
      }),
    ).rejects.toBe(stop);
    await client.query(`INSERT INTO "search_sink" VALUES ($1, 7, now())`, [`${index.cursors}2020-01-01T00:00:00Z`]);
    expect(await index.beside().cursor()).not.toBeNull();
    await prepareEngine(index, undefined, pino({ level: 'silent' }))(client);
    expect(await index.beside().cursor()).toBeNull();
    const { rows } = await client.query<{ name: string }>('SELECT "name" FROM "search_sink"');
    expect(rows.map(({ name }) => name)).toEqual([await index.cursor()]);
  });

  it('lost Meilisearch keys are recreated if the master key is available', async () => {
    const master = clientFor({ url, apiKey });
    const settings = { MEILI_MASTER_KEY: apiKey, MEILI_INDEX: index.uid };
    const own = new MeilisearchIndex({ ...options, apiKey: keyOfRole('indexer', settings) });
    for (const role of ['search', 'indexer'] as const) {
      const { key, uid } = await scopedKey(master, index.uid, role);
      expect(keyOfRole(role, settings)).toBe(key);
      await master.deleteKey(uid);
    }
    const log = pino({ level: 'silent' });
    await expect(prepareEngine(own, undefined, log)(client)).rejects.toThrow(/npm run search:keys.* MEILI_INDEXER_KEY/);
    await expect(prepareEngine(own, 'of another', log)(client)).rejects.toThrow(
      /MEILI_MASTER_KEY is not the master key/,
    );
    await prepareEngine(own, apiKey, log)(client);
    expect(await verifyEngine(client, own)).toEqual(inStep(PRODUCTS - 1));
    const search = clientFor({ url, apiKey: keyOfRole('search', settings) });
    expect((await search.index(index.uid).search('', { limit: 1 })).hits).toHaveLength(1);
  });

  it('a search-only key is reported once while retrying, and a correct key resumes indexing', async () => {
    const { key } = await scopedKey(clientFor({ url, apiKey }), index.uid, 'search');
    const stop = new AbortController();
    const lines: string[] = [];
    const failures: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => lines.push((JSON.parse(line) as { msg: string }).msg) });
    const fill = prepareEngine(new MeilisearchIndex({ ...options, apiKey: key }), undefined, log);
    let steps: () => typeof fill = () => fill;
    const inStep = followDocuments({
      databaseUrl: database.url,
      index,
      fill: (follower) => steps()(follower),
      log,
      signal: stop.signal,
      onFailure: (sentence) => {
        failures.push(sentence);
        if (failures.length === 3) steps = () => prepareEngine(index, undefined, log);
      },
      onInStep: () => stop.abort(),
    });
    await inStep;
    expect(new Set(failures)).toEqual(new Set([expect.stringMatching(/may only search.* MEILI_INDEXER_KEY/)]));
    expect(lines).toEqual([
      'the engine or the database does not do its part; trying again',
      'the engine is in step again',
    ]);
  });

  it('an error of a Meilisearch key is explained in one sentence', async () => {
    const stranger = new MeilisearchIndex({ ...options, apiKey: 'not a key of it' });
    await expect(bringDocuments(client, stranger)).rejects.toThrow(/API key is invalid/);
  });
});
