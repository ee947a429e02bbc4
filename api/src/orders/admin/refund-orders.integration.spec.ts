import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { commerceFaults } from '../index.js';
import { PaymentSweeps } from '../../payment/index.js';
import { askAdmin, operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const REFUND = `mutation ($dto: RefundOrderInput!) { refundOrder(dto: $dto) { refunded: payments { refunded } orderProductItems { compensated } } }`;
const MOVE = `mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code } }`;
const PRICES = [10_000, 20_001, 5];

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let maria: Shopper;
let offers: { id: string; price: number }[];

beforeAll(async () => {
  // Of one product, prices so far apart would be held back.
  const products = PRICES.map((price, n) => feedProduct(`boots-${n}`, { items: [{ size: '40', price, stock: 100 }] }));
  api = await startTestApi(products, {
    PAYMENT_PROVIDER: 'sandbox',
    DATABASE_POOL_SIZE: '12',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  offers = await sql(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id" ORDER BY 2 DESC`,
  );
  [admin, maria] = await Promise.all([operator(api, 'ADMIN'), signIn(api, somePhone())]);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

/** Places an order of all three offers and, by default, pays for it. Returns its `uuid`. */
async function order({ paid = true } = {}): Promise<string> {
  const { uuid, paymentLink } = await place(maria, orderOf(offers));
  if (paid) {
    await atTheSandbox(api, paymentLink!, 'PAY');
    await api.app.get(PaymentSweeps).run();
  }
  return uuid;
}

const refund = (orderUuid: string, amount: number, dto: object = {}) =>
  admin.admin(REFUND, {
    dto: { orderUuid, amount, reason: 'Царапина на носке', idempotencyKey: randomUUID(), ...dto },
  });

interface Refund {
  amount: number;
  reason: string;
  state: string;
  receipt: { items: { price: number }[] };
}
const refundsOf = (uuid: string) =>
  sql<Refund>(
    `SELECT r."amount"::int, r."reason", r."state", r."receipt" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId"
     WHERE p."orderUuid" = $1 ORDER BY r."createdAt"`,
    [uuid],
  );
const goods = PRICES.reduce((sum, price) => sum + price, 0);

it('refundOrder divides the amount among the units, issues a matching receipt and pays the buyer', async () => {
  const uuid = await order();
  const { data } = await refund(uuid, 3_001);
  const { orderProductItems } = data!.refundOrder as { orderProductItems: { compensated: number }[] };
  const parts = orderProductItems.map(({ compensated }) => compensated).sort((a, b) => b - a);
  expect(parts).toEqual([2_000, 1_000, 1]);
  await api.app.get(PaymentSweeps).run();
  const [made, ...more] = await refundsOf(uuid);
  expect([made, more]).toEqual([
    expect.objectContaining({ amount: 3_001, reason: 'Царапина на носке', state: 'SUCCEEDED' }),
    [],
  ]);
  expect(made!.receipt.items.map(({ price }) => price).sort((a, b) => b - a)).toEqual([2_000, 1_000, 1]);
  const [row] = await sql<{ action: string; reason: string; before: object; after: object }>(
    `SELECT "action", "reason", "before", "after" FROM "operator_action" WHERE "entityId" = $1`,
    [uuid],
  );
  expect(row).toMatchObject({
    action: 'refundOrder',
    reason: 'Царапина на носке',
    before: { refunded: 0 },
    after: { refunded: 3_001 },
  });
});

it('units cancelled after a partial refund return the remaining money, exact to the kopeck', async () => {
  const uuid = await order();
  await refund(uuid, 7_777);
  const { data } = await admin.admin(MOVE, {
    dto: { orders: [{ orderUuid: uuid }], status: 'CANCEL_PURCHASE', reason: 'Передумали' },
  });
  expect(data!.moveItems).toEqual([{ moved: true, code: null }]);
  await api.app.get(PaymentSweeps).run();
  const [paid] = await sql<{ amount: number; refunded: number }>(
    `SELECT "amount"::int, "refunded"::int FROM "payment" WHERE "orderUuid" = $1`,
    [uuid],
  );
  expect(paid!.refunded).toBe(paid!.amount);
  expect((await refundsOf(uuid)).map(({ amount }) => amount)).toEqual([7_777, paid!.amount - 7_777]);
  const again = await refund(uuid, 1);
  expect(again.errors![0]!.extensions).toMatchObject({ code: 'REFUND_TOO_HIGH', available: 0 });
});

it('refundOrder refuses more than was paid for the units, and returns the available amount', async () => {
  const uuid = await order();
  const tooHigh = await refund(uuid, goods + 1);
  expect(tooHigh.errors![0]!.extensions).toMatchObject({ code: 'REFUND_TOO_HIGH', available: goods });
  expect(tooHigh.errors![0]!.message).toContain((goods / 100).toFixed(2).replace('.', ','));
  expect(codeOf(await refund(uuid, goods))).toBeUndefined();
  expect(codeOf(await refund(uuid, 1))).toBe('REFUND_TOO_HIGH');
  await expect(
    database.query(`UPDATE "order_product_item" SET "compensated" = "compensated" + 1 WHERE "orderUuid" = $1`, [uuid]),
  ).rejects.toThrow(/order_product_item_money_check/);
});

it('refundOrder refuses an unpaid order and an unknown order', async () => {
  expect(codeOf(await refund(await order({ paid: false }), 1))).toBe('REFUND_TOO_HIGH');
  expect(codeOf(await refund(randomUUID(), 1))).toBe('ORDER_NOT_FOUND');
  expect(codeOf(await refund(await order(), 0))).toBe('BAD_USER_INPUT');
});

it('twenty simultaneous refunds succeed only as far as the order’s money suffices', async () => {
  const uuid = await order();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(uuid, 4_000)));
  const codes = answers.map(codeOf);
  const made = Math.floor(goods / 4_000);
  expect(codes.filter((code) => code === undefined)).toHaveLength(made);
  expect(codes.filter((code) => code === 'REFUND_TOO_HIGH')).toHaveLength(20 - made);
  expect(await refundsOf(uuid)).toHaveLength(made);
});

it('refundOrder refunds once per idempotency key, even for ten simultaneous calls', async () => {
  const uuid = await order();
  const idempotencyKey = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => refund(uuid, 500, { idempotencyKey })));
  expect(answers.map(codeOf)).toEqual(Array(10).fill(undefined));
  expect((await refundsOf(uuid)).map(({ amount }) => amount)).toEqual([500]);
  expect(await sql(`SELECT FROM "operator_action" WHERE "entityId" = $1`, [uuid])).toHaveLength(1);
  expect(codeOf(await refund(uuid, 501, { idempotencyKey }))).toBe('IDEMPOTENCY_CONFLICT');
});

it('a program may refund orders with the scope REFUNDS', async () => {
  const { data } = await admin.admin('mutation { saveProgram(dto: { name: "Касса", scopes: [REFUNDS] }) { token } }');
  const { token } = data!.saveProgram as { token: string };
  const dto = { orderUuid: await order(), amount: 5, reason: 'Опоздала доставка', idempotencyKey: randomUUID() };
  expect(codeOf(await askAdmin(api, REFUND, { dto }, token))).toBeUndefined();
});
