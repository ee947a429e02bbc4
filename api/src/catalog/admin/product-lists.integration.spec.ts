import { jest } from '@jest/globals';
import pg from 'pg';
import { statement } from '../../platform/database/statement.js';
import { writeCursor } from '../../shared/cursor.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const PRODUCTS = `query ($first: Int!, $after: String, $dto: ProductsInput, $sort: OperatorProductSort!) {
  list: productsConnection(first: $first, after: $after, dto: $dto, sort: $sort) {
    totalCount nodes { slug } pageInfo { hasNextPage endCursor } traitCounts { trait count } } }`;
const OFFERS = `query ($first: Int!, $after: String, $dto: OffersInput, $sort: OperatorOfferSort!) {
  list: offersConnection(first: $first, after: $after, dto: $dto, sort: $sort) {
    totalCount nodes { slug: externalId } pageInfo { hasNextPage endCursor } } }`;

interface List {
  totalCount: number;
  nodes: { slug: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  traitCounts: { trait: string; count: number }[];
}

let api: TestApi;
let database: pg.Pool;
let admin: Operator;

const PLAIN = 20;
beforeAll(async () => {
  api = await startTestApi([
    ...Array.from({ length: PLAIN }, (_, n) =>
      feedProduct(`shoe-${n}`, { items: [{ size: '42', price: 10_000 + n, stock: 5 + n }] }),
    ),
    feedProduct('gone', { items: [{ size: '42', price: 5_000, stock: 0 }] }),
    feedProduct('bare', { images: [], items: [{ size: '42', price: 6_000, stock: 2 }] }),
    feedProduct('branded', {
      brands: ['Вереск'],
      items: [
        { size: '41', price: 90_000, stock: 1 },
        { size: '42', price: 80_000, stock: 1 },
      ],
    }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  admin = await operator(api, 'ADMIN');
  await database.query(`UPDATE "product_image" SET "state" = 'STORED', "storageKey" = 'x' WHERE "storageKey" IS NULL`);
  await database.query(`UPDATE "product" SET "active" = false WHERE "slug" = 'shoe-0'`);
  await database.query(
    `UPDATE "product" SET "productCategoryId" = NULL, "productTypeId" = NULL, "productSubTypeId" = NULL WHERE "slug" = 'shoe-1'`,
  );
  await database.query(`INSERT INTO "held_back_price" ("itemId", "price", "comparedWith", "expected")
    SELECT i."id", 1, 'PRODUCT', 1 FROM "product_item" i JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = 'shoe-2'`);
  await database.query(`UPDATE "price_details" r SET "setBy" = gen_random_uuid(), "setAt" = now() FROM "product_item" i
    JOIN "product" p ON p."id" = i."productId" WHERE i."id" = r."itemId" AND p."slug" = 'shoe-3'`);
  await database.query(`INSERT INTO "supplier" ("slug", "name") VALUES ('other', 'Другой')`);
  await database.query(`UPDATE "product_item" i SET "supplierId" = s."id", "sku" = 'SHOE-KX-77', "barcode" = '4006381333931'
    FROM "supplier" s, "product" p WHERE s."slug" = 'other' AND p."id" = i."productId" AND p."slug" = 'shoe-4'`);
  await database.query(`INSERT INTO "product_source" ("source", "externalId", "productId", "fingerprint")
    SELECT 'erp', 'E-5', "id", '' FROM "product" WHERE "slug" = 'shoe-5'`);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function list(query: string, variables: object = {}): Promise<List> {
  const { data, errors } = await admin.admin(query, { first: 100, sort: 'NEWEST_FIRST', ...variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.list as List;
}
const slugs = (of: List) => of.nodes.map(({ slug }) => slug);

/** Walks a list in small parts; `between` runs before each next part. */
async function walk(query: string, variables: object, between: (part: number) => Promise<unknown> = async () => {}) {
  const found: string[] = [];
  for (let after: string | null = null, part = 0; ; part++) {
    const slice: List = await list(query, { ...variables, first: 3, after });
    found.push(...slugs(slice));
    if (!slice.pageInfo.hasNextPage) return found;
    after = slice.pageInfo.endCursor;
    await between(part);
  }
}
const supplierId = async () =>
  (await database.query<{ id: string }>(`SELECT "id" FROM "supplier" WHERE "slug" = 'other'`)).rows[0]!.id;

describe('products are found by', () => {
  it.each<[string, object | (() => Promise<object>), string[]]>([
    ['a brand', { brand: 'veresk' }, ['branded']],
    ['a brand that is not there', { brand: 'nobody' }, []],
    ['a supplier', async () => ({ supplierId: await supplierId() }), ['shoe-4']],
    ['a feed', { feed: 'erp' }, ['shoe-5']],
    ['their external id', { externalId: 'E-5', source: 'erp' }, ['shoe-5']],
    ['a range of prices', { priceMin: 5_000, priceMax: 6_000 }, ['bare', 'gone']],
    ['the lowest price of their items', { priceMin: 80_000 }, ['branded']],
    ['part of a name', { search: 'RANDED' }, ['branded']],
    ['part of an article', { search: 'x-7' }, ['shoe-4']],
    ['being off sale', { traits: ['OFF_SALE'] }, ['shoe-0']],
    ['lacking stock', { traits: ['NO_STOCK'] }, ['gone']],
    ['lacking a picture', { traits: ['NO_PICTURE'] }, ['bare']],
    ['lacking a category', { traits: ['NO_CATEGORY'] }, ['shoe-1']],
    ['a price held back', { traits: ['HELD_BACK'] }, ['shoe-2']],
    ['a price set by hand', { traits: ['SET_BY_HAND'] }, ['shoe-3']],
    ['several traits together', { traits: ['SET_BY_HAND', 'OFF_SALE'] }, []],
    ['the time of their changes', { changedSince: '2099-01-01' }, []],
  ])('products are found by %s', async (_by, dto, found) => {
    const asked = { dto: typeof dto === 'function' ? await dto() : dto, sort: 'CHEAP_FIRST' };
    const answer = await list(PRODUCTS, asked);
    expect(slugs(answer).sort()).toEqual(found);
    expect(answer.totalCount).toBe(found.length);
  });

  it('products are found by a category of any level', async () => {
    expect((await list(PRODUCTS, { dto: { category: 'sneakers' } })).totalCount).toBe(PLAIN + 2);
  });
});

it('an entry whose product and article number both have the words is listed and counted once', async () => {
  for (const [query, sorts] of [
    [PRODUCTS, ['NEWEST_FIRST', 'CHANGED_FIRST', 'BY_NAME', 'CHEAP_FIRST', 'LEAST_STOCK_FIRST']],
    [OFFERS, ['NEWEST_FIRST', 'CHEAP_FIRST', 'EXPENSIVE_FIRST']],
  ] as const)
    for (const sort of sorts) {
      const found = await list(query, { dto: { search: 'shoe' }, sort });
      expect([sort, new Set(slugs(found)).size, found.nodes.length]).toEqual([sort, PLAIN, PLAIN]);
      expect(found.totalCount).toBe(PLAIN);
      expect(await walk(query, { dto: { search: 'shoe' }, sort })).toEqual(slugs(found));
    }
});

it('a renamed product is found by its new name and slug, in any case, and no longer by the former ones', async () => {
  const count = async (search: string) => (await list(PRODUCTS, { dto: { search } })).totalCount;
  await database.query(`UPDATE "product" SET "name" = 'Ёлочка Кросс', "slug" = 'yolka-1' WHERE "slug" = 'bare'`);
  expect([await count('ёЛОЧКА к'), await count('YOLKA'), await count('bare')]).toEqual([1, 1, 0]);
  await database.query(`UPDATE "product" SET "name" = 'bare', "slug" = 'bare' WHERE "slug" = 'yolka-1'`);
  expect([await count('ёлочка'), await count('bare')]).toEqual([0, 1]);
});

it('offers are found by article number, barcode, supplier, brand, product and traits', async () => {
  const found = async (dto: object) => slugs(await list(OFFERS, { dto })).sort();
  expect(await found({ search: 'kx-7' })).toEqual(['shoe-4-0']);
  expect(await found({ search: '4006381333931' })).toEqual(['shoe-4-0']);
  expect(await found({ supplierId: await supplierId() })).toEqual(['shoe-4-0']);
  expect(await found({ brand: 'veresk' })).toEqual(['branded-0', 'branded-1']);
  expect(await found({ brand: 'veresk', priceMax: 85_000 })).toEqual(['branded-1']);
  expect(await found({ traits: ['NO_STOCK'] })).toEqual(['gone-0']);
  expect(await found({ traits: ['SET_BY_HAND'] })).toEqual(['shoe-3-0']);
  expect(await found({ traits: ['NO_PICTURE'] })).toEqual(['bare-0']);
  // The feed that made the product has its items, too; `erp` has none.
  expect(await found({ feed: 'test', brand: 'veresk' })).toEqual(['branded-0', 'branded-1']);
  expect(await found({ feed: 'erp' })).toEqual([]);
});

it.each([{ brand: 'veresk' }, { search: 'branded' }])(
  'offers that match %j are listed by price from the cheapest and the dearest of them, whether on sale or not',
  async (dto) => {
    const price = (offer: string, kopecks: number) =>
      database.query(
        `UPDATE "price_details" r SET "price" = $2 FROM "product_item" i WHERE i."id" = r."itemId" AND i."externalId" = $1`,
        [offer, kopecks],
      );
    const lists = async () => [
      slugs(await list(OFFERS, { dto, sort: 'CHEAP_FIRST' })),
      slugs(await list(OFFERS, { dto, sort: 'EXPENSIVE_FIRST' })),
    ];
    await database.query(`UPDATE "product_item" SET "active" = false WHERE "externalId" = 'branded-1'`);
    expect(await lists()).toEqual([
      ['branded-1', 'branded-0'],
      ['branded-0', 'branded-1'],
    ]);
    await price('branded-1', 95_000);
    expect(await lists()).toEqual([
      ['branded-0', 'branded-1'],
      ['branded-1', 'branded-0'],
    ]);
    await price('branded-1', 80_000);
    await database.query(`UPDATE "product_item" SET "active" = true WHERE "externalId" = 'branded-1'`);
  },
);

it('products are counted by traits from an index alone when no condition names their other figures', async () => {
  const { text, parameters } = statement.declared.get('operator-products-total')!;
  const values = parameters.map((name) => (name === 'traits' ? [] : null));
  const client = await database.connect();
  try {
    await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(
      'Index Only Scan using product_change_traits_idx',
    );
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
});

it('a single call returns the list and a count per trait, whichever traits are requested', async () => {
  const asked = { dto: { traits: ['OFF_SALE'] } };
  const counts = ({ traitCounts }: List) => Object.fromEntries(traitCounts.map(({ trait, count }) => [trait, count]));
  const all = {
    ON_SALE: PLAIN + 2,
    OFF_SALE: 1,
    NO_STOCK: 1,
    NO_PICTURE: 1,
    NO_CATEGORY: 1,
    HELD_BACK: 1,
    SET_BY_HAND: 1,
  };
  const products = await list(PRODUCTS, asked);
  expect([products.totalCount, counts(products)]).toEqual([1, all]);
  const offers = await list(OFFERS, {});
  expect(offers.totalCount).toBe(PLAIN + 4);
});

it.each(['NEWEST_FIRST', 'CHANGED_FIRST', 'BY_NAME', 'CHEAP_FIRST', 'EXPENSIVE_FIRST', 'LEAST_STOCK_FIRST'])(
  'pages of products sorted by %s, joined by their cursors, equal the whole list',
  async (sort) => {
    const whole = slugs(await list(PRODUCTS, { sort }));
    expect(whole.length).toBe(PLAIN + 3);
    expect(await walk(PRODUCTS, { sort })).toEqual(whole);
  },
);

it.each(['NEWEST_FIRST', 'CHEAP_FIRST', 'EXPENSIVE_FIRST'])(
  'pages of offers sorted by %s, joined by their cursors, equal the whole list',
  async (sort) => {
    const whole = slugs(await list(OFFERS, { sort }));
    expect(whole.length).toBe(PLAIN + 4);
    expect(await walk(OFFERS, { sort })).toEqual(whole);
  },
);

it('products sort by price in both directions, and by last change with the newest first', async () => {
  expect(slugs(await list(PRODUCTS, { first: 2, sort: 'CHEAP_FIRST' }))).toEqual(['gone', 'bare']);
  expect(slugs(await list(PRODUCTS, { first: 1, sort: 'EXPENSIVE_FIRST' }))).toEqual(['branded']);
  expect(slugs(await list(OFFERS, { first: 2, sort: 'EXPENSIVE_FIRST' }))).toEqual(['branded-0', 'branded-1']);
  await database.query(`UPDATE "product_item" SET "stock" = 77 WHERE "externalId" = 'shoe-9-0'`);
  expect(slugs(await list(PRODUCTS, { first: 1, sort: 'CHANGED_FIRST' }))).toEqual(['shoe-9']);
});

it.each([PRODUCTS, OFFERS])(
  'a paged list skips and repeats nothing while all rows change between pages: %#',
  async (query) => {
    const before = slugs(await list(query));
    const seen = await walk(query, {}, async (part) => {
      await database.query(`UPDATE "product" SET "name" = gen_random_uuid()::text, "updatedAt" = now()`);
      await database.query(`UPDATE "product_item" SET "stock" = "stock" + 1, "updatedAt" = now()`);
      await database.query(`UPDATE "price_details" SET "price" = "price" + 1`);
      await admin.admin('mutation ($dto: SaveProductInput!) { saveProduct(dto: $dto) { id } }', {
        dto: { externalId: `new-${query.length}-${part}`, name: `Новый ${part}`, brands: ['veresk'] },
      });
    });
    expect(seen).toEqual(before);
  },
);

it('a product list refuses a forged cursor and a cursor of another list or sort', async () => {
  const code = async (after: string, sort = 'NEWEST_FIRST', query = PRODUCTS) =>
    codeOf(await admin.admin(query, { first: 3, sort, after }));
  const { pageInfo } = await list(PRODUCTS, { first: 3 });
  const key = JSON.parse(Buffer.from(pageInfo.endCursor, 'base64url').toString()) as [string, string, string];
  expect(await code(pageInfo.endCursor)).toBeUndefined();
  expect(await code(pageInfo.endCursor, 'BY_NAME')).toBe('CURSOR_INVALID');
  expect(await code(pageInfo.endCursor, 'NEWEST_FIRST', OFFERS)).toBe('CURSOR_INVALID');
  const places = [
    ['x', key[2]],
    [key[1], 'x'],
    [-1, key[2]],
    [1.5, key[2]],
    ['9'.repeat(40), key[2]],
    [key[1]],
    [{}, []],
  ];
  for (const place of places) expect(await code(writeCursor(key[0], place as string[]))).toBe('CURSOR_INVALID');
  expect(await code(writeCursor(key[0], ['9'.repeat(15), key[2]]))).toBeUndefined();
});

it('the number of SQL statements of a product list does not grow with its length', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const asked = async (document: string, first: number) => {
    query.mockClear();
    await list(document, { first });
    return query.mock.calls.length;
  };
  await asked(PRODUCTS, 1);
  expect([await asked(PRODUCTS, 2), await asked(PRODUCTS, 20)]).toEqual(Array(2).fill(await asked(PRODUCTS, 1)));
  expect([await asked(OFFERS, 2), await asked(OFFERS, 20)]).toEqual(Array(2).fill(await asked(OFFERS, 1)));
  query.mockRestore();
});
