import pg from 'pg';
import { Statements } from '../../platform/database/statements.js';
import { importRecords } from '../../testing/feeds/import-text.js';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.js';
import { feedProduct } from '../../testing/test-api.js';
import { Audit } from '../../operator/index.js';
import { exportProduct } from '../../feeds/index.js';
import { ChangedProducts } from './changed-products.js';
import { FindProducts } from './find-products.js';
import { SetOffers } from './set-offers.js';

const COMMAND_LINE = { kind: 'OPERATOR', id: '00000000-0000-4000-8000-000000000001' } as const;

type Product = ReturnType<typeof feedProduct>;

let database: TestDatabase;
let pool: pg.Pool;
let statements: Statements;
let offers: SetOffers;
let found: FindProducts;
let ids: string[];

/** Returns a feed with one product in two sizes, at these prices in roubles. */
const feed = (first: number, second: number, changes: Partial<Product['items'][number]> = {}) =>
  feedProduct('boots', {
    name: 'Ботинки',
    items: [
      { size: '40', price: first * 100, stock: 5, ...changes },
      { size: '41', price: second * 100, stock: 5 },
    ],
  });
const bring = (record: Product, options = {}) => importRecords(database.url, [record], options);
const prices = async () =>
  (await found.offers(ids)).map(({ price, oldPrice, loyaltyPrice }) => [price, oldPrice, loyaltyPrice]);

beforeEach(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  statements = new Statements(pool);
  offers = new SetOffers(new Audit(statements), statements);
  found = new FindProducts(statements, new ChangedProducts(statements));
  await bring(feed(5000, 5000));
  const { rows } = await pool.query<{ id: string }>(
    `SELECT i."id" FROM "product_item" i JOIN "size" s ON s."id" = i."sizeId" ORDER BY s."name"`,
  );
  ids = rows.map(({ id }) => id);
  await offers.prices(COMMAND_LINE, [{ id: ids[0]!, price: 432_100, oldPrice: 600_000 }]);
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

describe('a price that a hand has set', () => {
  it('a price set by hand stays when the feed changes, and the import reports the ignored feed price', async () => {
    const summary = await bring(feed(5500, 5600, { stock: 7 }));
    expect(summary).toMatchObject({ updated: 1, rejected: 0, warnings: 0, kept: 1 });
    expect(summary.issues).toEqual([
      {
        line: 1,
        externalId: 'boots',
        field: 'price',
        code: 'PRICE_SET_BY_HAND',
        values: expect.objectContaining({ size: '40', price: '432100', feedPrice: '550000' }) as object,
        severity: 'kept',
        reason: expect.stringMatching(
          /^size 40: 4321\.00 RUB was set by hand \(Командная строка, \d{4}-\d\d-\d\d\) and stays; the feed says 5500\.00 RUB$/,
        ) as string,
      },
    ]);
    expect(await prices()).toEqual([
      [432_100, 600_000, null],
      [560_000, null, null],
    ]);
    const [offer] = await found.offers(ids);
    expect(offer).toMatchObject({ stock: 7, priceSetBy: 'Командная строка', priceSetAt: expect.any(Date) as Date });
  });

  it('an import reports the kept price each time, even when the feed has not changed', async () => {
    expect(await bring(feed(5000, 5000))).toMatchObject({ updated: 0, unchanged: 1, kept: 1 });
    expect(await bring(feed(5000, 5000))).toMatchObject({ updated: 0, unchanged: 1, kept: 1 });
    expect(await bring(feed(4321, 5000, { oldPrice: 600_000 }))).toMatchObject({ kept: 0 });
  });

  it('an import with --overwrite replaces a price set by hand, even from an unchanged feed', async () => {
    expect(await bring(feed(5000, 5000), { overwrite: true })).toMatchObject({ updated: 1, kept: 0 });
    expect((await prices())[0]).toEqual([500_000, null, null]);
    await bring(feed(5100, 5000));
    expect((await prices())[0]).toEqual([510_000, null, null]);
  });

  it('a price released by the operator returns to the feed’s price at the next import', async () => {
    await pool.query(`UPDATE "product" SET "name" = 'Имя от руки'`);
    await offers.releasePrices(COMMAND_LINE, [ids[0]!]);
    expect((await found.offers(ids))[0]).toMatchObject({ price: 432_100, priceSetBy: null, priceSetAt: null });
    expect(await bring(feed(5000, 5000))).toMatchObject({ updated: 1, kept: 0 });
    expect((await prices())[0]).toEqual([500_000, null, null]);
    const { rows } = await pool.query(`SELECT "name" FROM "product"`);
    expect(rows).toEqual([{ name: 'Имя от руки' }]);
  });

  it('a price set by hand is not lost when an import runs at the same moment', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const price = 100_000 + round;
      await Promise.all([
        bring(feed(5000 + round, 5000 + round)),
        offers.prices(COMMAND_LINE, [{ id: ids[1]!, price, oldPrice: null }]),
      ]);
      expect((await prices())[1]).toEqual([price, null, null]);
    }
  });
});

describe('a price that a hand has set during a sale', () => {
  const [before, during, after] = ['2026-11-26', '2030-01-15', '2030-03-01'].map((day) => new Date(day));
  const scheduledPrices = [
    { from: '2030-01-01T00:00:00Z', to: '2030-02-01T00:00:00Z', price: 300_000, oldPrice: 500_000 },
  ];
  const at = (now: Date) => ({ now: () => now });
  const sale = () => bring(feed(5000, 5000, { scheduledPrices }), at(during!));
  const scheduled = async () => (await pool.query(`SELECT FROM "scheduled_price"`)).rowCount;

  it('an operator sees the scheduled sale prices until a price set by hand removes them', async () => {
    await bring(feed(5000, 5000, { scheduledPrices }), { ...at(before!), overwrite: true });
    const seen = async () => (await found.offers(ids)).map((item) => item.scheduledPrices);
    const [from, to] = [new Date('2030-01-01T00:00:00Z'), new Date('2030-02-01T00:00:00Z')];
    expect(await seen()).toEqual([[{ from, to, price: 300_000, oldPrice: 500_000, regularPrice: 500_000 }], []]);
    await offers.prices(COMMAND_LINE, [{ id: ids[0]!, price: 400_000, oldPrice: null }]);
    expect(await seen()).toEqual([[], []]);
  });

  it('a price set by hand has no scheduled prices until its release and the next import', async () => {
    await offers.releasePrices(COMMAND_LINE, [ids[0]!]);
    await bring(feed(5000, 5000, { scheduledPrices }), at(before!));
    expect([(await prices())[0], await scheduled()]).toEqual([[500_000, null, null], 1]);
    await sale();
    await offers.prices(COMMAND_LINE, [{ id: ids[0]!, price: 400_000, oldPrice: null }]);
    expect(await scheduled()).toBe(0);
    const told = await sale();
    expect(told).toMatchObject({ updated: 0, kept: 1 });
    expect(told.issues).toMatchObject([{ reason: expect.stringContaining('the feed says 3000.00 RUB') as string }]);
    expect([(await prices())[0], await scheduled()]).toEqual([[400_000, null, null], 0]);
    await offers.releasePrices(COMMAND_LINE, [ids[0]!]);
    expect(await sale()).toMatchObject({ updated: 1, kept: 0 });
    expect([(await prices())[0], await scheduled()]).toEqual([[300_000, 500_000, null], 1]);
    await bring(feed(5000, 5000, { scheduledPrices }), at(after!));
  });

  it('an import with --overwrite restores the current sale price, and the sale ends on schedule', async () => {
    expect(await bring(feed(5000, 5000, { scheduledPrices }), { ...at(during!), overwrite: true })).toMatchObject({
      updated: 1,
      kept: 0,
    });
    expect([(await prices())[0], await scheduled()]).toEqual([[300_000, 500_000, null], 1]);
  });

  it('a price set by hand during a sale is exported without the sale', async () => {
    await sale();
    const { rows } = await pool.query<{ id: string }>(`SELECT "productId" AS "id" FROM "product_item" LIMIT 1`);
    const { items } = await exportProduct(statements, rows[0]!.id);
    expect(items.map(({ price, oldPrice, scheduledPrices: left }) => [price, oldPrice, left])).toEqual([
      [432_100, 600_000, []],
      [500_000, null, []],
    ]);
  });
});

describe('setting a price', () => {
  it('setting a price changes only the sent price fields of the offer', async () => {
    await offers.prices(COMMAND_LINE, [{ id: ids[0]!, loyaltyPrice: 400_000 }]);
    expect((await prices())[0]).toEqual([432_100, 600_000, 400_000]);
    await offers.prices(COMMAND_LINE, [{ id: ids[0]!, price: 450_000 }]);
    expect((await prices())[0]).toEqual([450_000, 600_000, 400_000]);
    await offers.prices(COMMAND_LINE, [{ id: ids[0]!, oldPrice: null }]);
    expect((await prices())[0]).toEqual([450_000, null, 400_000]);
  });

  it('setting a price is refused when it contradicts the prices that stay unchanged', async () => {
    await expect(offers.prices(COMMAND_LINE, [{ id: ids[0]!, price: 700_000 }])).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'dto.items.0.oldPrice' }] },
    });
    expect((await prices())[0]).toEqual([432_100, 600_000, null]);
  });
});
