import {
  drainOutbox,
  followOutbox,
  listDeadLetters,
  PostgresSink,
  replayDeadLetters,
  syncChanges,
  verifyDocuments,
} from '@meet/search-indexer/pipeline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';

let database: TestDatabase;
let client: pg.Client;
let productId: string;
let itemId: string;

const one = async (sql: string, values: unknown[] = []) =>
  (await client.query<Record<string, string>>(sql, values)).rows[0]!;
const waiting = async () =>
  Number((await one('SELECT count(*) FROM "search_outbox" WHERE "productId" = $1', [productId])).count);
const drain = async () => {
  const sink = new PostgresSink();
  while (await syncChanges(client, sink));
};

const PICKED = `
  WITH made AS (INSERT INTO "collection" ("slug", "title") VALUES ('autumn', 'Осень') RETURNING "id")
  INSERT INTO "collection_product" ("collectionId", "productId") SELECT made."id", p."id" FROM made, "product" p`;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

beforeEach(async () => {
  // Triggers that protect the order history would forbid the TRUNCATE. They are disabled for it; this suite has no
  // orders.
  await client.query('SET session_replication_role = replica');
  await client.query(
    'TRUNCATE "product", "collection", "brand", "size", "supplier", "search_outbox", "search_document", "search_text", "search_dead_letter" CASCADE',
  );
  await client.query('SET session_replication_role = origin');
  await client.query('BEGIN');
  productId = (await one(`INSERT INTO "product" ("slug", "name") VALUES ('veter', 'Ветер') RETURNING "id"`)).id!;
  const brand = await one(`INSERT INTO "brand" ("slug", "name") VALUES ('tavolga', 'Таволга') RETURNING "id"`);
  const size = await one(`INSERT INTO "size" ("slug", "name") VALUES ('42', '42') RETURNING "id"`);
  const supplier = await one(`INSERT INTO "supplier" ("slug", "name") VALUES ('sklad', 'Склад') RETURNING "id"`);
  await client.query('INSERT INTO "product_brand" ("productId", "brandId") VALUES ($1, $2)', [productId, brand.id]);
  const item = await one(
    `INSERT INTO "product_item" ("productId", "sizeId", "supplierId", "stock") VALUES ($1, $2, $3, 2) RETURNING "id"`,
    [productId, size.id, supplier.id],
  );
  itemId = item.id!;
  await client.query('INSERT INTO "price_details" ("itemId", "price") VALUES ($1, 1000)', [itemId]);
  await client.query('COMMIT');
});

describe('the outbox', () => {
  it('the search outbox has one row per product and transaction for any number of tables', async () => {
    expect(await waiting()).toBe(1);
  });

  it.each([
    ['the product', `UPDATE "product" SET "name" = 'Шторм'`],
    ['its stock', `UPDATE "product_item" SET "stock" = 1`],
    ['its price', `UPDATE "price_details" SET "price" = 900`],
    ['the name of its brand', `UPDATE "brand" SET "name" = 'Калина'`],
    ['the name of its size', `UPDATE "size" SET "name" = '42 EU'`],
    [
      'a picture that came',
      `INSERT INTO "product_image" ("productId", "position", "sourceUrl") SELECT "id", 0, 'x' FROM "product"`,
    ],
    ['a brand taken off it', `DELETE FROM "product_brand"`],
    ['a collection that it came into', PICKED],
    ['its place in a collection', `UPDATE "collection_product" SET "position" = 5`],
    ['a collection of it that is renamed', `UPDATE "collection" SET "title" = 'Золотая осень'`],
    ['a collection that it was taken out of', `DELETE FROM "collection_product"`],
    ['a collection of it that is gone', `DELETE FROM "collection"`],
    ['the whole product gone', `DELETE FROM "product"`],
  ])('the search outbox records a product after a change of %s', async (what, sql) => {
    if (/its place|of it that|taken out/.test(what)) await client.query(PICKED);
    await drain();
    expect(await waiting()).toBe(0);
    await client.query(sql);
    expect(await waiting()).toBe(1);
  });

  it.each([
    ['that leaves ten units', 11, 0],
    ['that leaves fewer than ten', 10, 1],
    ['of the last free unit', 1, 1],
  ])(
    'the search outbox records an order only if it changes what shoppers see: an order %s',
    async (_, stock, noted) => {
      await client.query('UPDATE "product_item" SET "stock" = $1', [stock]);
      await drain();
      await client.query('UPDATE "product_item" SET "reserved" = 1');
      expect(await waiting()).toBe(noted);
      await drain();
      // The unit is paid for: as many are free as before, and a sold-out offer is shown as sold instead of reserved.
      await client.query('UPDATE "product_item" SET "reserved" = 0, "stock" = "stock" - 1');
      expect(await waiting()).toBe(stock === 1 ? 1 : 0);
    },
  );

  it('the search outbox records nothing of a rolled-back transaction', async () => {
    await drain();
    await client.query('BEGIN');
    await client.query(`UPDATE "product_item" SET "stock" = 1`);
    await client.query('ROLLBACK');
    expect(await waiting()).toBe(0);
  });
});

describe('syncChanges', () => {
  const document = () =>
    one('SELECT "version", "deleted", "document", "card" FROM "search_document" WHERE "productId" = $1', [productId]);

  it('syncChanges writes a document and card of the available offers', async () => {
    await drain();
    expect(await document()).toMatchObject({
      deleted: false,
      document: {
        name: 'Ветер',
        brands: [{ value: 'tavolga', name: 'Таволга' }],
        items: [{ id: itemId, price: 1000, fast: true }],
      },
      card: { slug: 'veter', sizes: [{ slug: '42', name: '42' }] },
    });
    await client.query(`UPDATE "product_item" SET "reserved" = 2`);
    await drain();
    expect(await document()).toMatchObject({ document: { items: [] } });
  });

  it('syncChanges gives every write a higher version and leaves a tombstone for a deleted product', async () => {
    await drain();
    const before = BigInt((await document()).version!);
    await client.query(`UPDATE "product" SET "deletedAt" = now()`);
    await drain();
    const after = await document();
    expect(after).toMatchObject({ deleted: true, document: {} });
    expect(BigInt(after.version!)).toBeGreaterThan(before);
  });

  it('syncChanges keeps changes queued if documents cannot be written', async () => {
    const broken = { write: () => Promise.reject(new Error('the engine is down')) };
    await expect(syncChanges(client, broken)).rejects.toThrow('the engine is down');
    expect(await waiting()).toBe(1);
    expect(await document()).toBeUndefined();
  });

  it('two simultaneous syncChanges process each change once', async () => {
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    try {
      const sink = new PostgresSink();
      const taken = await Promise.all([syncChanges(client, sink), syncChanges(other, sink)]);
      expect(taken.sort()).toEqual([0, 1]);
    } finally {
      await other.end();
    }
  });
});

describe('a product that cannot be written', () => {
  /** A description with more different words than a tsvector can store. */
  const tooLong = `UPDATE "product" SET "description" = (SELECT string_agg(repeat('слово', 100) || n, ' ') FROM generate_series(1, 1500) n)`;
  const documents = async () =>
    (await client.query<{ slug: string }>(`SELECT "document"->>'slug' AS "slug" FROM "search_document" ORDER BY 1`))
      .rows;
  const letters = async () => (await listDeadLetters(client)).map(({ productId: id, stage }) => [id, stage]);

  beforeEach(async () => {
    await client.query(
      `INSERT INTO "product" ("slug", "name") SELECT 'kedy-' || n, 'Кеды' FROM generate_series(1, 9) n`,
    );
    await client.query(`${tooLong} WHERE "id" = $1`, [productId]);
  });

  it.each([
    ['one connection', drain],
    ['two', () => drainTwice()],
  ])(
    'a product whose search document cannot be written is set aside by %s, and the others are indexed',
    async (_, work) => {
      await work();
      expect(await documents()).toEqual(Array.from({ length: 9 }, (_, n) => ({ slug: `kedy-${n + 1}` })));
      expect(await listDeadLetters(client)).toEqual([
        { productId, stage: 'document', error: expect.stringContaining('too long'), createdAt: expect.any(Date) },
      ]);
      expect(await waiting()).toBe(0);
    },
  );

  it('a product set aside by the indexer is retried on replay until it is fixed', async () => {
    await drain();
    expect(await replayDeadLetters(client)).toBe(1);
    expect(await letters()).toEqual([]);
    await drain();
    expect(await letters()).toEqual([[productId, 'document']]);
    await client.query(`UPDATE "product" SET "description" = '' WHERE "id" = $1`, [productId]);
    await drain();
    expect(await letters()).toEqual([]);
    expect(await documents()).toHaveLength(10);
  });

  it('a database failure does not set a product aside', async () => {
    const broken = {
      write: () => Promise.reject(Object.assign(new pg.DatabaseError('full', 0, 'error'), { code: '53100' })),
    };
    await expect(syncChanges(client, broken)).rejects.toThrow('full');
    expect(await letters()).toEqual([]);
    expect(await waiting()).toBe(2);
  });

  async function drainTwice(): Promise<void> {
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    try {
      await drainOutbox([client, other], new PostgresSink());
    } finally {
      await other.end();
    }
  }
});

describe('drainOutbox', () => {
  const PRODUCTS = 1700;

  it('drainOutbox leaves all documents up to date despite concurrent changes', async () => {
    await client.query(
      `INSERT INTO "product" ("slug", "name") SELECT 'kedy-' || n, 'Кеды' FROM generate_series(2, ${PRODUCTS}) n`,
    );
    const lanes = [0, 1].map(() => new pg.Client({ connectionString: database.url })) as [pg.Client, pg.Client];
    await Promise.all(lanes.map((lane) => lane.connect()));
    try {
      const written: number[] = [];
      const draining = drainOutbox(lanes, new PostgresSink(), { onWritten: ({ products }) => written.push(products) });
      for (let round = 1; round <= 20; round += 1)
        await client.query(`UPDATE "product" SET "name" = 'Кеды ' || $1::int WHERE random() < 0.1`, [round]);
      await draining;
      await drainOutbox(lanes, new PostgresSink());
      expect(written.reduce((sum, products) => sum + products, 0)).toBeGreaterThanOrEqual(PRODUCTS);
      expect(await verifyDocuments(client)).toEqual({ products: PRODUCTS, waiting: 0, differences: [] });
    } finally {
      await Promise.all(lanes.map((lane) => lane.end()));
    }
  });
});

describe('followOutbox', () => {
  it('followOutbox writes changes one after another', async () => {
    const stop = new AbortController();
    const { signal } = stop;
    const log = pino({ level: 'silent' });
    const following = followOutbox({ databaseUrl: database.url, sink: new PostgresSink(), log, signal });
    const inStep = async () => {
      while (await waiting()) await sleep(10);
    };
    try {
      await inStep();
      for (let stock = 10; stock < 15; stock += 1) {
        await client.query(`UPDATE "product_item" SET "stock" = ${stock}`);
        await inStep();
      }
      expect(await verifyDocuments(client)).toMatchObject({ waiting: 0, differences: [] });
    } finally {
      stop.abort();
      await following;
    }
  });
});

describe('figures the database refuses', () => {
  it.each([
    ['more reserved than there is', `UPDATE "product_item" SET "reserved" = 3`],
    ['stock below what is reserved', `UPDATE "product_item" SET "reserved" = 2, "stock" = 1`],
    ['an old price that is not above the price', `UPDATE "price_details" SET "oldPrice" = 1000`],
    ['a loyalty price above the price', `UPDATE "price_details" SET "loyaltyPrice" = 1001`],
    ['a negative price', `UPDATE "price_details" SET "price" = -1`],
  ])('the database refuses an inconsistent stock or price: %s', async (_, sql) => {
    await expect(client.query(sql)).rejects.toThrow(/check constraint/);
  });
});
