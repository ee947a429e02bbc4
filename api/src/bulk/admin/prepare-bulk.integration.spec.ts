import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { flightsOf } from '../../testing/flights.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { WorkBulkJobs } from '../work-bulk-jobs.js';

const PRICE = 1_000_000;
const SIZES = Array.from({ length: 250 }, (_, n) => String(n + 1));

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
/** Offers of one brand, and those of another one, which no test changes. */
let offers: string[];
let others: string[];

beforeAll(async () => {
  const product = (slug: string, brand: string, sizes: string[]) =>
    feedProduct(slug, { brands: [brand], items: sizes.map((size) => ({ size, price: PRICE })) });
  api = await startTestApi([product('one', 'Kedrum', SIZES), product('two', 'Altai', ['41', '42'])]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  admin = await operator(api, 'ADMIN');
  const of = async (slug: string) => {
    const { rows } = await database.query<{ id: string }>(
      `SELECT i."id" FROM "product_item" i JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = $1 ORDER BY i."id"`,
      [slug],
    );
    return rows.map(({ id }) => id);
  };
  [offers, others] = await Promise.all([of('one'), of('two')]);
});
beforeEach(async () => {
  await database.query(
    `UPDATE "price_details" SET "price" = $1, "oldPrice" = NULL, "loyaltyPrice" = NULL, "setBy" = NULL, "setAt" = NULL`,
    [PRICE],
  );
  await database.query('UPDATE "product_item" SET "stock" = 10');
});
afterAll(async () => {
  await database.end();
  await api.close();
});

const JOB =
  '{ id kind state total handled applied unchanged refused isUndoable priceChange { percent rounding } refusals { refusal count } }';
const PREVIEW = `{ job ${JOB} found applied unchanged refusals { refusal count }
  examples { name size seenPrice price seenLoyaltyPrice loyaltyPrice stock difference } }`;
const PRICES = `mutation ($dto: PreparePricesInBulkInput!) { it: preparePricesInBulk(dto: $dto) ${PREVIEW} }`;
const STOCK = `mutation ($dto: PrepareStockInBulkInput!) { it: prepareStockInBulk(dto: $dto) ${PREVIEW} }`;
const PRODUCTS = `mutation ($dto: SetProductsInBulkInput!) { it: prepareProductsInBulk(dto: $dto) ${PREVIEW} }`;
const applying = (kind: string) => `mutation ($dto: BulkJobIdInput!) { it: applyBulk${kind}(dto: $dto) ${JOB} }`;
const READ = `query ($dto: BulkJobIdInput!) { it: bulkJob(dto: $dto) ${JOB} }`;
const kedrum = { where: { brand: 'kedrum' } };

interface Job {
  id: string;
  state: string;
  applied: number;
  refused: number;
  refusals: object[];
}
interface Preview {
  job: Job;
  found: number;
  applied: number;
  unchanged: number;
  refusals: object[];
  examples: { price: number; loyaltyPrice: number | null; seenPrice: number }[];
}

async function ask<Result>(document: string, dto: object, by = admin): Promise<Result> {
  const { data, errors } = await by.admin(document, { dto });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return (data as { it: Result }).it;
}
const prepare = (document: string, dto: object) => ask<Preview>(document, { idempotencyKey: randomUUID(), ...dto });
const percent = (value: number, rounding = 'TEN', dto: object = kedrum) =>
  prepare(PRICES, { ...dto, change: { percent: value, rounding } });
const work = () => api.app.get(WorkBulkJobs, { strict: false }).run();
async function applied({ job: { id } }: Preview, kind = 'Prices'): Promise<Job> {
  await ask(applying(kind), { id });
  await work();
  return ask<Job>(READ, { id });
}
const undo = (kind: string, id: string) =>
  ask<{ stayed: number }>(`mutation ($dto: BulkJobIdInput!) { it: undoBulk${kind}(dto: $dto) { stayed } }`, { id });
async function pricesNow(ids: string[]): Promise<Record<string, number>> {
  const { rows } = await database.query<{ price: number; n: number }>(
    `SELECT "price"::int, count(*)::int AS "n" FROM "price_details" WHERE "itemId" = ANY($1) GROUP BY 1`,
    [ids],
  );
  return Object.fromEntries(rows.map(({ price, n }) => [price, n]));
}
const setPrice = (id: string, price: number, others: object = {}) =>
  database.query(`UPDATE "price_details" SET "price" = $2, "oldPrice" = $3, "loyaltyPrice" = $4 WHERE "itemId" = $1`, [
    id,
    price,
    ...Object.values({ oldPrice: null, loyaltyPrice: null, ...others }),
  ]);

describe('prices by a percentage', () => {
  it('preparePricesInBulk shows the new prices of all items that match, and changes nothing until it is applied', async () => {
    const preview = await percent(-10);
    expect(preview).toMatchObject({ found: 250, applied: 250, unchanged: 0, refusals: [] });
    expect(preview.job).toMatchObject({
      ...{ kind: 'PRICES', state: 'PREPARED', total: 250, handled: 0, isUndoable: false },
      priceChange: { percent: -10, rounding: 'TEN' },
    });
    expect(preview.examples).toHaveLength(50);
    expect(preview.examples[0]).toMatchObject({ name: 'one', seenPrice: PRICE, price: 900_000 });
    await work();
    expect(await pricesNow(offers)).toEqual({ [PRICE]: 250 });
    const jobs = await admin.admin('{ bulkJobs { items { id } } }');
    expect(JSON.stringify(jobs.data)).not.toContain(preview.job.id);

    expect(await applied(preview)).toMatchObject({ state: 'DONE', applied: 250, refused: 0, isUndoable: true });
    expect(await pricesNow(offers)).toEqual({ 900000: 250 });
    expect(await pricesNow(others)).toEqual({ [PRICE]: 2 });
    expect(await undo('Prices', preview.job.id)).toEqual({ stayed: 0 });
    expect(await pricesNow(offers)).toEqual({ [PRICE]: 250 });
  });

  it('a prepared price is refused with PRICE_CHANGED when the price or that with an account was changed since', async () => {
    await setPrice(offers[1]!, PRICE, { loyaltyPrice: 950_000 });
    const preview = await percent(-10);
    await setPrice(offers[0]!, 1_200_000);
    await setPrice(offers[1]!, PRICE, { loyaltyPrice: 940_000 });
    const job = await applied(preview);
    expect(job).toMatchObject({ applied: 248, refused: 2, refusals: [{ refusal: 'PRICE_CHANGED', count: 2 }] });
    expect(await pricesNow(offers.slice(0, 2))).toEqual({ 1200000: 1, [PRICE]: 1 });
  });

  it('a prepared price is refused when a feed commits another one while the worker waits for the row', async () => {
    const preview = await percent(5);
    await ask(applying('Prices'), { id: preview.job.id });
    const client = await database.connect();
    await client.query('BEGIN');
    await client.query(`UPDATE "price_details" SET "price" = 777 WHERE "itemId" = $1`, [offers[0]]);
    const working = work();
    await sleep(300);
    await client.query('COMMIT');
    client.release();
    await working;
    expect(await ask<Job>(READ, { id: preview.job.id })).toMatchObject({ applied: 249, refused: 1 });
    expect(await pricesNow(offers)).toEqual({ 777: 1, 1050000: 249 });
  });

  it('the preview counts what would be refused by reason, and leaves out items without a price or with the same one', async () => {
    await setPrice(offers[0]!, PRICE, { oldPrice: 1_050_000 });
    await setPrice(offers[1]!, 500);
    await database.query(`DELETE FROM "price_details" WHERE "itemId" = $1`, [offers[2]]);
    const preview = await percent(10, 'ROUBLE');
    expect(preview).toMatchObject({
      ...{ found: 250, applied: 248, unchanged: 0 },
      refusals: [{ refusal: 'PRICE_NOT_BELOW_OLD', count: 1 }],
    });
    expect(preview.job).toMatchObject({ total: 249 });
    expect((await percent(1, 'HUNDRED', { ids: [offers[1]!] })).job).toMatchObject({ total: 1 });
    const none = await percent(1, 'ROUBLE', { ids: [offers[2]!] });
    expect(none).toMatchObject({ found: 1, applied: 0, job: { total: 0 } });
    expect(await applied(none)).toMatchObject({ state: 'DONE', applied: 0 });
    await database.query(`INSERT INTO "price_details" ("itemId", "price") VALUES ($1, $2)`, [offers[2], PRICE]);
  });

  it.each([
    [1_299_000, -10, 'ROUBLE', 1_169_100],
    [1_299_000, -10, 'TEN', 1_169_000],
    [1_299_000, 12.5, 'HUNDRED', 1_460_000],
    [100_000, 10.1, 'ROUBLE', 110_100],
    [1_299_901, -10, 'KOPECK', 1_169_911],
    [300, -99, 'TEN', 1000],
    [8800, -50, 'NINETY', 9000],
    [27_800, -50, 'NINETY', 9000],
    [28_000, -50, 'NINETY', 19_000],
    [2_469_000, -50, 'NINETY', 1_239_000],
  ])('a price of %d changed by %d %% and rounded to a %s is %d', async (from, by, rounding, to) => {
    await setPrice(offers[0]!, from);
    const { examples } = await percent(by, rounding, { ids: [offers[0]!] });
    expect(examples.map(({ price }) => price)).toEqual([to]);
  });

  it('the price with an account changes with the price, and is never above it', async () => {
    await setPrice(offers[0]!, 1_149_000, { loyaltyPrice: 1_099_000 });
    await setPrice(offers[1]!, 104_000, { loyaltyPrice: 103_000 });
    const both = { ids: offers.slice(0, 2) };
    const pairs = (preview: Preview) => preview.examples.map(({ price, loyaltyPrice }) => [price, loyaltyPrice]);
    expect(pairs(await percent(-10, 'TEN', both))).toEqual([
      [1_034_000, 989_000],
      [94_000, 93_000],
    ]);
    expect(pairs(await percent(-10, 'NINETY', both))).toEqual([
      [1_039_000, 989_000],
      [89_000, 89_000],
    ]);
  });

  it('preparePricesInBulk refuses a percentage of 0, of −100 or with three decimals, and both or none of ids and filters', async () => {
    const fieldsOf = async (dto: object) =>
      (
        await admin.admin(PRICES, { dto: { idempotencyKey: randomUUID(), ...dto } })
      ).errors?.[0]?.extensions.fields?.map(({ field }) => field);
    for (const value of [0, -100, 1000, 1.234])
      expect(await fieldsOf({ ...kedrum, change: { percent: value, rounding: 'TEN' } })).toEqual([
        'dto.change.percent',
      ]);
    const change = { percent: 5, rounding: 'TEN' };
    expect(await fieldsOf({ change })).toEqual(['dto']);
    expect(await fieldsOf({ ...kedrum, ids: [offers[0]], change })).toEqual(['dto']);
  });
});

it('preparing and applying take the same number of statements however many items match', async () => {
  const countOf = async (dto: object) => {
    const flights = await flightsOf(() => percent(-10, 'TEN', dto));
    return flights.flat().filter((name) => /^(bulk|operator)-/.test(name));
  };
  const few = await countOf({ ids: [offers[0]!] });
  expect(few).toEqual([
    ...['bulk-take-lock', 'bulk-known', 'bulk-forget-prepared', 'bulk-insert-prepared', 'bulk-insert-percent'],
    ...['bulk-count-planned', 'bulk-job', 'bulk-rows-page', 'bulk-preview-prices'],
  ]);
  expect(await countOf({ ids: offers })).toEqual(few);
});

describe('a prepared job', () => {
  it('a repeated call prepares it once, another change with the key is refused, and a repeated apply applies it once', async () => {
    const dto = { idempotencyKey: randomUUID(), ...kedrum, change: { percent: -10, rounding: 'TEN' } };
    const [first, second] = await Promise.all([ask<Preview>(PRICES, dto), ask<Preview>(PRICES, dto)]);
    expect(first.job.id).toBe(second.job.id);
    const other = { ...dto, change: { percent: -20, rounding: 'TEN' } };
    expect(codeOf(await admin.admin(PRICES, { dto: other }))).toBe('IDEMPOTENCY_CONFLICT');
    await Promise.all([1, 2, 3].map(() => ask(applying('Prices'), { id: first.job.id })));
    await work();
    expect(await applied(first)).toMatchObject({ applied: 250, refused: 0 });
    expect(await pricesNow(offers)).toEqual({ 900000: 250 });
    expect(await ask<Preview>(PRICES, dto)).toMatchObject({ job: { state: 'DONE' }, applied: 250, refusals: [] });
  });

  it('its sender’s next one of the kind replaces it, and nobody else applies it', async () => {
    const [first, next] = [await percent(-10), await percent(-20)];
    expect(codeOf(await admin.admin(applying('Prices'), { dto: { id: first.job.id } }))).toBe('NOT_FOUND');
    const another = await operator(api, 'ADMIN');
    expect(codeOf(await another.admin(applying('Prices'), { dto: { id: next.job.id } }))).toBe('NOT_FOUND');
    expect(codeOf(await admin.admin(applying('Stock'), { dto: { id: next.job.id } }))).toBe('NOT_FOUND');
    expect(await applied(next)).toMatchObject({ applied: 250 });
  });

  it('it is done after the jobs that were accepted before it was applied', async () => {
    const prepared = await percent(-10, 'TEN', { ids: [offers[0]!] });
    await admin.admin('mutation ($dto: SetPricesInBulkInput!) { setPricesInBulk(dto: $dto) { id } }', {
      dto: { idempotencyKey: randomUUID(), rows: [{ id: offers[0], price: 5000 }] },
    });
    expect(await applied(prepared)).toMatchObject({ refusals: [{ refusal: 'PRICE_CHANGED', count: 1 }] });
    expect(await pricesNow([offers[0]!])).toEqual({ 5000: 1 });
  });

  it('stock of all items that match is set or moved, refusals are foretold, and the way back is by the difference', async () => {
    await database.query(`UPDATE "product_item" SET "stock" = 2 WHERE "id" = $1`, [offers[0]]);
    const less = await prepare(STOCK, { ...kedrum, change: { difference: -3 } });
    expect(less).toMatchObject({
      ...{ found: 250, applied: 249, unchanged: 0 },
      refusals: [{ refusal: 'STOCK_BELOW_RESERVED', count: 1 }],
    });
    expect(await applied(less, 'Stock')).toMatchObject({ applied: 249, refused: 1 });
    await database.query(`UPDATE "product_item" SET "stock" = 6 WHERE "id" = $1`, [offers[1]]);
    await undo('Stock', less.job.id);
    const { rows } = await database.query<{ stock: number }>(
      `SELECT "stock" FROM "product_item" WHERE "id" = ANY($1) ORDER BY "id"`,
      [offers.slice(0, 3)],
    );
    expect(rows.map(({ stock }) => stock)).toEqual([2, 9, 10]);

    const set = await prepare(STOCK, { ...kedrum, change: { stock: 10 } });
    expect(set).toMatchObject({ applied: 2, unchanged: 248 });
    const both = { idempotencyKey: randomUUID(), ...kedrum, change: { stock: 1, difference: 1 } };
    expect(codeOf(await admin.admin(STOCK, { dto: both }))).toBe('BAD_USER_INPUT');
  });

  it('sale, category and badges of all products that match are shown before they are changed', async () => {
    const preview = await prepare(PRODUCTS, { ...kedrum, change: { active: false } });
    expect(preview).toMatchObject({ found: 1, applied: 1, examples: [{ name: 'one', size: null }] });
    expect(await applied(preview, 'Products')).toMatchObject({ applied: 1 });
    expect(await prepare(PRODUCTS, { ...kedrum, change: { active: false } })).toMatchObject({
      applied: 0,
      unchanged: 1,
    });
    await undo('Products', preview.job.id);
  });
});
