import pg from 'pg';
import { commerceFaults, OrderSweeps } from '../index.js';
import { ReadReceipts } from '../../payment/index.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, CREATE, guest, orderOf, REQUEST } from '../../testing/orders.js';
import { insertPromocode } from '../../testing/promocodes.js';
import { sendCode, lastCode, signIn, someAddress, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const CONFIRM =
  'mutation ($dto: ConfirmOrderPhoneInput!) { confirmOrderPhone(dto: $dto) { status paid amountDue payable expiresAt cancellable } }';
const CANCEL = 'mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status refunded amountDue } }';
const READ =
  'query ($uuid: ID!) { getOrderByUUID(dto: { uuid: $uuid }) { status paid amountDue refunded totalPrice } }';
const MOVE = 'mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved status code } }';
const EDIT = 'mutation ($dto: EditOrderInput!) { editOrder(dto: $dto) { status totalPrice amountDue } }';
const REFUNDS = 'mutation ($dto: NoteRefundsMadeInput!) { noteRefundsMade(dto: $dto) { toGiveBack refunded } }';
const METHODS =
  'query ($dto: PaymentMethodsInput) { paymentMethods(dto: $dto) { code available mostGoodsPrice holdMinutes } }';

type Asker = Pick<Shopper, 'ask'>;
interface Offer {
  id: string;
  price: number;
}
interface Placed {
  uuid: string;
  phone: string;
  by: Asker;
  from: string;
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let other: Operator;
let offers: Offer[];
let foreign: Offer[];
let last: Offer;

beforeAll(async () => {
  const items = (...prices: number[]) => prices.map((price, n) => ({ size: String(30 + n), price, stock: 500 }));
  api = await startTestApi(
    [
      feedProduct('boots', { items: items(300_001, 400_003, 1_600_000) }),
      feedProduct('rare', { items: [{ size: '45', price: 500_000, stock: 1 }] }),
    ],
    {
      ...{ ON_DELIVERY: 'true', ON_DELIVERY_MOST: '15000', ON_DELIVERY_PER_PHONE: '2' },
      ...{ ORDER_SWEEP_SECONDS: '0', OUTBOX_POLL_SECONDS: '0', DATABASE_POOL_SIZE: '12' },
    },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  const offersOf = (slug: string) =>
    sql<Offer>(
      `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"
       JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = $1 ORDER BY 2`,
      [slug],
    );
  offers = await offersOf('boots');
  last = (await offersOf('rare'))[0]!;
  foreign = offers.slice(2);
  [manager, other] = await Promise.all([operator(api, 'MANAGER'), operator(api, 'ADMIN')]);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}
const reasonOf = ({ errors }: Answer) => (errors?.[0]?.extensions as { reason?: string } | undefined)?.reason;

function ask(by: Asker, goods: Offer[], phone: string, changes: object = {}): Promise<Answer> {
  const contact = { name: 'Мария', phone, email: 'maria@example.com' };
  return by.ask(REQUEST, { dto: orderOf(goods, { contact, paymentType: 'ON_DELIVERY', ...changes }) });
}

/** Places a guest's order that is to be paid for on delivery. */
async function place(goods = offers.slice(0, 2), phone = somePhone()): Promise<Placed> {
  const from = someAddress();
  const by = guest(api, from);
  const answer = await ask(by, goods, phone);
  if (!answer.data?.createOrderRequest) throw new Error(JSON.stringify(answer.errors));
  return { uuid: (answer.data.createOrderRequest as Placed).uuid, phone, by, from };
}

async function codeFor({ phone, from }: Placed): Promise<string> {
  await sendCode(api, phone, { from });
  return lastCode(api, phone)!;
}
const confirmWith = ({ uuid, by }: Placed, code: string) => by.ask(CONFIRM, { dto: { uuid, code } });
async function confirmed(goods?: Offer[], phone?: string): Promise<Placed> {
  const order = await place(goods, phone);
  const answer = await confirmWith(order, await codeFor(order));
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return order;
}

const statusOf = async (uuid: string) =>
  (
    await sql<{ status: string; paid: boolean; units: string[] }>(
      `SELECT o."status", o."paidAt" IS NOT NULL AS "paid",
         (SELECT array_agg(i."unit"::text ORDER BY i."position") FROM "order_product_item" i WHERE i."orderUuid" = o."uuid") AS "units"
       FROM "shop_order" o WHERE o."uuid" = $1`,
      [uuid],
    )
  )[0]!;
const unitsOf = async (uuid: string) =>
  (
    await sql<{ id: string }>(`SELECT "id" FROM "order_product_item" WHERE "orderUuid" = $1 ORDER BY "position"`, [
      uuid,
    ])
  ).map(({ id }) => id);
const payments = (uuid: string) =>
  sql<{ amount: number; state: string; outcome: string; provider: string }>(
    `SELECT "amount"::int, "state", "outcome", "provider" FROM "payment" WHERE "orderUuid" = $1 ORDER BY "attempt"`,
    [uuid],
  );
const receipts = async (uuid: string) =>
  (await api.app.get(ReadReceipts).ofOrder(uuid)).map(({ kind, items }) => ({
    kind,
    sum: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  }));
const news = async (uuid: string) =>
  (
    await sql<{ news: string }>(
      `SELECT "payload" ->> 'news' AS "news" FROM "outbox_event" WHERE "lane" = $1 AND "topic" = 'order.letter' ORDER BY "id"`,
      [uuid],
    )
  ).map((row) => row.news);
const deliveryOf = async (uuid: string) =>
  (
    await sql<{ price: number }>(`SELECT "deliveryPrice"::int AS "price" FROM "shop_order" WHERE "uuid" = $1`, [uuid])
  )[0]!.price;

interface Moved {
  moved: boolean;
  status: string;
  code: string | null;
}
async function move(by: Operator, orderUuid: string, status: string, itemIds?: string[]): Promise<Moved> {
  const answer = await by.admin(MOVE, { dto: { orders: [{ orderUuid, itemIds }], status, reason: 'Так надо' } });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return (answer.data!.moveItems as Moved[])[0]!;
}
/** Leads the units of a confirmed order to the carrier. */
async function handOver(uuid: string, itemIds?: string[]): Promise<void> {
  for (const status of ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY'])
    expect(await move(manager, uuid, status, itemIds)).toMatchObject({ moved: true });
}
const read = async ({ by, uuid }: Placed) =>
  (await by.ask(READ, { uuid })).data!.getOrderByUUID as {
    status: string;
    paid: boolean;
    amountDue: number;
    refunded: number;
    totalPrice: number;
  };
function sums(goods: Offer[]): number {
  return goods.reduce((sum, { price }) => sum + price, 0);
}

describe('an order that is paid for on delivery is placed', () => {
  it('payment on delivery is offered with its limit, and is unavailable above the limit', async () => {
    const answer = await guest(api).ask(METHODS, { dto: { units: 2, goodsPrice: 1_500_000 } });
    const of = (found: Answer) =>
      (found.data!.paymentMethods as { code: string }[]).find(({ code }) => code === 'ON_DELIVERY');
    expect(of(answer)).toMatchObject({ available: true, mostGoodsPrice: 1_500_000, holdMinutes: 30 });
    const above = await guest(api).ask(METHODS, { dto: { units: 2, goodsPrice: 1_500_001 } });
    expect(of(above)).toMatchObject({ available: false });
  });

  it('an order with payment on delivery reserves its units without a payment until its phone is confirmed', async () => {
    const { uuid } = await place();
    expect(await statusOf(uuid)).toEqual({ status: 'AWAITING_CALL', paid: false, units: ['RESERVED', 'RESERVED'] });
    expect(await payments(uuid)).toEqual([]);
  });

  it('an order with payment on delivery above the limit is refused, and nothing is written', async () => {
    const answer = await ask(guest(api), foreign, somePhone());
    expect([codeOf(answer), reasonOf(answer)]).toEqual(['ON_DELIVERY_UNAVAILABLE', 'SUM']);
  });

  it('the mutation that returns a payment link refuses an order with payment on delivery', async () => {
    const dto = orderOf(offers.slice(0, 1), { paymentType: 'ON_DELIVERY' });
    expect(codeOf(await guest(api).ask(CREATE, { dto }))).toBe('BAD_USER_INPUT');
  });

  it('an order with payment on delivery releases its units when it is not confirmed in time', async () => {
    const { uuid } = await place();
    await sql(`UPDATE "shop_order" SET "expiresAt" = now() WHERE "uuid" = $1`, [uuid]);
    await api.app.get(OrderSweeps).run();
    expect(await statusOf(uuid)).toMatchObject({ status: 'CANCEL_PURCHASE', units: ['RELEASED', 'RELEASED'] });
  });
});

describe('it is confirmed', () => {
  it('an order with payment on delivery confirmed by code is ready to send, unpaid and without receipt', async () => {
    const order = await place();
    const total = sums(offers.slice(0, 2)) + (await deliveryOf(order.uuid));
    const answer = await confirmWith(order, await codeFor(order));
    expect(answer.data!.confirmOrderPhone).toEqual({
      ...{
        status: 'PAID_READY_TO_SEND',
        paid: false,
        amountDue: total,
        payable: false,
        expiresAt: null,
        cancellable: true,
      },
    });
    expect(await statusOf(order.uuid)).toMatchObject({ paid: false, units: ['SOLD', 'SOLD'] });
    expect([await payments(order.uuid), await receipts(order.uuid)]).toEqual([[], []]);
    expect(await news(order.uuid)).toEqual(['PLACED', 'CONFIRMED']);
  });

  it('an order with payment on delivery is not confirmed by a wrong code', async () => {
    const order = await place();
    const code = await codeFor(order);
    const wrong = code === '1111' ? '2222' : '1111';
    expect(codeOf(await confirmWith(order, wrong))).toBe('CODE_INVALID');
    expect(await statusOf(order.uuid)).toMatchObject({ status: 'AWAITING_CALL' });
  });

  it('an order with payment on delivery is confirmed once by an operator after a call', async () => {
    const { uuid } = await place();
    expect(await move(manager, uuid, 'ACCEPT_MEET_WAIT_PAID')).toMatchObject({
      moved: true,
      status: 'PAID_READY_TO_SEND',
    });
    expect(await move(manager, uuid, 'ACCEPT_MEET_WAIT_PAID')).toMatchObject({ code: 'TRANSITION_REFUSED' });
    expect(await payments(uuid)).toEqual([]);
  });

  it('an order with payment on delivery is confirmed immediately for a shopper’s own confirmed phone number', async () => {
    const phone = somePhone();
    const maria = await signIn(api, phone);
    const answer = await ask(maria, offers.slice(0, 1), phone);
    const { uuid } = answer.data!.createOrderRequest as Placed;
    expect(await statusOf(uuid)).toMatchObject({ status: 'PAID_READY_TO_SEND', paid: false, units: ['SOLD'] });
  });

  it('an order with payment on delivery is confirmed once by simultaneous code and operator', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await place();
      const code = await codeFor(order);
      const [byCode, byOperator] = await Promise.all([
        confirmWith(order, code),
        move(manager, order.uuid, 'ACCEPT_MEET_WAIT_PAID'),
      ]);
      expect([byCode.errors === undefined, byOperator.moved]).toContain(true);
      expect(await statusOf(order.uuid)).toMatchObject({ status: 'PAID_READY_TO_SEND', units: ['SOLD', 'SOLD'] });
      expect((await news(order.uuid)).filter((kind) => kind === 'CONFIRMED')).toHaveLength(1);
    }
  });

  it('an order with payment on delivery either expires or is confirmed when both happen at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await place();
      const code = await codeFor(order);
      await sql(`UPDATE "shop_order" SET "expiresAt" = now() WHERE "uuid" = $1`, [order.uuid]);
      const [answer] = await Promise.all([confirmWith(order, code), api.app.get(OrderSweeps).run()]);
      const { status, units } = await statusOf(order.uuid);
      if (answer.errors) expect(codeOf(answer)).toBe('ORDER_NOT_OPEN');
      expect([status, units]).toEqual(
        answer.errors ? ['CANCEL_PURCHASE', ['RELEASED', 'RELEASED']] : ['PAID_READY_TO_SEND', ['SOLD', 'SOLD']],
      );
    }
  });

  it('an order with payment on delivery is not confirmed above the phone number’s limit of open orders', async () => {
    const phone = somePhone();
    const orders: Placed[] = [];
    for (let n = 0; n < 3; n += 1) orders.push(await place(offers.slice(0, 1), phone));
    const answers: Answer[] = [];
    for (const order of orders) {
      await database.query('TRUNCATE "throttle_counter", "one_time_code"');
      answers.push(await confirmWith(order, await codeFor(order)));
    }
    expect(answers.map(codeOf)).toEqual([undefined, undefined, 'ON_DELIVERY_UNAVAILABLE']);
    expect(reasonOf(answers[2]!)).toBe('PHONE');
    expect(await statusOf(orders[2]!.uuid)).toMatchObject({ status: 'AWAITING_CALL' });
    expect(reasonOf(await ask(guest(api), offers.slice(0, 1), phone))).toBe('PHONE');
  });

  it('four simultaneous orders with payment on delivery do not exceed the limit of a confirmed phone number', async () => {
    const phone = somePhone();
    const maria = await signIn(api, phone);
    const answers = await Promise.all(Array.from({ length: 4 }, () => ask(maria, offers.slice(0, 1), phone)));
    expect(answers.map((answer) => reasonOf(answer) ?? 'PLACED').toSorted()).toEqual([
      'PHONE',
      'PHONE',
      'PLACED',
      'PLACED',
    ]);
  });
});

describe('it is delivered', () => {
  it('a delivered order with payment on delivery gets a payment, a receipt and its sales figures', async () => {
    const order = await confirmed();
    const { uuid } = order;
    const before = await revenue();
    await handOver(uuid);
    expect(await revenue()).toEqual(before);
    const total = (await read(order)).totalPrice;
    expect(await move(manager, uuid, 'DELIVERED')).toMatchObject({ moved: true });
    expect(await read(order)).toMatchObject({ status: 'DELIVERED', paid: true, amountDue: 0 });
    expect(await payments(uuid)).toEqual([{ amount: total, state: 'SUCCEEDED', outcome: 'KEEP', provider: 'by-hand' }]);
    expect(await receipts(uuid)).toEqual([{ kind: 'SETTLEMENT', sum: total }]);
    expect(await revenue()).toEqual({
      revenue: before.revenue + total,
      orders: before.orders + 1,
      units: before.units + 2,
    });
  });

  it('an order with payment on delivery is paid once when two operators deliver it simultaneously', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { uuid } = await confirmed();
      await handOver(uuid);
      const moved = await Promise.all([manager, other, manager].map((by) => move(by, uuid, 'DELIVERED')));
      expect(moved.filter((one) => one.moved)).toHaveLength(1);
      expect(await payments(uuid)).toHaveLength(1);
      expect(await receipts(uuid)).toHaveLength(1);
    }
  });

  it('an order with payment on delivery charges only kept units when a unit is refused at the door', async () => {
    const order = await confirmed();
    await handOver(order.uuid);
    const [kept, refused] = await unitsOf(order.uuid);
    expect(await move(manager, order.uuid, 'DELIVERED', [kept!])).toMatchObject({ moved: true });
    expect(await read(order)).toMatchObject({ paid: false, amountDue: offers[1]!.price });
    expect(await move(manager, order.uuid, 'ISSUED_REFUND', [refused!])).toMatchObject({ moved: true });
    const taken = offers[0]!.price + (await deliveryOf(order.uuid));
    expect(await read(order)).toMatchObject({ paid: true, amountDue: 0, refunded: 0 });
    expect(await receipts(order.uuid)).toEqual([{ kind: 'SETTLEMENT', sum: taken }]);
    expect((await payments(order.uuid)).map(({ amount }) => amount)).toEqual([taken]);
  });

  it('an order delivered in two parcels is paid per parcel, with the delivery price in the first', async () => {
    const order = await confirmed();
    const [first, second] = await unitsOf(order.uuid);
    await handOver(order.uuid);
    await move(manager, order.uuid, 'DELIVERED', [second!]);
    await move(manager, order.uuid, 'DELIVERED', [first!]);
    const delivery = await deliveryOf(order.uuid);
    const taken = [offers[1]!.price + delivery, offers[0]!.price];
    expect((await payments(order.uuid)).map(({ amount }) => amount)).toEqual(taken);
    expect((await receipts(order.uuid)).map(({ sum }) => sum)).toEqual(taken);
    expect(await read(order)).toMatchObject({ paid: true, amountDue: 0 });
  });

  it('an order with payment on delivery credits cashback points at delivery, not before', async () => {
    const phone = somePhone();
    const maria = await signIn(api, phone);
    const answer = await ask(maria, offers.slice(0, 1), phone);
    const { uuid } = answer.data!.createOrderRequest as Placed;
    await handOver(uuid);
    const accrued = () =>
      sql<{ kind: string }>(`SELECT "kind" FROM "points_entry" WHERE "orderUuid" = $1 AND "kind" = 'ACCRUAL'`, [uuid]);
    expect(await accrued()).toHaveLength(0);
    await move(manager, uuid, 'DELIVERED');
    expect(await accrued()).toHaveLength(1);
  });
});

describe('it is not collected, or comes back', () => {
  it('an order with payment on delivery cancelled earlier returns stock, points and promo code without any payment', async () => {
    const phone = somePhone();
    const maria = await signIn(api, phone);
    await insertPromocode(database, { code: 'DOORSTEP', usageLimitPerUser: 1 });
    const account = () => sql(`SELECT "balance", "held" FROM "loyalty_account" WHERE "userId" = $1`, [maria.id]);
    const before = await account();
    const answer = await ask(maria, [last], phone, { promocode: 'DOORSTEP', bonuses: 100 });
    const { uuid } = answer.data!.createOrderRequest as Placed;
    expect(await statusOf(uuid)).toMatchObject({ status: 'PAID_READY_TO_SEND' });
    expect(await account()).not.toEqual(before);
    expect((await maria.ask(CANCEL, { uuid })).data!.cancelOrder).toEqual({
      ...{ status: 'CANCEL_PURCHASE', refunded: 0, amountDue: 0 },
    });
    const [stock] = await sql<{ stock: number; reserved: number }>(
      `SELECT "stock", "reserved" FROM "product_item" WHERE "id" = $1`,
      [last.id],
    );
    expect(stock).toEqual({ stock: 1, reserved: 0 });
    expect(await account()).toEqual(before);
    expect(await sql(`SELECT "used" FROM "promocode" WHERE "code" = 'DOORSTEP'`)).toEqual([{ used: 0 }]);
    expect([await payments(uuid), await receipts(uuid)]).toEqual([[], []]);
  });

  it('an order with payment on delivery is either delivered or returned when operators do both at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await confirmed();
      await move(manager, order.uuid, 'AWAITING_RESPONSE_FROM_SUPPLIER').catch(() => undefined);
      await handOverQuietly(order.uuid);
      const [delivered, refused] = await Promise.all([
        move(manager, order.uuid, 'DELIVERED'),
        move(other, order.uuid, 'ISSUED_REFUND'),
      ]);
      const taken = (await payments(order.uuid)).length;
      expect(taken).toBe(delivered.moved ? 1 : 0);
      expect(delivered.moved || refused.moved).toBe(true);
    }
  });

  it('an order with payment on delivery costs less after a part of it is cancelled', async () => {
    const order = await confirmed();
    const before = await read(order);
    const [gone] = await unitsOf(order.uuid);
    await move(manager, order.uuid, 'CANCEL_PURCHASE', [gone!]);
    expect(await read(order)).toMatchObject({ amountDue: before.amountDue - offers[0]!.price, refunded: 0 });
  });

  it('an order with payment on delivery costs its new total after an edit', async () => {
    const order = await confirmed();
    const [gone] = await unitsOf(order.uuid);
    const edit = async (changes: object) => {
      const [row] = await sql<{ updatedAt: Date }>(`SELECT "updatedAt" FROM "shop_order" WHERE "uuid" = $1`, [
        order.uuid,
      ]);
      const dto = { orderUuid: order.uuid, updatedAt: row!.updatedAt, reason: 'Так просит покупатель', ...changes };
      const answer = await manager.admin(EDIT, { dto: { idempotencyKey: crypto.randomUUID(), ...dto } });
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
      return answer.data!.editOrder;
    };
    const delivery = await deliveryOf(order.uuid);
    const without = offers[1]!.price + delivery;
    expect(await edit({ removeItemIds: [gone] })).toMatchObject({ totalPrice: without, amountDue: without });
    const withMore = without + offers[0]!.price;
    expect(await edit({ addItems: [{ itemId: offers[0]!.id }] })).toMatchObject({
      ...{ status: 'PAID_READY_TO_SEND', totalPrice: withMore, amountDue: withMore },
    });
    const [kept] = await unitsOf(order.uuid).then((ids) => ids.filter((id) => id !== gone));
    expect(await edit({ replaceItems: [{ id: kept, itemId: offers[0]!.id }] })).toMatchObject({ amountDue: withMore });
    await handOver(order.uuid);
    await move(manager, order.uuid, 'DELIVERED');
    expect((await payments(order.uuid)).map(({ amount }) => amount)).toEqual([withMore]);
  });

  it('a unit returned from an order paid on delivery is refunded by hand and noted once', async () => {
    const order = await confirmed();
    await handOver(order.uuid);
    await move(manager, order.uuid, 'DELIVERED');
    const [back] = await unitsOf(order.uuid);
    await move(manager, order.uuid, 'ISSUED_REFUND', [back!]);
    const price = offers[0]!.price;
    expect(await read(order)).toMatchObject({ refunded: price, paid: true });
    const [row] = await sql<{ updatedAt: Date }>(`SELECT "updatedAt" FROM "shop_order" WHERE "uuid" = $1`, [
      order.uuid,
    ]);
    const dto = { orderUuid: order.uuid, updatedAt: row!.updatedAt, reason: 'Перевели на карту' };
    const stale = { ...dto, updatedAt: new Date(0) };
    expect(codeOf(await other.admin(REFUNDS, { dto: stale }))).toBe('ORDER_MOVED_ON');
    const before = await refunded();
    const answers = await Promise.all([other, other].map((by) => by.admin(REFUNDS, { dto })));
    for (const answer of answers) expect(answer.data).toEqual({ noteRefundsMade: { toGiveBack: 0, refunded: price } });
    expect(await refunded()).toBe(before + price);
    expect(await receipts(order.uuid)).toContainEqual({ kind: 'REFUND', sum: price });
    expect((await news(order.uuid)).filter((kind) => kind === 'REFUNDED')).toHaveLength(1);
  });

  it('payment on delivery is refused for a phone number with an uncollected order until the block ends', async () => {
    const phone = somePhone();
    const { uuid } = await confirmed(offers.slice(0, 1), phone);
    await handOver(uuid);
    await move(manager, uuid, 'ISSUED_REFUND');
    const refused = await ask(guest(api), offers.slice(0, 1), phone);
    expect([codeOf(refused), reasonOf(refused)]).toEqual(['ON_DELIVERY_UNAVAILABLE', 'PHONE']);
    await sql(`UPDATE "shop_order" SET "updatedAt" = now() - interval '181 days' WHERE "uuid" = $1`, [uuid]);
    expect(codeOf(await ask(guest(api), offers.slice(0, 1), phone))).toBeUndefined();
  });
});

async function handOverQuietly(uuid: string): Promise<void> {
  for (const status of [
    'PURCHASED_FROM_SELLER',
    'ACCEPTED_IN_RUSSIA_STOCK_MEET',
    'AWAITING_SENT_FROM_MEET',
    'HANDED_OVER_FOR_DELIVERY',
  ])
    await move(manager, uuid, status);
}

async function revenue(): Promise<{ revenue: number; orders: number; units: number }> {
  const [row] = await sql<{ revenue: number; orders: number; units: number }>(
    `SELECT sum("revenue")::int AS "revenue", sum("orders")::int AS "orders", sum("units")::int AS "units" FROM
     (SELECT "revenue", "orders", "units" FROM "sales_fact" UNION ALL
      SELECT "revenue", "orders", "units" FROM "sales_sum" WHERE "dimension" = 'SHOP' AND "span" = 'DAY' UNION ALL SELECT 0, 0, 0) f`,
  );
  return row!;
}
async function refunded(): Promise<number> {
  const [row] = await sql<{ sum: number }>(
    `SELECT sum("refunded")::int AS "sum" FROM (SELECT "refunded" FROM "sales_fact" UNION ALL
     SELECT "refunded" FROM "sales_sum" WHERE "dimension" = 'SHOP' AND "span" = 'DAY') f`,
  );
  return row!.sum;
}
