import pg from 'pg';
import { HeldBackPrices } from './held-back-prices.js';
import { SetOffers } from './set-offers.js';
import { Audit } from '../../operator/index.js';
import { Statements } from '../../platform/database/statements.js';
import { importRecords } from '../../testing/feeds/import-text.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { feedProduct } from '../../testing/test-api.js';

const OPERATOR = { kind: 'OPERATOR', id: '00000000-0000-4000-8000-000000000001' } as const;

let database: TestDatabase;
let pool: pg.Pool;
let held: HeldBackPrices;

/** A product whose sizes 40, 41 … have these prices in roubles. */
const shoe = (id: string, ...prices: number[]) =>
  feedProduct(id, {
    name: `Ботинки ${id}`,
    items: prices.map((price, n) => ({ size: String(40 + n), price: Math.round(price * 100), stock: 5 })),
  });
const bring = (...records: Array<ReturnType<typeof feedProduct>>) => importRecords(database.url, records);
const waiting = async () =>
  (await held.page({ page: 1, limit: 24 })).items.map(({ size, price, expected, comparedWith, isNew }) => [
    size,
    price / 100,
    expected / 100,
    comparedWith,
    isNew,
  ]);
const offers = async () => {
  const { rows } = await pool.query<{ size: string; price: string; active: boolean }>(
    `SELECT z."name" AS "size", d."price", o."active" FROM "product_item" o JOIN "size" z ON z."id" = o."sizeId"
     JOIN "price_details" d ON d."itemId" = o."id" ORDER BY 1`,
  );
  return rows.map(({ size, price, active }) => [size, Number(price) / 100, active]);
};
const first = async () => (await held.page({ page: 1, limit: 1 })).items[0]!;

beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  const statements = new Statements(pool);
  held = new HeldBackPrices(new Audit(statements), statements);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

describe('a price that cannot be right', () => {
  it('a price a hundred times lower than before is held back, while the import writes the rest', async () => {
    await bring(shoe('a', 1990, 2190));
    const summary = await bring(shoe('a', 19.9, 1890));
    expect(summary).toMatchObject({ updated: 1, rejected: 0, heldBack: 1 });
    expect(summary.issues).toMatchObject([{ field: 'price', severity: 'held', line: 1, externalId: 'a' }]);
    expect(await offers()).toEqual([
      ['40', 1990, true],
      ['41', 1890, true],
    ]);
    expect(await waiting()).toEqual([['40', 19.9, 1990, 'LAST_IMPORT', false]]);
  });

  it('a feed with all prices a hundred times too high changes none of the prices', async () => {
    await bring(shoe('a', 1990, 2190), shoe('b', 990));
    expect(await bring(shoe('a', 199_000, 219_000), shoe('b', 99_000))).toMatchObject({ updated: 0, heldBack: 3 });
    expect((await offers()).map(([, price]) => price)).toEqual([1990, 990, 2190]);
  });

  it('a new offer with a price far from other sizes is not sold until an operator confirms it', async () => {
    expect(await bring(shoe('a', 1990, 1.99, 2190))).toMatchObject({ created: 1, heldBack: 1 });
    expect(await waiting()).toEqual([['41', 1.99, 2190, 'PRODUCT', true]]);
    expect(await offers()).toContainEqual(['41', 1.99, false]);
    const { itemId, price } = await first();
    await held.confirm(OPERATOR, [{ itemId, price }]);
    expect(await offers()).toContainEqual(['41', 1.99, true]);
    expect(await waiting()).toEqual([]);
    expect(await bring(shoe('a', 1990, 1.99, 2290))).toMatchObject({ updated: 1, heldBack: 0 });
  });

  it('the price of a new product far from the median of its category is held back', async () => {
    await bring(...Array.from({ length: 10 }, (_, n) => shoe(`n${n}`, 2000 + n)));
    expect(await bring(shoe('cheap', 19))).toMatchObject({ created: 1, heldBack: 1 });
    expect(await waiting()).toEqual([['40', 19, 2004, 'CATEGORY', true]]);
  });

  it('a corrected feed sets the offer’s price and drops the price that was held back', async () => {
    await bring(shoe('a', 1990, 1.99, 2190));
    expect(await bring(shoe('a', 1990, 1990, 2190))).toMatchObject({ updated: 1, heldBack: 0 });
    expect(await offers()).toContainEqual(['41', 1990, true]);
    expect(await waiting()).toEqual([]);
  });

  it('an offer with a held-back price stays off sale when other fields of its line change', async () => {
    await bring(shoe('a', 1990, 1.99, 2190));
    expect(await bring(shoe('a', 1990, 1.99, 2290))).toMatchObject({ heldBack: 1 });
    expect(await offers()).toContainEqual(['41', 1.99, false]);
  });

  it('importing the same feed again changes nothing and reports the prices still held back', async () => {
    await bring(shoe('a', 1990));
    await bring(shoe('a', 19.9));
    expect(await bring(shoe('a', 19.9))).toMatchObject({ updated: 0, unchanged: 1, heldBack: 1 });
    expect(await waiting()).toHaveLength(1);
  });

  it('confirming a price that differs from the held-back price is refused', async () => {
    await bring(shoe('a', 1990));
    await bring(shoe('a', 19.9));
    const { itemId, price } = await first();
    await expect(held.confirm(OPERATOR, [{ itemId, price: price + 1 }])).rejects.toMatchObject({
      extensions: { code: 'PRICE_NOT_HELD_BACK' },
    });
    const outcomes = await Promise.allSettled([1, 2].map(() => held.confirm(OPERATOR, [{ itemId, price }])));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await offers()).toEqual([['40', 19.9, true]]);
  });

  describe('with a sale', () => {
    const onSale = (price: number, ...prices: number[]) => {
      const [first, ...others] = shoe('a', ...prices).items;
      const scheduledPrices = [{ from: '2020-01-01T00:00:00Z', price: price * 100, oldPrice: first!.price }];
      return { ...shoe('a', ...prices), items: [{ ...first!, scheduledPrices }, ...others] };
    };

    it('an offer that kept its price gets its sale at the first import after confirmation', async () => {
      await bring(shoe('a', 1990));
      expect(await bring(onSale(15, 19.9))).toMatchObject({ heldBack: 1 });
      expect(await offers()).toEqual([['40', 1990, true]]);
      const { itemId, price } = await first();
      await held.confirm(OPERATOR, [{ itemId, price }]);
      expect(await offers()).toEqual([['40', 19.9, true]]);
      expect(await bring(onSale(15, 19.9))).toMatchObject({ updated: 1, heldBack: 0 });
      expect(await offers()).toEqual([['40', 15, true]]);
      expect(await bring(onSale(15, 19.9))).toMatchObject({ unchanged: 1, heldBack: 0 });
    });

    it('a new offer confirmed during its sale goes on sale at the sale price', async () => {
      await bring(onSale(1.5, 1.99, 1990, 2190));
      expect(await offers()).toContainEqual(['40', 1.5, false]);
      const { itemId, price } = await first();
      await held.confirm(OPERATOR, [{ itemId, price }]);
      expect(await offers()).toContainEqual(['40', 1.5, true]);
    });
  });

  it('a price set by a bulk job also resolves the held-back price of the offer', async () => {
    await bring(shoe('a', 1990, 1.99, 2190));
    await pool.query(
      `INSERT INTO "price_details" ("itemId", "price", "setBy", "setAt") VALUES ($1, 189000, gen_random_uuid(), now())
       ON CONFLICT ("itemId") DO UPDATE SET "price" = excluded."price", "setBy" = excluded."setBy", "setAt" = excluded."setAt"`,
      [(await first()).itemId],
    );
    expect(await offers()).toContainEqual(['41', 1890, true]);
    expect(await waiting()).toEqual([]);
  });

  it('an import with --overwrite holds back a price far from the operator’s price', async () => {
    await bring(shoe('a', 1990));
    await pool.query(`UPDATE "price_details" SET "price" = 179000, "setBy" = gen_random_uuid(), "setAt" = now()`);
    expect(await importRecords(database.url, [shoe('a', 19.9)], { overwrite: true })).toMatchObject({ heldBack: 1 });
    expect(await offers()).toEqual([['40', 1790, true]]);
  });

  it('a price set by an operator resolves the held-back price of the offer', async () => {
    await bring(shoe('a', 1990, 1.99, 2190));
    const statements = new Statements(pool);
    const { itemId } = await first();
    await new SetOffers(new Audit(statements), statements).prices(OPERATOR, [{ id: itemId, price: 189_000 }]);
    expect(await offers()).toContainEqual(['41', 1890, true]);
    expect(await waiting()).toEqual([]);
  });
});
