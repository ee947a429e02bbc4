import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { commerceFaults } from '../index.js';
import { Gazetteer } from '../../delivery/index.js';
import { PaymentSweeps } from '../../payment/index.js';
import { fillPickupPoints } from '../../testing/fill-pickup-points.js';
import { askAdmin, operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, MOSCOW, orderOf, place, REQUEST, type Placed } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const ORDER = `uuid status updatedAt totalPrice deliveryPrice refunded paid payable paymentLink expiresAt
  goodsPrice paidByBonuses cashback addressDelivery { city street } cdekDelivery { city } orderProductItems { id status price soldPrice bonuses estimatedDeliveryFrom estimatedDeliveryDate productItem { id } }
  edits { createdAt deliveryChanged removedUnits replacedUnits addedUnits previousTotalPrice totalPrice }`;
const READ = `query ($dto: OrderInput!) { order(dto: $dto) { ${ORDER} payments { state amount refunded } } }`;
const EDIT = `mutation ($dto: EditOrderInput!) { editOrder(dto: $dto) { ${ORDER} } }`;
const QUOTE = `query ($dto: OrderEditInput!) { quoteOrderEdit(dto: $dto) { deliveryPrice totalPrice amountToReturn bonusesToReturn } }`;
const TERMS = `query ($dto: OrderEditInput!) { quoteOrderEdit(dto: $dto) {
  deliveryPrice minutesToPay carrierPrice daysLater replacements { id supplier price arrivesFrom arrivesBy } } }`;
const MOVE = `mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code } }`;
const OWN = `query ($dto: OrderByUuidInput!) { getOrderByUUID(dto: $dto) { ${ORDER} } }`;

interface Seen {
  uuid: string;
  status: string;
  updatedAt: string;
  totalPrice: number;
  deliveryPrice: number;
  refunded: number;
  paid: boolean;
  payable: boolean;
  paymentLink: string | null;
  expiresAt: string | null;
  addressDelivery: { city: string; street: string } | null;
  cdekDelivery: { city: string } | null;
  paidByBonuses: number;
  orderProductItems: {
    id: string;
    status: string;
    price: number;
    soldPrice: number;
    bonuses: number;
    estimatedDeliveryFrom: string;
    estimatedDeliveryDate: string;
    productItem: { id: string };
  }[];
  edits: {
    deliveryChanged: boolean;
    removedUnits: number;
    replacedUnits: number;
    addedUnits: number;
    previousTotalPrice: number;
    totalPrice: number;
  }[];
  payments: { state: string; amount: number; refunded: number }[];
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let maria: Shopper;
let offers: { id: string; price: number }[];
/** An offer of the same product that orders of the tests do not have. */
let spare: { id: string; price: number };
let point: string;
/** A town that is farther than Moscow, so that its delivery costs more. */
let far: string;

beforeAll(async () => {
  const items = [10_000, 20_001, 500, 30_000].map((price, n) => ({ size: String(30 + n), price, stock: 100 }));
  api = await startTestApi(
    [feedProduct('boots', { items }), feedProduct('coat', { items: [{ size: '40', price: 1_000, stock: 100 }] })],
    {
      PAYMENT_PROVIDER: 'sandbox',
      DATABASE_POOL_SIZE: '12',
    },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  await fillPickupPoints(api.databaseUrl);
  offers = await sql(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"
     JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = 'boots' ORDER BY 2 DESC`,
  );
  spare = offers.shift()!;
  [point] = (
    await sql<{ code: string }>(`SELECT "code" FROM "pickup_point" WHERE "cityId" = $1 LIMIT 1`, [MOSCOW])
  ).map(({ code }) => code) as [string];
  far = api.app.get(Gazetteer).citiesNamed('Владивосток')[0]!.id;
  [manager, maria] = await Promise.all([operator(api, 'MANAGER'), signIn(api, somePhone())]);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

const sweep = () => api.app.get(PaymentSweeps).run();

async function placed(changes: Record<string, unknown> = {}): Promise<Placed> {
  return place(maria, orderOf(offers, changes));
}

async function paid(changes: Record<string, unknown> = {}): Promise<Placed> {
  const order = await placed(changes);
  await atTheSandbox(api, order.paymentLink!, 'PAY');
  await sweep();
  return order;
}

async function read(uuid: string): Promise<Seen> {
  const { data, errors } = await manager.admin(READ, { dto: { uuid } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.order as Seen;
}

/** Edits the order as it is now, unless `updatedAt` says otherwise. */
async function edit(orderUuid: string, changes: object): Promise<Answer> {
  const { updatedAt } = await read(orderUuid);
  const once = { reason: 'Попросил покупатель', idempotencyKey: randomUUID() };
  return manager.admin(EDIT, { dto: { orderUuid, updatedAt, ...once, ...changes } });
}

const edited = ({ data, errors }: Answer): Seen => {
  if (!data?.editOrder) throw new Error(JSON.stringify(errors));
  return data.editOrder as Seen;
};

const address = (cityId = MOSCOW) => ({ address: { cityId, street: 'Новая', house: '1' } });
const goods = () => offers.reduce((sum, { price }) => sum + price, 0);

const stockOf = async (id: string) =>
  (
    await sql<{ stock: number; reserved: number }>(`SELECT "stock", "reserved" FROM "product_item" WHERE "id" = $1`, [
      id,
    ])
  )[0];
const account = async () =>
  (
    await sql<{ balance: number; held: number }>(
      `SELECT "balance", "held" FROM "loyalty_account" WHERE "userId" = $1`,
      [maria.id],
    )
  )[0]!;

describe('another place of delivery', () => {
  it('a new delivery address of an unpaid order gets the carrier’s price and a new payment', async () => {
    const { uuid, paymentLink } = await placed();
    const before = await read(uuid);
    const dto = { orderUuid: uuid, updatedAt: before.updatedAt, delivery: address(far) };
    const quoted = (await manager.admin(QUOTE, { dto })).data!.quoteOrderEdit as Seen;
    expect(quoted.deliveryPrice).toBeGreaterThan(before.deliveryPrice);
    expect(quoted.totalPrice).toBe(goods() + quoted.deliveryPrice);
    expect(await read(uuid)).toEqual(before);

    const after = edited(await edit(uuid, { delivery: address(far) }));
    expect(after).toMatchObject({
      deliveryPrice: quoted.deliveryPrice,
      totalPrice: quoted.totalPrice,
      addressDelivery: { city: 'Владивосток', street: 'Новая' },
      edits: [{ deliveryChanged: true, previousTotalPrice: before.totalPrice, totalPrice: quoted.totalPrice }],
      payable: true,
    });
    expect(after.paymentLink).not.toBe(paymentLink);
    const days = (seen: Seen) => Date.parse(seen.orderProductItems[0]!.estimatedDeliveryDate) / 86_400_000;
    expect(days(after)).toBeGreaterThan(days(before));
    const first = (seen: Seen) => Date.parse(seen.orderProductItems[0]!.estimatedDeliveryFrom) / 86_400_000;
    expect([first(after) > first(before), first(after) <= days(after)]).toEqual([true, true]);
    await atTheSandbox(api, after.paymentLink!, 'PAY');
    await sweep();
    expect(await read(uuid)).toMatchObject({ paid: true, totalPrice: quoted.totalPrice, refunded: 0 });
    const { data } = await maria.ask(OWN, { dto: { uuid } });
    expect(data!.getOrderByUUID).toMatchObject({ edits: [{ totalPrice: quoted.totalPrice }] });
  });

  it('a new delivery address of a paid order costs nothing more', async () => {
    const { uuid } = await paid();
    const before = await read(uuid);
    const after = edited(await edit(uuid, { delivery: address(far) }));
    expect(after).toMatchObject({ totalPrice: before.totalPrice, deliveryPrice: before.deliveryPrice, payable: false });
    expect(after.addressDelivery!.city).toBe('Владивосток');
  });

  it('the delivery of an order can change to a pickup point, and the shopper is notified', async () => {
    const { uuid } = await paid();
    const after = edited(await edit(uuid, { delivery: { pickupPointCode: point } }));
    expect(after).toMatchObject({ addressDelivery: null, cdekDelivery: { city: 'Москва' } });
    const [told] = await sql<{ payload: object }>(
      `SELECT "payload" FROM "outbox_event" WHERE "lane" = $1 AND "topic" = 'order.letter' ORDER BY "id" DESC LIMIT 1`,
      [uuid],
    );
    expect(told!.payload).toMatchObject({ news: 'EDITED', edit: { deliveryChanged: true, priceChanged: false } });
  });

  it('the audit log records a changed delivery with the towns before and after, without the street', async () => {
    const { uuid } = await placed();
    const { totalPrice } = edited(await edit(uuid, { delivery: address(far) }));
    const [row] = await sql<{ action: string; reason: string; before: object; after: object }>(
      `SELECT "action", "reason", "before", "after" FROM "operator_action" WHERE "entityId" = $1`,
      [uuid],
    );
    expect(row).toMatchObject({
      action: 'editOrder',
      reason: 'Попросил покупатель',
      before: { city: 'Москва' },
      after: { city: 'Владивосток', totalPrice },
    });
    expect(JSON.stringify(row)).not.toContain('Новая');
  });

  it('changing the delivery is refused once the carrier has the order or the order has ended', async () => {
    const { uuid } = await paid();
    const move = (status: string) =>
      manager.admin(MOVE, { dto: { orders: [{ orderUuid: uuid }], status, reason: 'Так надо' } });
    for (const status of ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY'])
      expect((await move(status)).data!.moveItems).toEqual([{ moved: true, code: null }]);
    expect(codeOf(await edit(uuid, { delivery: address(far) }))).toBe('ORDER_NOT_EDITABLE');

    const { uuid: over } = await placed();
    await maria.ask(`mutation ($dto: OrderByUuidInput!) { cancelOrder(dto: $dto) { uuid } }`, { dto: { uuid: over } });
    expect(codeOf(await edit(over, { delivery: address(far) }))).toBe('ORDER_NOT_EDITABLE');
  });

  it('a new delivery address of an order request changes its expected price without requesting payment', async () => {
    const { data } = await maria.ask(REQUEST, { dto: orderOf(offers) });
    const { uuid } = data!.createOrderRequest as Placed;
    const before = await read(uuid);
    const after = edited(await edit(uuid, { delivery: address(far) }));
    expect(after.totalPrice).toBeGreaterThan(before.totalPrice);
    expect(after).toMatchObject({ status: 'AWAITING_CALL', payable: false, expiresAt: before.expiresAt });
    expect((await read(uuid)).payments).toEqual([]);
  });

  it.each([
    ['a place that is none', () => ({ delivery: { pickupPointCode: 'X1' } }), 'PICKUP_POINT_NOT_FOUND'],
    ['two places', () => ({ delivery: { pickupPointCode: point, ...address() } }), 'BAD_USER_INPUT'],
    ['nothing', () => ({}), 'BAD_USER_INPUT'],
    [
      'a version that is not the present one',
      () => ({ updatedAt: new Date(0).toISOString(), delivery: address() }),
      'ORDER_MOVED_ON',
    ],
    ['no reason', () => ({ reason: ' ', delivery: address() }), 'BAD_USER_INPUT'],
  ])('changing the delivery of an order with %s is refused, and nothing is written', async (_, changes, code) => {
    const { uuid } = await placed();
    const before = await read(uuid);
    expect(codeOf(await edit(uuid, changes()))).toBe(code);
    expect(await read(uuid)).toEqual(before);
  });
});

describe('units that are taken out', () => {
  it('units removed from an unpaid order return to stock, with the points spent on them', async () => {
    const { uuid, paymentLink } = await placed({ bonuses: 50 });
    const before = await read(uuid);
    const [first, ...rest] = before.orderProductItems;
    const [stock, points] = [await stockOf(first!.productItem.id), await account()];
    const dto = { orderUuid: uuid, updatedAt: before.updatedAt, removeItemIds: [first!.id] };
    const quoted = (await manager.admin(QUOTE, { dto })).data!.quoteOrderEdit;
    const after = edited(await edit(uuid, { removeItemIds: [first!.id] }));
    const totalPrice = before.totalPrice - first!.soldPrice;
    expect(quoted).toEqual({
      ...{ deliveryPrice: before.deliveryPrice, totalPrice, amountToReturn: 0, bonusesToReturn: first!.bonuses },
    });
    expect(after).toMatchObject({
      ...{ totalPrice, paidByBonuses: before.paidByBonuses - first!.bonuses, payable: true, status: 'AWAITING_PAY' },
      orderProductItems: rest,
      edits: [{ deliveryChanged: false, removedUnits: 1, previousTotalPrice: before.totalPrice, totalPrice }],
    });
    expect(await stockOf(first!.productItem.id)).toEqual({ ...stock, reserved: stock!.reserved - 1 });
    expect(await account()).toEqual({ ...points, held: points.held - first!.bonuses });
    expect(after.paymentLink).not.toBe(paymentLink);
    await atTheSandbox(api, after.paymentLink!, 'PAY');
    await sweep();
    expect(await read(uuid)).toMatchObject({ paid: true, status: 'PAID_READY_TO_SEND', refunded: 0 });
  });

  it('units removed from a paid order are refunded to the kopeck, and their points are returned', async () => {
    const points = await account();
    const { uuid } = await paid({ bonuses: 50 });
    const before = await read(uuid);
    const [first, second, third] = before.orderProductItems;
    const stock = await stockOf(first!.productItem.id);
    const removeItemIds = [first!.id, third!.id];
    const amount = first!.soldPrice + third!.soldPrice;
    const after = edited(await edit(uuid, { removeItemIds }));
    expect(after).toMatchObject({
      ...{ totalPrice: before.totalPrice - amount, refunded: 0, paid: true, payable: false },
      orderProductItems: [second],
    });
    expect(await stockOf(first!.productItem.id)).toEqual({ ...stock, stock: stock!.stock + 1 });
    expect(await account()).toEqual({ ...points, balance: points.balance - second!.bonuses });
    await sweep();
    const refunds = await sql<{ amount: number; state: string; receipt: { items: { price: number }[] } }>(
      `SELECT r."amount"::int, r."state", r."receipt" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE p."orderUuid" = $1`,
      [uuid],
    );
    expect(refunds).toEqual([expect.objectContaining({ amount, state: 'SUCCEEDED' })]);
    expect(refunds[0]!.receipt.items.map(({ price }) => price)).toEqual([first!.soldPrice, third!.soldPrice]);

    await manager.admin(MOVE, {
      dto: { orders: [{ orderUuid: uuid }], status: 'CANCEL_PURCHASE', reason: 'Передумал' },
    });
    await sweep();
    const { totalPrice, refunded, payments } = await read(uuid);
    expect(refunded).toBe(totalPrice);
    expect(payments[0]).toMatchObject({ amount: before.totalPrice, refunded: before.totalPrice });
    expect(await account()).toEqual(points);
  });

  it('units removed from an order keep their history with the operator who removed them', async () => {
    const { uuid } = await placed();
    const [first] = (await read(uuid)).orderProductItems;
    await edit(uuid, { removeItemIds: [first!.id] });
    const history = await sql<object>(
      `SELECT "status", "actorKind", "actorId" FROM "order_status_change" WHERE "orderItemId" = $1 ORDER BY "id" DESC LIMIT 1`,
      [first!.id],
    );
    expect(history).toEqual([{ status: 'CANCEL_PURCHASE', actorKind: 'OPERATOR', actorId: manager.id }]);
  });

  it('removing units is refused for foreign units, already purchased units and all units of an order', async () => {
    const [{ uuid }, { uuid: other }] = [await paid(), await placed()];
    const [mine, theirs] = [(await read(uuid)).orderProductItems, (await read(other)).orderProductItems];
    expect(codeOf(await edit(uuid, { removeItemIds: [theirs[0]!.id] }))).toBe('ORDER_NOT_FOUND');
    expect(codeOf(await edit(uuid, { removeItemIds: mine.map(({ id }) => id) }))).toBe('ORDER_NOT_EDITABLE');
    await manager.admin(MOVE, {
      dto: { orders: [{ orderUuid: uuid, itemIds: [mine[0]!.id] }], status: 'PURCHASED_FROM_SELLER' },
    });
    const refused = await edit(uuid, { removeItemIds: [mine[0]!.id] });
    expect(refused.errors![0]!.extensions).toMatchObject({ code: 'TRANSITION_REFUSED', itemId: mine[0]!.id });
    expect(edited(await edit(uuid, { removeItemIds: [mine[1]!.id] })).orderProductItems).toHaveLength(2);
    await expect(
      database.query(`UPDATE "order_product_item" SET "removedAt" = now() WHERE "id" = $1`, [mine[0]!.id]),
    ).rejects.toThrow(/order_product_item_removed_check/);
  });
});

describe('another size', () => {
  it('a quote names the supplier, price and days of what would replace a unit, and the unit gets these days', async () => {
    const { uuid } = await paid();
    const { updatedAt, orderProductItems } = await read(uuid);
    const [first] = orderProductItems;
    const dto = { orderUuid: uuid, updatedAt, replaceItems: [{ id: first!.id, itemId: spare.id }] };
    const quoted = async () =>
      ((await manager.admin(TERMS, { dto })).data!.quoteOrderEdit as { replacements: Record<string, string>[] })
        .replacements;
    const same = {
      id: first!.id,
      supplier: expect.any(String),
      price: spare.price,
      arrivesFrom: null,
      arrivesBy: null,
    };
    expect(await quoted()).toEqual([same]);
    await sql(
      `UPDATE "product_item" SET "deliveryIsoCode" = CASE "deliveryIsoCode" WHEN 'RU' THEN 'TR' ELSE 'RU' END WHERE "id" = $1`,
      [spare.id],
    );
    const [other] = await quoted();
    expect(other).toEqual({ ...same, arrivesFrom: expect.any(String), arrivesBy: expect.any(String) });
    const { replaceItems } = dto;
    const after = edited(await edit(uuid, { replaceItems }));
    expect(after.orderProductItems[0]).toMatchObject({
      ...{ estimatedDeliveryFrom: other!['arrivesFrom'], estimatedDeliveryDate: other!['arrivesBy'] },
    });
    await sql(
      `UPDATE "product_item" SET "deliveryIsoCode" = CASE "deliveryIsoCode" WHEN 'RU' THEN 'TR' ELSE 'RU' END WHERE "id" = $1`,
      [spare.id],
    );
  });

  it('a quote for a paid order says what the carrier asks for a new place, and how long added units wait', async () => {
    const { uuid } = await paid();
    const { updatedAt, deliveryPrice } = await read(uuid);
    const terms = async (changes: object) =>
      (await manager.admin(TERMS, { dto: { orderUuid: uuid, updatedAt, ...changes } })).data!.quoteOrderEdit as Record<
        string,
        number
      >;
    const moved = await terms({ delivery: address(far) });
    expect(moved).toMatchObject({ deliveryPrice, minutesToPay: null, replacements: [] });
    expect(moved['carrierPrice']).toBeGreaterThan(deliveryPrice);
    expect(moved['daysLater']).toBeGreaterThan(0);
    expect(await terms({ addItems: [{ itemId: spare.id }] })).toMatchObject({
      ...{ minutesToPay: 30, carrierPrice: null, daysLater: null },
    });
  });

  it('the history of an order says from what to what its size, track number and place were changed', async () => {
    const { uuid } = await placed();
    const [first] = (await read(uuid)).orderProductItems;
    const after = edited(await edit(uuid, { replaceItems: [{ id: first!.id, itemId: spare.id }] }));
    const unit = after.orderProductItems.find(({ productItem }) => productItem.id === spare.id)!;
    await manager.admin('mutation ($dto: EditOrderItemsInput!) { editOrderItems(dto: $dto) { uuid } }', {
      dto: { orderUuid: uuid, items: [{ id: unit.id, trackCode: 'RA1' }] },
    });
    const { data } = await manager.admin(
      'query ($dto: OrderInput!) { order(dto: $dto) { history { kind changes { detail unit before after } } } }',
      { dto: { uuid } },
    );
    type Change = { detail: string; unit: string; before: string | null; after: string | null };
    const { history } = (data as { order: { history: { kind: string; changes: Change[] }[] } }).order;
    const told = history.filter(({ kind, changes }) => changes.length && (kind === 'EDIT' || kind === 'ACTION'));
    expect(told.map(({ changes }) => changes)).toEqual([
      [{ detail: 'TRACK', unit: expect.any(String), before: null, after: 'RA1' }],
      [{ detail: 'SIZE', unit: expect.any(String), before: expect.any(String), after: expect.any(String) }],
    ]);
    const [{ before, after: size }] = told[1]!.changes as [Change];
    expect(before).not.toBe(size);
  });

  it('changing the size of a paid unit moves no money or points', async () => {
    const { uuid } = await paid({ bonuses: 50 });
    const before = await read(uuid);
    const [first, ...rest] = before.orderProductItems;
    const points = await account();
    const [former, latter] = [await stockOf(first!.productItem.id), await stockOf(spare.id)];
    const after = edited(await edit(uuid, { replaceItems: [{ id: first!.id, itemId: spare.id }] }));
    const { totalPrice, paidByBonuses, refunded } = before;
    expect(after).toMatchObject({ totalPrice, paidByBonuses, refunded, payable: false, status: 'PAID_READY_TO_SEND' });
    expect(after.edits).toMatchObject([
      { removedUnits: 0, replacedUnits: 1, previousTotalPrice: totalPrice, totalPrice },
    ]);
    const { price, soldPrice, bonuses, estimatedDeliveryFrom, estimatedDeliveryDate, status } = first!;
    expect(after.orderProductItems).toEqual([
      expect.objectContaining({
        price,
        soldPrice,
        bonuses,
        estimatedDeliveryFrom,
        estimatedDeliveryDate,
        status,
        productItem: { id: spare.id },
      }),
      ...rest,
    ]);
    expect(await stockOf(first!.productItem.id)).toEqual({ ...former, stock: former!.stock + 1 });
    expect(await stockOf(spare.id)).toEqual({ ...latter, stock: latter!.stock - 1 });
    expect(await account()).toEqual(points);

    await manager.admin(MOVE, {
      dto: { orders: [{ orderUuid: uuid }], status: 'CANCEL_PURCHASE', reason: 'Передумал' },
    });
    await sweep();
    const { payments } = await read(uuid);
    expect(payments).toMatchObject([{ amount: totalPrice, refunded: totalPrice }]);
  });

  it('changing the size in an unpaid order creates a new payment with a matching receipt', async () => {
    const { uuid, paymentLink } = await placed();
    const before = await read(uuid);
    const [first, second] = before.orderProductItems;
    const replaceItems = [{ id: first!.id, itemId: spare.id }];
    const after = edited(await edit(uuid, { replaceItems, removeItemIds: [second!.id] }));
    expect(after).toMatchObject({ totalPrice: before.totalPrice - second!.soldPrice, status: 'AWAITING_PAY' });
    expect(after.paymentLink).not.toBe(paymentLink);
    const [payment] = await sql<{ receipt: { items: { description: string }[] } }>(
      `SELECT "receipt" FROM "payment" WHERE "orderUuid" = $1 ORDER BY "attempt" DESC LIMIT 1`,
      [uuid],
    );
    expect(JSON.stringify(payment!.receipt)).toContain('33');
    await atTheSandbox(api, after.paymentLink!, 'PAY');
    await sweep();
    expect(await read(uuid)).toMatchObject({ paid: true, status: 'PAID_READY_TO_SEND' });
  });

  it('changing the size of the only unit keeps the order’s status', async () => {
    const { uuid } = await place(maria, orderOf([offers[0]!]));
    const [only] = (await read(uuid)).orderProductItems;
    const after = edited(await edit(uuid, { replaceItems: [{ id: only!.id, itemId: spare.id }] }));
    expect(after).toMatchObject({ status: 'AWAITING_PAY', payable: true });
    expect(after.orderProductItems).toMatchObject([{ status: 'AWAITING_PAY', productItem: { id: spare.id } }]);
  });

  it('changing the size of two units requires two in stock and can be reversed', async () => {
    const { uuid } = await placed();
    const [first, second] = (await read(uuid)).orderProductItems;
    const replaceItems = [first!, second!].map(({ id }) => ({ id, itemId: spare.id }));
    await sql(`UPDATE "product_item" SET "stock" = "reserved" + 1 WHERE "id" = $1`, [spare.id]);
    expect(codeOf(await edit(uuid, { replaceItems }))).toBe('ORDER_CHANGED');
    await sql(`UPDATE "product_item" SET "stock" = 100 WHERE "id" = $1`, [spare.id]);
    const after = edited(await edit(uuid, { replaceItems }));
    expect(after.orderProductItems.filter(({ productItem }) => productItem.id === spare.id)).toHaveLength(2);
    const back = [{ id: after.orderProductItems[0]!.id, itemId: first!.productItem.id }];
    expect(edited(await edit(uuid, { replaceItems: back })).orderProductItems[0]!.productItem.id).toBe(
      first!.productItem.id,
    );
  });

  it('changing the size requires an offer of the same product, in stock, for a unit that stays', async () => {
    const { uuid } = await placed();
    const [first] = (await read(uuid)).orderProductItems;
    const [other] = await sql<{ id: string }>(
      `SELECT i."id" FROM "product_item" i JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = 'coat' LIMIT 1`,
    );
    const to = (itemId: string) => edit(uuid, { replaceItems: [{ id: first!.id, itemId }] });
    expect(codeOf(await to(other!.id))).toBe('BAD_USER_INPUT');
    const gone = await to(randomUUID());
    expect(gone.errors![0]!.extensions).toMatchObject({ code: 'ORDER_CHANGED', changes: [{ reason: 'GONE' }] });
    const both = { removeItemIds: [first!.id], replaceItems: [{ id: first!.id, itemId: spare.id }] };
    expect(codeOf(await edit(uuid, both))).toBe('BAD_USER_INPUT');
    expect((await read(uuid)).edits).toEqual([]);
  });

  it('the last unit of a size goes to either the edited order or a shopper, not both', async () => {
    const [{ uuid }, shopper] = [await paid(), await signIn(api, somePhone())];
    const [first] = (await read(uuid)).orderProductItems;
    await sql(`UPDATE "product_item" SET "stock" = "reserved" + 1 WHERE "id" = $1`, [spare.id]);
    try {
      const [answer, order] = await Promise.all([
        edit(uuid, { replaceItems: [{ id: first!.id, itemId: spare.id }] }),
        place(shopper, orderOf([spare])).then(
          () => 'placed',
          () => 'refused',
        ),
      ]);
      expect([codeOf(answer), order]).toContainEqual(codeOf(answer) ? 'placed' : 'refused');
      expect([undefined, 'ORDER_CHANGED']).toContain(codeOf(answer));
      const { stock, reserved } = (await stockOf(spare.id))!;
      expect(stock - reserved).toBe(0);
    } finally {
      await sql(`UPDATE "product_item" SET "stock" = 100 WHERE "id" = $1`, [spare.id]);
    }
  });
});

describe('units that are added', () => {
  const coat = async () =>
    (
      await sql<{ id: string; price: number }>(
        `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"
         JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = 'coat'`,
      )
    )[0]!;

  it('units added to an unpaid order have the current price, and the former payment link becomes invalid', async () => {
    const { uuid, paymentLink } = await placed({ bonuses: 50 });
    const before = await read(uuid);
    const { id, price } = await coat();
    const stock = await stockOf(id);
    const addItems = [{ itemId: id, price }];
    const dto = { orderUuid: uuid, updatedAt: before.updatedAt, addItems };
    const totalPrice = before.totalPrice + price;
    const { deliveryPrice, paidByBonuses } = before;
    expect((await manager.admin(QUOTE, { dto })).data!.quoteOrderEdit).toMatchObject({
      ...{ deliveryPrice, totalPrice, amountToReturn: 0 },
    });
    const after = edited(await edit(uuid, { addItems }));
    expect(after).toMatchObject({ deliveryPrice, totalPrice, paidByBonuses, status: 'AWAITING_PAY', payable: true });
    expect(after.edits).toMatchObject([{ addedUnits: 1, previousTotalPrice: before.totalPrice, totalPrice }]);
    expect(after.orderProductItems.slice(0, -1)).toEqual(before.orderProductItems);
    expect(after.orderProductItems.at(-1)).toMatchObject({ soldPrice: price, bonuses: 0, productItem: { id } });
    expect(await stockOf(id)).toEqual({ ...stock, reserved: stock!.reserved + 1 });
    expect(after.paymentLink).not.toBe(paymentLink);

    await atTheSandbox(api, paymentLink!, 'PAY');
    await sweep();
    expect(await read(uuid)).toMatchObject({ paid: false, totalPrice });
    await atTheSandbox(api, after.paymentLink!, 'PAY');
    await sweep();
    expect(await read(uuid)).toMatchObject({ paid: true, totalPrice, refunded: 0, status: 'PAID_READY_TO_SEND' });
  });

  it('several units of an offer can be added up to its maximum, beside replaced and removed units', async () => {
    const { uuid } = await placed();
    const before = await read(uuid);
    const [first, second, third] = before.orderProductItems;
    const { id, price } = await coat();
    await sql(`UPDATE "product_item" SET "maxPerOrder" = 2 WHERE "id" = $1`, [id]);
    const refused = await edit(uuid, { addItems: [{ itemId: id, quantity: 3 }] });
    expect(refused.errors![0]!.extensions).toMatchObject({
      ...{ code: 'ORDER_CHANGED', changes: [{ id, reason: 'QUANTITY', price, quantity: 2 }] },
    });
    const after = edited(
      await edit(uuid, {
        addItems: [{ itemId: id, quantity: 2 }],
        removeItemIds: [second!.id, third!.id],
        replaceItems: [{ id: first!.id, itemId: spare.id }],
      }),
    );
    expect(after.orderProductItems.map(({ productItem }) => productItem.id)).toEqual([spare.id, id, id]);
    expect(after.totalPrice).toBe(before.deliveryPrice + first!.soldPrice + 2 * price);
    expect(after.edits).toMatchObject([{ removedUnits: 2, replacedUnits: 1, addedUnits: 2 }]);
  });

  it('the only unit of an order can be removed in the edit that adds another', async () => {
    const { uuid } = await place(maria, orderOf([offers[0]!]));
    const [only] = (await read(uuid)).orderProductItems;
    const { id } = await coat();
    const after = edited(await edit(uuid, { removeItemIds: [only!.id], addItems: [{ itemId: id }] }));
    expect(after).toMatchObject({
      status: 'AWAITING_PAY',
      payable: true,
      orderProductItems: [{ productItem: { id } }],
    });
  });

  it('units added to an order request wait for the shop’s call with its other units', async () => {
    const { data } = await maria.ask(REQUEST, { dto: orderOf(offers) });
    const { uuid } = data!.createOrderRequest as Placed;
    const { id, price } = await coat();
    const before = await read(uuid);
    const after = edited(await edit(uuid, { addItems: [{ itemId: id }] }));
    expect(after).toMatchObject({ status: 'AWAITING_CALL', payable: false, totalPrice: before.totalPrice + price });
  });

  it('adding units requires existing offers, each once, at the price told to the shopper', async () => {
    const { uuid } = await placed();
    const { id, price } = await coat();
    const changesOf = async (addItems: object[]) =>
      (await edit(uuid, { addItems })).errors![0]!.extensions as { code: string; changes: object[] };
    expect(await changesOf([{ itemId: id, price: price - 1 }])).toMatchObject({
      ...{ code: 'ORDER_CHANGED', changes: [{ id, reason: 'PRICE', price }] },
    });
    expect((await changesOf([{ itemId: randomUUID() }])).changes).toMatchObject([{ reason: 'GONE' }]);
    expect(codeOf(await edit(uuid, { addItems: [{ itemId: id }, { itemId: id.toUpperCase() }] }))).toBe(
      'BAD_USER_INPUT',
    );
    const [first] = (await read(uuid)).orderProductItems;
    await sql(`UPDATE "product_item" SET "stock" = "reserved" + 1 WHERE "id" = $1`, [spare.id]);
    const both = { addItems: [{ itemId: spare.id }], replaceItems: [{ id: first!.id, itemId: spare.id }] };
    const refused = await edit(uuid, both);
    await sql(`UPDATE "product_item" SET "stock" = 100 WHERE "id" = $1`, [spare.id]);
    expect(refused.errors![0]!.extensions).toMatchObject({ changes: [{ id: spare.id, reason: 'RESERVED' }] });
    expect((await read(uuid)).edits).toEqual([]);
  });

  it('only one of two operators adds the last unit of an offer to an order', async () => {
    const [one, other] = [await placed(), await placed()];
    await sql(`UPDATE "product_item" SET "stock" = "reserved" + 1 WHERE "id" = $1`, [spare.id]);
    try {
      const answers = await Promise.all(
        [one, other].map(({ uuid }) => edit(uuid, { addItems: [{ itemId: spare.id }] })),
      );
      expect(answers.map(codeOf).sort()).toEqual(['ORDER_CHANGED', undefined]);
      const { stock, reserved } = (await stockOf(spare.id))!;
      expect(stock - reserved).toBe(0);
    } finally {
      await sql(`UPDATE "product_item" SET "stock" = 100 WHERE "id" = $1`, [spare.id]);
    }
  });
});

describe('at the same time', () => {
  it('a payment by the former link is refunded after an edit, and the order awaits the new price', async () => {
    const { uuid, paymentLink } = await placed();
    const after = edited(await edit(uuid, { delivery: address(far) }));
    await atTheSandbox(api, paymentLink!, 'PAY');
    await sweep();
    const { payments, ...order } = await read(uuid);
    expect(order).toMatchObject({ paid: false, payable: true, totalPrice: after.totalPrice });
    expect(payments[0]).toMatchObject({ state: 'SUCCEEDED', refunded: payments[0]!.amount });
    await atTheSandbox(api, after.paymentLink!, 'PAY');
    await sweep();
    expect(await read(uuid)).toMatchObject({ paid: true, refunded: 0 });
  });

  it('an edit and a payment at the same moment never leave the shop with a wrong amount', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const { uuid, paymentLink } = await placed();
        const { updatedAt } = await read(uuid);
        const dto = { orderUuid: uuid, updatedAt, reason: 'Переезд', idempotencyKey: randomUUID() };
        await Promise.all([
          manager.admin(EDIT, { dto: { ...dto, delivery: address(far) } }),
          atTheSandbox(api, paymentLink!, 'PAY').then(sweep),
        ]);
        await sweep();
        const { paid, totalPrice, payments } = await read(uuid);
        const kept = payments
          .filter(({ state }) => state === 'SUCCEEDED')
          .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
        return { is: kept, ought: paid ? totalPrice : 0 };
      }),
    );
    for (const { is, ought } of outcomes) expect(is).toBe(ought);
  });

  it('the second of two simultaneous edits based on the same order state is refused', async () => {
    const { uuid } = await placed();
    const { updatedAt } = await read(uuid);
    const answers = await Promise.all([
      edit(uuid, { updatedAt, delivery: address(far) }),
      edit(uuid, { updatedAt, delivery: { pickupPointCode: point } }),
    ]);
    expect(answers.map(codeOf).sort()).toEqual(['ORDER_MOVED_ON', undefined]);
    expect((await read(uuid)).edits).toHaveLength(1);
  });

  it('ten edits with the same idempotency key edit once, and another edit with that key is refused', async () => {
    const [first, second] = [await placed(), await placed()];
    const once = { idempotencyKey: randomUUID(), updatedAt: (await read(first.uuid)).updatedAt };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => edit(first.uuid, { ...once, delivery: address(far) })),
    );
    expect(answers.map(codeOf)).toEqual(Array(10).fill(undefined));
    expect((await read(first.uuid)).edits).toHaveLength(1);
    expect(codeOf(await edit(first.uuid, { ...once, delivery: address() }))).toBe('IDEMPOTENCY_CONFLICT');
    const { idempotencyKey } = once;
    expect(codeOf(await edit(second.uuid, { idempotencyKey, delivery: address(far) }))).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('a unit removed from an order is sold exactly once more', async () => {
    const { uuid } = await placed();
    const [unit] = (await read(uuid)).orderProductItems;
    const itemId = unit!.productItem.id;
    await sql(`UPDATE "product_item" SET "stock" = "reserved" WHERE "id" = $1`, [itemId]);
    try {
      const offer = { id: itemId, price: unit!.price };
      const shoppers = await Promise.all([signIn(api, somePhone()), signIn(api, somePhone())]);
      const order = (by: Shopper) =>
        place(by, orderOf([offer])).then(
          () => 'placed',
          () => 'refused',
        );
      expect(await order(shoppers[0]!)).toBe('refused');
      const [removed, ...tried] = await Promise.all([
        edit(uuid, { removeItemIds: [unit!.id] }),
        ...shoppers.map((shopper) => order(shopper)),
      ]);
      expect(codeOf(removed)).toBeUndefined();
      const later = await Promise.all(shoppers.map((shopper) => order(shopper)));
      expect([...tried, ...later].filter((outcome) => outcome === 'placed')).toHaveLength(1);
    } finally {
      await sql(`UPDATE "product_item" SET "stock" = 100 WHERE "id" = $1`, [itemId]);
    }
  });

  it('an edit and a cancellation at the same moment leave no half-edited order', async () => {
    const { uuid } = await placed();
    const { updatedAt } = await read(uuid);
    const [answer] = await Promise.all([
      edit(uuid, { updatedAt, delivery: address(far) }),
      maria.ask(`mutation ($dto: OrderByUuidInput!) { cancelOrder(dto: $dto) { uuid } }`, { dto: { uuid } }),
    ]);
    expect([undefined, 'ORDER_MOVED_ON', 'ORDER_NOT_EDITABLE']).toContain(codeOf(answer));
    expect(await read(uuid)).toMatchObject({ status: 'CANCEL_PURCHASE', payable: false, paymentLink: null });
  });
});

it('a program may edit orders with the scope WRITE_ORDERS and with no other scope', async () => {
  const admin = await operator(api, 'ADMIN');
  const tokenOf = async (scope: string) => {
    const { data } = await admin.admin(
      `mutation { saveProgram(dto: { name: "${scope}", scopes: [${scope}] }) { token } }`,
    );
    return (data!.saveProgram as { token: string }).token;
  };
  const { uuid } = await placed();
  const { updatedAt } = await read(uuid);
  const dto = { orderUuid: uuid, updatedAt, reason: 'Переезд', idempotencyKey: randomUUID(), delivery: address(far) };
  expect(codeOf(await askAdmin(api, EDIT, { dto }, await tokenOf('READ_ORDERS')))).toBe('FORBIDDEN');
  expect(codeOf(await askAdmin(api, EDIT, { dto }, await tokenOf('WRITE_ORDERS')))).toBeUndefined();
});
