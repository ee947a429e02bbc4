import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { commerceFaults, OrderSweeps } from '../index.js';
import { PAYMENT_OUTCOMES, PaymentSweeps, type PaymentOutcomes } from '../../payment/index.js';
import { Statements } from '../../platform/database/statements.js';
import { operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, orderOf, place, type Placed } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const ORDER = `uuid status updatedAt totalPrice refunded cashback paid payable amountDue paymentLink expiresAt cancellable
  orderProductItems { id status soldPrice cashback productItem { id } } awaitingItems { id status soldPrice productItem { id } }
  edits { addedUnits amountToPay unpaidUnits removedUnits previousTotalPrice totalPrice }`;
const READ = `query ($dto: OrderInput!) { order(dto: $dto) { ${ORDER} payments { id state amount refunded } } }`;
const OWN = `query ($dto: OrderByUuidInput!) { getOrderByUUID(dto: $dto) { ${ORDER} } }`;
const EDIT = `mutation ($dto: EditOrderInput!) { editOrder(dto: $dto) { ${ORDER} } }`;
const QUOTE = `query ($dto: OrderEditInput!) { quoteOrderEdit(dto: $dto) { totalPrice amountToReturn amountToPay } }`;
const MOVE = `mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code } }`;
const REFUND = `mutation ($dto: RefundOrderInput!) { refundOrder(dto: $dto) { refunded } }`;
const LINK = `mutation ($id: ID!) { createPaymentLink(dto: { id: $id }) { paymentLink } }`;
const REMIND = `mutation ($uuid: ID!) { remindOfPayment(dto: { uuid: $uuid }) { uuid } }`;
const CANCEL = `mutation ($dto: OrderByUuidInput!) { cancelOrder(dto: $dto) { uuid } }`;

interface Unit {
  id: string;
  status: string;
  soldPrice: number;
  cashback: number;
  productItem: { id: string };
}

interface Seen {
  uuid: string;
  status: string;
  updatedAt: string;
  totalPrice: number;
  refunded: number;
  cashback: number;
  paid: boolean;
  payable: boolean;
  amountDue: number;
  paymentLink: string | null;
  expiresAt: string | null;
  orderProductItems: Unit[];
  awaitingItems: Unit[];
  edits: object[];
  payments: { id: string; state: string; amount: number; refunded: number }[];
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let admin: Operator;
let maria: Shopper;
/** Offers that orders have, and offers that are added. */
let offers: { id: string; price: number }[];
let more: { id: string; price: number }[];

beforeAll(async () => {
  const items = (prices: number[]) => prices.map((price, n) => ({ size: String(30 + n), price, stock: 100 }));
  api = await startTestApi(
    [feedProduct('boots', { items: items([10_001, 20_003]) }), feedProduct('coat', { items: items([7_003, 5_001]) })],
    { PAYMENT_PROVIDER: 'sandbox', DATABASE_POOL_SIZE: '12' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  const offersOf = (slug: string) =>
    sql<{ id: string; price: number }>(
      `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"
       JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = '${slug}' ORDER BY 2 DESC`,
    );
  [offers, more] = await Promise.all([offersOf('boots'), offersOf('coat')]);
  [manager, admin, maria] = await Promise.all([
    operator(api, 'MANAGER'),
    operator(api, 'ADMIN'),
    signIn(api, somePhone()),
  ]);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});
// These include: money kept is the price of the order, payment by payment, and no unit is held or sold twice.
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

const sweep = () => api.app.get(PaymentSweeps).run();
const expire = () => api.app.get(OrderSweeps).run();
const pay = async (link: string, action = 'PAY') => {
  await atTheSandbox(api, link, action);
  await sweep();
};

async function paid(): Promise<Placed> {
  const order = await place(maria, orderOf(offers));
  await pay(order.paymentLink!);
  // A notification or a sweep of another test may be the one that tells the order.
  while (!(await read(order.uuid)).paid) await sweep();
  return order;
}

async function read(uuid: string): Promise<Seen> {
  const { data, errors } = await manager.admin(READ, { dto: { uuid } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.order as Seen;
}

async function edit(orderUuid: string, changes: object): Promise<Answer> {
  const { updatedAt } = await read(orderUuid);
  return manager.admin(EDIT, {
    dto: { orderUuid, updatedAt, reason: 'Попросил покупатель', idempotencyKey: randomUUID(), ...changes },
  });
}

async function edited(orderUuid: string, changes: object): Promise<Seen> {
  const { data, errors } = await edit(orderUuid, changes);
  if (!data?.editOrder) throw new Error(JSON.stringify(errors));
  return data.editOrder as Seen;
}

const adding = (...offersToAdd: { id: string }[]) => ({ addItems: offersToAdd.map(({ id }) => ({ itemId: id })) });
const move = (orderUuid: string, status: string, itemIds?: string[]) =>
  manager.admin(MOVE, { dto: { orders: [{ orderUuid, itemIds }], status, reason: 'Так надо' } });
const kept = ({ payments }: Pick<Seen, 'payments'>) => payments.map(({ amount, refunded }) => amount - refunded);
const stockOf = async (id: string) =>
  (
    await sql<{ stock: number; reserved: number }>(`SELECT "stock", "reserved" FROM "product_item" WHERE "id" = $1`, [
      id,
    ])
  )[0]!;
const newsOf = async (uuid: string) =>
  (
    await sql<{ news: string }>(
      `SELECT "payload"->>'news' AS "news" FROM "outbox_event" WHERE "lane" = $1 AND "topic" = 'order.letter' ORDER BY "id"`,
      [uuid],
    )
  ).map(({ news }) => news);
const runOut = (uuid: string) =>
  sql(`UPDATE "shop_order" SET "expiresAt" = now() - interval '1 second' WHERE "uuid" = $1`, [uuid]);

describe('units added to a paid order', () => {
  it('units added to a paid order wait for a separate payment and join the order after it', async () => {
    const { uuid } = await paid();
    const [before, stock] = [await read(uuid), await stockOf(more[0]!.id)];
    const amount = more[0]!.price;
    const dto = { orderUuid: uuid, updatedAt: before.updatedAt, ...adding(more[0]!) };
    expect((await manager.admin(QUOTE, { dto })).data!.quoteOrderEdit).toEqual({
      ...{ totalPrice: before.totalPrice, amountToReturn: 0, amountToPay: amount },
    });
    expect(before).toMatchObject({ amountDue: 0, payable: false, expiresAt: null, awaitingItems: [] });

    const waiting = await edited(uuid, adding(more[0]!));
    const { totalPrice, cashback, orderProductItems, status } = before;
    expect(waiting).toMatchObject({ totalPrice, cashback, orderProductItems, status, paid: true });
    expect(waiting).toMatchObject({
      ...{ payable: true, amountDue: amount, awaitingItems: [{ soldPrice: amount, productItem: { id: more[0]!.id } }] },
      edits: [{ addedUnits: 1, amountToPay: amount, previousTotalPrice: totalPrice, totalPrice }],
    });
    expect(Date.parse(waiting.expiresAt!)).toBeGreaterThan(Date.now());
    expect(await stockOf(more[0]!.id)).toEqual({ ...stock, reserved: stock.reserved + 1 });
    const own = (await maria.ask(OWN, { dto: { uuid } })).data!.getOrderByUUID as Seen;
    expect(own).toMatchObject({ amountDue: amount, paymentLink: waiting.paymentLink });

    await pay(waiting.paymentLink!);
    const after = await read(uuid);
    expect(after).toMatchObject({
      ...{ totalPrice: totalPrice + amount, amountDue: 0, payable: false, expiresAt: null, awaitingItems: [] },
      ...{ refunded: 0, status: 'PAID_READY_TO_SEND' },
    });
    const joined = after.orderProductItems.at(-1)!;
    expect(joined).toMatchObject({ soldPrice: amount, status: 'PAID_READY_TO_SEND' });
    expect(after.cashback).toBe(cashback + joined.cashback);
    expect(kept(after)).toEqual([totalPrice, amount]);
    expect(await stockOf(more[0]!.id)).toEqual({ ...stock, stock: stock.stock - 1 });
    expect(await newsOf(uuid)).toEqual(['PLACED', 'PAID', 'EDITED', 'ADDED_PAID']);

    await maria.ask(CANCEL, { dto: { uuid } });
    await sweep();
    const over = await read(uuid);
    expect(kept(over)).toEqual([0, 0]);
    expect(over.refunded).toBe(over.totalPrice);
  });

  it('reminds a shopper of the payment that an order awaits, once in ten minutes, and keeps that in the trail', async () => {
    const { uuid } = await paid();
    expect(codeOf(await manager.admin(REMIND, { uuid }))).toBe('ORDER_NOT_PAYABLE');
    await edited(uuid, adding(more[0]!));
    expect((await manager.admin(REMIND, { uuid })).data).toEqual({ remindOfPayment: { uuid } });
    expect(codeOf(await manager.admin(REMIND, { uuid }))).toBe('TOO_MANY_REQUESTS');
    expect(await newsOf(uuid)).toEqual(['PLACED', 'PAID', 'EDITED', 'PAYMENT_DUE']);
    const amounts = await sql(
      `SELECT "payload"->'amount' AS "amount" FROM "outbox_event" WHERE "lane" = $1 AND "payload"->>'news' = 'PAYMENT_DUE'`,
      [uuid],
    );
    expect(amounts[0]).toEqual({ amount: more[0]!.price });
    const trail = await sql(`SELECT "action" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id" DESC LIMIT 1`, [
      uuid,
    ]);
    expect(trail).toEqual([{ action: 'remindOfPayment' }]);
    expect(codeOf(await manager.admin(REMIND, { uuid: randomUUID() }))).toBe('ORDER_NOT_FOUND');
  });

  it('units added to a paid order leave it paid when their payment is declined, and can be retried', async () => {
    const { uuid, id } = await paid();
    const { paymentLink, totalPrice } = await edited(uuid, adding(more[0]!));
    await pay(paymentLink!, 'DECLINE');
    expect(await read(uuid)).toMatchObject({ paid: true, status: 'PAID_READY_TO_SEND', amountDue: more[0]!.price });
    const { data } = await maria.ask(LINK, { id });
    const again = (data!.createPaymentLink as { paymentLink: string }).paymentLink;
    expect(again).not.toBe(paymentLink);
    await pay(again);
    expect((await read(uuid)).totalPrice).toBe(totalPrice + more[0]!.price);
  });

  it('units added to a paid order are dropped after their deadline, and a late payment is refunded', async () => {
    const { uuid, id } = await paid();
    const stock = await stockOf(more[0]!.id);
    const { paymentLink, ...waiting } = await edited(uuid, adding(more[0]!));
    await runOut(uuid);
    expect(codeOf(await maria.ask(LINK, { id }))).toBe('ORDER_NOT_PAYABLE');
    await expire();
    const { totalPrice, orderProductItems } = waiting;
    expect(await read(uuid)).toMatchObject({
      ...{
        totalPrice,
        orderProductItems,
        paid: true,
        payable: false,
        amountDue: 0,
        awaitingItems: [],
        expiresAt: null,
      },
      edits: [{ addedUnits: 1 }, { unpaidUnits: 1, addedUnits: 0, removedUnits: 0 }],
    });
    expect(await stockOf(more[0]!.id)).toEqual(stock);
    expect(await newsOf(uuid)).toEqual(['PLACED', 'PAID', 'EDITED', 'ADDED_EXPIRED']);
    await pay(paymentLink!);
    await sweep();
    const after = await read(uuid);
    expect(kept(after)).toEqual([totalPrice, 0]);
    expect(after).toMatchObject({ totalPrice, refunded: 0 });
  });

  it('units added to a paid order can be removed individually before payment, which lowers the amount due', async () => {
    const { uuid } = await paid();
    const { paymentLink } = await edited(uuid, adding(more[0]!));
    const both = await edited(uuid, adding(more[1]!));
    expect(both.amountDue).toBe(more[0]!.price + more[1]!.price);
    const removeItemIds = [both.awaitingItems[0]!.id];
    const rest = await edited(uuid, { removeItemIds });
    expect(rest).toMatchObject({
      amountDue: more[1]!.price,
      refunded: 0,
      awaitingItems: [{ soldPrice: more[1]!.price }],
    });
    for (const former of [paymentLink!, both.paymentLink!]) await pay(former);
    await sweep();
    expect((await read(uuid)).amountDue).toBe(more[1]!.price);
    await pay(rest.paymentLink!);
    const after = await read(uuid);
    expect(after.orderProductItems).toHaveLength(offers.length + 1);
    expect(kept(after).filter((amount) => amount)).toEqual([rest.totalPrice, more[1]!.price]);
    const none = await edited(uuid, adding(more[0]!));
    const gone = await edited(uuid, { removeItemIds: none.awaitingItems.map(({ id }) => id) });
    expect(gone).toMatchObject({ payable: false, expiresAt: null, amountDue: 0, totalPrice: after.totalPrice });
  });

  it('units added to a paid order are refunded from their own payment, exact to the kopeck', async () => {
    const { uuid } = await paid();
    const { paymentLink } = await edited(uuid, adding(...more));
    await pay(paymentLink!);
    const before = await read(uuid);
    const [own, added] = kept(before) as [number, number];

    const key = randomUUID();
    const sum = { orderUuid: uuid, amount: 10_007, reason: 'Царапина', idempotencyKey: key };
    for (let n = 0; n < 2; n += 1) expect(codeOf(await admin.admin(REFUND, { dto: sum }))).toBeUndefined();
    expect(codeOf(await admin.admin(REFUND, { dto: { ...sum, amount: 10_008 } }))).toBe('IDEMPOTENCY_CONFLICT');
    const shared = await read(uuid);
    const [ownLeft, addedLeft] = kept(shared) as [number, number];
    expect(own - ownLeft + added - addedLeft).toBe(10_007);
    expect(ownLeft).toBeLessThan(own);
    expect(addedLeft).toBeLessThan(added);

    const unit = before.orderProductItems.find(({ productItem }) => productItem.id === more[0]!.id)!;
    await move(uuid, 'CANCEL_PURCHASE', [unit.id]);
    expect(kept(await read(uuid))[0]).toBe(ownLeft);
    const other = before.orderProductItems.find(({ productItem }) => productItem.id === more[1]!.id)!;
    await edited(uuid, { removeItemIds: [other.id] });
    expect(kept(await read(uuid))).toEqual([ownLeft, 0]);
    await move(uuid, 'CANCEL_PURCHASE');
    await sweep();
    expect(kept(await read(uuid))).toEqual([0, 0]);
  });

  it('the database refuses to delete the payment of units added to a paid order', async () => {
    const { uuid } = await paid();
    await pay((await edited(uuid, adding(more[0]!))).paymentLink!);
    const { payments } = await read(uuid);
    await expect(sql(`DELETE FROM "payment" WHERE "id" = $1`, [payments[1]!.id])).rejects.toMatchObject({
      code: '23001',
      constraint: 'order_product_item_paymentId_fkey',
    });
    expect((await read(uuid)).payments).toEqual(payments);
  });

  it('each payment of an order with added units gets its own settlement receipt on delivery', async () => {
    const { uuid } = await paid();
    await pay((await edited(uuid, adding(more[0]!))).paymentLink!);
    for (const status of ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'DELIVERED'])
      expect((await move(uuid, status)).data!.moveItems).toEqual([{ moved: true, code: null }]);
    const receipts = await sql<{ amount: number; total: number }>(
      `SELECT p."amount"::int, (SELECT sum((line->>'price')::int)::int FROM jsonb_array_elements(s."receipt"->'items') line) AS "total"
       FROM "settlement_receipt" s JOIN "payment" p ON p."id" = s."paymentId" WHERE p."orderUuid" = $1 ORDER BY p."attempt"`,
      [uuid],
    );
    expect(receipts.map(({ amount }) => amount)).toEqual(receipts.map(({ total }) => total));
    expect(receipts).toHaveLength(2);
  });

  it('units added to a paid order can change their size after payment and are still refunded', async () => {
    const { uuid } = await paid();
    await pay((await edited(uuid, adding(more[1]!))).paymentLink!);
    const added = (await read(uuid)).orderProductItems.at(-1)!;
    const after = await edited(uuid, { replaceItems: [{ id: added.id, itemId: more[0]!.id }] });
    const replaced = after.orderProductItems.find(({ productItem }) => productItem.id === more[0]!.id)!;
    await edited(uuid, { removeItemIds: [replaced.id] });
    expect(kept(await read(uuid))[1]).toBe(0);
  });

  it('units added to a paid order are dropped when it is cancelled, and cannot be paid then', async () => {
    const { uuid } = await paid();
    const stock = await stockOf(more[0]!.id);
    const { paymentLink } = await edited(uuid, adding(more[0]!));
    await maria.ask(CANCEL, { dto: { uuid } });
    expect(await stockOf(more[0]!.id)).toEqual(stock);
    expect(await read(uuid)).toMatchObject({
      status: 'CANCEL_PURCHASE',
      payable: false,
      amountDue: 0,
      awaitingItems: [],
    });
    await pay(paymentLink!);
    await sweep();
    expect(kept(await read(uuid))).toEqual([0, 0]);
  });

  it('units added to an order are cancelled alone or with it when the bank releases held money', async () => {
    const letGo = async (paymentId: string, orderUuid: string) => {
      // A held payment that the bank has released; the payments of these tests are taken at once.
      await sql(`ALTER TABLE "payment" DISABLE TRIGGER "payment_guarded"`);
      await sql(`UPDATE "payment" SET "state" = 'CANCELED' WHERE "id" = $1`, [paymentId]);
      await sql(`ALTER TABLE "payment" ENABLE TRIGGER "payment_guarded"`);
      const outcomes = api.app.get<PaymentOutcomes>(PAYMENT_OUTCOMES);
      await api.app
        .get(Statements)
        .transaction((queries) => outcomes.canceled(queries, { id: paymentId, orderUuid, amount: 1, kept: true }));
    };
    const [first, second] = [await paid(), await paid()];
    for (const { uuid } of [first, second]) await pay((await edited(uuid, adding(more[0]!))).paymentLink!);
    await letGo((await read(first.uuid)).payments[1]!.id, first.uuid);
    const statuses = async (uuid: string) => (await read(uuid)).orderProductItems.map(({ status }) => status);
    expect(await statuses(first.uuid)).toEqual([...offers.map(() => 'PAID_READY_TO_SEND'), 'CANCEL_PURCHASE']);

    await letGo((await read(second.uuid)).payments[0]!.id, second.uuid);
    expect(await statuses(second.uuid)).toEqual([...offers, 1].map(() => 'CANCEL_PURCHASE'));
    const [own, added] = (await read(second.uuid)).payments;
    expect(own!.refunded).toBe(0);
    expect(added!.refunded).toBe(added!.amount);
  });
});

describe('at the same time', () => {
  const times = 6;
  const all = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: times }, run));

  it('a payment at the deadline of added units leaves either the units or a refund', async () => {
    const outcomes = await all(async () => {
      const { uuid } = await paid();
      const { paymentLink, totalPrice } = await edited(uuid, adding(more[0]!));
      await runOut(uuid);
      await Promise.all([pay(paymentLink!), expire()]);
      return { uuid, totalPrice };
    });
    await sweep();
    for (const { uuid, totalPrice } of outcomes) {
      const after = await read(uuid);
      const added = after.totalPrice - totalPrice;
      expect([0, more[0]!.price]).toContain(added);
      expect(kept(after)).toEqual([totalPrice, added]);
    }
  });

  it('a payment of added units reported twice is recorded once', async () => {
    const { uuid } = await paid();
    const { paymentLink, totalPrice } = await edited(uuid, adding(more[0]!));
    await Promise.all([pay(paymentLink!, 'PAY_TWICE'), sweep(), sweep()]);
    expect(await read(uuid)).toMatchObject({ totalPrice: totalPrice + more[0]!.price, amountDue: 0 });
    expect((await newsOf(uuid)).filter((news) => news === 'ADDED_PAID')).toHaveLength(1);
  });

  it('a cancellation and a payment of added units at once leave no money with the shop', async () => {
    const uuids = await all(async () => {
      const { uuid } = await paid();
      const { paymentLink } = await edited(uuid, adding(more[0]!));
      await Promise.all([pay(paymentLink!), maria.ask(CANCEL, { dto: { uuid } })]);
      return uuid;
    });
    await sweep();
    for (const uuid of uuids) expect(kept(await read(uuid))).toEqual([0, 0]);
  });

  it('an edit and a payment of added units at once leave exactly the units paid for', async () => {
    const uuids = await all(async () => {
      const { uuid } = await paid();
      const { paymentLink, updatedAt } = await edited(uuid, adding(more[0]!));
      const [answer] = await Promise.all([edit(uuid, { ...adding(more[1]!), updatedAt }), pay(paymentLink!)]);
      expect([undefined, 'ORDER_MOVED_ON']).toContain(codeOf(answer));
      return uuid;
    });
    await sweep();
    for (const uuid of uuids) {
      const { payments, totalPrice } = await read(uuid);
      expect(kept({ payments: payments.filter(({ state }) => state === 'SUCCEEDED') }).reduce((a, b) => a + b)).toBe(
        totalPrice,
      );
    }
  });

  it('only one of two operators adds the last unit to a paid order at the same moment', async () => {
    const [one, other] = [await paid(), await paid()];
    await sql(`UPDATE "product_item" SET "stock" = "reserved" + 1 WHERE "id" = $1`, [more[1]!.id]);
    try {
      const answers = await Promise.all([one, other].map(({ uuid }) => edit(uuid, adding(more[1]!))));
      expect(answers.map(codeOf).sort()).toEqual(['ORDER_CHANGED', undefined]);
      const { stock, reserved } = await stockOf(more[1]!.id);
      expect(stock - reserved).toBe(0);
    } finally {
      await sql(`UPDATE "product_item" SET "stock" = 100 WHERE "id" = $1`, [more[1]!.id]);
    }
  });
});
