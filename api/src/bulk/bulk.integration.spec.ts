import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { undoChangeSet } from '../change-sets/index.js';
import { Metrics } from '../platform/observability/metrics.js';
import { askAdmin, operator, type Operator } from '../testing/operators.js';
import { codeOf, guest, orderOf, place } from '../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { ForgetBulkJobs } from './forget-bulk-jobs.js';
import { WorkBulkJobs } from './work-bulk-jobs.js';

const PRICE = 1_000_000;
const SIZES = Array.from({ length: 30 }, (_, n) => String(20 + n));

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
/** Offers of the first product, then of the second one. */
let offers: { id: string; externalId: string }[];

beforeAll(async () => {
  const product = (slug: string) =>
    feedProduct(slug, { items: SIZES.map((size) => ({ size, price: PRICE, sku: `${slug}/${size}` })) });
  api = await startTestApi([product('one'), product('two')]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  admin = await operator(api, 'ADMIN');
  const { rows } = await database.query<{ id: string; externalId: string }>(
    `SELECT i."id", i."externalId" FROM "product_item" i JOIN "product" p ON p."id" = i."productId"
     JOIN "size" s ON s."id" = i."sizeId" ORDER BY p."slug", s."name"`,
  );
  offers = rows;
});
afterAll(async () => {
  await database.end();
  await api.close();
});

const JOB = '{ id kind state sentBy total handled applied unchanged refused startedAt finishedAt }';
const PRICES = `mutation ($dto: SetPricesInBulkInput!) { setPricesInBulk(dto: $dto) ${JOB} }`;
const STOCK = `mutation ($dto: SetStockInBulkInput!) { setStockInBulk(dto: $dto) ${JOB} }`;
const ROWS = `query ($dto: BulkJobRowsInput!, $pagination: PaginationInput) { bulkJobRows(dto: $dto, pagination: $pagination) {
  items { position id sku externalId itemId price oldPrice stock difference outcome refusal reserved } pagination { totalItems } } }`;

interface Job {
  id: string;
  state: string;
  total: number;
  handled: number;
  applied: number;
  unchanged: number;
  refused: number;
}
interface Row {
  position: number;
  outcome: string | null;
  refusal: string | null;
  reserved: number | null;
}

async function call<Result>(document: string, dto: object, by = admin): Promise<Result> {
  const { data, errors } = await by.admin(document, { dto });
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Result;
}
const key = () => randomUUID();
const send = (document: string, rows: object[]) => call<Job>(document, { idempotencyKey: key(), rows });
const work = () => api.app.get(WorkBulkJobs, { strict: false }).run();
/** Works until a row of the table gets this value: its transaction fails. */
async function workUntil(table: string, value: string): Promise<void> {
  await database.query(
    `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''lost''; END';
     CREATE TRIGGER "fail" BEFORE UPDATE ON ${table} FOR EACH ROW WHEN (NEW.${value}) EXECUTE FUNCTION fail()`,
  );
  await expect(work()).rejects.toThrow();
  await database.query('DROP FUNCTION fail CASCADE');
}
const jobOf = (id: string) => call<Job>(`query ($dto: BulkJobIdInput!) { bulkJob(dto: $dto) ${JOB} }`, { id });
const rowsOf = async (id: string, outcome?: string) =>
  (await call<{ items: Row[] }>(ROWS, { id, outcome })).items.map(({ position, refusal }) => [position, refusal]);
async function done(document: string, rows: object[]): Promise<Job> {
  const { id } = await send(document, rows);
  await work();
  return jobOf(id);
}
async function pricesOf(id: string) {
  const { rows } = await database.query(
    `SELECT "price"::float8, "oldPrice"::float8, "loyaltyPrice"::float8, "setBy" FROM "price_details" WHERE "itemId" = $1`,
    [id],
  );
  return rows[0];
}
const stockOf = async (id: string) =>
  (await database.query<{ stock: number }>(`SELECT "stock" FROM "product_item" WHERE "id" = $1`, [id])).rows[0]!.stock;

describe('a bulk job of prices', () => {
  it('a bulk price job is accepted at once and sets prices by id, SKU or external id', async () => {
    const rows = [
      { id: offers[0]!.id.toUpperCase(), price: 900_000, oldPrice: 1_100_000, loyaltyPrice: 850_000 },
      { sku: 'one/21', price: 910_000 },
      { externalId: offers[2]!.externalId, price: 920_000 },
    ];
    const sent = await send(PRICES, rows);
    expect(sent).toMatchObject({ kind: 'PRICES', state: 'WAITING', total: 3, handled: 0, startedAt: null });
    expect(await pricesOf(offers[0]!.id)).toMatchObject({ price: PRICE });
    await work();
    expect(await jobOf(sent.id)).toMatchObject({ state: 'DONE', handled: 3, applied: 3, unchanged: 0, refused: 0 });
    expect(await pricesOf(offers[0]!.id)).toEqual({
      price: 900_000,
      oldPrice: 1_100_000,
      loyaltyPrice: 850_000,
      setBy: admin.id,
    });
    expect(await pricesOf(offers[1]!.id)).toMatchObject({ price: 910_000, oldPrice: null });
    expect(await pricesOf(offers[2]!.id)).toMatchObject({ price: 920_000 });
  });

  it('a bulk price job refuses invalid rows with a reason each and applies the other rows', async () => {
    const twice = await database.query<{ id: string }>(
      `UPDATE "product_item" SET "sku" = 'two/29' WHERE "sku" = 'two/28' RETURNING "id"`,
    );
    const rows = [
      { id: randomUUID(), price: 1 },
      { sku: 'nobody’s', price: 1 },
      { sku: 'two/29', price: 1 },
      { id: offers[30]!.id, price: 0 },
      { id: offers[31]!.id, price: 100, oldPrice: 100 },
      { id: offers[32]!.id, price: 100, loyaltyPrice: 101 },
      { id: offers[33]!.id, price: 777 },
      { externalId: offers[33]!.externalId, price: 888 },
    ];
    const { id, ...job } = await done(PRICES, rows);
    expect(job).toMatchObject({ state: 'DONE', total: 8, handled: 8, applied: 1, refused: 7 });
    expect(await rowsOf(id, 'REFUSED')).toEqual([
      [0, 'ITEM_NOT_FOUND'],
      [1, 'ITEM_NOT_FOUND'],
      [2, 'ITEM_AMBIGUOUS'],
      [3, 'PRICE_NOT_POSITIVE'],
      [4, 'PRICE_NOT_BELOW_OLD'],
      [5, 'PRICE_BELOW_LOYALTY'],
      [7, 'ITEM_REPEATED'],
    ]);
    expect(await rowsOf(id, 'APPLIED')).toEqual([[6, null]]);
    expect(await pricesOf(offers[33]!.id)).toMatchObject({ price: 777 });
    await database.query(`UPDATE "product_item" SET "sku" = 'two/28' WHERE "id" = $1`, [twice.rows[0]!.id]);
  });

  it('a bulk price job writes nothing for an offer whose prices do not change', async () => {
    const rows = [{ sku: 'one/25', price: 500 }];
    expect(await done(PRICES, rows)).toMatchObject({ applied: 1 });
    await database.query('DELETE FROM "search_outbox"');
    expect(await done(PRICES, rows)).toMatchObject({ applied: 0, unchanged: 1 });
    expect((await database.query('SELECT FROM "search_outbox"')).rowCount).toBe(0);
    expect(await done(PRICES, [{ sku: 'one/25', price: 501 }])).toMatchObject({ applied: 1 });
    expect((await database.query('SELECT FROM "search_outbox"')).rowCount).toBe(1);
  });

  it('/metrics shows the waiting rows of bulk jobs and the rows handled by this process', async () => {
    const metrics = async () => api.app.get(Metrics).text();
    const of = (text: string, name: string) =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(name))!
          .split(' ')[1],
      );
    const before = await metrics();
    await send(PRICES, [
      { id: offers[3]!.id, price: 654_321 },
      { id: randomUUID(), price: 1 },
    ]);
    const waiting = await metrics();
    expect(of(waiting, 'meet_bulk_jobs{kind="PRICES",state="WAITING"}')).toBe(1);
    expect(of(waiting, 'meet_bulk_waiting_rows{kind="PRICES"}')).toBe(2);
    expect(of(waiting, 'meet_bulk_oldest_seconds{kind="PRICES"}')).toBeGreaterThan(0);
    await work();
    const after = await metrics();
    expect(of(after, 'meet_bulk_jobs{kind="PRICES",state="WAITING"}')).toBe(0);
    const done = (kind: string) => `meet_bulk_jobs{kind="${kind}",state="DONE"}`;
    expect(of(after, done('PRICES')) - of(before, done('PRICES'))).toBe(1);
    expect(of(after, 'meet_bulk_oldest_seconds{kind="STOCK"}')).toBe(0);
    for (const outcome of ['APPLIED', 'REFUSED']) {
      const rows = `meet_bulk_rows_total{kind="PRICES",outcome="${outcome}"}`;
      expect(of(after, rows) - of(before, rows)).toBe(1);
    }
  });

  it('a bulk price job leaves a single audit log entry with its counts', async () => {
    const { id } = await done(PRICES, [
      { sku: 'one/26', price: 500 },
      { sku: 'none', price: 500 },
    ]);
    const { rows } = await database.query(
      `SELECT "actorId", "action", "entity", "after" FROM "operator_action" WHERE "entityId" = $1`,
      [id],
    );
    expect(rows).toEqual([
      {
        actorId: admin.id,
        action: 'setPricesInBulk',
        entity: 'BULK_JOB',
        after: { kind: 'PRICES', total: 2, handled: 2, applied: 1, unchanged: 0, refused: 1, undoneAt: null },
      },
    ]);
  });

  it('the audit log shows the program as the author of its bulk price job', async () => {
    const SAVE = `mutation ($dto: SaveProgramInput!) { saveProgram(dto: $dto) { token program { id } } }`;
    const dto = { name: 'ERP', scopes: ['PRICES', 'READ_CATALOGUE'] };
    const { token, program } = await call<{ token: string; program: { id: string } }>(SAVE, dto);
    const erp = { ...admin, admin: (query: string, variables?: object) => askAdmin(api, query, variables, token) };
    const rows = [{ sku: 'one/27', price: 500 }];
    const sent = await call<Job & { sentBy: string }>(PRICES, { idempotencyKey: key(), rows }, erp);
    expect(sent.sentBy).toBe('ERP');
    await work();
    const trail = await database.query(
      `SELECT "actorId", "programId", "channel"::text FROM "operator_action" WHERE "entityId" = $1`,
      [sent.id],
    );
    expect(trail.rows).toEqual([{ actorId: null, programId: program.id, channel: 'PROGRAM' }]);
    const stock = { idempotencyKey: key(), rows: [{ sku: 'one/27', stock: 1 }] };
    expect(codeOf(await erp.admin(STOCK, { dto: stock }))).toBe('FORBIDDEN');
  });

  it('a bulk price job requires an administrator and rows of the right form with unique names', async () => {
    const manager = await operator(api, 'MANAGER');
    const dto = (rows: object[], idempotencyKey: string = key()) => ({ dto: { idempotencyKey, rows } });
    expect(codeOf(await manager.admin(PRICES, dto([{ sku: 'one/20', price: 1 }])))).toBe('FORBIDDEN');
    const fields = async (document: string, variables: object) => {
      const { errors } = await admin.admin(document, variables as Record<string, unknown>);
      return [errors?.[0]?.extensions.code, errors?.[0]?.extensions.fields?.map(({ field }) => field)];
    };
    const named = [
      { price: 1 },
      { sku: 'a', price: 1 },
      { sku: 'a', id: randomUUID(), price: 1 },
      { sku: 'a', price: 2 },
      { id: 'a', price: 2 },
      { externalId: '', price: 2 },
    ];
    const wrong = [0, 2, 3, 4, 5].map((n) => `dto.rows.${n}`);
    expect(await fields(PRICES, dto(named))).toEqual(['BAD_USER_INPUT', wrong]);
    const counted = [{ sku: 'a' }, { sku: 'b', stock: 1, difference: 1 }, { sku: 'c', stock: -1 }];
    expect(await fields(STOCK, dto(counted))).toEqual(['BAD_USER_INPUT', [0, 1, 2].map((n) => `dto.rows.${n}`)]);
    expect(await fields(PRICES, dto([]))).toEqual(['BAD_USER_INPUT', ['dto.rows']]);
    expect(await fields(PRICES, dto([{ sku: 'a', price: 1 }], 'short'))).toEqual([
      'BAD_USER_INPUT',
      ['dto.idempotencyKey'],
    ]);
  });
});

describe('a bulk job of stock', () => {
  it('a bulk stock job sets or adjusts stock, but never below what open orders reserve', async () => {
    const [figure, more, held, least] = offers.slice(40, 44) as unknown as [Id, Id, Id, Id];
    for (const { id } of [held, least]) await place(guest(api), orderOf([{ id, price: PRICE }]));
    const { id, ...job } = await done(STOCK, [
      { id: figure.id, stock: 7 },
      { id: more.id, difference: -2 },
      { id: held.id, stock: 0 },
      { id: least.id, stock: 1 },
      { sku: 'one/20', stock: 3 },
      { sku: 'one/21', difference: 1_000_000 },
    ]);
    expect(job).toMatchObject({ kind: 'STOCK', state: 'DONE', applied: 3, unchanged: 1, refused: 2 });
    const { items } = await call<{ items: Row[] }>(ROWS, { id, outcome: 'REFUSED' });
    expect(items).toMatchObject([
      { position: 2, refusal: 'STOCK_BELOW_RESERVED', reserved: 1 },
      { position: 5, refusal: 'STOCK_TOO_LARGE', reserved: null },
    ]);
    expect(await Promise.all([figure, more, held, least].map((offer) => stockOf(offer.id)))).toEqual([7, 1, 3, 1]);
  });

  it('a bulk stock job adds its differences once, even when the call is repeated', async () => {
    const dto = { idempotencyKey: key(), rows: [{ id: offers[50]!.id, difference: 5 }] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => call<Job>(STOCK, dto)));
    await work();
    expect((await call<Job>(STOCK, dto)).id).toBe(answers[0]!.id);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await stockOf(offers[50]!.id)).toBe(8);
    const other = { ...dto, rows: [{ id: offers[50]!.id, difference: 6 }] };
    expect(codeOf(await admin.admin(STOCK, { dto: other }))).toBe('IDEMPOTENCY_CONFLICT');
    const manager = await operator(api, 'MANAGER');
    expect((await call<Job>(STOCK, other, manager)).id).not.toBe(answers[0]!.id);
    await work();
    expect(await stockOf(offers[50]!.id)).toBe(14);
  });
});

describe('bulk jobs', () => {
  it('bulk jobs of the same kind run in order, while price and stock jobs alternate', async () => {
    const many = SIZES.map((size) => ({ sku: `one/${size}`, price: 100 }));
    const first = await send(PRICES, many);
    const second = await send(
      PRICES,
      many.map((row) => ({ ...row, price: 200, oldPrice: null, loyaltyPrice: null })),
    );
    const stock = await send(STOCK, [{ sku: 'one/20', difference: 1 }]);
    await Promise.all([work(), work(), work()]);
    const { rows } = await database.query<{ id: string }>(
      `SELECT "id" FROM "bulk_job" WHERE "id" = ANY($1) ORDER BY "finishedAt"`,
      [[first.id, second.id, stock.id]],
    );
    const order = rows.map(({ id }) => id);
    expect(order.indexOf(first.id)).toBeLessThan(order.indexOf(second.id));
    expect(order.indexOf(stock.id)).toBeLessThan(2);
    const { rows: prices } = await database.query(
      `SELECT DISTINCT d."price"::int FROM "price_details" d JOIN "product_item" i ON i."id" = d."itemId" WHERE i."sku" LIKE 'one/%'`,
    );
    expect(prices).toEqual([{ price: 200 }]);
  });

  it('a bulk job that fails midway keeps the handled rows and continues from there', async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({ sku: `there is no ${n}`, stock: 1 }));
    rows[300] = { sku: 'one/22', stock: 41 };
    const { id } = await send(STOCK, rows);
    await workUntil('"product_item"', '"stock" = 41');
    expect(await jobOf(id)).toMatchObject({ state: 'RUNNING', handled: 200, refused: 200, finishedAt: null });
    const noted = await database.query(`SELECT FROM "bulk_row" WHERE "jobId" = $1 AND "outcome" IS NOT NULL`, [id]);
    expect(noted.rowCount).toBe(200);
    await work();
    expect(await jobOf(id)).toMatchObject({ state: 'DONE', handled: 450, applied: 1, refused: 449 });
  });

  it('a bulk job accepts ten thousand rows in a call and refuses more', async () => {
    const rows = Array.from({ length: 10_000 }, () => ({ id: randomUUID(), price: 100, oldPrice: 200 }));
    expect(await send(PRICES, rows)).toMatchObject({ total: 10_000 });
    const dto = { idempotencyKey: key(), rows: [...rows, { sku: 'one/20', price: 1 }] };
    expect(codeOf(await admin.admin(PRICES, { dto }))).toBe('BAD_USER_INPUT');
    await database.query('DELETE FROM "bulk_job" WHERE "finishedAt" IS NULL');
  });

  it('bulk jobs are listed newest first and deleted some days after they finish', async () => {
    const { id } = await done(STOCK, [{ sku: 'one/20', difference: 1 }]);
    const LIST = `query ($dto: BulkJobsInput) { bulkJobs(dto: $dto) { items { id } pagination { totalItems } } }`;
    const list = await call<{ items: Job[]; pagination: { totalItems: number } }>(LIST, { kind: 'STOCK' });
    expect(list.items[0]!.id).toBe(id);
    const waiting = await send(STOCK, [{ sku: 'one/20', difference: 1 }]);
    await database.query(
      `UPDATE "bulk_job" SET "createdAt" = now() - interval '9 days',
         "finishedAt" = CASE WHEN "finishedAt" IS NOT NULL THEN now() - interval '8 days' END WHERE "id" IN ($1, $2)`,
      [id, waiting.id],
    );
    await api.app.get(ForgetBulkJobs, { strict: false }).run();
    const gone = await admin.admin(`query ($dto: BulkJobIdInput!) { bulkJob(dto: $dto) ${JOB} }`, { dto: { id } });
    expect(codeOf(gone)).toBe('NOT_FOUND');
    expect(codeOf(await admin.admin(ROWS, { dto: { id } }))).toBe('NOT_FOUND');
    expect(await jobOf(waiting.id)).toMatchObject({ state: 'WAITING' });
    await work();
  });
});

interface Id {
  id: string;
}

describe('the undo of a bulk job', () => {
  const undoOf = (kind: 'Prices' | 'Stock') =>
    `mutation ($dto: BulkJobIdInput!) { undoBulk${kind}(dto: $dto) { stayed job { id isUndoable undoneAt } } }`;
  const undo = (kind: 'Prices' | 'Stock', id: string) =>
    call<{ stayed: number; job: { isUndoable: boolean; undoneAt: string | null } }>(undoOf(kind), { id });
  const codeOfUndo = async (kind: 'Prices' | 'Stock', id: string) =>
    codeOf(await admin.admin(undoOf(kind), { dto: { id } }));

  beforeAll(() =>
    database.query(
      `UPDATE "price_details" SET "price" = $1, "oldPrice" = NULL, "loyaltyPrice" = NULL, "setBy" = NULL, "setAt" = NULL`,
      [PRICE],
    ),
  );

  it('undoBulkPrices restores prices and who had set them, so that a feed changes its own prices again', async () => {
    const [feeds, byHand, changed, refused] = offers.slice(40, 44).map(({ id }) => id);
    await done(PRICES, [{ id: byHand!, price: 700_000, oldPrice: 800_000 }]);
    const before = await Promise.all([pricesOf(feeds!), pricesOf(byHand!)]);
    expect(before).toMatchObject([{ setBy: null }, { setBy: admin.id }]);
    const job = await done(PRICES, [
      { id: feeds!, price: 600_000 },
      { id: byHand!, price: 600_000 },
      { id: changed!, price: 600_000 },
      { id: refused!, price: 0 },
    ]);
    await done(PRICES, [{ id: changed!, price: 500_000 }]);
    expect(await undo('Prices', job.id)).toMatchObject({
      stayed: 1,
      job: { isUndoable: false, undoneAt: expect.any(String) as unknown },
    });
    expect(await Promise.all([pricesOf(feeds!), pricesOf(byHand!)])).toEqual(before);
    expect(await pricesOf(changed!)).toMatchObject({ price: 500_000 });
  });

  it('undoBulkPrices restores that a feed had set a price that stays the same', async () => {
    const { id } = offers[45]!;
    const job = await done(PRICES, [{ id, price: PRICE }]);
    expect(await pricesOf(id)).toMatchObject({ price: PRICE, setBy: admin.id });
    await undo('Prices', job.id);
    expect(await pricesOf(id)).toMatchObject({ price: PRICE, setBy: null });
  });

  it('undoBulkStock takes back the difference of the job and leaves what was sold since sold', async () => {
    const { id } = offers[44]!;
    const stockOf = async () =>
      (await database.query<{ stock: number }>(`SELECT "stock" FROM "product_item" WHERE "id" = $1`, [id])).rows[0]!
        .stock;
    const before = await stockOf();
    const job = await done(STOCK, [{ id, difference: 5 }]);
    await database.query(`UPDATE "product_item" SET "stock" = "stock" - 2 WHERE "id" = $1`, [id]);
    expect(await undo('Stock', job.id)).toMatchObject({ stayed: 0 });
    expect(await stockOf()).toBe(before - 2);
  });

  it('the rest of a bulk job can be undone when its run was undone while the job was at work', async () => {
    const [before, after] = [offers[49]!.id, offers[50]!.id];
    const rows = Array.from({ length: 300 }, (_, n) => ({ sku: `there is no ${n}`, price: 1 }) as object);
    rows[0] = { id: before, price: 610_000 };
    rows[250] = { id: after, price: 620_000 };
    const { id } = await send(PRICES, rows);
    await workUntil('"price_details"', '"price" = 620000');
    const half = await database.query<{ run: string }>(`SELECT "changeSetId" AS run FROM "bulk_job" WHERE "id" = $1`, [
      id,
    ]);
    expect(await undoChangeSet(database, half.rows[0]!.run)).toEqual([]);
    expect(await pricesOf(before)).toMatchObject({ price: PRICE });

    await work();
    expect(await pricesOf(after)).toMatchObject({ price: 620_000 });
    expect(await undo('Prices', id)).toMatchObject({ stayed: 0 });
    expect(await pricesOf(after)).toMatchObject({ price: PRICE });
  });

  it('a bulk job is undone once when undone by parallel calls', async () => {
    const job = await done(PRICES, [{ id: offers[46]!.id, price: 600_000 }]);
    const answers = await Promise.all([1, 2, 3].map(() => admin.admin(undoOf('Prices'), { dto: { id: job.id } })));
    expect(answers.map((answer) => codeOf(answer)).filter((code) => code === 'NOT_FOUND')).toHaveLength(2);
    expect(await pricesOf(offers[46]!.id)).toMatchObject({ price: PRICE });
  });

  it('the undo is refused for another kind, an unknown job, a waiting job and a job that changed nothing', async () => {
    const { id } = offers[47]!;
    const stock = await done(STOCK, [{ id, stock: 1 }]);
    const idle = await done(STOCK, [{ id, stock: 1 }]);
    const waiting = await send(PRICES, [{ id, price: 610_000 }]);
    for (const other of [stock.id, randomUUID(), waiting.id])
      expect(await codeOfUndo('Prices', other)).toBe('NOT_FOUND');
    expect(await codeOfUndo('Stock', idle.id)).toBe('NOT_FOUND');
    await work();
  });

  it('the audit log shows who undid a bulk job', async () => {
    const job = await done(PRICES, [{ id: offers[48]!.id, price: 600_000 }]);
    await undo('Prices', job.id);
    const { rows } = await database.query<{ after: { undoneAt: string | null } }>(
      `SELECT "after" FROM "operator_action" WHERE "action" = 'undoBulkPrices' AND "entityId" = $1`,
      [job.id],
    );
    expect(rows).toEqual([{ after: expect.objectContaining({ undoneAt: expect.any(String) as unknown }) as unknown }]);
  });
});

describe('the stop of a bulk job', () => {
  const stopOf = (kind: 'Prices' | 'Stock') =>
    `mutation ($dto: BulkJobIdInput!) { stopBulk${kind}(dto: $dto) { ${JOB.slice(1, -1)}stoppedAt isUndoable refusals { refusal count } } }`;
  const stop = (id: string) => call<Job & { stoppedAt: string | null }>(stopOf('Prices'), { id });
  const codeOfStop = async (kind: 'Prices' | 'Stock', id: string, by = admin) =>
    codeOf(await by.admin(stopOf(kind), { dto: { id } }));
  /** Prices of one offer and of many unknown ones; work on them fails behind the first transaction. */
  const halfDone = async () => {
    const rows = Array.from({ length: 450 }, (_, n) => ({ sku: `there is no ${n}`, price: 1 }) as object);
    rows[0] = { id: offers[51]!.id, price: 610_000 };
    rows[250] = { id: offers[52]!.id, price: 620_000 };
    const { id } = await send(PRICES, rows);
    await workUntil('"price_details"', '"price" = 620000');
    return id;
  };

  it('stopBulkPrices refuses the remaining rows, keeps the prices set so far, and those can be undone', async () => {
    const before = await Promise.all([pricesOf(offers[51]!.id), pricesOf(offers[52]!.id)]);
    const id = await halfDone();
    expect(await stop(id)).toMatchObject({
      ...{ state: 'DONE', total: 450, handled: 450, applied: 1, refused: 449, isUndoable: true },
      stoppedAt: expect.any(String) as unknown,
      refusals: [
        { refusal: 'ITEM_NOT_FOUND', count: 448 },
        { refusal: 'STOPPED', count: 1 },
      ],
    });
    await work();
    expect(await pricesOf(offers[51]!.id)).toMatchObject({ price: 610_000 });
    expect(await pricesOf(offers[52]!.id)).toEqual(before[1]);
    await call('mutation ($dto: BulkJobIdInput!) { undoBulkPrices(dto: $dto) { stayed } }', { id });
    expect(await pricesOf(offers[51]!.id)).toEqual(before[0]);
  });

  it('a waiting bulk job changes nothing when it is stopped, and the next job goes on', async () => {
    const { id } = offers[53]!;
    const waiting = await send(PRICES, [{ id, price: 630_000 }]);
    const next = await send(PRICES, [{ id: offers[54]!.id, price: 640_000 }]);
    expect(await stop(waiting.id)).toMatchObject({ state: 'DONE', applied: 0, refused: 1, startedAt: null });
    await work();
    expect(await pricesOf(id)).not.toMatchObject({ price: 630_000 });
    expect(await jobOf(next.id)).toMatchObject({ state: 'DONE', applied: 1 });
  });

  it('a bulk job that is done stays as it is when it is stopped, and a stopped job when it is stopped again', async () => {
    const job = await done(PRICES, [{ id: offers[53]!.id, price: 650_000 }]);
    expect(await stop(job.id)).toMatchObject({ applied: 1, refused: 0, stoppedAt: null });
    const waiting = await send(PRICES, [{ id: offers[53]!.id, price: 660_000 }]);
    const first = await stop(waiting.id);
    expect(await stop(waiting.id)).toEqual(first);
  });

  it('each row of a bulk job is applied or refused when the job is stopped while processes work on it', async () => {
    const unknown = Array.from({ length: 900 }, (_, n) => ({ sku: `there is no ${n}`, price: 1 }));
    for (const wait of [0, 10, 20, 40]) {
      const price = 670_000 + wait;
      const rows = [...SIZES.map((size) => ({ sku: `one/${size}`, price })), ...unknown];
      const { id } = await send(PRICES, rows);
      const [stopped] = await Promise.all([sleep(wait).then(() => stop(id)), work(), work()]);
      expect(stopped).toMatchObject({ state: 'DONE', handled: rows.length });
      expect(stopped.applied + stopped.refused).toBe(rows.length);
      const changed = await database.query('SELECT FROM "price_details" WHERE "price" = $1', [price]);
      expect(changed.rowCount).toBe(stopped.applied);
    }
  });

  it('the stop is refused for another kind, an unknown job and whoever may not set prices', async () => {
    const { id } = await send(PRICES, [{ id: offers[55]!.id, price: 680_000 }]);
    expect(await codeOfStop('Stock', id)).toBe('NOT_FOUND');
    expect(await codeOfStop('Prices', randomUUID())).toBe('NOT_FOUND');
    expect(await codeOfStop('Prices', id, await operator(api, 'MANAGER'))).toBe('FORBIDDEN');
    await work();
    expect(await pricesOf(offers[55]!.id)).toMatchObject({ price: 680_000 });
  });

  it('the audit log shows who sent a stopped bulk job and who stopped it', async () => {
    const other = await operator(api, 'ADMIN');
    const { id } = await send(PRICES, [{ id: offers[56]!.id, price: 690_000 }]);
    expect(await codeOfStop('Prices', id, other)).toBeUndefined();
    const { rows } = await database.query(
      `SELECT "actorId", "action" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "action"`,
      [id],
    );
    expect(rows).toEqual([
      { actorId: admin.id, action: 'setPricesInBulk' },
      { actorId: other.id, action: 'stopBulkPrices' },
    ]);
  });
});
