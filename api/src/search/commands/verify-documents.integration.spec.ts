import { listDeadLetters, rebuildIndex, verifyDocuments } from '@meet/search-indexer/pipeline';
import pg from 'pg';
import { Statements } from '../../platform/database/statements.js';
import { projectChanges } from '../../testing/fill-catalogue.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { verifyListings } from './verify-listings.js';
import { until } from '../../testing/until.js';

const slugs = Array.from({ length: 12 }, (_, n) => `veter-${n}`);

let api: TestApi;
let client: pg.Client;
let pool: pg.Pool;

beforeAll(async () => {
  api = await startTestApi(
    slugs.map((slug, n) =>
      feedProduct(slug, { brands: ['Таволга'], items: [{ size: '42', price: 500_000 + n, oldPrice: 900_000 }] }),
    ),
  );
  client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  pool = new pg.Pool({ connectionString: api.databaseUrl, max: 1 });
});

afterAll(async () => {
  await pool.end();
  await client.end();
  await api.close();
});

afterEach(() => rebuildIndex(api.databaseUrl));

const first = `(SELECT "id" FROM "product" WHERE "slug" = 'veter-0')`;
const differences = async () => (await verifyDocuments(client)).differences.map(({ what }) => what);
const listingDifferences = () =>
  verifyListings(new Statements(pool), async (query, variables) => (await api.ask(query, variables)).data!);

/** Waits until the API's listings have caught up with the search documents. */
const settled = () => until(async () => (await listingDifferences()).length === 0);

it('verifyDocuments finds no difference in a correct table of search documents', async () => {
  expect(await verifyDocuments(client)).toEqual({ products: 12, waiting: 0, differences: [] });
  await settled();
});

it('verifyDocuments counts products that wait for indexing without comparing them', async () => {
  await client.query(`UPDATE "product" SET "name" = 'Шторм' WHERE "id" = ${first}`);
  expect(await verifyDocuments(client)).toEqual({ products: 12, waiting: 1, differences: [] });
  await projectChanges(api.databaseUrl);
  expect(await verifyDocuments(client)).toMatchObject({ waiting: 0, differences: [] });
});

describe.each([
  [
    'a document that was tampered with',
    `UPDATE "search_document" SET "document" = "document" || '{"popularity": 9}'`,
    ['document'],
  ],
  ['a card that was', `UPDATE "search_document" SET "card" = "card" || '{"name": "x"}'`, ['card']],
  ['a text that was', `UPDATE "search_text" SET "text" = ''`, ['text']],
  ['a text that is gone', `DELETE FROM "search_text"`, ['text']],
  ['a document that is gone', `DELETE FROM "search_document"`, ['missing']],
  [
    'a product that was deleted behind the outbox',
    `SET session_replication_role = replica; UPDATE "product" SET "deletedAt" = now()`,
    ['surplus'],
  ],
])('%s', (_, sql, what) => {
  const where = sql.includes('"product" SET') ? '"id"' : '"productId"';

  afterEach(async () => {
    await client.query('RESET session_replication_role');
    await client.query(`UPDATE "product" SET "deletedAt" = NULL WHERE "deletedAt" IS NOT NULL`);
  });

  it('verifyDocuments finds a wrong search document, and a rebuild corrects the document', async () => {
    await client.query(`${sql} WHERE ${where} = ${first}`);
    expect(await differences()).toEqual([what]);
    await client.query('RESET session_replication_role');
    expect((await rebuildIndex(api.databaseUrl)).refused).toEqual([]);
    expect(await differences()).toEqual([]);
    await settled();
  });
});

it('verifyDocuments names a product whose search document cannot be built and continues with others', async () => {
  const tooLong = `SELECT string_agg(repeat('слово', 100) || n, ' ') FROM generate_series(1, 1500) n`;
  await client.query(`UPDATE "product" SET "description" = (${tooLong}) WHERE "id" = ${first}`);
  try {
    await projectChanges(api.databaseUrl);
    expect(await differences()).toEqual([['text']]);
    expect(await listDeadLetters(client)).toHaveLength(1);
    expect(await rebuildIndex(api.databaseUrl)).toMatchObject({ documents: 11, refused: [{}] });
    await settled();
  } finally {
    await client.query(`UPDATE "product" SET "description" = '' WHERE "id" = ${first}`);
  }
});

it('verifyDocuments finds a product list that differs from its search documents', async () => {
  // The last rebuild wrote new versions. The API has read them once it shows a change that was made after them.
  await client.query(
    `UPDATE "price_details" SET "price" = 400000 FROM "product_item" i WHERE "itemId" = i."id" AND i."productId" = ${first}`,
  );
  await projectChanges(api.databaseUrl);
  await settled();

  // The document changes without a new version. The API's listing index reads only rows with a newer version than it
  // has seen, so it does not notice the change.
  await client.query(
    `UPDATE "search_document" SET "document" = jsonb_set("document", '{items,0,price}', '9900000') WHERE "productId" = ${first}`,
  );
  expect(await listingDifferences()).toEqual(
    expect.arrayContaining(['counts of «any» differ', 'page 1 of the whole catalogue by price differs']),
  );
});
