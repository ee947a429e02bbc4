import pg from 'pg';
import { PaymentSweeps } from '../../payment/index.js';
import { commerceFaults } from '../index.js';
import { operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let admin: Operator;
let maria: Shopper;
let offers: { id: string; price: number }[];

beforeAll(async () => {
  const items = Array.from({ length: 12 }, (_, n) => ({ size: String(30 + n), price: 10_000, stock: 50 }));
  api = await startTestApi([feedProduct('boots', { items })], {
    PAYMENT_PROVIDER: 'sandbox',
    ORDER_SWEEP_SECONDS: '0',
    OUTBOX_POLL_SECONDS: '0',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  offers = await sql(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"`,
  );
  [manager, admin, maria] = await Promise.all([
    operator(api, 'MANAGER'),
    operator(api, 'ADMIN'),
    signIn(api, somePhone()),
  ]);
});
afterAll(async () => {
  await database.end();
  await api.close();
});
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

interface Placed {
  uuid: string;
  number: number;
  phone: string;
}

/** Places an order of two units and, by default, pays for it. */
async function order({ paid = true, contact = {} } = {}): Promise<Placed> {
  const person = { name: 'Мария', surname: 'Иванова', phone: somePhone(), email: 'maria@example.com', ...contact };
  const { id, paymentLink } = await place(maria, orderOf(offers.slice(0, 2), { contact: person }));
  if (paid) {
    await atTheSandbox(api, paymentLink!, 'PAY');
    await api.app.get(PaymentSweeps).run();
  }
  return (await sql<Placed>(`SELECT "uuid", "number", "phone" FROM "shop_order" WHERE "id" = $1`, [id]))[0]!;
}

const MOVE = `mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { orderUuid moved status code message } }`;
const ORDER = `query ($dto: OrderInput!) { order(dto: $dto) { number status email payments { state amount refunded }
  orderProductItems { id status unit markingCode trackCode cdekWaybillId estimatedDeliveryFrom estimatedDeliveryDate nextStatuses productItem { name } } } }`;

async function move(orders: object[], status: string, how: object = {}) {
  const { data, errors } = await manager.admin(MOVE, { dto: { orders, status, ...how } });
  if (!data?.moveItems) throw new Error(JSON.stringify(errors));
  return data.moveItems as { orderUuid: string; moved: boolean; status: string | null; code: string | null }[];
}

interface Shown {
  status: string;
  payments: { state: string; refunded: number }[];
  orderProductItems: { id: string; status: string; unit: string; markingCode: string | null; nextStatuses: string[] }[];
}

async function shown(uuid: string): Promise<Shown> {
  const { data, errors } = await manager.admin(ORDER, { dto: { uuid } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.order as Shown;
}

describe('orders', () => {
  const search = async (dto: object) => {
    const { data, errors } = await manager.admin(
      'query ($dto: OrdersInput) { orders(dto: $dto) { items { uuid } pagination { totalItems } } }',
      { dto },
    );
    if (!data) throw new Error(JSON.stringify(errors));
    return (data.orders as { items: { uuid: string }[] }).items.map(({ uuid }) => uuid);
  };

  it('orders are found by number, phone, e-mail address, name, status and period', async () => {
    const wanted = await order({
      paid: false,
      contact: { name: 'Пётр', surname: 'Сапожников', email: 'Petr_1@example.com' },
    });
    const other = await order({ contact: { name: 'Анна', surname: 'Швец', email: 'petrx1@example.com' } });
    const { uuid, number, phone } = wanted;
    const local = `8 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8, 10)}-${phone.slice(10)}`;
    for (const typed of [String(number), phone, local, 'petr_1@', 'Сапожников', 'пётр сапожников', 'Сапожников  Пётр'])
      expect([typed, await search({ search: typed })]).toEqual([typed, [uuid]]);
    expect(await search({ search: '%' })).toEqual([]);
    expect(await search({ search: 'example.com', statuses: ['AWAITING_PAY'] })).toEqual([uuid]);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect(await search({ from: tomorrow })).toEqual([]);
    expect(await search({ to: tomorrow, userId: maria.id })).toEqual([other.uuid, uuid]);
  });

  it('an order returns its payments and items with the next possible statuses for operators', async () => {
    const { uuid } = await order();
    const { payments, orderProductItems } = await shown(uuid);
    expect(payments).toEqual([{ state: 'SUCCEEDED', amount: expect.any(Number), refunded: 0 }]);
    expect(orderProductItems[0]).toMatchObject({
      status: 'PAID_READY_TO_SEND',
      unit: 'SOLD',
      productItem: { name: 'boots' },
    });
    expect(orderProductItems[0]!.nextStatuses).toContain('AWAITING_SENT_FROM_MEET');
    const none = await manager.admin(ORDER, { dto: { uuid: manager.id } });
    expect(codeOf(none)).toBe('ORDER_NOT_FOUND');
  });
});

describe('moveItems', () => {
  it('moveItems moves the items that can be moved and returns a reason for each refusal', async () => {
    const [first, second, unpaid] = [await order(), await order(), await order({ paid: false })];
    const [item] = (await shown(second.uuid)).orderProductItems;
    const results = await move(
      [
        { orderUuid: first.uuid },
        { orderUuid: second.uuid, itemIds: [item!.id] },
        { orderUuid: unpaid.uuid },
        { orderUuid: admin.id },
      ],
      'AWAITING_SENT_FROM_MEET',
    );
    expect(results).toMatchObject([
      { moved: true, status: 'AWAITING_SENT_FROM_MEET', code: null },
      { moved: true, status: 'PAID_READY_TO_SEND', code: null },
      { moved: false, status: 'AWAITING_PAY', code: 'TRANSITION_REFUSED' },
      { moved: false, status: null, code: 'ORDER_NOT_FOUND' },
    ]);
    const trail = await sql(
      `SELECT "entityId" FROM "operator_action" WHERE "action" = 'moveItems' AND "actorId" = $1`,
      [manager.id],
    );
    expect(trail).toEqual([{ entityId: first.uuid }, { entityId: second.uuid }]);
  });

  it('gives money and goods back with a reason, which it insists on, and as much as giveBackQuote says', async () => {
    const { uuid } = await order();
    const silent = await manager.admin(MOVE, { dto: { orders: [{ orderUuid: uuid }], status: 'CANCEL_PURCHASE' } });
    expect(silent.errors![0]!.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: expect.arrayContaining([expect.objectContaining({ field: 'dto.reason' })]),
    });
    const itemIds = (await shown(uuid)).orderProductItems.map(({ id }) => id);
    const quoted = await manager.admin(
      'query ($dto: GiveBackQuoteInput!) { giveBackQuote(dto: $dto) { amount deliveryPrice } }',
      { dto: { orderUuid: uuid, itemIds } },
    );
    const { amount, deliveryPrice } = quoted.data!.giveBackQuote as { amount: number; deliveryPrice: number };
    expect(deliveryPrice).toBeGreaterThan(0);
    await move([{ orderUuid: uuid }], 'CANCEL_PURCHASE', { reason: 'Брак на складе', restock: false });
    await api.app.get(PaymentSweeps).run();
    const { status, payments, orderProductItems } = await shown(uuid);
    expect(status).toBe('CANCEL_PURCHASE');
    expect(payments[0]!.refunded).toBe(amount);
    expect(orderProductItems.map(({ unit }) => unit)).not.toContain('RETURNED');
    const { data } = await admin.admin(
      `query ($id: ID!) { operatorActions(dto: { entity: ORDER, entityId: $id }) { items { actorId action before after reason } } }`,
      { id: uuid },
    );
    expect((data!.operatorActions as { items: unknown[] }).items).toMatchObject([
      {
        actorId: manager.id,
        action: 'moveItems',
        reason: 'Брак на складе',
        before: { status: 'PAID_READY_TO_SEND' },
        after: { status: 'CANCEL_PURCHASE' },
      },
    ]);
  });
});

describe('editOrderItems', () => {
  const EDIT = `mutation ($dto: EditOrderItemsInput!) { editOrderItems(dto: $dto) { orderProductItems { trackCode cdekWaybillId markingCode estimatedDeliveryFrom estimatedDeliveryDate } } }`;

  it('editOrderItems sets sent values, removes nulls, keeps omitted values and logs the change', async () => {
    const { uuid } = await order();
    const [one, two] = (await shown(uuid)).orderProductItems;
    const edit = (items: object[]) => manager.admin(EDIT, { dto: { orderUuid: uuid, items } });
    await edit([
      { id: one!.id, trackCode: 'RB123', markingCode: '0104', estimatedDeliveryDate: '2026-12-24T00:00:00.000Z' },
    ]);
    const { data } = await edit([{ id: one!.id, trackCode: null, cdekWaybillId: 'w-1' }]);
    expect((data!.editOrderItems as { orderProductItems: unknown[] }).orderProductItems[0]).toEqual({
      trackCode: null,
      cdekWaybillId: 'w-1',
      markingCode: '0104',
      // The day of the operator replaces the promised range.
      estimatedDeliveryFrom: null,
      estimatedDeliveryDate: '2026-12-24T00:00:00.000Z',
    });
    const foreign = (await shown((await order()).uuid)).orderProductItems[0]!;
    expect(
      codeOf(
        await edit([
          { id: two!.id, trackCode: 'X' },
          { id: foreign.id, trackCode: 'X' },
        ]),
      ),
    ).toBe('ORDER_NOT_FOUND');
    const trail = await sql<{ before: Shown['orderProductItems']; after: never }>(
      `SELECT "before"->'items'->0->>'trackCode' AS "before", "after"->'items'->0->>'trackCode' AS "after"
       FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id"`,
      [uuid],
    );
    expect(trail).toEqual([
      { before: null, after: 'RB123' },
      { before: 'RB123', after: null },
    ]);
  });

  it('editOrderItems refuses the same marking code for two units, even in simultaneous calls', async () => {
    const { uuid } = await order();
    const [one, two] = (await shown(uuid)).orderProductItems;
    const mark = (...items: { id: string; markingCode: string | null }[]) =>
      manager.admin(EDIT, { dto: { orderUuid: uuid, items } });
    const fieldsOf = (answer: Awaited<ReturnType<typeof mark>>) =>
      answer.errors?.[0]?.extensions.fields?.map(({ field }) => field);
    expect(fieldsOf(await mark({ id: one!.id, markingCode: 'A' }, { id: two!.id, markingCode: 'A' }))).toEqual([
      'dto.items.0.markingCode',
      'dto.items.1.markingCode',
    ]);
    const answers = await Promise.all([one!, two!].map(({ id }) => mark({ id, markingCode: 'A' })));
    expect(answers.map(fieldsOf).sort()).toEqual([['dto.items.0.markingCode'], undefined]);
    const marks = async () => (await shown(uuid)).orderProductItems.map(({ markingCode }) => markingCode);
    expect((await marks()).sort()).toEqual(['A', null]);
    // The two change places.
    await mark({ id: one!.id, markingCode: 'A' }, { id: two!.id, markingCode: 'B' });
    expect((await mark({ id: one!.id, markingCode: 'B' }, { id: two!.id, markingCode: 'A' })).errors).toBeUndefined();
    expect(await marks()).toEqual(['B', 'A']);
  });
});

describe('the trail', () => {
  it('the database refuses to change or delete audit log entries', async () => {
    for (const text of [
      `UPDATE "operator_action" SET "action" = 'x'`,
      `DELETE FROM "operator_action"`,
      `TRUNCATE "operator_action"`,
    ])
      await expect(sql(text)).rejects.toThrow('append-only');
  });
});
