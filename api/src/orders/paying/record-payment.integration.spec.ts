import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { commerceFaults, OrderSweeps } from '../index.js';
import { PaymentSweeps } from '../../payment/index.js';
import { operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, guest, orderOf, place, REQUEST, type Placed } from '../../testing/orders.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const ORDER = `uuid status updatedAt paid totalPrice amountDue refunded toGiveBack awaitingItems { id }
  history { kind status actorKind reason action amount paymentState refundState doneAt news units edit { addedUnits } }
  orderProductItems { status unit } payments { id state amount refunded provider }`;
const READ = `query ($dto: OrderInput!) { order(dto: $dto) { ${ORDER} } }`;
const RECORD = `mutation ($dto: RecordPaymentInput!) { recordPayment(dto: $dto) { ${ORDER} } }`;
const EDIT = `mutation ($dto: EditOrderInput!) { editOrder(dto: $dto) { ${ORDER} } }`;
const REFUND = `mutation ($dto: RefundOrderInput!) { refundOrder(dto: $dto) { ${ORDER} } }`;
const GIVEN_BACK = `mutation ($dto: NoteRefundsMadeInput!) { noteRefundsMade(dto: $dto) { ${ORDER} } }`;
const MOVE = `mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code } }`;
const CANCEL = `mutation ($dto: OrderByUuidInput!) { cancelOrder(dto: $dto) { uuid } }`;

interface Seen {
  status: string;
  updatedAt: string;
  paid: boolean;
  totalPrice: number;
  amountDue: number;
  history: Record<string, unknown>[];
  payments: { id: string; state: string; amount: number; refunded: number; provider: string | null }[];
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let other: Operator;
let offers: { id: string; price: number }[];

beforeAll(async () => {
  const items = [5_001, 7_003].map((price, n) => ({ size: String(30 + n), price, stock: 200 }));
  api = await startTestApi([feedProduct('boots', { items })], {
    ...{ PAYMENT_PROVIDER: 'sandbox', DATABASE_POOL_SIZE: '12', ON_DELIVERY: 'true' },
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  const { rows } = await database.query<{ id: string; price: number }>(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id" ORDER BY 2`,
  );
  offers = rows;
  [manager, other] = await Promise.all([operator(api, 'MANAGER'), operator(api, 'ADMIN')]);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});
// These include: money kept is the price of the order, payment by payment, and no unit is held or sold twice.
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

const sweep = () => api.app.get(PaymentSweeps).run();
const order = (): Promise<Placed> => place(guest(api), orderOf(offers));

async function read(uuid: string): Promise<Seen> {
  const { data, errors } = await manager.admin(READ, { dto: { uuid } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.order as Seen;
}

const record = (orderUuid: string, amount: number, idempotencyKey: string = randomUUID(), by = manager) =>
  by.admin(RECORD, { dto: { orderUuid, amount, reason: 'Перевод на счёт, № 17', idempotencyKey } });
const recorded = ({ data, errors }: Answer): Seen => {
  if (!data?.recordPayment) throw new Error(JSON.stringify(errors));
  return data.recordPayment as Seen;
};
const trailOf = async (uuid: string) =>
  (
    await database.query<{ reason: string }>(
      `SELECT "reason" FROM "operator_action" WHERE "action" = 'recordPayment' AND "entityId" = $1`,
      [uuid],
    )
  ).rows;
const byHand = ({ payments }: Seen) => payments.filter(({ provider }) => provider === 'by-hand');

it('an order is paid when an operator records its money, and the trail keeps how it was taken', async () => {
  const { uuid } = await order();
  const { totalPrice } = await read(uuid);
  const key = randomUUID();
  const paid = recorded(await record(uuid, totalPrice, key));
  expect(paid).toMatchObject({
    ...{ status: 'PAID_READY_TO_SEND', paid: true, amountDue: 0 },
    orderProductItems: [{ unit: 'SOLD' }, { unit: 'SOLD' }],
  });
  expect(byHand(paid)).toEqual([{ id: key, state: 'SUCCEEDED', amount: totalPrice, refunded: 0, provider: 'by-hand' }]);
  expect(await trailOf(uuid)).toEqual([{ reason: 'Перевод на счёт, № 17' }]);

  expect(recorded(await record(uuid, totalPrice, key)).payments).toEqual(paid.payments);
  expect(codeOf(await record(uuid, totalPrice))).toBe('ORDER_NOT_PAYABLE');
  expect(codeOf(await record(uuid, totalPrice - 1, key))).toBe('IDEMPOTENCY_CONFLICT');
  expect(await trailOf(uuid)).toHaveLength(1);
  const { rows } = await database.query(
    `SELECT count(*)::int AS "count" FROM "outbox_event" WHERE "lane" = $1 AND "topic" = 'order.letter' AND "payload"->>'news' = 'PAID'`,
    [uuid],
  );
  expect(rows).toEqual([{ count: 1 }]);
});

it('an order is paid once when several operators record its money at the same time', async () => {
  const { uuid } = await order();
  const { totalPrice } = await read(uuid);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => record(uuid, totalPrice, randomUUID(), n % 2 ? manager : other)),
  );
  expect(answers.map((answer) => codeOf(answer) ?? 'paid').sort()).toEqual([
    ...Array.from({ length: 7 }, () => 'ORDER_NOT_PAYABLE'),
    'paid',
  ]);
  expect(byHand(await read(uuid))).toHaveLength(1);
});

it('one key is one payment when it is sent several times at once, also for two orders', async () => {
  const [one, two] = await Promise.all([order(), order()]);
  const { totalPrice } = await read(one.uuid);
  const key = randomUUID();
  const answers = await Promise.all([one, one, two, two, one, two].map(({ uuid }) => record(uuid, totalPrice, key)));
  const [first, second] = await Promise.all([read(one.uuid), read(two.uuid)]);
  expect([...byHand(first), ...byHand(second)].map(({ id }) => id)).toEqual([key]);
  expect([first.paid, second.paid].filter(Boolean)).toHaveLength(1);
  expect(answers.map((answer) => codeOf(answer) ?? 'paid').sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'IDEMPOTENCY_CONFLICT'),
    ...Array.from({ length: 3 }, () => 'paid'),
  ]);
});

it('the order keeps one payment when a shopper pays online while an operator records the money', async () => {
  const placed = await Promise.all([order(), order(), order(), order()]);
  await Promise.all(
    placed.map(async ({ uuid, paymentLink }) => {
      const { totalPrice } = await read(uuid);
      await Promise.all([record(uuid, totalPrice), atTheSandbox(api, paymentLink!, 'PAY')]);
    }),
  );
  await sweep();
  await sweep();
  for (const { uuid } of placed) {
    const { paid, totalPrice, payments } = await read(uuid);
    expect(paid).toBe(true);
    const kept = payments.filter(({ state }) => state === 'SUCCEEDED').map(({ amount, refunded }) => amount - refunded);
    expect(kept.reduce((sum, part) => sum + part, 0)).toBe(totalPrice);
  }
});

it('units added to a paid order are paid for when an operator records their money', async () => {
  const { uuid } = await order();
  const { totalPrice, updatedAt } = recorded(await record(uuid, (await read(uuid)).totalPrice));
  const added = { addItems: [{ itemId: offers[0]!.id }], reason: 'Попросил покупатель', idempotencyKey: randomUUID() };
  const { amountDue } = (await manager.admin(EDIT, { dto: { orderUuid: uuid, updatedAt, ...added } })).data!
    .editOrder as Seen;
  expect(amountDue).toBe(offers[0]!.price);
  expect(codeOf(await record(uuid, totalPrice))).toBe('ORDER_MOVED_ON');
  const paid = recorded(await record(uuid, amountDue));
  expect(paid).toMatchObject({ totalPrice: totalPrice + amountDue, amountDue: 0, awaitingItems: [] });
  expect(byHand(paid).map(({ amount }) => amount)).toEqual([totalPrice, amountDue]);
});

it('an order that expired is reopened when its money is recorded, and one that was cancelled is not', async () => {
  const [late, cancelled] = await Promise.all([order(), order()]);
  const { totalPrice } = await read(late.uuid);
  await guest(api).ask(CANCEL, { dto: { uuid: cancelled.uuid } });
  await database.query(`UPDATE "shop_order" SET "expiresAt" = now() - interval '1 second' WHERE "uuid" = $1`, [
    late.uuid,
  ]);
  await api.app.get(OrderSweeps).run();
  expect(await read(late.uuid)).toMatchObject({ status: 'CANCEL_PURCHASE' });
  expect(recorded(await record(late.uuid, totalPrice))).toMatchObject({ status: 'PAID_READY_TO_SEND', paid: true });
  expect(codeOf(await record(cancelled.uuid, totalPrice))).toBe('ORDER_NOT_PAYABLE');
});

it('refuses the money of an order that is not confirmed, is paid on delivery, or does not exist', async () => {
  const requested = async (changes: Record<string, unknown>) => {
    const { data } = await guest(api).ask(REQUEST, { dto: orderOf(offers, changes) });
    return (data!.createOrderRequest as { uuid: string }).uuid;
  };
  const [request, onDelivery] = await Promise.all([requested({}), requested({ paymentType: 'ON_DELIVERY' })]);
  const { totalPrice } = await read(request);
  expect(codeOf(await record(request, totalPrice))).toBe('ORDER_NOT_PAYABLE');
  expect(codeOf(await record(onDelivery, totalPrice))).toBe('ORDER_NOT_PAYABLE');
  expect(codeOf(await record(randomUUID(), totalPrice))).toBe('ORDER_NOT_FOUND');
  await manager.admin(MOVE, { dto: { orders: [{ orderUuid: request }], status: 'ACCEPT_MEET_WAIT_PAID' } });
  expect(recorded(await record(request, totalPrice))).toMatchObject({ status: 'PAID_READY_TO_SEND' });
});

it('a refund of recorded money is given back by hand, and nothing is sent to the provider', async () => {
  const { uuid } = await order();
  recorded(await record(uuid, (await read(uuid)).totalPrice));
  const refund = { orderUuid: uuid, amount: 1_000, reason: 'Царапина', idempotencyKey: randomUUID() };
  const asked = (await other.admin(REFUND, { dto: refund })).data!.refundOrder as Seen;
  expect(asked).toMatchObject({ toGiveBack: 1_000 });
  await sweep();
  const { updatedAt } = await read(uuid);
  const given = await other.admin(GIVEN_BACK, { dto: { orderUuid: uuid, updatedAt, reason: 'Перевод' } });
  const { history, ...refunded } = given.data!.noteRefundsMade as Seen;
  expect(refunded).toMatchObject({ toGiveBack: 0, refunded: 1_000 });
  expect(history.filter(({ kind }) => kind === 'REFUND')).toMatchObject([
    { amount: 1_000, reason: 'Царапина', action: 'refundOrder', refundState: 'SUCCEEDED', doneAt: expect.any(String) },
  ]);
});

it('the history of an order tells what happened, who did it and why, newest first', async () => {
  const { uuid } = await order();
  const { totalPrice, updatedAt } = recorded(await record(uuid, (await read(uuid)).totalPrice));
  const added = { addItems: [{ itemId: offers[0]!.id }], reason: 'Попросил покупатель', idempotencyKey: randomUUID() };
  await manager.admin(EDIT, { dto: { orderUuid: uuid, updatedAt, ...added } });
  await manager.admin('mutation ($dto: AddOrderNoteInput!) { addOrderNote(dto: $dto) { uuid } }', {
    dto: { orderUuid: uuid, text: 'Звонить после 18' },
  });
  const { history } = await read(uuid);
  const events = history.filter(({ kind }) => kind !== 'LETTER' && kind !== 'SMS');
  expect(events.map(({ kind, status }) => status ?? kind)).toEqual([
    ...['NOTE', 'EDIT', 'AWAITING_PAY', 'PAYMENT', 'PAID_READY_TO_SEND', 'AWAITING_PAY'],
  ]);
  const [note, edit, , payment, status, placed] = events;
  expect(note).toMatchObject({ reason: 'Звонить после 18', actorKind: 'OPERATOR' });
  expect(edit).toMatchObject({ reason: 'Попросил покупатель', action: 'editOrder', edit: { addedUnits: 1 } });
  expect(status).toMatchObject({ action: 'recordPayment', units: ['boots, 30', 'boots, 31'] });
  expect(payment).toMatchObject({
    ...{ amount: totalPrice, paymentState: 'SUCCEEDED', reason: 'Перевод на счёт, № 17', action: 'recordPayment' },
  });
  // A guest has no account that could be named.
  expect(placed).toMatchObject({ actorKind: 'SYSTEM', action: null, reason: null });
  expect(history.filter(({ kind }) => kind === 'LETTER').map(({ news }) => news)).toEqual(
    expect.arrayContaining(['PLACED', 'PAID', 'EDITED']),
  );
});
