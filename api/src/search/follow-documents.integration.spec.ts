import {
  bringDocuments,
  followDocuments,
  listDeadLetters,
  replayDeadLetters,
  RefusedDocuments,
  type EngineChanges,
  type EngineIndex,
} from '@meet/search-indexer/pipeline';
import type { EngineDocument } from '@meet/search-indexer/contract';
import pg from 'pg';
import { pino } from 'pino';
import { fillCatalogue, projectChanges } from '../testing/fill-catalogue.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { feedProduct } from '../testing/test-api.js';
import { until } from '../testing/until.js';

const PRODUCTS = 9;

/** A fake engine that can be told to fail. Other tests run against a real engine. */
class WilfulEngine implements EngineIndex {
  readonly engine = 'wilful';
  readonly held = new Map<string, EngineDocument>();
  made = 1;
  writes = 0;
  failure: ((changes: EngineChanges) => Error | undefined) | undefined;

  open(): Promise<string> {
    return Promise.resolve(`wilful:products@${this.made}`);
  }

  write(changes: EngineChanges): Promise<void> {
    this.writes += 1;
    const failure = this.failure?.(changes);
    if (failure) return Promise.reject(failure);
    for (const document of changes.documents) this.held.set(document.id, document);
    for (const id of changes.removed) this.held.delete(id);
    return Promise.resolve();
  }

  refuse(...ids: string[]): void {
    this.failure = ({ documents }) =>
      documents.some(({ id }) => ids.includes(id)) ? new RefusedDocuments('not this one') : undefined;
  }

  wipe(): void {
    this.held.clear();
    this.made += 1;
  }
}

let database: TestDatabase;
let client: pg.Client;
let engine: WilfulEngine;

const idOf = async (slug: string) =>
  (await client.query<{ id: string }>('SELECT "id" FROM "product" WHERE "slug" = $1', [slug])).rows[0]!.id;
const popularityOf = async (slug: string) => engine.held.get(await idOf(slug))?.popularity;
const change = async (sql: string) => {
  await client.query(sql);
  await projectChanges(database.url);
};
const bring = () => bringDocuments(client, engine);

beforeAll(async () => {
  database = await createTestDatabase();
  const slugs = Array.from({ length: PRODUCTS }, (_, n) => `veter-${n}`);
  await fillCatalogue(
    database.url,
    slugs.map((slug) => feedProduct(slug, { items: [{ size: '42', price: 500_000 }] })),
  );
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

beforeEach(async () => {
  engine = new WilfulEngine();
  await client.query('TRUNCATE "search_sink", "search_dead_letter"');
  await change(`UPDATE "product" SET "deletedAt" = NULL, "viewCount" = 0`);
});

it('the document follower sends the search engine each missing document once', async () => {
  expect(await bring()).toEqual({ documents: PRODUCTS, refused: [] });
  expect(engine.held.size).toBe(PRODUCTS);
  expect(await bring()).toBeNull();
  await change(`UPDATE "product" SET "viewCount" = 7 WHERE "slug" = 'veter-3'`);
  expect(await bring()).toEqual({ documents: 1, refused: [] });
  expect(await popularityOf('veter-3')).toBe(7);
});

it('the document follower removes deleted and unavailable products from the search engine', async () => {
  await bring();
  await change(`UPDATE "product" SET "deletedAt" = now() WHERE "slug" = 'veter-1'`);
  await change(`UPDATE "product_item" SET "stock" = 0 WHERE "productId" = '${await idOf('veter-2')}'`);
  await bring();
  expect(engine.held.size).toBe(PRODUCTS - 2);
  await change(`UPDATE "product_item" SET "stock" = 3`);
  await bring();
  expect(engine.held.size).toBe(PRODUCTS - 1);
});

it('the document follower repeats a step that the search engine did not finish', async () => {
  engine.failure = () => new Error('the engine is down');
  await expect(bring()).rejects.toThrow('the engine is down');
  engine.failure = undefined;
  expect(await bring()).toEqual({ documents: PRODUCTS, refused: [] });
});

it('the document follower refills a search engine that was wiped', async () => {
  await bring();
  engine.wipe();
  expect(await bring()).toEqual({ documents: PRODUCTS, refused: [] });
});

describe('a document that the engine refuses', () => {
  it('a document that the search engine refuses is set aside, and the others are indexed', async () => {
    const bad = await idOf('veter-4');
    engine.refuse(bad);
    expect(await bring()).toEqual({ documents: PRODUCTS - 1, refused: [{ productId: bad, error: 'not this one' }] });
    expect(engine.held.size).toBe(PRODUCTS - 1);
    expect(await listDeadLetters(client)).toMatchObject([{ productId: bad, stage: 'wilful', error: 'not this one' }]);
    expect(await bring()).toBeNull();
  });

  it('a document set aside is sent again on replay and leaves the dead letters on success', async () => {
    const bad = await idOf('veter-4');
    engine.refuse(bad);
    await bring();
    await replayDeadLetters(client);
    await projectChanges(database.url);
    expect(await bring()).toMatchObject({ refused: [{ productId: bad }] });
    engine.failure = undefined;
    await change(`UPDATE "product" SET "viewCount" = 1 WHERE "slug" = 'veter-4'`);
    expect(await bring()).toEqual({ documents: 1, refused: [] });
    expect(await listDeadLetters(client)).toEqual([]);
  });

  it('no document is set aside when the search engine refuses all of several documents', async () => {
    engine.failure = () => new RefusedDocuments('none of these');
    await expect(bring()).rejects.toThrow('none of these');
    expect(await listDeadLetters(client)).toEqual([]);
  });
});

describe('a follower', () => {
  it('the document follower recovers after a failure, reacts to notifications and excludes a second follower', async () => {
    const stop = new AbortController();
    const options = { databaseUrl: database.url, log: pino({ level: 'silent' }), signal: stop.signal };
    const second = new WilfulEngine();
    let failures = 0;
    engine.failure = () => (failures < 2 ? new Error('the engine is down') : undefined);
    const states: string[] = [];
    const first = followDocuments({ ...options, index: engine, onFailure: () => (failures += 1) });
    await until(() => engine.held.size === PRODUCTS);
    expect(failures).toBe(2);
    const waiting = followDocuments({ ...options, index: second, onState: (state) => states.push(state) });
    await until(() => states.includes('waiting'));
    await change(`UPDATE "product" SET "viewCount" = 11 WHERE "slug" = 'veter-5'`);
    const id = await idOf('veter-5');
    await until(() => engine.held.get(id)?.popularity === 11);
    expect(second.writes).toBe(0);
    stop.abort();
    await Promise.all([first, waiting]);
  });
});
