import pg from 'pg';
import { parseConfig } from '../config.js';
import { offersOf } from '../testing/delivered.js';
import { codeOf, orderOf, place, REQUEST } from '../testing/orders.js';
import { freshCode, lastCode, shopperOf, signIn, someAddress, somePhone, type Shopper } from '../testing/shoppers.js';
import { committed } from '../testing/unaccounted-calls.js';
import { feedProduct, startTestApi, supplier, type Answer, type TestApi } from '../testing/test-api.js';

const MAKE = `mutation ($dto: CreateSandboxShopperInput) { createSandboxShopper(dto: $dto) {
  registered deviceToken user { id name email } authData { accessToken refreshToken } } }`;
const MOVE = 'mutation ($hours: Int!) { moveSandboxTime(dto: { hours: $hours }) { hours } }';
const ADVANCE = `mutation ($uuid: ID!, $to: OrderStatus) { advanceSandboxOrder(dto: { uuid: $uuid, to: $to }) { uuid status } }`;
const ORDERS = '{ userOrderList { items { uuid status createdAt totalPrice } } }';
const DAYS = 24;

let api: TestApi;
let database: pg.Pool;

beforeAll(async () => {
  const items = ['41', '42'].map((size) => ({ size, price: 500_000, stock: 50 }));
  api = await startTestApi(
    [
      feedProduct('boots', {
        items: items.map((item) => ({ ...item, supplier: supplier('TR'), deliveryIsoCode: 'TR' })),
      }),
      feedProduct('shoes', { items }),
    ],
    { PAYMENT_PROVIDER: 'sandbox', SANDBOX_SHOPPERS: 'true' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
});
afterAll(async () => {
  await database.end();
  await api.close();
});

async function sandboxShopper(dto: object = {}): Promise<Shopper & { email: string }> {
  const { data, errors } = await api.ask(MAKE, { dto }, { from: someAddress() });
  if (!data?.createSandboxShopper) throw new Error(JSON.stringify(errors));
  const made = data.createSandboxShopper as Parameters<typeof shopperOf>[1] & { user: { email: string } };
  return { ...shopperOf(api, made), email: made.user.email };
}

const advance = async (by: Shopper, uuid: string, to?: string): Promise<Answer> => by.ask(ADVANCE, { uuid, to });
const orders = async (by: Shopper) =>
  ((await by.ask(ORDERS)).data!.userOrderList as { items: { uuid: string; status: string; createdAt: string }[] })
    .items;
const account = async (userId: string) =>
  (await database.query(`SELECT * FROM "loyalty_account" WHERE "userId" = $1`, [userId])).rows[0] as {
    balance: number;
    held: number;
    pending: number;
  };
const offer = async () => (await offersOf(database)).boots![0]!;

/** Everything in the database that time is about, of everybody but the one. */
async function othersThan(userId: string): Promise<unknown[]> {
  const of = async (text: string) => (await database.query(text, [userId])).rows as unknown[];
  return Promise.all([
    of(`SELECT * FROM "shop_order" WHERE "userId" IS DISTINCT FROM $1 ORDER BY "uuid"`),
    of(`SELECT * FROM "points_entry" WHERE "userId" <> $1 ORDER BY "id"`),
    of(`SELECT c.* FROM "order_status_change" c JOIN "order_product_item" i ON i."id" = c."orderItemId"
        JOIN "shop_order" o ON o."uuid" = i."orderUuid" WHERE o."userId" IS DISTINCT FROM $1 ORDER BY c."id"`),
    of(
      `SELECT p.* FROM "payment" p JOIN "shop_order" o ON o."uuid" = p."orderUuid" WHERE o."userId" IS DISTINCT FROM $1 ORDER BY p."id"`,
    ),
    of(`SELECT s."expiresAt" FROM "sandbox_payment" s JOIN "payment" p ON p."id"::text = s."idempotenceKey"
        JOIN "shop_order" o ON o."uuid" = p."orderUuid" WHERE o."userId" IS DISTINCT FROM $1 ORDER BY s."id"`),
    of(`SELECT * FROM "loyalty_account" WHERE "userId" <> $1 ORDER BY "userId"`),
  ]);
}

/** What the database itself promises about money, points and stock. */
async function invariants(): Promise<void> {
  const { rows } = await database.query(`
    SELECT 'reserved' AS "what" FROM "product_item" i WHERE i."reserved" <> (
      SELECT count(*) FROM "order_product_item" u WHERE u."itemId" = i."id" AND u."unit" = 'RESERVED')
    UNION ALL SELECT 'points' FROM "loyalty_account" a WHERE (a."balance"::int8, a."held"::int8, a."pending"::int8, a."moneySpent"::numeric) IS DISTINCT FROM (
      SELECT (sum(e."amount"), sum(e."held"), sum(e."pending"), sum(e."moneySpent")) FROM "points_entry" e WHERE e."userId" = a."userId")
    UNION ALL SELECT 'payment' FROM "shop_order" o WHERE o."paidAt" IS NOT NULL AND o."totalPrice" > 0 AND o."totalPrice" <> (
      SELECT sum(p."amount") FROM "payment" p WHERE p."orderUuid" = o."uuid" AND p."state" = 'SUCCEEDED')`);
  expect(rows).toEqual([]);
}

describe('a sandbox shopper', () => {
  it('a sandbox shopper is signed in with a name, points, a level and an address', async () => {
    const { rows: levels } = await database.query<{ name: string }>(
      `SELECT "name" FROM "loyalty_level" ORDER BY "requiredSpentAmount" DESC LIMIT 1`,
    );
    const level = levels[0]!.name;
    const shopper = await sandboxShopper({ points: 700, level });
    const { data } = await shopper.ask(
      '{ user { name email loyaltyLevel { name } } addressList { items { city street } } }',
    );
    expect(data).toMatchObject({
      user: {
        name: 'Анна',
        email: expect.stringMatching(/^[\da-f]{16}@sandbox\.example$/) as string,
        loyaltyLevel: { name: level },
      },
      addressList: { items: [{ city: 'Москва', street: 'улица Лесная' }] },
    });
    const { balance, held, pending } = await account(shopper.id);
    expect(balance - held - pending).toBe(700);
    await invariants();
  });

  it('a sandbox shopper has paid orders in the requested statuses from the shop’s stock', async () => {
    const shopper = await sandboxShopper({ orders: ['PAID', 'TRAVELLING', 'DELIVERED'] });
    expect((await orders(shopper)).map(({ status }) => status)).toEqual([
      'DELIVERED',
      'HANDED_OVER_FOR_DELIVERY',
      'PAID_READY_TO_SEND',
    ]);
    await invariants();
  });

  it.each([
    [{ level: 'Платиновый из сна' }, 'dto.level'],
    [{ points: -1 }, 'dto.points'],
    [{ orders: ['PAID', 'PAID'] }, 'dto.orders'],
  ])('creating a sandbox shopper with %j is refused', async (dto, field) => {
    const { errors } = await api.ask(MAKE, { dto }, { from: someAddress() });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  });

  it('one IP address may create 60 sandbox shoppers an hour', async () => {
    const from = someAddress();
    for (let n = 0; n < 60; n += 1)
      expect((await api.ask(MAKE, { dto: { points: 0 } }, { from })).errors).toBeUndefined();
    expect(codeOf(await api.ask(MAKE, {}, { from }))).toBe('TOO_MANY_REQUESTS');
  });
});

describe('its time', () => {
  it('moving sandbox time makes earned points spendable only after the return period', async () => {
    const shopper = await sandboxShopper({ points: 0, orders: ['DELIVERED'] });
    const before = await account(shopper.id);
    expect((await shopper.ask(MOVE, { hours: 13 * DAYS })).data).toEqual({ moveSandboxTime: { hours: 312 } });
    expect(await account(shopper.id)).toEqual(before);
    expect((await shopper.ask(MOVE, { hours: DAYS })).data).toEqual({ moveSandboxTime: { hours: 336 } });
    const after = await account(shopper.id);
    expect(after.balance).toBe(before.balance);
    expect(after.pending).toBeLessThan(before.pending);
    await invariants();
  });

  it('moving sandbox time does not shorten periods that begin after the move', async () => {
    const shopper = await sandboxShopper({ points: 0, orders: ['TRAVELLING'] });
    await shopper.ask(MOVE, { hours: 13 * DAYS });
    await advance(shopper, (await orders(shopper))[0]!.uuid, 'DELIVERED');
    const { pending } = await account(shopper.id);
    await shopper.ask(MOVE, { hours: 13 * DAYS });
    expect((await account(shopper.id)).pending).toBe(pending);
    await shopper.ask(MOVE, { hours: DAYS });
    expect((await account(shopper.id)).pending).toBeLessThan(pending);
  });

  it('moving sandbox time expires unpaid orders and requests and releases their units', async () => {
    const shopper = await sandboxShopper();
    const { id, price } = await offer();
    const reserved = async () =>
      (await database.query(`SELECT "reserved" FROM "product_item" WHERE "id" = $1`, [id])).rows[0] as unknown;
    const free = await reserved();
    await place(shopper, orderOf([{ id, price }]));
    expect((await shopper.ask(REQUEST, { dto: orderOf([{ id, price }]) })).errors).toBeUndefined();
    await shopper.ask(MOVE, { hours: 30 * DAYS });
    expect((await orders(shopper)).map(({ status }) => status)).toEqual(['CANCEL_PURCHASE', 'CANCEL_PURCHASE']);
    expect(await reserved()).toEqual(free);
    await invariants();
  });

  it('moving sandbox time moves the creation dates of orders into the past', async () => {
    const shopper = await sandboxShopper({ orders: ['PAID'] });
    const { createdAt: before } = (await orders(shopper))[0]!;
    await shopper.ask(MOVE, { hours: 48 });
    const { createdAt: after } = (await orders(shopper))[0]!;
    expect(Date.parse(before) - Date.parse(after)).toBe(48 * 3_600_000);
  });

  it('moving sandbox time ends the cooldown of a sign-in code and the code itself', async () => {
    const shopper = await sandboxShopper();
    const code = await freshCode(api, shopper.email);
    await shopper.ask(MOVE, { hours: 1 });
    const tried = await api.ask(
      'mutation ($email: String!, $code: String!) { authenticate(dto: { emailOrPhone: $email, code: $code }) { registered } }',
      { email: shopper.email, code },
      { from: someAddress() },
    );
    expect(codeOf(tried)).toBe('CODE_INVALID');
    await freshCode(api, shopper.email);
    expect(lastCode(api, shopper.email)).toBeDefined();
  });

  it('moving sandbox time of one shopper does not change other accounts', async () => {
    const other = await sandboxShopper({ orders: ['DELIVERED'] });
    const real = await signIn(api, somePhone());
    const { id, price } = await offer();
    await place(real, orderOf([{ id, price }]));
    const shopper = await sandboxShopper({ orders: ['DELIVERED'] });
    const before = await othersThan(shopper.id);
    await shopper.ask(MOVE, { hours: 8784 });
    expect(await othersThan(shopper.id)).toEqual(before);
    expect((await orders(other))[0]!.status).toBe('DELIVERED');
    await invariants();
  });
});

describe('its order', () => {
  it('a sandbox order moves from supplier to pickup point one status per call', async () => {
    const shopper = await sandboxShopper();
    const { id, price } = await offer();
    const { uuid } = await place(shopper, orderOf([{ id, price }]));
    const passed: unknown[] = [];
    for (;;) {
      const { data, errors } = await advance(shopper, uuid);
      if (errors) {
        expect(errors[0]!.extensions).toMatchObject({ code: 'TRANSITION_REFUSED', status: 'DELIVERED' });
        break;
      }
      passed.push((data!.advanceSandboxOrder as { status: string }).status);
    }
    expect(passed).toEqual([
      'PAID_READY_TO_SEND',
      'AWAITING_RESPONSE_FROM_SUPPLIER',
      'PURCHASED_FROM_SELLER',
      'TRANSFERRED_TO_LOGISTICS_CENTER',
      'CUSTOMS_CLEARANCE_IN_TURKEY',
      'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
      'SHIPPED_TO_RUSSIA_STOCK_MEET',
      'ACCEPTED_IN_RUSSIA_STOCK_MEET',
      'AWAITING_SENT_FROM_MEET',
      'HANDED_OVER_FOR_DELIVERY',
      'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
      'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER',
      'DELIVERED',
    ]);
    await invariants();
  });

  it('a sandbox order refuses an unreachable status and stays unchanged', async () => {
    const shopper = await sandboxShopper({ orders: ['PAID'] });
    const { uuid } = (await orders(shopper))[0]!;
    expect(codeOf(await advance(shopper, uuid, 'ISSUED_REFUND'))).toBe('TRANSITION_REFUSED');
    expect((await orders(shopper))[0]!.status).toBe('PAID_READY_TO_SEND');
  });

  it('a sandbox shopper cannot move the order of another shopper', async () => {
    const [other, shopper] = [await sandboxShopper({ orders: ['PAID'] }), await sandboxShopper()];
    const { uuid } = (await orders(other))[0]!;
    expect(codeOf(await advance(shopper, uuid))).toBe('ORDER_NOT_FOUND');
  });
});

describe('a real shopper', () => {
  it('a real shopper can move neither time nor orders', async () => {
    const real = await signIn(api, somePhone());
    const { id, price } = await offer();
    const { uuid } = await place(real, orderOf([{ id, price }]));
    expect(codeOf(await real.ask(MOVE, { hours: 1 }))).toBe('FORBIDDEN');
    expect(codeOf(await advance(real, uuid))).toBe('FORBIDDEN');
    expect(codeOf(await api.ask(MOVE, { hours: 1 }))).toBe('UNAUTHORIZED');
  });

  it('the database prevents a real shopper from becoming a sandbox shopper', async () => {
    const real = await signIn(api, somePhone());
    await expect(database.query(`INSERT INTO "sandbox_shopper" ("userId") VALUES ($1)`, [real.id])).rejects.toThrow(
      'only a new account',
    );
    const shopper = await sandboxShopper({ orders: ['DELIVERED'] });
    await expect(
      database.query(`UPDATE "sandbox_shopper" SET "userId" = $2 WHERE "userId" = $1`, [shopper.id, real.id]),
    ).rejects.toThrow('only a new account');
    const older = (userId: string) =>
      database.query(`UPDATE "points_entry" SET "createdAt" = "createdAt" - interval '1 day' WHERE "userId" = $1`, [
        userId,
      ]);
    await expect(older(real.id)).rejects.toThrow('append-only');
    await expect(older(shopper.id)).resolves.toMatchObject({ rowCount: expect.any(Number) as number });
    for (const change of [`"amount" = "amount" + 1`, `"createdAt" = "createdAt" + interval '1 day'`])
      await expect(
        database.query(`UPDATE "points_entry" SET ${change} WHERE "userId" = $1`, [shopper.id]),
      ).rejects.toThrow('append-only');
    await expect(
      database.query(
        `UPDATE "order_status_change" SET "status" = 'DELIVERED' WHERE "orderItemId" IN (
        SELECT i."id" FROM "order_product_item" i JOIN "shop_order" o ON o."uuid" = i."orderUuid" WHERE o."userId" = $1)`,
        [shopper.id],
      ),
    ).rejects.toThrow('append-only');
  });
});

describe('a shop that takes real money', () => {
  it('a shop with real payments cannot enable the sandbox', () => {
    const env = { ...process.env, PAYMENT_PROVIDER: 'yookassa', YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'k' };
    expect(() => parseConfig(env)).toThrow('SANDBOX_SHOPPERS');
  });
});

describe('docs/sandbox.md', () => {
  it('the examples in docs/sandbox.md work as documented', async () => {
    const [make, move, advanceTo] = [...committed('docs/sandbox.md').matchAll(/```graphql\n([^]*?)```/g)].map(
      ([, text]) => text!,
    );
    const made = (await api.ask(make!, {}, { from: someAddress() })).data!.createSandboxShopper as Parameters<
      typeof shopperOf
    >[1];
    const shopper = shopperOf(api, made);
    expect((await orders(shopper)).map(({ status }) => status)).toEqual(['DELIVERED', 'HANDED_OVER_FOR_DELIVERY']);
    expect((await shopper.ask(move!)).data).toEqual({ moveSandboxTime: { hours: 336 } });
    const { id, price } = await offer();
    const { uuid } = await place(shopper, orderOf([{ id, price }]));
    const { data } = await shopper.ask(advanceTo!.replace('…', uuid));
    expect(data).toEqual({ advanceSandboxOrder: { status: 'HANDED_OVER_FOR_DELIVERY' } });
  });
});
