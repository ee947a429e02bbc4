import { jest } from '@jest/globals';
import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { ExportOrderUnits } from './export-order-units.js';
import { orderConditions } from './order-conditions.js';

const ORDERS = `query ($first: Int!, $after: String, $dto: OrdersInput, $sort: OperatorOrderSort!) {
  list: ordersConnection(first: $first, after: $after, dto: $dto, sort: $sort) {
    totalCount nodes { number } pageInfo { hasNextPage endCursor } statusCounts { status count } } }`;

interface List {
  totalCount: number;
  nodes: { number: number }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  statusCounts: { status: string; count: number }[];
}

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let maria: Shopper;
let items: { id: string; price: number }[];
let numbers: number[];
let uuids: string[];

const MANY = 12;
beforeAll(async () => {
  api = await startTestApi(
    [feedProduct('boots', { items: ['41', '42'].map((size, n) => ({ size, price: 10_000 + n * 500, stock: 1000 })) })],
    { PAYMENT_PROVIDER: 'sandbox', OPEN_ORDERS_PER_PHONE: '1000' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const { rows } = await database.query<{ id: string }>(
    'SELECT i."id" FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id" ORDER BY r."price"',
  );
  items = rows.map(({ id }, n) => ({ id, price: 10_000 + n * 500 }));
  [admin, maria] = await Promise.all([operator(api, 'ADMIN'), signIn(api, somePhone())]);
  const placed = [];
  for (let n = 0; n < MANY; n++) placed.push(await place(maria, orderOf([items[n === 1 ? 1 : 0]!])));
  numbers = placed.map(({ number }) => number);
  uuids = placed.map(({ uuid }) => uuid);
  const set = (n: number, sql: string) =>
    database.query(`UPDATE "shop_order" SET ${sql} WHERE "uuid" = $1`, [uuids[n]]);
  await set(2, `"address" = jsonb_set("address", '{city}', '"Тверь"')`);
  await set(3, `"paymentType" = 'WALLET'`);
  await database.query(`INSERT INTO "promocode" ("code", "kind", "value") VALUES ('ВЕСНА', 'PERCENT', 5)`);
  await set(4, `"promocodeId" = (SELECT "id" FROM "promocode")`);
  await database.query(
    `INSERT INTO "custom_field" ("owner", "code", "type", "name", "nameEn", "visibility") VALUES ('ORDER', 'erp-no', 'TEXT', 'Номер', 'Number', 'OPERATORS')`,
  );
  await admin.admin(`mutation ($dto: OrderCustomFieldsInput!) { setOrderCustomFields(dto: $dto) { uuid } }`, {
    dto: { uuid: uuids[6], customFields: [{ code: 'erp-no', text: '00-000123' }] },
  });
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

async function list(variables: object = {}): Promise<List> {
  const { data, errors } = await admin.admin(ORDERS, { first: 100, sort: 'NEWEST_FIRST', ...variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.list as List;
}
const numbersOf = ({ nodes }: List) => nodes.map(({ number }) => number);
const found = async (dto: object) => numbersOf(await list({ dto })).map((number) => numbers.indexOf(number));

async function walk(variables: object, between: (part: number) => Promise<unknown> = async () => {}) {
  const seen: number[] = [];
  for (let after: string | null = null, part = 0; ; part++) {
    const slice: List = await list({ ...variables, first: 3, after });
    seen.push(...numbersOf(slice));
    if (!slice.pageInfo.hasNextPage) return seen;
    after = slice.pageInfo.endCursor;
    await between(part);
  }
}

it('the external id of an order can be set, searched, read and removed', async () => {
  const set = 'mutation ($dto: SetOrderExternalIdInput!) { setOrderExternalId(dto: $dto) { externalId } }';
  const answer = await admin.admin(set, { dto: { orderUuid: uuids[5], externalId: 'МП-7' } });
  expect(answer.data).toEqual({ setOrderExternalId: { externalId: 'МП-7' } });
  expect(await found({ externalId: 'МП-7' })).toEqual([5]);
  expect((await admin.admin(set, { dto: { orderUuid: uuids[5] } })).data).toEqual(answer.data);
  const removed = await admin.admin(set, { dto: { orderUuid: uuids[5], externalId: null } });
  expect(removed.data).toEqual({ setOrderExternalId: { externalId: null } });
  const nobody = { orderUuid: '00000000-0000-4000-8000-00000000dead', externalId: '1' };
  expect(codeOf(await admin.admin(set, { dto: nobody }))).toBe('ORDER_NOT_FOUND');
});

it.each<[string, object | (() => object), number[]]>([
  ['a city, whatever its case', { city: 'тВЕРЬ' }, [2]],
  ['a way to pay', { paymentTypes: ['WALLET', 'BANK_CARD'] }, [3]],
  ['a promo code, whatever its case', { promocode: 'весна' }, [4]],
  ['an item', () => ({ itemId: items[1]!.id }), [1]],
  ['a custom field', { customField: { code: 'erp-no', value: '00-000123' } }, [6]],
  ['part of a custom field, which is not enough', { customField: { code: 'erp-no', value: '00-0001' } }, []],
  ['a field that is not declared', { customField: { code: 'other', value: '1' } }, []],
  ['a status and a way to pay', { paymentTypes: ['WALLET'], statuses: ['DELIVERED'] }, []],
  ['the time of their change', { changedSince: '2099-01-01' }, []],
  ['a cancellation by the shop itself, if there was none', { lapsedSince: '2020-01-01' }, []],
])('orders are found by %s', async (_by, dto, expected) => {
  expect(await found(typeof dto === 'function' ? dto() : dto)).toEqual(expected);
});

it('orders are found by a range of their totals', async () => {
  const sorted = await list({ sort: 'EXPENSIVE_FIRST', first: 1 });
  expect(numbersOf(sorted)).toEqual([numbers[1]]);
  const { rows } = await database.query<{ total: number }>(
    'SELECT "totalPrice"::float8 AS "total" FROM "shop_order" WHERE "uuid" = $1',
    [uuids[1]],
  );
  const total = rows[0]!.total;
  expect(await found({ totalMin: total, totalMax: total })).toEqual([1]);
  expect(await found({ totalMin: total + 1 })).toEqual([]);
});

it('a single call returns the number of listed orders and of orders per status, despite filters', async () => {
  await maria.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', { uuid: uuids[0] });
  const { totalCount, statusCounts } = await list({ dto: { statuses: ['CANCEL_PURCHASE'] } });
  expect([totalCount, statusCounts]).toEqual([
    1,
    [
      { status: 'AWAITING_PAY', count: MANY - 1 },
      { status: 'CANCEL_PURCHASE', count: 1 },
    ],
  ]);
});

it.each(['NEWEST_FIRST', 'CHANGED_FIRST', 'CHEAP_FIRST', 'EXPENSIVE_FIRST'])(
  'orders sorted by %s: the pages of the list, joined by their cursors, equal the whole list',
  async (sort) => {
    const whole = numbersOf(await list({ sort }));
    expect(whole.length).toBe(MANY);
    expect(await walk({ sort })).toEqual(whole);
  },
);

it('the order list skips and repeats nothing while orders change and new orders appear between pages', async () => {
  const before = numbersOf(await list());
  const seen = await walk({}, async () => {
    await database.query(`UPDATE "shop_order" SET "comment" = gen_random_uuid()::text, "updatedAt" = now()`);
    await place(maria, orderOf([items[0]!]));
  });
  expect(seen).toEqual(before);
});

it('the order list refuses a cursor of another filter or sort', async () => {
  const { pageInfo } = await list({ first: 2 });
  const code = async (variables: object) =>
    codeOf(await admin.admin(ORDERS, { first: 2, sort: 'NEWEST_FIRST', after: pageInfo.endCursor, ...variables }));
  expect(await code({})).toBeUndefined();
  expect(await code({ sort: 'CHANGED_FIRST' })).toBe('CURSOR_INVALID');
  expect(await code({ dto: { city: 'Москва' } })).toBe('CURSOR_INVALID');
});

it('the number of SQL statements of the order list does not grow with its length', async () => {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const asked = async (first: number) => {
    query.mockClear();
    await list({ first });
    return query.mock.calls.length;
  };
  await asked(1);
  expect([await asked(2), await asked(12)]).toEqual(Array(2).fill(await asked(1)));
  query.mockRestore();
});

it('an export of units has each unit once, the newest orders first, however many rows a page has', async () => {
  const { number } = await place(maria, orderOf(items));
  const table = api.app.get(ExportOrderUnits, { strict: false });
  const rowsBy = async (limit: number) => {
    const seen: { key: string; number: number; sizeName: string }[] = [];
    for (let after: string | null = null; ;) {
      const rows = await table.page(orderConditions({ userId: maria.id }), after, limit);
      seen.push(...rows);
      if (rows.length < limit) return seen;
      after = rows.at(-1)!.key;
    }
  };
  const all = await rowsBy(100);
  const found = all.map((row) => row.number);
  expect(found.slice(0, 2)).toEqual([number, number]);
  expect(found).toEqual(found.toSorted((a, b) => b - a));
  expect(found).toEqual(expect.arrayContaining(numbers));
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(all.slice(0, 2).map(({ sizeName }) => sizeName)).toEqual(['41', '42']);
  for (const limit of [1, 5]) expect(await rowsBy(limit)).toEqual(all);
});
