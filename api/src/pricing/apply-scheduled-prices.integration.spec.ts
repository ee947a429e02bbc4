import pg from 'pg';
import { pino } from 'pino';
import { Statements } from '../platform/database/statements.js';
import { setShopZone } from '../shared/shop-time.js';
import { catalogRows } from '../testing/feeds/catalog-state.js';
import { importRecords, importText } from '../testing/feeds/import-text.js';
import { offer, plainProduct } from '../testing/feeds/sample-products.js';
import { exportedRecords } from '../testing/feeds/exported-records.js';
import { createPrisma, type PrismaClient } from '../testing/prisma-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { ApplyScheduledPrices } from './apply-scheduled-prices.js';
import type { PricingConfig } from './pricing.config.js';

let database: TestDatabase;
let prisma: PrismaClient;
let pool: pg.Pool;
let prices: ApplyScheduledPrices;
beforeEach(async () => {
  database = await createTestDatabase();
  prisma = createPrisma(database.url, 2);
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  prices = worker(pool);
});
afterEach(async () => {
  setShopZone('Europe/Moscow');
  await prisma.$disconnect();
  await pool.end();
  await database.drop();
});

const worker = (connections: pg.Pool) =>
  new ApplyScheduledPrices(
    new Statements(connections),
    { PRICE_SWEEP_SECONDS: 0 } as PricingConfig,
    pino({ level: 'silent' }),
  );

const HEADERS =
  'ID,Type,SKU,Name,Published,Visibility in catalog,Date sale price starts,Date sale price ends,In stock?,Stock,Sale price,Regular price,Categories';
interface Row {
  id?: string;
  starts?: string;
  ends?: string;
  sale?: string;
  regular?: string;
}
const woo = (...rows: Row[]) =>
  [
    HEADERS,
    ...rows.map(
      ({ id = '1', starts = '', ends = '', sale = '990', regular = '1990' }) =>
        `${id},simple,sku-${id},Кеды ${id},1,visible,${starts},${ends},1,5,${sale},${regular},Обувь`,
    ),
  ].join('\n');
const bring = (text: string, now: string, options = {}) =>
  importText(database.url, 'woocommerce-csv', text, { now: () => new Date(now), ...options });
const at = (now: string) => prices.run(new Date(now));

/** Prices and old prices in roubles by offer. */
const inForce = async () => {
  const { rows } = await pool.query<{ id: string; price: number; oldPrice: number | null }>(
    `SELECT i."externalId" AS "id", d."price"::int / 100 AS "price", d."oldPrice"::int / 100 AS "oldPrice"
     FROM "price_details" d JOIN "product_item" i ON i."id" = d."itemId" ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ id, price, oldPrice }) => [id, [price, oldPrice]]));
};
const scheduledRows = async () => (await pool.query(`SELECT * FROM "scheduled_price"`)).rowCount;
const SALE = [990, 1990];
const REGULAR = [1990, null];
const JANUARY = { starts: '2030-01-01', ends: '2030-01-31' };

describe('a sale with dates', () => {
  it('a scheduled sale starts and ends on its dates, and a past sale is ignored (case 04)', async () => {
    const feed = woo(
      { id: '1', starts: '2025-01-01 00:00:00', ends: '2025-01-31 23:59:59' },
      { id: '2', starts: '2030-01-01 00:00:00', ends: '2030-01-31 23:59:59' },
    );
    expect(await bring(feed, '2026-11-26T12:00:00Z')).toMatchObject({ created: 2, warnings: 0 });
    expect(await inForce()).toEqual({ 1: REGULAR, 2: REGULAR });
    expect(await at('2029-12-31T20:59:59Z')).toBe(0);
    expect(await inForce()).toEqual({ 1: REGULAR, 2: REGULAR });
    expect(await at('2029-12-31T21:00:00Z')).toBe(1);
    expect(await inForce()).toEqual({ 1: REGULAR, 2: SALE });
    expect(await at('2029-12-31T21:00:00Z')).toBe(0);
    expect(await at('2030-01-31T20:59:59Z')).toBe(1);
    expect(await inForce()).toEqual({ 1: REGULAR, 2: REGULAR });
    expect(await scheduledRows()).toBe(0);
  });

  it.each<[string, Row, string, number[] | (number | null)[]]>([
    ['begins at midnight of the shop', JANUARY, '2029-12-31T21:00:00Z', SALE],
    ['lasts until the end of its last day', JANUARY, '2030-01-31T20:59:59Z', SALE],
    ['is over at the midnight after', JANUARY, '2030-01-31T21:00:00Z', REGULAR],
    ['with times begins at its minute', { starts: '2030-01-01 10:30' }, '2030-01-01T07:30:00Z', SALE],
    ['with times has not begun before', { starts: '2030-01-01 10:30' }, '2030-01-01T07:29:59Z', REGULAR],
    ['without an end stays', { starts: '2020-01-01' }, '2040-01-01T00:00:00Z', SALE],
    ['without a start is on at once', { ends: '2030-01-31' }, '2026-11-26T00:00:00Z', SALE],
    ['without a start ends', { ends: '2030-01-31' }, '2031-01-01T00:00:00Z', REGULAR],
    ['without dates is on', {}, '2026-11-26T00:00:00Z', SALE],
    [
      'with Excel’s dates is on between them',
      { starts: '01.01.2030', ends: '31.01.2030' },
      '2030-01-15T00:00:00Z',
      SALE,
    ],
    [
      'with Excel’s dates is over after them',
      { starts: '01.01.2030', ends: '31.01.2030' },
      '2030-02-01T00:00:00Z',
      REGULAR,
    ],
  ])('a scheduled sale that %s has the expected price at that time', async (_, row, now, expected) => {
    expect(await bring(woo(row), now)).toMatchObject({ created: 1, warnings: 0 });
    expect(await inForce()).toEqual({ 1: expected });
  });

  it.each<[string, Row, string, string]>([
    ['an unreadable start', { starts: '01/02/2030' }, 'Date sale price starts', '01/02/2030'],
    ['an unreadable end', { ends: 'скоро' }, 'Date sale price ends', 'скоро'],
    ['an end before its start', { starts: '2030-01-02', ends: '2030-01-01' }, 'Date sale price ends', '2030-01-01'],
  ])('a sale with %s is never applied, and the import reports a warning', async (_, row, field, value) => {
    const { issues } = await bring(woo(row), '2030-01-01T12:00:00Z');
    expect(issues).toMatchObject([{ line: 2, externalId: '1', field, value, severity: 'warning' }]);
    expect(await inForce()).toEqual({ 1: REGULAR });
    expect(await scheduledRows()).toBe(0);
  });

  it('a sale price that is not below the regular price is not applied', async () => {
    const { issues } = await bring(
      woo({ id: '1', sale: '2990' }, { id: '2', sale: '2990', ...JANUARY }, { id: '3', sale: '1990' }),
      '2030-01-15T00:00:00Z',
    );
    expect(issues.map(({ externalId, field }) => [externalId, field])).toEqual([
      ['1', 'salePrice'],
      ['2', 'salePrice'],
    ]);
    expect(await inForce()).toEqual({ 1: REGULAR, 2: REGULAR, 3: REGULAR });
  });

  it('an imported sale with dates but without a regular price is refused', async () => {
    const { issues } = await bring(woo({ ...JANUARY, regular: '' }), '2030-01-15T00:00:00Z');
    expect(issues).toMatchObject([{ externalId: '1', field: 'price', severity: 'error' }]);
    expect(await inForce()).toEqual({});
  });

  it('a sale from a Google feed is applied during its interval of dates', async () => {
    const item = (id: string, dates: string) =>
      `<item><g:id>${id}</g:id><g:title>Кеды ${id}</g:title><g:price>1990 RUB</g:price><g:sale_price>990 RUB</g:sale_price><g:sale_price_effective_date>${dates}</g:sale_price_effective_date></item>`;
    const feed = `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title>${[
      item('1', '2030-01-01T00:00-0800/2030-02-01T00:00-0800'),
      item('2', '2025-01-01T00:00+0300/2025-02-01T00:00+0300'),
      item('3', '2030-01-01'),
    ].join('')}</channel></rss>`;
    const { issues } = await importText(database.url, 'google-xml', feed, { now: () => new Date('2026-11-26') });
    expect(issues).toMatchObject([{ externalId: '3', field: 'sale_price_effective_date', readAs: 'no sale' }]);
    expect(await inForce()).toEqual({ 1: REGULAR, 2: REGULAR, 3: REGULAR });
    await at('2030-01-01T07:59:59Z');
    expect((await inForce())['1']).toEqual(REGULAR);
    await at('2030-01-01T08:00:00Z');
    expect(await inForce()).toEqual({ 1: SALE, 2: REGULAR, 3: REGULAR });
    await at('2030-02-01T08:00:00Z');
    expect(await inForce()).toEqual({ 1: REGULAR, 2: REGULAR, 3: REGULAR });
  });
});

describe('the next import', () => {
  it('importing the same feed before, during and after a sale changes no price', async () => {
    const feed = woo(JANUARY);
    await bring(feed, '2026-11-26T00:00:00Z');
    for (const [now, expected] of [
      ['2026-11-27T00:00:00Z', REGULAR],
      ['2030-01-15T00:00:00Z', SALE],
      ['2030-03-01T00:00:00Z', REGULAR],
    ] as const) {
      await at(now);
      const before = await catalogRows(prisma);
      expect(await bring(feed, now)).toMatchObject({ created: 0, updated: 0, unchanged: 1 });
      expect(await catalogRows(prisma)).toEqual(before);
      expect(await inForce()).toEqual({ 1: expected });
    }
  });

  it('a running sale ends when the next feed no longer contains the sale price', async () => {
    await bring(woo(JANUARY), '2026-11-26T00:00:00Z');
    await at('2030-01-15T00:00:00Z');
    expect(await bring(woo({ sale: '' }), '2030-01-15T00:01:00Z')).toMatchObject({ updated: 1 });
    expect([await inForce(), await scheduledRows()]).toEqual([{ 1: REGULAR }, 0]);
  });

  it('a running sale moves to new dates when the next feed changes them', async () => {
    await bring(woo(JANUARY), '2026-11-26T00:00:00Z');
    await at('2030-01-15T00:00:00Z');
    await bring(woo({ starts: '2030-02-01', ends: '2030-02-28' }), '2030-01-15T00:01:00Z');
    expect(await inForce()).toEqual({ 1: REGULAR });
    await at('2030-02-15T00:00:00Z');
    expect(await inForce()).toEqual({ 1: SALE });
    await at('2030-03-01T00:00:00Z');
    expect(await inForce()).toEqual({ 1: REGULAR });
  });

  it('a feed of another supplier keeps the scheduled sale of offers that the feed leaves out', async () => {
    const sold = (name: string, more: object) =>
      plainProduct('p1', { items: [{ ...offer('42', 5), externalId: null, supplier: { name }, ...more }] });
    const scheduledPrices = [{ from: '2030-01-01T00:00:00Z', to: null, price: 5_000 }];
    const now = () => new Date('2026-11-26');
    await importRecords(database.url, [sold('Первый', { scheduledPrices })], { now });
    await importRecords(database.url, [sold('Второй', {})], { now });
    expect(await scheduledRows()).toBe(1);
    await importRecords(database.url, [sold('Первый', {})], { now });
    expect(await scheduledRows()).toBe(0);
  });

  it('an offer that moves to another product during a sale keeps the sale price until its end', async () => {
    const google = (colour: string) =>
      `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Shop</title><item><g:id>1</g:id><g:title>Кеды</g:title><g:item_group_id>g</g:item_group_id><g:color>${colour}</g:color><g:price>1990 RUB</g:price><g:sale_price>990 RUB</g:sale_price><g:sale_price_effective_date>2030-01-01T00:00Z/2030-02-01T00:00Z</g:sale_price_effective_date></item></channel></rss>`;
    const come = (colour: string, now: string) =>
      importText(database.url, 'google-xml', google(colour), { now: () => new Date(now) });
    await come('Red', '2026-11-26T00:00:00Z');
    await at('2030-01-15T00:00:00Z');
    await come('Crimson', '2030-01-15T00:01:00Z');
    expect([await inForce(), await scheduledRows()]).toEqual([{ 1: SALE }, 1]);
    await at('2030-02-01T00:00:00Z');
    expect([await inForce(), await scheduledRows()]).toEqual([{ 1: REGULAR }, 0]);
  });

  it('a regular price that is changed during a sale applies when the sale ends', async () => {
    await bring(woo(JANUARY), '2026-11-26T00:00:00Z');
    await at('2030-01-15T00:00:00Z');
    await bring(woo({ ...JANUARY, sale: '890', regular: '2190' }), '2030-01-15T00:01:00Z');
    expect(await inForce()).toEqual({ 1: [890, 2190] });
    await at('2030-02-01T00:00:00Z');
    expect(await inForce()).toEqual({ 1: [2190, null] });
  });

  it('an export imported again changes nothing before, during and after a sale', async () => {
    await bring(woo({ id: '1', ...JANUARY }, { id: '2', ...JANUARY, sale: '' }), '2026-11-26T00:00:00Z');
    for (const now of ['2026-11-27T00:00:00Z', '2030-01-15T00:00:00Z', '2030-03-01T00:00:00Z']) {
      await at(now);
      const before = await catalogRows(prisma);
      const records = await exportedRecords(database.url);
      const again = await importRecords(database.url, records, { now: () => new Date(now) });
      expect(again).toMatchObject({ created: 0, updated: 0, rejected: 0, warnings: 0 });
      expect(await catalogRows(prisma)).toEqual(before);
    }
  });

  it('an export imported into another shop during a sale gives the same prices there until its end', async () => {
    await bring(woo(JANUARY), '2030-01-15T00:00:00Z');
    const records = await exportedRecords(database.url);
    const other = await createTestDatabase();
    const connections = new pg.Pool({ connectionString: other.url, max: 1 });
    const priceThere = async () =>
      (await connections.query<{ price: number }>(`SELECT "price"::int FROM "price_details"`)).rows[0]?.price;
    try {
      await importRecords(other.url, records, { now: () => new Date('2030-01-15T00:00:00Z') });
      expect(await exportedRecords(other.url)).toEqual(records);
      expect(await priceThere()).toBe(99_000);
      await worker(connections).run(new Date('2030-02-01T00:00:00Z'));
      expect(await priceThere()).toBe(199_000);
    } finally {
      await connections.end();
      await other.drop();
    }
  });
});

describe('scheduled prices of our own format', () => {
  const [from, to] = ['2030-01-01T00:00:00Z', '2030-02-01T00:00:00Z'];
  const item = (more: object) => plainProduct('p1', { items: [{ ...offer('42', 5), ...more }] });
  const now = () => new Date('2026-11-26');

  it('several scheduled prices apply one after another, with the regular price between them', async () => {
    const scheduledPrices = [
      { from: '2030-03-01T00:00:00Z', to: null, price: 8_000 },
      { from, to, price: 5_000, oldPrice: 10_000 },
    ];
    await importRecords(database.url, [item({ scheduledPrices })], { now });
    const seen = [];
    for (const time of [
      '2030-01-01T00:00:00Z',
      '2030-02-01T00:00:00Z',
      '2030-03-01T00:00:00Z',
      '2040-01-01T00:00:00Z',
    ]) {
      await at(time);
      seen.push((await inForce())['o-42']);
    }
    expect(seen).toEqual([
      [50, 100],
      [100, null],
      [80, null],
      [80, null],
    ]);
  });

  it('a loyalty price above the scheduled price is hidden during the sale and returns afterwards', async () => {
    const loyalty = async () =>
      (await pool.query<{ loyalty: number | null }>(`SELECT "loyaltyPrice"::int AS "loyalty" FROM "price_details"`))
        .rows;
    const scheduledPrices = [{ from, to, price: 5_000 }];
    await importRecords(database.url, [item({ loyaltyPrice: 9_000, scheduledPrices })], { now });
    await at(from);
    expect(await loyalty()).toEqual([{ loyalty: null }]);
    await at(to);
    expect(await loyalty()).toEqual([{ loyalty: 9_000 }]);
  });

  it.each([
    ['ends before it begins', [{ from: to, to: from, price: 1_000 }], 0],
    [
      'overlaps another',
      [
        { from, to, price: 1_000 },
        { from: '2030-01-15T00:00:00Z', to: null, price: 2_000 },
      ],
      1,
    ],
    ['has no old price above it', [{ from, to, price: 5_000, oldPrice: 5_000 }], 1],
    ['is a hundredth of the regular price', [{ from, to, price: 100 }], 0],
  ])(
    'a scheduled price that %s is not applied unchanged, and the import reports a warning',
    async (_, scheduledPrices, left) => {
      const { issues } = await importRecords(database.url, [item({ scheduledPrices })], { now });
      expect(issues).toMatchObject([{ field: 'items.0.scheduledPrices', severity: 'warning' }]);
      expect(await scheduledRows()).toBe(left);
    },
  );

  it('the database refuses a scheduled price with wrong dates, of zero, or without a higher old price', async () => {
    await importRecords(database.url, [item({ scheduledPrices: [{ from, to, price: 5_000 }] })], { now });
    for (const change of [`"to" = "from"`, `"price" = 0`, `"oldPrice" = "price"`, `"regularPrice" = -1`])
      await expect(pool.query(`UPDATE "scheduled_price" SET ${change}`)).rejects.toThrow('scheduled_price_check');
  });
});

describe('beside other writers', () => {
  it('a price that an operator set by hand stays when a sale begins and ends', async () => {
    await bring(woo({ id: '1', ...JANUARY }, { id: '2', ...JANUARY }), '2026-11-26T00:00:00Z');
    const set = (id: string) =>
      pool.query(
        `UPDATE "price_details" SET "price" = 150000, "oldPrice" = NULL, "setBy" = gen_random_uuid(), "setAt" = now()
         WHERE "itemId" = (SELECT "id" FROM "product_item" WHERE "externalId" = $1)`,
        [id],
      );
    await set('1');
    await at('2030-01-15T00:00:00Z');
    expect(await inForce()).toEqual({ 1: [1500, null], 2: SALE });
    await set('2');
    await at('2030-03-01T00:00:00Z');
    expect(await inForce()).toEqual({ 1: [1500, null], 2: [1500, null] });
  });

  it('three processes at once apply each beginning and end of a sale exactly once', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({ id: String(n), ...JANUARY }));
    await bring(woo(...rows), '2026-11-26T00:00:00Z');
    await pool.query(`
      CREATE TABLE "written" ("itemId" uuid, "price" bigint);
      CREATE FUNCTION note_written() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO "written" VALUES (NEW."itemId", NEW."price"); RETURN NULL; END';
      CREATE TRIGGER "noted" AFTER UPDATE ON "price_details" FOR EACH ROW EXECUTE FUNCTION note_written()`);
    const others = [1, 2, 3].map(() => new pg.Pool({ connectionString: database.url, max: 1 }));
    try {
      for (const now of ['2030-01-15T00:00:00Z', '2030-03-01T00:00:00Z']) {
        const counts = await Promise.all(others.map((connections) => worker(connections).run(new Date(now))));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(450);
      }
    } finally {
      await Promise.all(others.map((connections) => connections.end()));
    }
    const { rows: written } = await pool.query(
      `SELECT "price"::int, count(*)::int, count(DISTINCT "itemId")::int AS "offers" FROM "written" GROUP BY 1 ORDER BY 1`,
    );
    expect(written).toEqual([
      { price: 99_000, count: 450, offers: 450 },
      { price: 199_000, count: 450, offers: 450 },
    ]);
  });

  it('an import at the moment when a sale begins leaves the new sale price in force', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const begin = `2030-01-0${round}T00:00:00Z`;
      const feed = woo({ starts: begin, ends: '2030-02-01', regular: String(1990 + round) });
      await bring(feed, '2029-01-01T00:00:00Z');
      await Promise.all([at(begin), bring(feed.replace('990,', '980,'), begin)]);
      await at(begin);
      expect(await inForce()).toEqual({ 1: [980, 1990 + round] });
    }
  });

  it('the beginning and end of a sale notify the search index as an import does', async () => {
    await bring(woo(JANUARY), '2026-11-26T00:00:00Z');
    await pool.query(`DELETE FROM "search_outbox"`);
    await at('2030-01-15T00:00:00Z');
    expect((await pool.query(`SELECT FROM "search_outbox"`)).rowCount).toBe(1);
    await pool.query(`DELETE FROM "search_outbox"`);
    await at('2030-03-01T00:00:00Z');
    expect((await pool.query(`SELECT FROM "search_outbox"`)).rowCount).toBe(1);
  });
});
