import { existsSync, readFileSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import pg from 'pg';
import { readSheet } from 'read-excel-file/node';
import { SweepObjects } from '../media/index.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf, guest, orderOf, place, REQUEST } from '../testing/orders.js';
import { runAdmin } from '../testing/run-admin.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { ForgetExports } from './forget-exports.js';
import { WorkExports } from './work-exports.js';

const JOB = 'id state failure rows bytes url expiresAt';
const READ = `query ($dto: ExportJobIdInput!) { job: exportJob(dto: $dto) { ${JOB} } }`;
const CALLS = {
  exportOrders: 'ExportOrdersInput',
  exportOrderUnits: 'ExportOrdersInput',
  exportGoods: 'ExportGoodsInput',
  exportShoppers: 'ExportShoppersInput',
};

interface Job {
  id: string;
  state: string;
  failure: string | null;
  rows: number;
  bytes: number | null;
  url: string | null;
  expiresAt: string | null;
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let admin: Operator;
let boots: { id: string; price: number };
let tee: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([
    feedProduct('boots', { name: '=1+1', items: [{ size: '40', price: 123_450, stock: 900, sku: '-SUM(1)' }] }),
    feedProduct('tee', { name: 'Футболка', items: [{ size: 'M', price: 50_000, stock: 900, sku: 'TEE-M' }] }),
  ]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  [manager, admin] = await Promise.all([operator(api, 'MANAGER'), operator(api, 'ADMIN')]);
  const offers = await sql<{ id: string }>(`SELECT "id" FROM "product_item" ORDER BY "sku" = 'TEE-M'`);
  boots = { id: offers[0]!.id, price: 123_450 };
  tee = { id: offers[1]!.id, price: 50_000 };
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

const work = () => api.app.get(WorkExports).run();

async function ask(by: Operator, call: keyof typeof CALLS, dto: object = {}): Promise<Job> {
  const { data, errors } = await by.admin(`mutation ($dto: ${CALLS[call]}!) { job: ${call}(dto: $dto) { ${JOB} } }`, {
    dto,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.job as Job;
}
const read = async (by: Operator, id: string) => (await by.admin(READ, { dto: { id } })).data!.job as Job;

async function done(by: Operator, call: keyof typeof CALLS, dto: object = {}): Promise<Job> {
  const { id } = await ask(by, call, dto);
  await work();
  const job = await read(by, id);
  expect(job).toMatchObject({ state: 'DONE', failure: null });
  return job;
}

const download = ({ url }: Pick<Job, 'url'>) => fetch(`${api.origin}${url!}`);

/** Rows of a CSV by their titles. */
const rowsOf = (text: string): Record<string, string>[] => parse(text, { bom: true, delimiter: ';', columns: true });

async function exported(by: Operator, call: keyof typeof CALLS, dto: object = {}): Promise<Record<string, string>[]> {
  return rowsOf(await (await download(await done(by, call, dto))).text());
}

describe('an export', () => {
  it('an export contains what the list shows, in a form for Russian Excel, without formulas', async () => {
    const order = await place(guest(api), orderOf([boots], { comment: '=HYPERLINK("http://x.example";"счёт")' }));
    await guest(api).ask(REQUEST, { dto: orderOf([boots]) });
    const job = await done(manager, 'exportOrders', { filter: { statuses: ['AWAITING_PAY'] } });
    const answer = await download(job);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(job).toMatchObject({ rows: 1, bytes: bytes.length });
    const [row, ...more] = rowsOf(bytes.toString());
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      ...{ Номер: String(order.number), Статус: 'Ждёт оплаты', Покупатель: 'Иванова Мария', Город: 'Москва' },
      ...{ Состав: `'=1+1, 40`, Штук: '1', Товары: '1234,50', Итого: '1624,50', 'Когда оплачен': '' },
      ...{ 'Скидка на товары': '0,00', Оплачено: '0,00', Возвращено: '0,00', 'Осталось у магазина': '0,00' },
      ...{ Адрес: 'Россия, Москва, Лесная, 7' },
      ...{ Комментарий: `'=HYPERLINK("http://x.example";"счёт")`, 'Способ оплаты': 'СБП' },
    });
    expect(row!['Телефон']).toMatch(/^'\+7\d{10}$/);
    expect(row!['Оформлен']).toMatch(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  });

  it('an exported workbook has numeric amounts, real time values, and texts that stay texts', async () => {
    const answer = await download(await done(manager, 'exportOrders', { format: 'XLSX' }));
    const rows = await readSheet(Buffer.from(await answer.arrayBuffer()));
    const titles = rows[0] as string[];
    const [row] = rows.slice(1).filter((cells) => cells[titles.indexOf('Комментарий')] !== null);
    const at = (title: string) => row![titles.indexOf(title)];
    expect(at('Итого')).toBe(1624.5);
    expect(at('Оформлен')).toBeInstanceOf(Date);
    expect(at('Состав')).toBe('=1+1, 40');
    expect(at('Комментарий')).toBe('=HYPERLINK("http://x.example";"счёт")');
    const sums = rows.at(-1)!;
    const total = rows.slice(1, -1).reduce((sum, cells) => sum + (cells[titles.indexOf('Итого')] as number), 0);
    expect([sums[0], sums[titles.indexOf('Итого')], sums[titles.indexOf('Телефон')]]).toEqual(['Итого', total, null]);
  });

  it('exports of products and of accounts contain their rows', async () => {
    const [row] = await exported(manager, 'exportGoods', { filter: { search: 'boots' } });
    expect(row).toMatchObject({
      Название: `'=1+1`,
      Артикул: `'-SUM(1)`,
      Размер: '40',
      Цена: '1234,50',
      'В продаже': 'да',
    });
    expect(row).toMatchObject({ Остаток: '900', 'В заказах': '2', Категория: 'Обувь / Кроссовки' });
    expect(await exported(manager, 'exportGoods', { filter: { active: false } })).toEqual([]);
    const people = await exported(admin, 'exportShoppers', { filter: { accessLevel: 'ADMIN' } });
    expect(people.map(({ Id }) => Id)).toContain(admin.id);
    expect(people.every((row) => row['Доступ'] === 'Администратор')).toBe(true);
  });

  it('an export of units has a row for each unit with its article, size, money, codes and track number', async () => {
    const { number, uuid } = await place(guest(api), orderOf([boots, tee]));
    await sql(
      `UPDATE "order_product_item" SET "trackCode" = 'RU1', "markingCode" = '0104' WHERE "orderUuid" = $1 AND "itemId" = $2`,
      [uuid, tee.id],
    );
    const job = await done(manager, 'exportOrderUnits', { filter: { number } });
    const answer = await download(job);
    expect(answer.headers.get('content-disposition')).toMatch(/filename="order-units-\d{4}-\d\d-\d\d\.csv"$/);
    const rows = rowsOf(await answer.text());
    const ofBoth = {
      'Номер заказа': String(number),
      'Статус вещи': 'Ждёт оплаты',
      Город: 'Москва',
      'Когда оплачен': '',
    };
    expect(rows).toEqual([
      expect.objectContaining({
        ...{ ...ofBoth, Артикул: `'-SUM(1)`, Товар: `'=1+1`, Размер: '40', Цена: '1234,50', 'К оплате': '1234,50' },
        ...{ Оплачено: '0,00', Баллами: '0', 'Трек-номер': '', 'Код маркировки': '' },
      }),
      expect.objectContaining({
        ...{ ...ofBoth, Артикул: 'TEE-M', Товар: 'Футболка', Размер: 'M', Цена: '500,00', 'К оплате': '500,00' },
        ...{ Оплачено: '0,00', 'Трек-номер': 'RU1', 'Код маркировки': '0104' },
      }),
    ]);
    await sql(`UPDATE "shop_order" SET "paidAt" = now() WHERE "uuid" = $1`, [uuid]);
    const paid = await exported(manager, 'exportOrderUnits', { filter: { number } });
    expect(paid.map((row) => row['Оплачено'])).toEqual(['1234,50', '500,00']);
    await sql(`UPDATE "order_product_item" SET "compensated" = 10000 WHERE "orderUuid" = $1 AND "itemId" = $2`, [
      uuid,
      tee.id,
    ]);
    const [, compensated] = await exported(manager, 'exportOrderUnits', { filter: { number } });
    expect(compensated).toMatchObject({ Возвращено: '100,00', 'Осталось у магазина': '400,00' });
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(await exported(manager, 'exportOrderUnits', { filter: { number, paidTo: yesterday } })).toEqual([]);
    expect(await exported(manager, 'exportOrderUnits', { filter: { number, paidFrom: yesterday } })).toHaveLength(2);
    const workbook = await download(await done(manager, 'exportOrderUnits', { format: 'XLSX', filter: { number } }));
    const [titles, unit] = await readSheet(Buffer.from(await workbook.arrayBuffer()));
    expect(unit![(titles as string[]).indexOf('К оплате')]).toBe(1234.5);
  });

  it('an export repeats and skips no row while orders are placed and moved', async () => {
    // Orders without units, which a trigger would refuse: more than a page of them.
    await sql(`
      BEGIN; SET LOCAL session_replication_role = replica;
      INSERT INTO "shop_order" ("id", "status", "name", "phone", "goodsPrice", "deliveryPrice", "totalPrice", "cashback",
        "deliveryMinDays", "deliveryMaxDays", "paymentType", "address")
      SELECT 'an-order-of-the-exports-' || lpad(n::text, 7, '0'), 'CANCEL_PURCHASE', 'Анна', '+79161234567', 0, 0, 0, 0, 1, 2, 'SBP', '{"city": "Омск"}'
      FROM generate_series(1, 3500) n;
      COMMIT`);
    const before = await sql<{ number: number }>(`SELECT "number" FROM "shop_order"`);
    let isOver = false;
    const meanwhile = async () => {
      for (let n = 1; !isOver; n += 1) {
        await place(guest(api), orderOf([boots]));
        await sql(
          `UPDATE "shop_order" SET "updatedAt" = now(), "comment" = 'x' WHERE "id" = 'an-order-of-the-exports-' || lpad($1::text, 7, '0')`,
          [n * 7],
        );
      }
    };
    const { id } = await ask(manager, 'exportOrders');
    const writing = [meanwhile(), meanwhile()];
    await work();
    isOver = true;
    await Promise.all(writing);
    const rows = rowsOf(await (await download(await read(manager, id))).text());
    const numbers = rows.map((row) => Number(row['Номер']));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(before.filter(({ number }) => !numbers.includes(number))).toEqual([]);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
  });

  it('an export continues in another process after its own dies, and stops after repeated failures', async () => {
    const { id: dead } = await ask(manager, 'exportOrders');
    await sql(
      `UPDATE "export_job" SET "attempts" = 1, "startedAt" = now(), "rows" = 1000, "runAt" = now() - interval '1 second'
      WHERE "id" = $1`,
      [dead],
    );
    expect(await read(manager, dead)).toMatchObject({ state: 'RUNNING', rows: 1000, url: null });
    await work();
    expect(await read(manager, dead)).toMatchObject({ state: 'DONE' });

    const { id: broken } = await ask(manager, 'exportOrders');
    await sql(`UPDATE "export_job" SET "filter" = '{"from": "never"}' WHERE "id" = $1`, [broken]);
    for (let n = 1; n <= 3; n += 1) {
      await work();
      await sql(`UPDATE "export_job" SET "runAt" = now() WHERE "id" = $1`, [broken]);
    }
    expect(await read(manager, broken)).toMatchObject({
      state: 'FAILED',
      failure: 'FAILED',
      url: null,
      expiresAt: null,
    });
  });
});

describe('whoever', () => {
  it('an export is recorded in the audit log and visible only to the operator who requested it', async () => {
    const job = await done(manager, 'exportGoods');
    const [row] = await sql(`SELECT "actorId", "entity", "after" FROM "operator_action" WHERE "entityId" = $1`, [
      job.id,
    ]);
    expect(row).toEqual({ actorId: manager.id, entity: 'EXPORT', after: { kind: 'GOODS', format: 'CSV' } });
    expect(codeOf(await admin.admin(READ, { dto: { id: job.id } }))).toBe('NOT_FOUND');
    const { data } = await manager.admin('{ exportJobs { id } }');
    expect((data!.exportJobs as Job[])[0]).toEqual({ id: job.id });
  });

  it('an operator can request five exports at once, and further requests are refused', async () => {
    const codes = await Promise.all(
      Array.from({ length: 7 }, async () => codeOf(await admin.admin('mutation { exportGoods(dto: {}) { id } }'))),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2);
    await work();
  });

  it('an export is not downloaded without a valid URL or after the operator loses the access level', async () => {
    const lost = await operator(api, 'ADMIN');
    const job = await done(lost, 'exportShoppers');
    expect((await download(job)).status).toBe(200);
    expect((await fetch(`${api.origin}/admin/exports/${job.id}/${'A'.repeat(43)}`)).status).toBe(404);
    // What is no download below /admin is the page of the desk.
    const page = await fetch(`${api.origin}/admin/exports/${job.id}`);
    expect(page.headers.get('content-type')).toMatch(/^text\/(html|plain)/);
    expect((await fetch(`${api.origin}/admin/exports/x/y`)).status).toBe(400);
    expect((await fetch(`${api.origin}/_ipx/_/exports/${job.id}`)).status).toBe(404);
    await sql(`UPDATE "user_account" SET "accessLevel" = 'MANAGER' WHERE "id" = $1`, [lost.id]);
    expect((await download(job)).status).toBe(404);
  });

  it('an export is deleted with its file one day after it finishes', async () => {
    const job = await done(manager, 'exportGoods');
    await sql(`UPDATE "export_job" SET "finishedAt" = now() - interval '24 hours 1 second' WHERE "id" = $1`, [job.id]);
    expect((await download(job)).status).toBe(404);
    expect(codeOf(await manager.admin(READ, { dto: { id: job.id } }))).toBe('NOT_FOUND');
    await api.app.get(ForgetExports).run();
    expect(await sql(`SELECT FROM "export_job" WHERE "id" = $1`, [job.id])).toEqual([]);
    const file = join(api.storageFolder, 'exports', job.id);
    expect(existsSync(file)).toBe(true);
    await api.app.get(SweepObjects).run();
    expect(existsSync(file)).toBe(true);
    const then = new Date(Date.now() - 26 * 3_600_000);
    utimesSync(file, then, then);
    await api.app.get(SweepObjects).run();
    expect(existsSync(file)).toBe(false);
  });
});

describe('npm run admin -- export', () => {
  const path = (name: string) => join(dirname(api.storageFolder), name);

  it('the command npm run admin -- export writes a file with the filters of the list', async () => {
    const file = path('orders.csv');
    const [told] = await runAdmin(api, 'export', 'orders', '--status', 'AWAITING_CALL', '--file', file);
    const rows = rowsOf(readFileSync(file, 'utf8'));
    expect(told).toEqual({ file, rows: rows.length });
    expect(rows.map((row) => row['Статус'])).toEqual(['Ждёт звонка']);
    expect(await runAdmin(api, 'export', 'goods', 'boots', '--file', path('goods.xlsx'))).toMatchObject([{ rows: 1 }]);
    const [action] = await sql(
      `SELECT "channel" FROM "operator_action" WHERE "action" = 'exportOrders' ORDER BY "id" DESC LIMIT 1`,
    );
    expect(action).toEqual({ channel: 'COMMAND_LINE' });
  });

  it('the command npm run admin -- export overwrites no file and accepts only two formats', async () => {
    const file = path('once.csv');
    await runAdmin(api, 'export', 'shoppers', '--file', file);
    const before = readFileSync(file, 'utf8');
    await expect(runAdmin(api, 'export', 'goods', '--file', file)).rejects.toThrow(/is there already/);
    expect(readFileSync(file, 'utf8')).toBe(before);
    await expect(runAdmin(api, 'export', 'goods', '--file', path('goods.pdf'))).rejects.toThrow(
      /neither .csv nor .xlsx/,
    );
  });
});
