import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { commerceFaults } from '../index.js';
import { PaymentSweeps } from '../../payment/index.js';
import { askAdmin, operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, CREATE, MOSCOW, orderOf, place } from '../../testing/orders.js';
import { insertPromocode } from '../../testing/promocodes.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

const MAKE = `mutation ($dto: OrderForShopperInput!) { createOrderForShopper(dto: $dto) {
  uuid number userId status totalPrice discountValue paidByBonuses name phone paymentLink expiresAt
} }`;
const QUOTE = 'query ($dto: QuoteInput!) { quote(dto: $dto) { totalPrice discountValue bonuses } }';
const QUOTE_FOR = `query ($dto: OrderForShopperQuoteInput!) { quoteOrderForShopper(dto: $dto) {
  lines { id quantity price } unavailableIds discountValue promocodeMessage bonuses bonusesAvailable deliveryPrice totalPrice
} }`;
const PRICES = [10_000, 20_000, 30_000];

interface Made {
  uuid: string;
  userId: string | null;
  status: string;
  totalPrice: number;
  discountValue: number;
  paidByBonuses: number;
  name: string;
  phone: string;
  paymentLink: string | null;
  expiresAt: string;
}

interface QuotedFor {
  lines: { id: string; quantity: number }[];
  totalPrice: number;
}

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
let maria: Shopper;
let phone: string;
let offers: { id: string; price: number }[];
let last: { id: string; price: number };

beforeAll(async () => {
  const items = PRICES.map((price, n) => ({ size: String(30 + n), price, stock: 100 }));
  api = await startTestApi(
    [feedProduct('boots', { items }), feedProduct('rare', { items: [{ size: '45', price: 5_000, stock: 1 }] })],
    { PAYMENT_PROVIDER: 'sandbox', DATABASE_POOL_SIZE: '12', OPEN_ORDERS_PER_PHONE: '2', HELD_UNITS: '3' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  const all = await sql<{ id: string; price: number; rare: boolean }>(
    `SELECT i."id", r."price"::int, p."slug" = 'rare' AS "rare" FROM "product_item" i
     JOIN "price_details" r ON r."itemId" = i."id" JOIN "product" p ON p."id" = i."productId" ORDER BY 2`,
  );
  const priced = (isRare: boolean) => all.filter(({ rare }) => rare === isRare).map(({ id, price }) => ({ id, price }));
  [[last], offers] = [priced(true) as [typeof last], priced(false)];
  phone = somePhone();
  [manager, maria] = await Promise.all([operator(api, 'MANAGER'), signIn(api, phone)]);
  await maria.ask('mutation { editUser(dto: { name: "Мария", surname: "Иванова" }) { id } }');
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}
const contact = () => ({ name: 'Пётр', phone: somePhone() });
const delivery = { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } };
/** An order of the first offer for a guest, at the price of now, changed by `dto`. */
const terms = (dto: object = {}) => ({
  ...{ idempotencyKey: randomUUID(), items: [{ id: offers[0]!.id }], contact: contact(), delivery, paymentType: 'SBP' },
  ...dto,
});
const make = (dto: object = {}) => manager.admin(MAKE, { dto: terms(dto) });
function made({ data, errors }: Answer): Made {
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.createOrderForShopper as Made;
}
const newsOf = (uuid: string) =>
  sql<{ news: string }>(
    `SELECT DISTINCT "payload"->>'news' AS "news" FROM "outbox_event" WHERE "payload"->>'orderUuid' = $1`,
    [uuid],
  );

it('an operator’s order for a known shopper costs the shopper’s quote and is paid by its link', async () => {
  const promocode = await insertPromocode(database);
  const items = offers.map(({ id }) => ({ id }));
  const quoted = await maria.ask(QUOTE, {
    dto: { items: items.map(({ id }) => id), promocode, bonuses: 100, delivery: { cityId: MOSCOW } },
  });
  const { totalPrice, discountValue, bonuses } = quoted.data!.quote as Record<string, number>;
  const order = made(await make({ userId: maria.id, items, promocode, bonuses: 100, contact: null, totalPrice }));
  expect(order).toMatchObject({
    ...{ userId: maria.id, status: 'ACCEPT_MEET_WAIT_PAID', totalPrice, discountValue, paidByBonuses: bonuses },
    ...{ name: 'Мария', phone },
  });
  expect(discountValue).toBeGreaterThan(0);
  expect(bonuses).toBe(100);
  const hours = (new Date(order.expiresAt).getTime() - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23);
  const history = await sql(
    `SELECT DISTINCT h."status", h."actorKind", h."actorId" FROM "order_status_change" h
     JOIN "order_product_item" i ON i."id" = h."orderItemId" WHERE i."orderUuid" = $1`,
    [order.uuid],
  );
  expect(history).toEqual([{ status: 'ACCEPT_MEET_WAIT_PAID', actorKind: 'OPERATOR', actorId: manager.id }]);
  await atTheSandbox(api, order.paymentLink!, 'PAY');
  await api.app.get(PaymentSweeps).run();
  expect(await sql(`SELECT "status" FROM "shop_order" WHERE "uuid" = $1`, [order.uuid])).toEqual([
    { status: 'PAID_READY_TO_SEND' },
  ]);
});

it('an operator’s quote for a shopper or guest equals the price of the placed order', async () => {
  const promocode = await insertPromocode(database);
  const items = offers.map(({ id }) => ({ id, quantity: 1 }));
  const place = { cityId: MOSCOW };
  const quoted = async (dto: object) =>
    (await manager.admin(QUOTE_FOR, { dto })).data!.quoteOrderForShopper as QuotedFor;
  for (const buyer of [{ userId: maria.id, promocode, bonuses: 100 }, {}]) {
    const quote = await quoted({ ...buyer, items, delivery: place });
    const { totalPrice, discountValue, paidByBonuses } = made(
      await make({ ...buyer, items, totalPrice: quote.totalPrice }),
    );
    expect(quote).toMatchObject({ totalPrice, discountValue, bonuses: paidByBonuses, unavailableIds: [] });
    expect(quote.lines.map(({ id, quantity }) => ({ id, quantity }))).toEqual(items);
  }
  const [sold] = await sql<{ id: string }>(`UPDATE "product_item" SET "stock" = 0 WHERE "id" = $1 RETURNING "id"`, [
    last.id,
  ]);
  const [first] = items;
  // A shopper may have one unit of this offer; an operator orders as many as there are.
  const two = [{ ...first, quantity: 2 }];
  const quote = await quoted({ items: two, delivery: place });
  expect(quote).toMatchObject({ lines: two });
  const { totalPrice } = made(await make({ items: two, totalPrice: quote.totalPrice }));
  expect(totalPrice).toBe(quote.totalPrice);
  expect(await quoted({ items: [{ id: last.id }] })).toMatchObject({ unavailableIds: [sold!.id], deliveryPrice: null });
  await sql(`UPDATE "product_item" SET "stock" = 1 WHERE "id" = $1`, [last.id]);
});

it('an operator’s quote for a guest refuses promo codes and points, and explains a useless code', async () => {
  const items = [{ id: offers[0]!.id }];
  for (const given of [{ promocode: 'A' }, { bonuses: 10 }]) {
    const { errors } = await manager.admin(QUOTE_FOR, { dto: { items, ...given } });
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  }
  expect(codeOf(await manager.admin(QUOTE_FOR, { dto: { items, userId: randomUUID() } }))).toBe('SHOPPER_NOT_FOUND');
  // An operator who types a code letter by letter does not use up the shopper's guesses.
  for (let at = 0; at < 12; at++)
    await manager.admin(QUOTE_FOR, { dto: { items, userId: maria.id, promocode: `NO-SUCH-CODE-${at}` } });
  const { data } = await manager.admin(QUOTE_FOR, { dto: { items, userId: maria.id, promocode: 'NO-SUCH-CODE' } });
  expect(data!.quoteOrderForShopper).toMatchObject({ discountValue: 0, promocodeMessage: expect.stringMatching(/\S/) });
  const own = await maria.ask(QUOTE, { dto: { items: [offers[0]!.id], promocode: 'NO-SUCH-CODE' } });
  expect(own.errors).toBeUndefined();
});

it('an operator’s order for a guest requires a contact and refuses promo codes, points and account data', async () => {
  const order = made(await make());
  expect(order).toMatchObject({ userId: null, name: 'Пётр', status: 'ACCEPT_MEET_WAIT_PAID' });
  for (const [dto, field] of [
    [{ promocode: 'A' }, 'dto.promocode'],
    [{ bonuses: 10 }, 'dto.bonuses'],
    [{ contact: null }, 'dto.contact'],
    [{ contact: { name: 'Пётр', phone: '12345' } }, 'dto.contact.phone'],
  ] as const) {
    const { errors } = await make(dto);
    expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field }] });
  }
  expect(codeOf(await make({ userId: randomUUID() }))).toBe('SHOPPER_NOT_FOUND');
});

it('a shopper is notified of an operator’s order only when the operator asks for it', async () => {
  const [quiet, told] = [made(await make()), made(await make({ notify: true }))];
  expect(await newsOf(quiet.uuid)).toEqual([]);
  expect(await newsOf(told.uuid)).toEqual([{ news: 'PLACED' }]);
});

it('placing an operator’s order ten times with the same key creates a single order and audit log entry', async () => {
  const dto = terms();
  const answers = await Promise.all(Array.from({ length: 10 }, () => manager.admin(MAKE, { dto })));
  const uuids = new Set(answers.map((answer) => made(answer).uuid));
  expect(uuids.size).toBe(1);
  const trail = await sql<{ action: string; actorId: string; after: { status: string } }>(
    `SELECT "action", "actorId", "after" FROM "operator_action" WHERE "entityId" = $1`,
    [...uuids],
  );
  expect(trail).toMatchObject([
    { action: 'createOrderForShopper', actorId: manager.id, after: { status: 'ACCEPT_MEET_WAIT_PAID' } },
  ]);
  expect(JSON.stringify(trail)).not.toContain('Пётр');
  const other = { ...dto, comment: 'Другой' };
  expect(codeOf(await manager.admin(MAKE, { dto: other }))).toBe('IDEMPOTENCY_CONFLICT');
});

it('an operator’s order is refused if its prices or total differ from those told to the shopper', async () => {
  const before = await sql(`SELECT count(*)::int FROM "shop_order"`);
  expect(codeOf(await make({ items: [{ id: offers[0]!.id, price: 1 }] }))).toBe('ORDER_CHANGED');
  expect(codeOf(await make({ totalPrice: 1 }))).toBe('TOTAL_CHANGED');
  expect(codeOf(await make({ items: [{ id: randomUUID() }] }))).toBe('ORDER_CHANGED');
  expect(await sql(`SELECT count(*)::int FROM "shop_order"`)).toEqual(before);
});

it('operators may exceed a shopper’s order limits, and their orders do not count towards the shopper’s limit', async () => {
  const person = contact();
  for (let n = 0; n < 5; n += 1)
    made(await make({ contact: person, items: offers.slice(0, 2).map(({ id }) => ({ id })) }));
  const own = await signIn(api, somePhone());
  made(await make({ userId: own.id, contact: contact(), items: offers.map(({ id }) => ({ id })) }));
  // Three units are agreed; three more may still be held.
  await place(own, orderOf(offers));
  const refused = await own.ask(CREATE, { dto: orderOf(offers.slice(0, 1)) });
  expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
});

it('the last unit goes to only one of several shoppers and operators ordering it at once', async () => {
  const shoppers = await Promise.all(Array.from({ length: 5 }, () => signIn(api, somePhone())));
  const answers = await Promise.all([
    ...shoppers.map((shopper) => shopper.ask(CREATE, { dto: orderOf([last]) })),
    ...Array.from({ length: 5 }, () => make({ items: [{ id: last.id }] })),
  ]);
  const codes = answers.map(codeOf);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(codes.filter((code) => code === 'ORDER_CHANGED')).toHaveLength(9);
  expect(await sql(`SELECT "stock", "reserved" FROM "product_item" WHERE "id" = $1`, [last.id])).toEqual([
    { stock: 1, reserved: 1 },
  ]);
});

it('a program needs the scope WRITE_ORDERS to place orders and is named in the audit log', async () => {
  const owner = await operator(api, 'ADMIN');
  const programOf = async (name: string, scope: string) => {
    const { data } = await owner.admin(
      `mutation { saveProgram(dto: { name: "${name}", scopes: [${scope}] }) { token program { id } } }`,
    );
    return data!.saveProgram as { token: string; program: { id: string } };
  };
  const reader = await programOf('Отчёт', 'READ_ORDERS');
  expect(codeOf(await askAdmin(api, MAKE, { dto: terms() }, reader.token))).toBe('FORBIDDEN');
  const { token, program } = await programOf('Маркетплейс', 'WRITE_ORDERS');
  const { uuid } = made(await askAdmin(api, MAKE, { dto: terms() }, token));
  expect(await sql(`SELECT "programId", "channel" FROM "operator_action" WHERE "entityId" = $1`, [uuid])).toEqual([
    { programId: program.id, channel: 'PROGRAM' },
  ]);
});
