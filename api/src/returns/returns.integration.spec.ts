import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { Gazetteer } from '../delivery/index.js';
import { commerceFaults, MoveItems, type OrderStatus } from '../orders/index.js';
import { PaymentSweeps } from '../payment/index.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { checkedUpload } from '../testing/delivered.js';
import { openConnections } from '../testing/open-connections.js';
import { operator, type Operator } from '../testing/operators.js';
import { atTheSandbox, codeOf, guest, orderOf, place } from '../testing/orders.js';
import { insertPromocode } from '../testing/promocodes.js';
import { freshCode, signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { runAdmin } from '../testing/run-admin.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

const VALUE = 'value { money bonuses cashback }';
const REQUEST = `{ id number state photos { url width } items { id name reason comment outcome } ${VALUE} instructions rejectionReason cancellable }`;
const CREATE = `mutation ($dto: CreateReturnRequestInput!) { made: createReturnRequest(dto: $dto) ${REQUEST} }`;
const CANCEL = `mutation ($dto: ReturnRequestInput!) { made: cancelReturnRequest(dto: $dto) ${REQUEST} }`;
const LIST = `query ($uuid: ID!) { orderReturns(dto: { uuid: $uuid }) { items { id refusal until ${VALUE} } requests ${REQUEST} } }`;
const APPROVE = `mutation ($dto: ApproveReturnInput!) { made: approveReturn(dto: $dto) { id state nextStates } }`;
const RECEIVE = `mutation ($dto: ReturnIdInput!) { made: receiveReturn(dto: $dto) { id state } }`;
const REFUND = `mutation ($dto: CloseReturnInput!) { made: refundReturn(dto: $dto) { id state ${VALUE} } }`;
const REFUND_SUM = 'mutation ($dto: RefundOrderInput!) { made: refundOrder(dto: $dto) { uuid } }';
const REJECT = `mutation ($dto: RejectReturnInput!) { made: rejectReturn(dto: $dto) { id state } }`;

interface Value {
  money: number;
  bonuses: number;
  cashback: number;
}
interface Made {
  id: string;
  number: number;
  state: string;
  photos: { url: string; width: number }[];
  items: { id: string; reason: string; comment: string; outcome: string | null }[];
  value: Value;
  rejectionReason: string | null;
  cancellable: boolean;
  /** Of operators. */
  nextStates?: string[];
}
interface Listed {
  items: { id: string; refusal: string | null; until: string | null; value: Value }[];
  requests: Made[];
}
interface Bought {
  id: string;
  uuid: string;
  number: number;
  units: string[];
}
type Asker = Pick<Shopper, 'ask'>;

let api: TestApi;
let database: pg.Pool;
let managers: Operator[];
let offers: { id: string; price: number }[];

beforeAll(async () => {
  const items = Array.from({ length: 3 }, (_, n) => ({ size: String(40 + n), price: 10_000, stock: 500 }));
  api = await startTestApi([feedProduct('boots', { items })], {
    DATABASE_POOL_SIZE: '20',
    PAYMENT_PROVIDER: 'sandbox',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 8 });
  offers = await rows(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id" ORDER BY i."id"`,
  );
  managers = [await operator(api, 'MANAGER'), await operator(api, 'ADMIN')];
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
afterEach(async () => {
  expect(await commerceFaults(api.databaseUrl)).toEqual([]);
  expect(await unequalBooks()).toEqual([]);
});

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(sql, values)).rows as Row[];
}

/** Units in two open requests, refunded units whose money did not go back once, and open requests of units not there. */
const unequalBooks = () =>
  rows(`
    SELECT 'two open requests' AS "what", "orderItemId" AS "of" FROM "return_item" WHERE "open" GROUP BY 2 HAVING count(*) > 1
    UNION ALL SELECT 'open is not the state', x."requestId" FROM "return_item" x JOIN "return_request" r ON r."id" = x."requestId"
      WHERE x."open" <> (r."state" IN ('NEW', 'APPROVED', 'RECEIVED'))
    UNION ALL SELECT 'refunds of an order', o."uuid" FROM "shop_order" o WHERE o."refunded" <> (
      SELECT coalesce(sum(CASE WHEN i."status" = 'ISSUED_REFUND' THEN i."soldPrice" ELSE i."compensated" END), 0)
      FROM "order_product_item" i WHERE i."orderUuid" = o."uuid") + (
      SELECT coalesce(sum(r."deliveryRefunded"), 0) FROM "return_request" r WHERE r."orderUuid" = o."uuid")
    UNION ALL SELECT 'refunds of a payment', p."orderUuid" FROM "payment" p JOIN "shop_order" o ON o."uuid" = p."orderUuid"
      WHERE p."outcome" = 'KEEP' AND p."refunded" <> o."refunded"
    UNION ALL SELECT 'restocked', x."orderItemId" FROM "return_item" x JOIN "order_product_item" i ON i."id" = x."orderItemId"
      WHERE x."outcome" = 'REFUND' AND (i."status" <> 'ISSUED_REFUND' AND i."compensated" = 0 OR x."restocked" <> (i."unit" = 'RETURNED'))
    UNION ALL SELECT 'open though settled', x."orderItemId" FROM "return_item" x JOIN "order_product_item" i ON i."id" = x."orderItemId"
      WHERE x."open" AND x."outcome" IS NULL AND i."status" IN ('ISSUED_REFUND', 'ARRANGED_EXCHANGE', 'CANCEL_PURCHASE')`);

const move = (orderUuid: string, status: OrderStatus, itemIds: string[] | null = null) =>
  api.app.get(MoveItems).move({ orderUuid, itemIds, status, operatorId: managers[0]!.id });

/** Places an order, pays for it and delivers it. */
async function bought(by: Asker, units = 1, changes: Record<string, unknown> = {}): Promise<Bought> {
  const { id, number, uuid, paymentLink } = await place(by, orderOf(offers.slice(0, units), changes));
  await atTheSandbox(api, paymentLink!, 'PAY');
  await api.app.get(PaymentSweeps).run();
  for (const status of ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'DELIVERED'] as const)
    await move(uuid, status);
  const items = await rows<{ id: string }>(
    `SELECT "id" FROM "order_product_item" WHERE "orderUuid" = $1 ORDER BY "position"`,
    [uuid],
  );
  return { id, number, uuid, units: items.map((item) => item.id) };
}

function madeOf({ data, errors }: Answer): Made {
  if (!data?.made) throw new Error(JSON.stringify(errors));
  return data.made as Made;
}
/** A request for units that all have the same reason. */
const asked = (uuid: string, units: string[], how: Record<string, unknown> = {}, uploadIds: string[] = []) => ({
  uuid,
  items: units.map((id) => ({ id, reason: 'SIZE', ...how })),
  uploadIds,
});
const create = async (
  by: Asker,
  { uuid, units }: Pick<Bought, 'uuid' | 'units'>,
  ...how: [how?: Record<string, unknown>, uploadIds?: string[]]
) => madeOf(await by.ask(CREATE, { dto: asked(uuid, units, ...how) }));
async function listed(by: Asker, uuid: string): Promise<Listed> {
  const { data, errors } = await by.ask(LIST, { uuid });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.orderReturns as Listed;
}
const approve = (id: string, instructions?: string) => managers[0]!.admin(APPROVE, { dto: { id, instructions } });
const reject = (id: string, reason = 'Следы носки') => managers[0]!.admin(REJECT, { dto: { id, reason } });
const close = (id: string, items: object[], by = managers[0]!) => by.admin(REFUND, { dto: { id, items } });
const refundSum = ({ uuid }: Bought, amount: number, how: { returnRequestId?: string } = {}) =>
  managers[1]!.admin(REFUND_SUM, {
    dto: { orderUuid: uuid, amount, reason: 'Царапина', idempotencyKey: randomUUID(), ...how },
  });
async function received(request: Made): Promise<Made> {
  madeOf(await approve(request.id));
  madeOf(await managers[0]!.admin(RECEIVE, { dto: { id: request.id } }));
  return request;
}
const accountOf = async ({ id }: Shopper) =>
  (
    await rows<{ balance: number; pending: number; debt: number; moneySpent: string }>(
      `SELECT "balance", "pending", "debt", "moneySpent" FROM "loyalty_account" WHERE "userId" = $1`,
      [id],
    )
  )[0]!;
const orderRow = async (uuid: string) =>
  (
    await rows<{ status: string; refunded: string }>(
      `SELECT "status", "refunded" FROM "shop_order" WHERE "uuid" = $1`,
      [uuid],
    )
  )[0]!;
const stockOf = async (n: number) =>
  (await rows<{ stock: number }>(`SELECT "stock" FROM "product_item" WHERE "id" = $1`, [offers[n]!.id]))[0]!.stock;
const refund = (id: string, sellable = false) => ({ id, outcome: 'REFUND', sellable });

describe('a return', () => {
  it('closing a received return refunds the quoted money and points', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2, { bonuses: 40 });
    const before = await accountOf(maria);
    const { items } = await listed(maria, order.uuid);
    expect(items.map(({ refusal }) => refusal)).toEqual([null, null]);
    const { data } = await maria.ask(
      'query ($uuid: ID!, $itemIds: [ID!]!) { returnQuote(dto: { uuid: $uuid, itemIds: $itemIds }) { money bonuses cashback } }',
      { uuid: order.uuid, itemIds: [order.units[0]!.toUpperCase()] },
    );
    const told = data!.returnQuote as Value;
    expect(told).toEqual(items[0]!.value);
    expect(told).toEqual({ money: 8000, bonuses: 20, cashback: expect.any(Number) });
    expect(told.cashback).toBeGreaterThan(0);

    const request = await create(maria, { ...order, units: [order.units[0]!] }, { comment: 'Велики\n\n\nна размер' });
    expect(request).toMatchObject({
      state: 'NEW',
      value: told,
      cancellable: true,
      items: [{ id: order.units[0], reason: 'SIZE', comment: 'Велики\n\nна размер', outcome: null }],
    });
    expect(madeOf(await approve(request.id, 'Отправьте СДЭКом')).nextStates).toEqual(['RECEIVED', 'REJECTED']);
    expect(codeOf(await close(request.id, [refund(order.units[0]!)]))).toBe('RETURN_MOVED_ON');
    expect(await orderRow(order.uuid)).toEqual({ status: 'DELIVERED', refunded: '0' });
    madeOf(await managers[0]!.admin(RECEIVE, { dto: { id: request.id } }));
    const stock = await stockOf(0);
    expect(madeOf(await close(request.id, [refund(order.units[0]!)]))).toMatchObject({
      state: 'REFUNDED',
      value: told,
    });

    expect(await orderRow(order.uuid)).toEqual({ status: 'DELIVERED', refunded: String(told.money) });
    const after = await accountOf(maria);
    expect(after.balance - before.balance).toBe(told.bonuses - told.cashback);
    expect(Number(before.moneySpent) - Number(after.moneySpent)).toBe(told.money);
    expect(await stockOf(0)).toBe(stock);
    const now = await listed(maria, order.uuid);
    expect(now.items.map(({ refusal }) => refusal)).toEqual(['NOT_DELIVERED', null]);
    expect(now.requests).toMatchObject([
      {
        state: 'REFUNDED',
        items: [{ outcome: 'REFUND' }],
        value: told,
        instructions: 'Отправьте СДЭКом',
        cancellable: false,
      },
    ]);
    await api.app.get(PaymentSweeps).run();
    const [paid] = await rows<{ state: string; amount: string }>(
      `SELECT r."state", r."amount" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE p."orderUuid" = $1`,
      [order.uuid],
    );
    expect(paid).toEqual({ state: 'SUCCEEDED', amount: String(told.money) });
  });

  it('a return puts only units marked sellable back into stock', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2);
    const request = await received(await create(maria, order));
    const before = [await stockOf(0), await stockOf(1)];
    madeOf(await close(request.id, [refund(order.units[0]!, true), refund(order.units[1]!)]));
    expect([await stockOf(0), await stockOf(1)]).toEqual([before[0]! + 1, before[1]]);
    expect(await orderRow(order.uuid)).toEqual({ status: 'ISSUED_REFUND', refunded: '20000' });
  });

  it('closing a return keeps the outcome of a unit that was already settled', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2);
    const [first, second] = order.units as [string, string];
    const request = await received(await create(maria, order));
    await move(order.uuid, 'ISSUED_REFUND', [first]);
    madeOf(await close(request.id, [{ id: first, outcome: 'REFUSE' }, refund(second)]));
    expect((await listed(maria, order.uuid)).requests).toMatchObject([
      { items: [{ outcome: 'REFUND' }, { outcome: 'REFUND' }], value: { money: 20_000 } },
    ]);
  });

  it('moveItems closes the open return request of the units that it refunds or exchanges', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2);
    const request = await create(maria, order);
    const [first, second] = order.units as [string, string];
    await move(order.uuid, 'ISSUED_REFUND', [first]);
    expect((await listed(maria, order.uuid)).requests).toMatchObject([
      { state: 'NEW', cancellable: false, items: [{ outcome: 'REFUND' }, { outcome: null }] },
    ]);
    const cancelled = await maria.ask(CANCEL, { dto: { id: request.id } });
    expect(cancelled.errors?.[0]?.extensions).toMatchObject({ code: 'RETURN_MOVED_ON', state: 'NEW', allowed: [] });

    await move(order.uuid, 'ARRANGED_EXCHANGE', [second]);
    const closed = {
      state: 'REFUNDED',
      items: [{ outcome: 'REFUND' }, { outcome: 'EXCHANGE' }],
      value: { money: 10_000 },
    };
    expect((await listed(maria, order.uuid)).requests).toMatchObject([closed]);
    expect(codeOf(await maria.ask(CANCEL, { dto: { id: request.id } }))).toBe('RETURN_MOVED_ON');
    // The order is not over: the exchanged unit will be sent.
    expect(await orderRow(order.uuid)).toEqual({ status: 'ARRANGED_EXCHANGE', refunded: '10000' });
  });

  it('the delivery of an order with a defective unit is refunded with its last unit', async () => {
    const maria = await signIn(api, somePhone());
    const far = api.app.get(Gazetteer).citiesNamed('Владивосток')[0]!.id;
    const courier = { delivery: { address: { cityId: far, street: 'Светланская', house: '1' } } };
    const [torn, tooSmall] = [await bought(maria, 2, courier), await bought(maria, 1, courier)];
    const [{ deliveryPrice }] = (await rows<{ deliveryPrice: number }>(
      `SELECT "deliveryPrice"::int FROM "shop_order" WHERE "uuid" = $1`,
      [torn.uuid],
    )) as [{ deliveryPrice: number }];
    expect(deliveryPrice).toBeGreaterThan(0);
    const [first, second] = torn.units as [string, string];
    const defect = asked(torn.uuid, [first], { reason: 'DEFECT' }, [
      (await checkedUpload(database, maria, 'RETURN_PHOTO')).id,
    ]);
    const one = await received(madeOf(await maria.ask(CREATE, { dto: defect })));
    expect(madeOf(await close(one.id, [refund(first)])).value.money).toBe(10_000);
    const rest = await received(await create(maria, { ...torn, units: [second] }));
    expect(madeOf(await close(rest.id, [refund(second)])).value.money).toBe(10_000 + deliveryPrice);
    expect(await orderRow(torn.uuid)).toMatchObject({ refunded: String(20_000 + deliveryPrice) });
    const changedMind = await received(await create(maria, tooSmall));
    expect(madeOf(await close(changedMind.id, [refund(tooSmall.units[0]!)])).value.money).toBe(10_000);
  });

  it('refundOrder closes the named return request or the one whose units it refunds in full', async () => {
    const maria = await signIn(api, somePhone());
    const [scratched, paidBack, late] = [await bought(maria), await bought(maria), await bought(maria)];
    const request = await create(maria, scratched);
    const [other] = [await create(maria, paidBack), await create(maria, late)];
    expect(codeOf(await refundSum(scratched, 1_000, { returnRequestId: other!.id }))).toBe('RETURN_NOT_FOUND');
    expect(await orderRow(scratched.uuid)).toMatchObject({ refunded: '0' });

    expect(codeOf(await refundSum(scratched, 1_000, { returnRequestId: request.id }))).toBeUndefined();
    expect(codeOf(await refundSum(scratched, 1_000, { returnRequestId: request.id }))).toBe('RETURN_MOVED_ON');
    expect(codeOf(await refundSum(paidBack, 10_000))).toBeUndefined();
    expect(codeOf(await refundSum(late, 500))).toBeUndefined();
    const requestOf = async ({ uuid }: Bought) => (await listed(maria, uuid)).requests[0];
    const settled = { state: 'REFUNDED', cancellable: false, items: [{ outcome: 'REFUND' }] };
    expect(await requestOf(scratched)).toMatchObject({ ...settled, value: { money: 1_000, bonuses: 0, cashback: 0 } });
    expect(await requestOf(paidBack)).toMatchObject({ ...settled, value: { money: 10_000 } });
    // A sum that pays for something else leaves the request to be decided.
    expect(await requestOf(late)).toMatchObject({ state: 'NEW', cancellable: true, value: { money: 9_500 } });
    expect(await orderRow(scratched.uuid)).toEqual({ status: 'DELIVERED', refunded: '1000' });
  });

  it('closing a return decides each unit separately, and an exchange earns no points twice', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 3);
    const [first, second, third] = order.units as [string, string, string];
    const earned = await accountOf(maria);
    const request = await received(await create(maria, order));
    for (const items of [
      [refund(first)],
      [refund(first), refund(first), refund(second)],
      [refund(first), refund(second), refund(managers[0]!.id)],
      order.units.map((id) => ({ id, outcome: 'REFUSE' })),
    ])
      expect(codeOf(await close(request.id, items))).toBe('BAD_USER_INPUT');
    madeOf(
      await close(request.id, [refund(first), { id: second, outcome: 'EXCHANGE' }, { id: third, outcome: 'REFUSE' }]),
    );
    expect((await listed(maria, order.uuid)).requests[0]).toMatchObject({
      items: [{ outcome: 'REFUND' }, { outcome: 'EXCHANGE' }, { outcome: 'REFUSE' }],
      value: { money: 10_000 },
    });
    expect(await orderRow(order.uuid)).toMatchObject({ refunded: '10000' });
    const afterRefund = await accountOf(maria);
    expect(Number(earned.moneySpent) - Number(afterRefund.moneySpent)).toBe(10_000);

    for (const status of ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'DELIVERED'] as const)
      await move(order.uuid, status, [second]);
    expect(await accountOf(maria)).toEqual(afterRefund);
    const again = await received(await create(maria, { ...order, units: [second] }));
    madeOf(await close(again.id, [refund(second)]));
    expect(Number((await accountOf(maria)).moneySpent)).toBe(Number(afterRefund.moneySpent) - 10_000);
  });

  it('returning one of three units refunds its own price and leaves the others returnable', async () => {
    await rows(`UPDATE "product_item" SET "maxPerOrder" = 3 WHERE "id" = $1`, [offers[0]!.id]);
    const maria = await signIn(api, somePhone());
    const promocode = await insertPromocode(database, { kind: 'FIXED', value: 1_000 });
    const beforeOrder = await accountOf(maria);
    const order = await bought(maria, 1, { items: [{ ...offers[0]!, quantity: 3 }], promocode, bonuses: 40 });
    const [first, second, third] = order.units as [string, string, string];
    const { items } = await listed(maria, order.uuid);
    expect(items.map(({ id, refusal }) => [id, refusal])).toEqual(order.units.map((id) => [id, null]));
    const values = items.map(({ value }) => value);
    // 30,000 kopecks without 1,000 of the promo code and 40 points, shared over the units to the kopeck.
    expect(values.map(({ money, bonuses }) => money + bonuses * 100).sort()).toEqual([9_666, 9_667, 9_667]);
    expect(values.reduce((sum, { bonuses }) => sum + bonuses, 0)).toBe(40);
    const [bought3, stock] = [await accountOf(maria), await stockOf(0)];

    const request = await received(await create(maria, { ...order, units: [second] }));
    expect(request).toMatchObject({ items: [{ id: second }], value: values[1] });
    // Another unit of the same offer is no part of the request.
    expect(codeOf(await close(request.id, [refund(third, true)]))).toBe('BAD_USER_INPUT');
    madeOf(await close(request.id, [refund(second, true)]));
    expect(await orderRow(order.uuid)).toEqual({ status: 'DELIVERED', refunded: String(values[1]!.money) });
    expect(await stockOf(0)).toBe(stock + 1);
    const one = await accountOf(maria);
    expect(Number(bought3.moneySpent) - Number(one.moneySpent)).toBe(values[1]!.money);
    expect((await listed(maria, order.uuid)).items.map(({ refusal }) => refusal)).toEqual([
      null,
      'NOT_DELIVERED',
      null,
    ]);

    const rest = await received(await create(maria, { ...order, units: [first, third] }));
    madeOf(await close(rest.id, [refund(first), refund(third, true)]));
    const total = values.reduce((sum, { money }) => sum + money, 0);
    expect(await orderRow(order.uuid)).toEqual({ status: 'ISSUED_REFUND', refunded: String(total) });
    expect(await stockOf(0)).toBe(stock + 2);
    const after = await accountOf(maria);
    expect([after.balance, after.moneySpent]).toEqual([beforeOrder.balance, beforeOrder.moneySpent]);
    await api.app.get(PaymentSweeps).run();
    const receipts = await rows<{ amount: number; prices: number[] }>(
      `SELECT r."amount"::int, ARRAY(SELECT (line->>'price')::int FROM jsonb_array_elements(r."receipt"->'items') line) AS "prices"
       FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE p."orderUuid" = $1 ORDER BY r."createdAt"`,
      [order.uuid],
    );
    expect(receipts).toEqual([
      { amount: values[1]!.money, prices: [values[1]!.money] },
      { amount: total - values[1]!.money, prices: [values[0]!.money, values[2]!.money] },
    ]);
  });

  it('closing a return skips units already refunded by moveItems', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2);
    const request = await received(await create(maria, order));
    await move(order.uuid, 'ISSUED_REFUND', [order.units[0]!]);
    expect((await listed(maria, order.uuid)).requests).toMatchObject([
      { state: 'RECEIVED', items: [{ outcome: 'REFUND' }, { outcome: null }], value: { money: 20_000 } },
    ]);
    madeOf(
      await close(
        request.id,
        order.units.map((id) => refund(id)),
      ),
    );
    expect(await orderRow(order.uuid)).toEqual({ status: 'ISSUED_REFUND', refunded: '20000' });
  });

  it('a rejected return shows its reason to the shopper and can be requested again', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria);
    const request = await received(await create(maria, order));
    expect(codeOf(await reject(request.id, ' '))).toBe('BAD_USER_INPUT');
    madeOf(await reject(request.id));
    const { requests, items } = await listed(maria, order.uuid);
    expect(requests).toMatchObject([{ state: 'REJECTED', rejectionReason: 'Следы носки', value: { money: 0 } }]);
    expect(items[0]!.refusal).toBeNull();
    expect((await create(maria, order)).number).toBeGreaterThan(request.number);
  });
});

describe('createReturnRequest', () => {
  it.each(['DEFECT', 'WRONG_ITEM', 'NOT_AS_DESCRIBED'])(
    'createReturnRequest requires photos for %s',
    async (reason) => {
      const maria = await signIn(api, somePhone());
      const order = await bought(maria);
      const photographed = (uploadIds: string[]) => ({ dto: asked(order.uuid, order.units, { reason }, uploadIds) });
      const without = await maria.ask(CREATE, photographed([]));
      expect(without.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field: 'dto.uploadIds' }],
      });
      const nine = Array.from({ length: 9 }, () => crypto.randomUUID());
      expect(codeOf(await maria.ask(CREATE, photographed(nine)))).toBe('BAD_USER_INPUT');
      const upload = await checkedUpload(database, maria, 'RETURN_PHOTO');
      const request = madeOf(await maria.ask(CREATE, photographed([upload.id])));
      expect(request.photos).toEqual([{ url: upload.key, width: 40 }]);
      expect(await rows(`SELECT FROM "storage_reference" WHERE "key" = $1`, [upload.key])).toHaveLength(1);
    },
  );

  it('createReturnRequest requires a comment for OTHER only', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 3);
    const ask = (n: number, how: Record<string, unknown>) =>
      maria.ask(CREATE, { dto: asked(order.uuid, [order.units[n]!], how) });
    for (const comment of [undefined, ' \n '])
      expect((await ask(0, { reason: 'OTHER', comment })).errors?.[0]?.extensions.fields).toMatchObject([
        { field: 'dto.items.0.comment' },
      ]);
    for (const [n, how] of [
      { reason: 'OTHER', comment: 'Передумал' },
      { reason: 'SIZE' },
      { reason: 'COLOUR_OR_STYLE' },
    ].entries())
      expect(madeOf(await ask(n, how)).state).toBe('NEW');
  });

  it('createReturnRequest saves a reason for each unit, and requires photos if one reason does', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2);
    const [small, torn] = order.units as [string, string];
    const items = [
      { id: small.toUpperCase(), reason: 'SIZE', comment: 'Жмут' },
      { id: torn, reason: 'DEFECT' },
    ];
    const dto = { uuid: order.uuid, items };
    expect((await maria.ask(CREATE, { dto })).errors?.[0]?.extensions.fields).toMatchObject([
      { field: 'dto.uploadIds' },
    ]);
    const twice = [...items, { id: small, reason: 'DEFECT' }];
    const upload = await checkedUpload(database, maria, 'RETURN_PHOTO');
    expect(codeOf(await maria.ask(CREATE, { dto: { ...dto, items: twice, uploadIds: [upload.id] } }))).toBe(
      'BAD_USER_INPUT',
    );
    const request = madeOf(await maria.ask(CREATE, { dto: { ...dto, uploadIds: [upload.id] } }));
    expect(request.items).toMatchObject([
      { id: small, reason: 'SIZE', comment: 'Жмут' },
      { id: torn, reason: 'DEFECT', comment: '' },
    ]);
  });

  it('createReturnRequest works for the order’s owner or, for a guest’s order, by its uuid', async () => {
    const [maria, boris] = [await signIn(api, somePhone()), await signIn(api, somePhone())];
    const order = await bought(maria);
    const dto = asked(order.uuid, order.units);
    expect(codeOf(await boris.ask(CREATE, { dto }))).toBe('ORDER_NOT_FOUND');
    expect(codeOf(await guest(api).ask(CREATE, { dto }))).toBe('UNAUTHORIZED');
    const request = await create(maria, order);
    expect(codeOf(await boris.ask(CANCEL, { dto: { id: request.id } }))).toBe('RETURN_NOT_FOUND');
    expect(codeOf(await guest(api).ask(CANCEL, { dto: { id: request.id } }))).toBe('UNAUTHORIZED');
    expect(codeOf(await boris.ask(LIST, { uuid: order.uuid }))).toBe('ORDER_NOT_FOUND');

    const theirs = await bought(guest(api));
    const upload = await checkedUpload(database, { id: null }, 'RETURN_PHOTO');
    const made = await create(guest(api), theirs, { reason: 'DEFECT' }, [upload.id]);
    expect(madeOf(await guest(api).ask(CANCEL, { dto: { id: made.id } })).state).toBe('CANCELLED');
    expect(codeOf(await guest(api).ask(CREATE, { dto: asked(theirs.uuid, order.units) }))).toBe('ORDER_NOT_FOUND');
  });

  it('createReturnRequest accepts delivered units until fourteen days after delivery', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 3);
    const [late, last, away] = order.units as [string, string, string];
    const delivered = (id: string, ago: string) =>
      rows(`UPDATE "order_product_item" SET "deliveredAt" = now() - $2::interval WHERE "id" = $1`, [id, ago]);
    await delivered(late, '14 days');
    await delivered(last, '13 days 23 hours 59 minutes');
    await move(order.uuid, 'ARRANGED_EXCHANGE', [away]);
    const { items } = await listed(maria, order.uuid);
    expect(items.map(({ refusal }) => refusal)).toEqual(['TOO_LATE', null, 'NOT_DELIVERED']);
    expect(Math.round((Date.parse(items[1]!.until!) - Date.now()) / 60_000)).toBe(1);
    const upload = await checkedUpload(database, maria, 'RETURN_PHOTO');
    const dto = asked(order.uuid, order.units, {}, [upload.id]);
    expect((await maria.ask(CREATE, { dto })).errors?.[0]?.extensions).toMatchObject({
      code: 'RETURN_NOT_ALLOWED',
      items: expect.arrayContaining([
        { id: late, reason: 'TOO_LATE' },
        { id: away, reason: 'NOT_DELIVERED' },
      ]),
    });
    expect(await rows(`SELECT FROM "upload" WHERE "id" = $1 AND "state" = 'CHECKED'`, [upload.id])).toHaveLength(1);
    madeOf(await maria.ask(CREATE, { dto: asked(order.uuid, [last], {}, [upload.id]) }));
    expect((await listed(maria, order.uuid)).items[1]!.refusal).toBe('REQUESTED');
  });
});

describe('createReturnForShopper', () => {
  const FOR = `mutation ($dto: CreateReturnForShopperInput!) { made: createReturnForShopper(dto: $dto) { ${REQUEST.slice(1, -1)} orderUuid userId nextStates } }`;
  const begin = (dto: object, by = managers[0]!) => by.admin(FOR, { dto });
  const line = (id: string, how: object = {}) => ({ id, reason: 'SIZE', ...how });

  it('createReturnForShopper creates an approved return that the account’s owner sees and is told of once, even without photos', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2);
    const answer = await begin({ orderUuid: order.uuid, items: [line(order.units[0]!, { reason: 'DEFECT' })] });
    const request = madeOf(answer);
    expect(request).toMatchObject({ state: 'APPROVED', orderUuid: order.uuid, userId: maria.id });
    expect((await listed(maria, order.uuid)).requests).toMatchObject([{ id: request.id, state: 'APPROVED' }]);
    const { action, entityId } = (
      await rows<{ action: string; entityId: string }>(
        `SELECT "action", "entityId" FROM "operator_action" WHERE "entity" = 'RETURN_REQUEST' ORDER BY "id" DESC LIMIT 1`,
      )
    )[0]!;
    expect([action, entityId]).toEqual(['createReturnForShopper', request.id]);
    const news = await rows(
      `SELECT DISTINCT "payload"->>'news' AS "news" FROM "outbox_event"
       WHERE "payload"->>'orderUuid' = $1 AND "payload"->>'news' LIKE 'RETURN%'`,
      [order.uuid],
    );
    expect(news).toEqual([{ news: 'RETURN_APPROVED' }]);
  });

  it('returnableItems lists for an operator what the shopper sees of the units, and createReturnForShopper takes it', async () => {
    const UNITS = `query ($dto: ReturnableItemsInput!) { made: returnableItems(dto: $dto) { id refusal value { money bonuses cashback } exchanges { id sizeName } } }`;
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2);
    const units = async () => {
      const { data } = await managers[0]!.admin(UNITS, { dto: { orderUuid: order.uuid } });
      return (data as { made: { id: string; refusal: string | null; value: { money: number } }[] }).made;
    };
    const seen = (await listed(maria, order.uuid)).items as { id: string; refusal: string | null }[];
    const [first, second] = await units();
    expect([first, second]).toMatchObject(seen.map(({ id }) => ({ id, refusal: null })));
    expect(first!.value.money).toBeGreaterThan(0);
    const request = madeOf(await begin({ orderUuid: order.uuid, items: [line(first!.id)] }));
    expect(request).toMatchObject({ value: { money: first!.value.money } });
    expect((await units()).map(({ refusal }) => refusal)).toEqual(['REQUESTED', null]);
    const unknown = await managers[0]!.admin(UNITS, { dto: { orderUuid: randomUUID() } });
    expect(codeOf(unknown)).toBe('ORDER_NOT_FOUND');
  });

  it('createReturnForShopper refuses units that are not returnable or already requested and writes nothing', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 1);
    const other = await bought(maria, 1);
    const [unit] = order.units as [string];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => begin({ orderUuid: order.uuid, items: [line(unit)] })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(new Set(answers.flatMap((answer) => codeOf(answer) ?? []))).toEqual(new Set(['RETURN_NOT_ALLOWED']));
    const code = async (dto: object) => codeOf(await begin(dto));
    expect(await code({ orderUuid: order.uuid, items: [line(other.units[0]!)] })).toBe('ORDER_NOT_FOUND');
    expect(await code({ orderUuid: randomUUID(), items: [line(unit)] })).toBe('ORDER_NOT_FOUND');
    for (const items of [[], [line('x')], [line(unit), line(unit)], [line(unit, { reason: 'OTHER' })]])
      expect(await code({ orderUuid: order.uuid, items })).toBe('BAD_USER_INPUT');
    expect((await listed(maria, order.uuid)).requests).toHaveLength(1);
  });
});

describe('at once', () => {
  it('only one of fifty simultaneous return requests for one unit is created', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2);
    await openConnections(api, 20);
    const dto = asked(order.uuid, order.units);
    const answers = await Promise.all(Array.from({ length: 50 }, () => maria.ask(CREATE, { dto })));
    expect(answers.filter(({ data }) => data?.made)).toHaveLength(1);
    expect(new Set(answers.map(codeOf))).toEqual(new Set([undefined, 'RETURN_NOT_ALLOWED']));
    expect((await listed(maria, order.uuid)).requests).toHaveLength(1);
  });

  it('the database refuses a second open return request for a unit', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria);
    await create(maria, order);
    await expect(
      rows(
        `WITH r AS (INSERT INTO "return_request" ("orderUuid") VALUES ($1) RETURNING "id")
         INSERT INTO "return_item" ("requestId", "orderItemId", "reason") SELECT r."id", $2, 'SIZE' FROM r`,
        [order.uuid, order.units[0]],
      ),
    ).rejects.toThrow('return_item_open_key');
  });

  it('only one of a simultaneous approval and cancellation of a return succeeds', async () => {
    const maria = await signIn(api, somePhone());
    for (let round = 0; round < 6; round += 1) {
      const order = await bought(maria);
      const request = await create(maria, order);
      await openConnections(api, 4);
      const answers = await Promise.all([
        maria.ask(CANCEL, { dto: { id: request.id } }),
        approve(request.id),
        maria.ask(CANCEL, { dto: { id: request.id } }),
        approve(request.id),
      ]);
      const done = answers.filter(({ data }) => data?.made).map(madeOf);
      expect(done).toHaveLength(1);
      expect(answers.filter((answer) => codeOf(answer) === 'RETURN_MOVED_ON')).toHaveLength(3);
      expect((await listed(maria, order.uuid)).requests).toMatchObject([{ state: done[0]!.state }]);
    }
  });

  it('only one of ten simultaneous refunds and a move of the same units succeeds', async () => {
    const maria = await signIn(api, somePhone());
    const order = await bought(maria, 2, { bonuses: 40 });
    const before = await accountOf(maria);
    const request = await received(await create(maria, order));
    const stock = await stockOf(0);
    await openConnections(api, 12);
    const items = order.units.map((id) => refund(id, true));
    const moves = Array.from({ length: 2 }, () => move(order.uuid, 'ISSUED_REFUND', order.units).catch(() => null));
    const closes = Array.from({ length: 10 }, (_, n) => close(request.id, items, managers[n % 2]));
    const [answers] = await Promise.all([Promise.all(closes), Promise.all(moves)]);
    const closed = answers.filter(({ data }) => data?.made).map(madeOf);
    // If a move came first, it has closed the request.
    expect(closed.length).toBeLessThan(2);
    expect(await orderRow(order.uuid)).toEqual({ status: 'ISSUED_REFUND', refunded: '16000' });
    const [closedRequest] = (await listed(maria, order.uuid)).requests;
    expect(closedRequest).toMatchObject({ state: 'REFUNDED', items: [{ outcome: 'REFUND' }, { outcome: 'REFUND' }] });
    const after = await accountOf(maria);
    expect(after.balance - before.balance).toBe(40 - closedRequest!.value.cashback);
    expect(await stockOf(0)).toBe(stock + 1);
  });
});

it('shoppers are notified once of each return state and get an operator’s text by e-mail', async () => {
  const phone = somePhone();
  const maria = await signIn(api, phone);
  const contact = { name: 'Мария', phone: somePhone(), email: 'returns@example.com' };
  const order = await bought(maria, 2, { contact });
  const drain = async () => {
    while (await api.app.get(OutboxWorker).run());
  };
  await drain();
  const { messages } = api.app.get(PrintedMessages);
  const letters = () => messages.filter(({ to }) => to === contact.email);
  await rows('TRUNCATE "throttle_counter"');
  const known = letters().length;
  const request = await create(maria, order, { comment: 'Секретные слова' });
  madeOf(await approve(request.id, 'Отправьте <СДЭКом>'));
  expect(codeOf(await approve(request.id))).toBe('RETURN_MOVED_ON');
  madeOf(await managers[0]!.admin(RECEIVE, { dto: { id: request.id } }));
  madeOf(await close(request.id, [refund(order.units[0]!), { id: order.units[1], outcome: 'EXCHANGE' }]));
  await drain();
  await drain();
  const told = letters()
    .slice(0, letters().length - known)
    .reverse();
  expect(told.map(({ subject }) => subject)).toEqual([
    `Заявка на возврат по заказу ${order.number}`,
    `Возврат по заказу ${order.number} одобрен`,
    `Получили возврат по заказу ${order.number}`,
    `Возврат по заказу ${order.number} принят`,
  ]);
  expect(told[1]!.text).toContain('Отправьте <СДЭКом>');
  expect(told[1]!.html).toContain('Отправьте &#60;СДЭКом&#62;');
  expect(told[3]!.text.replaceAll('\u00a0', ' ')).toContain(
    'Вернём 100 ₽ тем же способом, каким вы платили. Замену отправим, когда соберём.',
  );
  expect(JSON.stringify(told)).not.toContain('Секретные');
});

it('a shopper can request an exchange only for another size in stock of the same product', async () => {
  const someone = await signIn(api, somePhone());
  const { uuid, units } = await bought(someone);
  const EXCHANGES = 'query ($uuid: ID!) { orderReturns(dto: { uuid: $uuid }) { items { exchanges { id sizeName } } } }';
  const exchanges = async () => {
    const { data } = await someone.ask(EXCHANGES, { uuid });
    return (data!.orderReturns as { items: { exchanges: { id: string; sizeName: string }[] }[] }).items[0]!.exchanges;
  };
  const found = await exchanges();
  expect(found.map(({ id }) => id).sort()).toEqual(
    offers
      .slice(1)
      .map(({ id }) => id)
      .sort(),
  );
  const [gone, wanted] = [found[0]!, found[1]!];
  await database.query(`UPDATE "product_item" SET "active" = false WHERE "id" = $1`, [gone.id]);
  expect(await exchanges()).toEqual([wanted]);

  for (const wantedItemId of [gone.id, offers[0]!.id, randomUUID()]) {
    const refused = await someone.ask(CREATE, { dto: asked(uuid, units, { wantedItemId }) });
    expect(refused.errors![0]!.extensions).toMatchObject({
      ...{ code: 'RETURN_NOT_ALLOWED', items: [{ id: units[0], reason: 'NOT_EXCHANGEABLE' }] },
    });
  }
  expect(await rows(`SELECT FROM "return_request" WHERE "orderUuid" = $1`, [uuid])).toEqual([]);

  const { id } = await create(someone, { uuid, units }, { wantedItemId: wanted.id });
  const { data } = await managers[0]!.admin('{ returnRequests { items { id items { wanted { id sizeName } } } } }');
  const { items } = data!.returnRequests as { items: { id: string; items: object[] }[] };
  expect(items.find((request) => request.id === id)).toEqual({ id, items: [{ wanted }] });
  await database.query(`UPDATE "product_item" SET "active" = true WHERE "id" = $1`, [gone.id]);
});

it('operators see the longest waiting returns first, search them and are recorded in the audit log', async () => {
  const maria = await signIn(api, somePhone());
  const orders = [await bought(maria), await bought(maria)];
  const [first, second] = [await create(maria, orders[0]!), await create(maria, orders[1]!)];
  const page = async (dto: object) => {
    const { data, errors } = await managers[0]!.admin(
      'query ($dto: ReturnRequestsInput) { returnRequests(dto: $dto) { items { id orderNumber userId nextStates } pagination { totalItems } } }',
      { dto },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return (
      data.returnRequests as { items: { id: string; orderNumber: number; userId: string; nextStates: string[] }[] }
    ).items;
  };
  const waiting = (await page({ state: 'NEW' })).map(({ id }) => id);
  expect(waiting.indexOf(first.id)).toBeLessThan(waiting.indexOf(second.id));
  expect(await page({ search: String(orders[1]!.number) })).toEqual([
    { id: second.id, orderNumber: orders[1]!.number, userId: maria.id, nextStates: ['APPROVED', 'REJECTED'] },
  ]);
  expect((await page({ orderNumber: orders[0]!.number })).map(({ id }) => id)).toEqual([first.id]);
  madeOf(await reject(second.id, 'Нет фотографий'));
  expect((await page({ search: String(orders[1]!.number), state: 'REJECTED' })).map(({ id }) => id)).toEqual([
    second.id,
  ]);
  const [entry] = await rows<{ before: object; after: object }>(
    `SELECT "action", "actorId", "reason", "before", "after" FROM "operator_action" WHERE "entityId" = $1`,
    [second.id],
  );
  expect(entry).toMatchObject({
    action: 'rejectReturn',
    actorId: managers[0]!.id,
    reason: 'Нет фотографий',
    before: { state: 'NEW' },
    after: { state: 'REJECTED' },
  });
  expect(codeOf(await maria.ask('{ __typename }'))).toBeUndefined();
});

it('the command line shows return requests and answers them', async () => {
  const maria = await signIn(api, somePhone());
  const order = await bought(maria, 2);
  const { number } = await create(maria, order);
  const [first, second] = order.units as [string, string];
  const stepOf = async (...words: string[]) => (await runAdmin(api, ...words))[0]!;
  expect(await runAdmin(api, 'returns', String(order.number), '--state', 'NEW')).toMatchObject([
    { number, order: order.number, units: 2, money: '200.00', next: 'APPROVED REJECTED' },
  ]);
  const approved = await stepOf('approve-return', String(number), '--instructions', 'Почтой');
  expect(approved).toMatchObject({ state: 'APPROVED' });
  expect(await stepOf('receive-return', String(number))).toMatchObject({ state: 'RECEIVED' });
  await expect(runAdmin(api, 'refund-return', String(number), '--refuse', maria.id)).rejects.toThrow('has no unit');
  const both = ['--exchange', first, '--refuse', first];
  await expect(runAdmin(api, 'refund-return', String(number), ...both)).rejects.toThrow(
    'either --exchange or --refuse',
  );
  expect(await stepOf('refund-return', String(number), '--refuse', second)).toMatchObject({ state: 'REFUNDED' });
  expect(await stepOf('return', String(number))).toMatchObject({
    instructions: 'Почтой',
    money: '100.00',
    items: [
      { id: first, outcome: 'REFUND' },
      { id: second, outcome: 'REFUSE' },
    ],
  });
  const again = await create(maria, { ...order, units: [second] });
  expect(await stepOf('reject-return', String(again.number), '--reason', 'Следы носки')).toMatchObject({
    state: 'REJECTED',
  });
});

it('an account’s export contains its returns, and deletion removes their texts and pictures', async () => {
  const phone = somePhone();
  const maria = await signIn(api, phone);
  const order = await bought(maria);
  const upload = await checkedUpload(database, maria, 'RETURN_PHOTO');
  const request = await create(maria, order, { reason: 'DEFECT', comment: 'Тайный брак' }, [upload.id]);
  const { data } = await maria.ask('{ exportAccount }');
  const exported = JSON.parse(data!.exportAccount as string) as { returns: object[] };
  expect(exported.returns).toMatchObject([
    { orderNumber: order.number, items: [{ comment: 'Тайный брак' }], photos: [{ url: upload.key }] },
  ]);
  await rows('TRUNCATE "one_time_code"');
  const code = await freshCode(api, phone, maria.accessToken);
  const gone = await maria.ask(
    'mutation ($phone: String!, $code: String!) { deleteAccount(dto: { emailOrPhone: $phone, code: $code }) }',
    { phone, code },
  );
  expect(gone.data).toEqual({ deleteAccount: true });
  const left = await rows(
    `SELECT x."comment", r."photos", r."state" FROM "return_request" r
     JOIN "return_item" x ON x."requestId" = r."id" WHERE r."id" = $1`,
    [request.id],
  );
  expect(left).toEqual([{ comment: '', photos: [], state: 'NEW' }]);
  expect(await rows(`SELECT FROM "storage_reference" WHERE "key" = $1`, [upload.key])).toEqual([]);
  madeOf(await received(request).then(({ id }) => close(id, [refund(order.units[0]!)])));
});
