import { followOutbox, PostgresSink, rebuildIndex, syncChanges, verifyDocuments } from '@meet/search-indexer/pipeline';
import pg from 'pg';
import { pino } from 'pino';
import { Statements } from '../../platform/database/statements.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { verifyListings } from './verify-listings.js';
import { until } from '../../testing/until.js';

const PRODUCTS = 300;

let api: TestApi;
let client: pg.Client;

beforeAll(async () => {
  api = await startTestApi(
    Array.from({ length: PRODUCTS }, (_, n) =>
      feedProduct(`veter-${n}`, { name: `Кеды Ветер ${n}`, items: [{ size: '42', price: 500_000 + n }] }),
    ),
  );
  client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await api.close();
});

const all = async <Row extends pg.QueryResultRow>(sql: string) => (await client.query<Row>(sql)).rows;
const versions = () =>
  all<{ productId: string; version: string }>('SELECT "productId", "version" FROM "search_document" ORDER BY 1');
const shape = () =>
  all(
    `SELECT t."relname", i."relname" AS "index", pg_get_indexdef(i."oid") AS "definition", c."conname", c."contype"
     FROM pg_index x JOIN pg_class t ON t."oid" = x."indrelid" JOIN pg_class i ON i."oid" = x."indexrelid"
     LEFT JOIN pg_constraint c ON c."conindid" = i."oid"
     WHERE t."relname" LIKE 'search_document%' OR t."relname" LIKE 'search_text%'
     UNION ALL
     SELECT "table_name", "column_name", "data_type" || ' ' || "is_nullable", "column_default", NULL
     FROM information_schema.columns WHERE "table_name" LIKE 'search_document%' OR "table_name" LIKE 'search_text%'
     UNION ALL
     SELECT "relname", pg_get_serial_sequence('search_document', 'version'), NULL, NULL, NULL FROM pg_class
     WHERE "relkind" = 'S' AND "relname" LIKE 'search_document%' ORDER BY 1, 2`,
  );
const agree = async () => {
  expect(await verifyDocuments(client)).toMatchObject({ waiting: 0, differences: [] });
  const pool = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
  const differences = () =>
    verifyListings(new Statements(pool), async (query, variables) => (await api.ask(query, variables)).data!);
  try {
    await until(async () => (await differences()).length === 0);
  } finally {
    await pool.end();
  }
};

it('rebuildIndex keeps the tables, indexes, defaults and sequence of the search documents', async () => {
  const before = await shape();
  await rebuildIndex(api.databaseUrl);
  await rebuildIndex(api.databaseUrl);
  expect(await shape()).toEqual(before);
});

it('rebuildIndex keeps the version of an unchanged search document, so that no process rereads it', async () => {
  const before = await versions();
  await rebuildIndex(api.databaseUrl);
  expect(await versions()).toEqual(before);
});

it('rebuildIndex gives a corrected search document a new version', async () => {
  await client.query(`UPDATE "search_document" SET "card" = '{}' WHERE "document"->>'slug' = 'veter-7'`);
  const newest = (await all<{ max: string }>('SELECT max("version") FROM "search_document"'))[0]!.max;
  await rebuildIndex(api.databaseUrl);
  const changed = await all<{ slug: string; version: string }>(
    `SELECT "document"->>'slug' AS "slug", "version" FROM "search_document" WHERE "version" > ${newest}`,
  );
  expect(changed.map(({ slug }) => slug)).toEqual(['veter-7']);
  // Documents written after the rebuild get a version higher than any before it.
  await client.query(`UPDATE "product" SET "viewCount" = 3 WHERE "slug" = 'veter-8'`);
  await syncChanges(client, new PostgresSink());
  const [last] = await all<{ slug: string }>(
    `SELECT "document"->>'slug' AS "slug" FROM "search_document" ORDER BY "version" DESC LIMIT 1`,
  );
  expect(last!.slug).toBe('veter-8');
  await agree();
});

it('rebuildIndex keeps tombstones and adds a tombstone for a document without a product', async () => {
  await client.query(`UPDATE "product" SET "deletedAt" = now() WHERE "slug" IN ('veter-20', 'veter-21')`);
  await client.query(
    `DELETE FROM "search_outbox" WHERE "productId" = (SELECT "id" FROM "product" WHERE "slug" = 'veter-21')`,
  );
  while (await syncChanges(client, new PostgresSink()));
  await rebuildIndex(api.databaseUrl);
  const tombstones = await all<{ slug: string }>(
    `SELECT p."slug" FROM "search_document" d JOIN "product" p ON p."id" = d."productId" WHERE d."deleted" ORDER BY 1`,
  );
  expect(tombstones.map(({ slug }) => slug)).toEqual(['veter-20', 'veter-21']);
  await agree();
});

it('rebuildIndex starts again after an interruption and refuses a second simultaneous run', async () => {
  const live = await versions();
  const stop = new Error('stop here');
  await expect(
    rebuildIndex(api.databaseUrl, () => {
      throw stop;
    }),
  ).rejects.toBe(stop);
  expect(await versions()).toEqual(live);
  const [one, other] = await Promise.allSettled([rebuildIndex(api.databaseUrl), rebuildIndex(api.databaseUrl)]);
  const outcomes = [one!.status, other!.status].sort();
  expect(outcomes).toEqual(['fulfilled', 'rejected']);
  await agree();
});

it('rebuildIndex does not disturb simultaneous searches and writes', async () => {
  const stop = new AbortController();
  const answers: string[] = [];
  const search = `query ($text: String!) { searchFilteredProducts(dto: { query: $text }) { items { id } } }`;
  const searching = repeat(async (n) => {
    const { data, errors } = await api.ask(search, { text: `ветер ${n % 20}` });
    const found = (data?.searchFilteredProducts as { items: unknown[] } | undefined)?.items.length;
    answers.push(errors ? JSON.stringify(errors) : found ? 'found' : 'nothing');
  });
  const writer = new pg.Client({ connectionString: api.databaseUrl });
  await writer.connect();
  const writing = repeat(async (n) => {
    await writer.query(`UPDATE "product" SET "viewCount" = $1::int WHERE "slug" = $2`, [n, `veter-${n % PRODUCTS}`]);
    await writer.query(
      `UPDATE "product" SET "deletedAt" = CASE WHEN "deletedAt" IS NULL THEN now() END WHERE "slug" = $1`,
      [`veter-${100 + (n % 50)}`],
    );
  });
  const indexing = followOutbox({
    databaseUrl: api.databaseUrl,
    sink: new PostgresSink(),
    log: pino({ level: 'silent' }),
    signal: stop.signal,
  });
  try {
    for (let round = 0; round < 3; round += 1) await rebuildIndex(api.databaseUrl);
  } finally {
    stop.abort();
    await Promise.all([searching, writing, indexing]);
    await writer.end();
  }
  expect(answers.length).toBeGreaterThan(10);
  expect(new Set(answers)).toEqual(new Set(['found']));
  while (await syncChanges(client, new PostgresSink()));
  await agree();

  async function repeat(step: (n: number) => Promise<void>): Promise<void> {
    for (let n = 0; !stop.signal.aborted; n += 1) await step(n);
  }
});
