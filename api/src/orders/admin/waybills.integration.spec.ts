import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import pg from 'pg';
import { Gazetteer, RegisterParcels } from '../../delivery/index.js';
import { json, startLocalProvider, type LocalProvider, type Reply } from '../../testing/local-provider.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, guest, orderOf, place } from '../../testing/orders.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { CreateWaybill } from './create-waybill.js';
import { FindOrders } from './find-orders.js';

const CREATE = `mutation ($dto: CreateWaybillInput!) { createWaybill(dto: $dto) {
  waybillItemIds orderProductItems { id cdekWaybillId labelNumber } } }`;
const POSSIBLE = 'query ($dto: OrderInput!) { order(dto: $dto) { waybillItemIds orderProductItems { id } } }';
const PICKUP = { provider: 'cdek', code: 'SVT50', city: 'Севастополь', city_code: 15256, country_code: 'RU' };
const never = undefined as never;

interface Sent {
  number: string;
  tariff_code: number;
  shipment_point: string;
  delivery_point?: string;
  to_location?: { city: string; address: string };
  delivery_recipient_cost?: { value: number };
  recipient: { name: string };
  packages: [{ weight: number; items: { amount: number; cost: number; weight: number; payment: { value: number } }[] }];
}

let carrier: LocalProvider;
let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let other: Operator;
let offers: string[];
/** The parcels that the fake CDEK has registered, by its ids. */
let parcels: Map<string, Sent>;
/** What the fake CDEK does with a new parcel after it is registered; by default it says that it has taken it up. */
let afterwards: ((id: string) => Reply) | undefined;
/** How the fake CDEK answers a question for a parcel, if not with its number. */
let about: Reply | undefined;

beforeAll(async () => {
  carrier = await startLocalProvider();
  api = await startTestApi(
    [feedProduct('boots', { items: [40, 41, 42].map((size) => ({ size: String(size), price: 10_000, stock: 90 })) })],
    {
      ...{ CDEK_URL: carrier.origin, CDEK_ACCOUNT: 'shop', CDEK_PASSWORD: 'secret' },
      ...{ CDEK_SHIPMENT_POINT: 'MSK5', CDEK_PARCEL_SIZE: '30x20x10', DATABASE_POOL_SIZE: '8' },
    },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  [manager, other] = await Promise.all([operator(api, 'MANAGER'), operator(api, 'MANAGER')]);
  offers = (await sql<{ id: string }>(`SELECT "id" FROM "product_item" ORDER BY "id"`)).map(({ id }) => id);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
  await carrier?.close();
});
beforeEach(() => {
  parcels = new Map();
  [afterwards, about] = [undefined, undefined];
  carrier.answer((response, { method, path, body }) => cdek(method, path, body)(response, never));
});

const taken = (id: string) => json({ entity: { uuid: id }, requests: [{ type: 'CREATE', state: 'ACCEPTED' }] }, 202);
const unknown = () =>
  json({ requests: [{ type: 'GET', state: 'INVALID', errors: [{ code: 'v2_entity_not_found_im_number' }] }] }, 400);
const numberOf = (id: string) => String(1_106_394_400 + [...parcels.keys()].indexOf(id));
function cdek(method: string, path: string, body: string): Reply {
  if (path === '/v2/oauth/token') return json({ access_token: 't', expires_in: 3600 });
  if (path.startsWith('/v2/calculator'))
    return json({
      tariff_codes: [136, 137].map((code) => ({ tariff_code: code, delivery_sum: 300, period_min: 1, period_max: 2 })),
    });
  if (method === 'POST') {
    const id = randomUUID();
    parcels.set(id, JSON.parse(body) as Sent);
    return (afterwards ?? taken)(id);
  }
  if (about) return about;
  const [, number] = path.split('im_number=');
  const id = number ? [...parcels].find(([, parcel]) => parcel.number === number)?.[0] : path.split('/').at(-1)!;
  if (!id) return unknown();
  return json({ entity: { uuid: id, cdek_number: numberOf(id) }, requests: [{ type: 'CREATE', state: 'SUCCESSFUL' }] });
}

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query<Row>(text, values)).rows;
}

/** Places a paid order of three things, which lie in the warehouse. */
async function order(changes: { status?: string; pickup?: object; due?: boolean } = {}): Promise<string> {
  const goods = offers.map((id) => ({ id, price: 10_000 }));
  const { uuid } = await place(guest(api), orderOf(goods));
  const { status = 'AWAITING_SENT_FROM_MEET', pickup = null, due = false } = changes;
  await sql(
    `UPDATE "order_product_item" SET "status" = $2::"OrderStatus", "dueOnDelivery" = $3 WHERE "orderUuid" = $1`,
    [...[uuid, status, due]],
  );
  await sql(
    `UPDATE "shop_order" SET "paidAt" = CASE WHEN $2 THEN NULL ELSE now() END, "pickupPoint" = $3,
       "address" = CASE WHEN $3::jsonb IS NULL THEN "address" END WHERE "uuid" = $1`,
    [uuid, due, pickup && JSON.stringify(pickup)],
  );
  return uuid;
}
const create = (orderUuid: string, dto: object = {}, by = manager) => by.admin(CREATE, { dto: { orderUuid, ...dto } });
async function unitsOf(uuid: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT "id" FROM "order_product_item" WHERE "orderUuid" = $1 ORDER BY "position"`,
    [uuid],
  );
  return rows.map(({ id }) => id);
}
async function numbersOf(uuid: string): Promise<(string | null)[]> {
  const rows = await sql<{ n: string | null }>(
    `SELECT "cdekWaybillId" AS "n" FROM "order_product_item" WHERE "orderUuid" = $1 ORDER BY "position"`,
    [uuid],
  );
  return rows.map(({ n }) => n);
}
const rowsOf = (uuid: string) =>
  sql<{ number: string; waybill: string | null }>(
    `SELECT "number", "waybill" FROM "parcel_waybill" WHERE "orderUuid" = $1`,
    [uuid],
  );
const sent = () => [...parcels.values()];
/** Lets the claim of an unanswered call run out. */
const aMinuteLater = (uuid: string) =>
  sql(`UPDATE "parcel_waybill" SET "claimedUntil" = now() WHERE "orderUuid" = $1`, [uuid]);

it('createWaybill registers a parcel with all units and writes its number to them, and to the trail', async () => {
  const uuid = await order();
  const ids = await unitsOf(uuid);
  const asked = await manager.admin(POSSIBLE, { dto: { uuid } });
  expect(asked.data!.order).toMatchObject({ waybillItemIds: ids });
  const { data, errors } = await create(uuid);
  expect(errors).toBeUndefined();
  expect(data!.createWaybill).toEqual({
    waybillItemIds: [],
    orderProductItems: ids.map((id) => ({ id, cdekWaybillId: '1106394400', labelNumber: '1106394400' })),
  });
  const [parcel] = sent();
  const [row] = await rowsOf(uuid);
  expect(parcel).toMatchObject({
    ...{ number: row!.number, tariff_code: 137, shipment_point: 'MSK5', recipient: { name: 'Иванова Мария' } },
    to_location: { city: 'Москва', address: 'Лесная, д. 7' },
    packages: [
      { weight: 3000, length: 30, items: [{ amount: 1, cost: 100, payment: { value: 0 }, weight: 1000 }, {}, {}] },
    ],
  });
  expect(parcel).not.toHaveProperty('delivery_recipient_cost');
  expect(row!.number).toMatch(/^\d+-[\da-f]{8}$/);
  const trail = await sql(
    `SELECT "action", "actorId", "after"->'items'->0->>'cdekWaybillId' AS "number" FROM "operator_action" WHERE "entityId" = $1`,
    [uuid],
  );
  expect(trail).toEqual([{ action: 'createWaybill', actorId: manager.id, number: '1106394400' }]);
  // Everything has a number now.
  expect(codeOf(await create(uuid))).toBe('WAYBILL_IMPOSSIBLE');
});

it('createWaybill registers named units by the weight on the scales, to a pickup point of CDEK', async () => {
  const uuid = await order({ pickup: PICKUP });
  const [, , third] = await unitsOf(uuid);
  await create(uuid, { itemIds: [third], weightGrams: 700 });
  expect(await numbersOf(uuid)).toEqual([null, null, '1106394400']);
  expect(sent()).toMatchObject([
    { tariff_code: 136, delivery_point: 'SVT50', packages: [{ weight: 700, items: [{ amount: 1, weight: 700 }] }] },
  ]);
  // The rest goes in a parcel of its own.
  await create(uuid);
  expect(await numbersOf(uuid)).toEqual(['1106394401', '1106394401', '1106394400']);
  expect(new Set(sent().map(({ number }) => number)).size).toBe(2);
});

it('createWaybill has CDEK take the money of an order that is paid for on delivery, and its delivery once', async () => {
  const uuid = await order({ due: true });
  const [first] = await unitsOf(uuid);
  await create(uuid, { itemIds: [first] });
  await create(uuid);
  const [{ deliveryPrice } = { deliveryPrice: 0 }] = await sql<{ deliveryPrice: number }>(
    `SELECT "deliveryPrice"::int FROM "shop_order" WHERE "uuid" = $1`,
    [uuid],
  );
  expect(deliveryPrice).toBeGreaterThan(0);
  const payment = { value: 100 };
  expect(sent()).toMatchObject([
    { delivery_recipient_cost: { value: deliveryPrice / 100 }, packages: [{ items: [{ payment }] }] },
    { packages: [{ items: [{ payment }, { payment }] }] },
  ]);
  expect(sent()[1]).not.toHaveProperty('delivery_recipient_cost');
});

it('createWaybill makes one parcel when two operators press at once, and refuses the other', async () => {
  const uuid = await order();
  // CDEK takes its time, so that all calls come while it is asked.
  afterwards = (id) => (response) => setTimeout(() => taken(id)(response, never), 700);
  const answers = await Promise.all([manager, other, manager, other].map((by) => create(uuid, {}, by)));
  const codes = answers.map(codeOf).sort();
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(new Set(codes.filter(Boolean))).toEqual(new Set(['WAYBILL_IN_PROGRESS']));
  expect([sent().length, (await rowsOf(uuid)).length]).toEqual([1, 1]);
});

it('createWaybill finds its parcel instead of making a second one when the answer was lost', async () => {
  const uuid = await order();
  afterwards = () => (response) => response.destroy();
  expect(codeOf(await create(uuid))).toBe('CARRIER_UNAVAILABLE');
  expect(await numbersOf(uuid)).toEqual([null, null, null]);
  // CDEK may not find it at once.
  expect(codeOf(await create(uuid, {}, other))).toBe('WAYBILL_IN_PROGRESS');
  await aMinuteLater(uuid);
  expect((await create(uuid, {}, other)).errors).toBeUndefined();
  expect(await numbersOf(uuid)).toEqual(['1106394400', '1106394400', '1106394400']);
  expect(sent()).toHaveLength(1);
});

it('createWaybill registers the parcel under its former number when CDEK did not get it', async () => {
  const uuid = await order();
  afterwards = (id) => {
    parcels.delete(id);
    return json({}, 500);
  };
  expect(codeOf(await create(uuid))).toBe('CARRIER_UNAVAILABLE');
  const [row] = await rowsOf(uuid);
  afterwards = undefined;
  await aMinuteLater(uuid);
  expect((await create(uuid)).errors).toBeUndefined();
  expect(sent().map(({ number }) => number)).toEqual([row!.number]);
});

it('createWaybill takes up a parcel whose number was late at once, with the units that it has', async () => {
  const uuid = await order();
  const [first] = await unitsOf(uuid);
  about = json({}, 500);
  expect(codeOf(await create(uuid, { itemIds: [first] }))).toBe('CARRIER_UNAVAILABLE');
  about = undefined;
  expect((await create(uuid)).errors).toBeUndefined();
  expect(await numbersOf(uuid)).toEqual(['1106394400', null, null]);
  expect(sent()).toHaveLength(1);
});

it.each([
  ['at once', 400],
  ['within a 202', 202],
])('createWaybill tells what CDEK says when it refuses the parcel %s, and writes nothing', async (_, status) => {
  const uuid = await order();
  const errors = [{ code: 'v2_bad_point', message: 'Нет такого ПВЗ' }];
  afterwards = () => json({ requests: [{ type: 'CREATE', state: 'INVALID', errors }] }, status);
  const answer = await create(uuid);
  expect(answer.errors![0]).toMatchObject({
    message: expect.stringContaining('v2_bad_point: Нет такого ПВЗ') as string,
    extensions: { code: 'WAYBILL_REFUSED', detail: 'v2_bad_point: Нет такого ПВЗ' },
  });
  expect([await numbersOf(uuid), await rowsOf(uuid)]).toEqual([[null, null, null], []]);
});

it('createWaybill makes a new parcel after CDEK has refused one that it had taken up', async () => {
  const uuid = await order();
  const errors = [{ code: 'v2_bad_point', message: 'Нет такого ПВЗ' }];
  about = json({ entity: { uuid: randomUUID() }, requests: [{ type: 'CREATE', state: 'INVALID', errors }] });
  expect(codeOf(await create(uuid))).toBe('WAYBILL_REFUSED');
  about = undefined;
  expect((await create(uuid)).errors).toBeUndefined();
  expect(new Set(sent().map(({ number }) => number)).size).toBe(2);
});

it('createWaybill keeps a number that an operator wrote by hand meanwhile', async () => {
  const uuid = await order();
  const [first] = await unitsOf(uuid);
  about = json({}, 500);
  await create(uuid);
  about = undefined;
  await sql(`UPDATE "order_product_item" SET "cdekWaybillId" = 'mine' WHERE "id" = $1`, [first]);
  await create(uuid);
  expect(await numbersOf(uuid)).toEqual(['mine', '1106394400', '1106394400']);
});

it.each([
  ['not yet in Russia', { status: 'CUSTOMS_CLEARANCE_IN_TURKEY' }, 'UNITS'],
  ['cancelled', { status: 'CANCEL_PURCHASE' }, 'UNITS'],
  ['with the buyer', { status: 'DELIVERED' }, 'UNITS'],
  ['on its way to a pickup point of another carrier', { pickup: { ...PICKUP, provider: 'demo' } }, 'DELIVERY'],
])('createWaybill is refused for an order that is %s, and CDEK is not asked', async (_, changes, reason) => {
  const uuid = await order(changes);
  const { data } = await manager.admin(POSSIBLE, { dto: { uuid } });
  expect(data!.order).toMatchObject({ waybillItemIds: reason === 'UNITS' ? [] : null });
  const { errors } = await create(uuid);
  expect(errors![0]!.extensions).toMatchObject({ code: 'WAYBILL_IMPOSSIBLE', reason });
  expect([sent(), await rowsOf(uuid)]).toEqual([[], []]);
});

it('createWaybill is refused for an unknown order, and for a unit of another one', async () => {
  expect(codeOf(await create(randomUUID()))).toBe('ORDER_NOT_FOUND');
  const [uuid, another] = [await order(), await order()];
  const itemIds = [(await unitsOf(uuid))[0], (await unitsOf(another))[0]];
  expect(codeOf(await create(uuid, { itemIds }))).toBe('WAYBILL_IMPOSSIBLE');
  expect(sent()).toEqual([]);
});

it('createWaybill is WAYBILLS_OFF, and no unit may have a waybill, when no carrier is configured', async () => {
  const uuid = await order();
  const [orders, off] = [api.app.get(FindOrders), new RegisterParcels('NO_ACCOUNT', {} as Logger)];
  const waybills = new CreateWaybill(orders, never, off, never, api.app.get(Gazetteer), never);
  expect(waybills.possible(await orders.byUuid(uuid))).toBeNull();
  const by = { kind: 'OPERATOR', id: manager.id } as const;
  await expect(waybills.create(by, { orderUuid: uuid })).rejects.toMatchObject({
    extensions: { code: 'WAYBILLS_OFF' },
  });
});

it('createWaybill is refused for an operator who may only read orders, and for a shopper', async () => {
  const uuid = await order();
  const [admin, reader, shopper] = await Promise.all(
    (['ADMIN', 'USER', 'USER'] as const).map((level) => operator(api, level)),
  );
  const { data } = await admin!.admin(
    'mutation { saveRole(dto: { name: "Читатель", permissions: [READ_ORDERS] }) { id } }',
  );
  const dto = { userId: reader!.id, roleId: (data!.saveRole as { id: string }).id };
  await admin!.admin('mutation ($dto: SetRoleInput!) { setRole(dto: $dto) { id } }', { dto });
  const refused = await create(uuid, {}, reader);
  expect(refused.errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN', permission: 'WRITE_ORDERS' });
  expect(codeOf(await create(uuid, {}, shopper))).toBe('FORBIDDEN');
});
