import pg from 'pg';
import { offersOf, type Offer } from '../../testing/delivered.js';
import { PaymentSweeps } from '../../payment/index.js';
import { agreeOn, askForPrice, days, orderPastTheApi } from '../../testing/meet-price.js';
import { operator, type Operator } from '../../testing/operators.js';
import { atTheSandbox, codeOf, CREATE, guest, MOSCOW, orderOf, place } from '../../testing/orders.js';
import { insertPromocode } from '../../testing/promocodes.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { commerceFaults } from './commerce-faults.js';
import { OrderSweeps } from '../index.js';

const QUOTE = `query ($dto: QuoteInput!) { quote(dto: $dto) {
  lines { itemId oldPrice price personalPrice soldPrice cashback } promocode { applied reason } discountValue
  steps { kind amount } totalPrice bonuses } }`;
const PAGE = `{ product(dto: { slug: "boots" }) { items { id priceDetails { price loyaltyPrice personalPrice personalPriceUntil } } } }`;
const CARDS =
  'query ($ids: [ID!]!) { findProductItems(dto: { productItemIds: $ids }) { id personalPrice priceDetails { price } } }';
const CANCEL = 'mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }';

interface Quoted {
  lines: {
    itemId: string;
    oldPrice: number;
    price: number;
    personalPrice: number | null;
    soldPrice: number;
    cashback: number;
  }[];
  promocode: { applied: boolean; reason: string | null } | null;
  steps: { kind: string; amount: number }[];
  discountValue: number;
  totalPrice: number;
}

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let boots: Offer[];

beforeAll(async () => {
  const items = [
    { size: '41', price: 1_000_000, stock: 500 },
    { size: '42', price: 1_000_000, loyaltyPrice: 900_000, stock: 500 },
  ];
  api = await startTestApi([feedProduct('boots', { name: 'Ботинки', items })], { PAYMENT_PROVIDER: 'sandbox' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  admin = await operator(api, 'ADMIN');
  boots = (await offersOf(database)).boots!;
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(() => database.query('TRUNCATE "throttle_counter"'));
afterEach(async () => {
  expect(await commerceFaults(api.databaseUrl)).toEqual([]);
  await database.query(
    `UPDATE "price_details" SET "price" = 1000000, "loyaltyPrice" = CASE WHEN "itemId" = $1 THEN 900000 END`,
    [boots[1]!.id],
  );
});

/** Signs a shopper in with whom a price of the first offer is agreed. */
async function withPrice(price: number, terms: object = {}): Promise<{ shopper: Shopper; id: string; phone: string }> {
  const phone = somePhone();
  const shopper = await signIn(api, phone);
  const id = await ask(shopper);
  await agreeOn(admin, { id, price, ...terms });
  return { shopper, id, phone };
}
async function ask(by: Pick<Shopper, 'ask'>, changes: object = {}): Promise<string> {
  const dto = { productId: boots[0]!.productId, itemId: boots[0]!.id, link: 'https://other.example/boots', ...changes };
  return (await askForPrice(by, dto)).id;
}
async function quoted(by: Pick<Shopper, 'ask'>, dto: object = {}): Promise<Quoted> {
  const { data, errors } = await by.ask(QUOTE, { dto: { items: [boots[0]!.id], ...dto } });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.quote as Quoted;
}
const priceOf = async (by: Pick<Shopper, 'ask'>) => (await quoted(by)).lines[0]!.price;
const order = (price: number, changes: Record<string, unknown> = {}) => orderOf([{ id: boots[0]!.id, price }], changes);
const used = async (id: string) =>
  (await database.query<{ used: number }>(`SELECT "used" FROM "personal_price" WHERE "requestId" = $1`, [id])).rows[0]!
    .used;

it('an agreed price is shown only to its shopper: on the page, in the cart, the quote and the order', async () => {
  const { shopper } = await withPrice(800_000);
  const [item] = boots as [Offer];
  const pageOf = async (by: Pick<Shopper, 'ask'>) =>
    ((await by.ask(PAGE)).data!.product as { items: { id: string; priceDetails: object }[] }).items.map(
      ({ priceDetails }) => priceDetails,
    );
  expect(await pageOf(shopper)).toEqual([
    { price: 1_000_000, loyaltyPrice: null, personalPrice: 800_000, personalPriceUntil: expect.any(String) },
    { price: 1_000_000, loyaltyPrice: 900_000, personalPrice: null, personalPriceUntil: null },
  ]);
  const cart = await shopper.ask(
    'mutation ($id: ID!) { addToProductCart(dto: { id: $id }) { productItems { personalPrice priceDetails { price } } } }',
    { id: item.id },
  );
  expect(cart.data!.addToProductCart).toEqual({
    productItems: [{ personalPrice: 800_000, priceDetails: { price: 1_000_000 } }],
  });
  expect((await shopper.ask(CARDS, { ids: [item.id] })).data!.findProductItems).toMatchObject([
    { personalPrice: 800_000 },
  ]);
  expect(await quoted(shopper)).toMatchObject({
    lines: [{ price: 800_000, personalPrice: 800_000, oldPrice: 1_000_000, soldPrice: 800_000 }],
    steps: expect.arrayContaining([{ kind: 'PERSONAL_PRICE', amount: 200_000 }]),
  });
  const { uuid } = await place(shopper, order(800_000));
  const { rows } = await database.query(
    `SELECT "price"::int, "soldPrice"::int, "personalPriceId" IS NOT NULL AS "personal" FROM "order_product_item" WHERE "orderUuid" = $1`,
    [uuid],
  );
  expect(rows).toEqual([{ price: 800_000, soldPrice: 800_000, personal: true }]);

  for (const other of [guest(api), await signIn(api, somePhone())]) {
    expect(await pageOf(other)).toMatchObject([
      { personalPrice: null, personalPriceUntil: null },
      { personalPrice: null },
    ]);
    expect((await other.ask(CARDS, { ids: [item.id] })).data!.findProductItems).toMatchObject([
      { personalPrice: null },
    ]);
    expect(await priceOf(other)).toBe(1_000_000);
    expect(codeOf(await other.ask(CREATE, { dto: order(800_000) }))).toBe('ORDER_CHANGED');
  }
});

it('an agreed price never appears in lists, search or feeds', async () => {
  const { shopper } = await withPrice(700_000);
  const PRICES = 'items { item { priceDetails { price loyaltyPrice } } }';
  for (const call of [
    `filteredProducts(dto: { }) { ${PRICES} }`,
    `searchFilteredProducts(dto: { query: "ботинки" }) { ${PRICES} }`,
    `productList(dto: { productIds: ["${boots[0]!.productId}"] }) { item { priceDetails { price loyaltyPrice } } }`,
  ]) {
    const { data, errors } = await shopper.ask(`{ found: ${call} }`);
    expect(errors).toBeUndefined();
    expect(JSON.stringify(data)).toContain('1000000');
    expect(JSON.stringify(data)).not.toContain('700000');
  }
  const { rows } = await database.query(`SELECT FROM "search_document" WHERE "document"::text LIKE '%700000%'`);
  expect(rows).toEqual([]);
});

it('a guest’s agreed price applies once they sign in with the phone number', async () => {
  const phone = somePhone();
  const id = await ask(guest(api), { phone });
  await agreeOn(admin, { id, price: 800_000 });
  expect(await priceOf(guest(api))).toBe(1_000_000);
  const shopper = await signIn(api, phone);
  expect(await priceOf(shopper)).toBe(800_000);
  await place(shopper, order(800_000));
  expect(await priceOf(shopper)).toBe(1_000_000);
});

it('a guest’s agreed price does not apply to a shopper who only entered that phone number', async () => {
  const phone = somePhone();
  const id = await ask(guest(api), { phone });
  await agreeOn(admin, { id, price: 800_000 });
  const other = await signIn(api, somePhone());
  await ask(other, { phone });
  expect(await priceOf(other)).toBe(1_000_000);
  expect(codeOf(await other.ask(CREATE, { dto: order(800_000) }))).toBe('ORDER_CHANGED');
});

it('an agreed price is never higher than the price the shopper would pay without it', async () => {
  const { shopper } = await withPrice(800_000);
  const set = (price: number, loyaltyPrice: number | null = null) =>
    database.query(`UPDATE "price_details" SET "price" = $2, "loyaltyPrice" = $3 WHERE "itemId" = $1`, [
      boots[0]!.id,
      price,
      loyaltyPrice,
    ]);
  for (const [price, loyalty, paid] of [
    [800_000, null, 800_000],
    [700_000, null, 700_000],
    [1_000_000, 750_000, 750_000],
    [2_000_000, null, 800_000],
  ] as const) {
    await set(price, loyalty);
    expect(await priceOf(shopper)).toBe(paid);
  }
  await set(700_000);
  const { uuid } = await place(shopper, order(700_000));
  const { rows } = await database.query(`SELECT "personalPriceId" FROM "order_product_item" WHERE "orderUuid" = $1`, [
    uuid,
  ]);
  expect(rows).toEqual([{ personalPriceId: null }]);
});

it('an agreed price combines with promo codes, points and cashback like a sale price', async () => {
  const { shopper } = await withPrice(800_000);
  const [all, noSale] = [await insertPromocode(database), await insertPromocode(database, { coversSale: false })];
  expect(await quoted(shopper, { promocode: all })).toMatchObject({
    discountValue: 80_000,
    promocode: { applied: true },
  });
  expect(await quoted(shopper, { promocode: noSale })).toMatchObject({
    ...{ discountValue: 0, promocode: { applied: false, reason: 'NOT_FOR_SALE_GOODS' } },
  });
  const delivery = { cityId: MOSCOW };
  const priced = await quoted(shopper, { promocode: all, delivery });
  const { uuid } = await place(shopper, order(800_000, { promocode: all }));
  const { rows } = await database.query<{ total: number; cashback: number }>(
    `SELECT "totalPrice"::int AS "total", "cashback" FROM "shop_order" WHERE "uuid" = $1`,
    [uuid],
  );
  expect(rows).toEqual([{ total: priced.totalPrice, cashback: priced.lines[0]!.cashback }]);
});

describe('its units', () => {
  it('an agreed price is for one unit by default: an order uses it, and cancelling before payment frees it', async () => {
    const { shopper, id } = await withPrice(800_000);
    const { uuid } = await place(shopper, order(800_000));
    expect([await used(id), await priceOf(shopper)]).toEqual([1, 1_000_000]);
    expect(codeOf(await shopper.ask(CREATE, { dto: order(800_000) }))).toBe('ORDER_CHANGED');
    await shopper.ask(CANCEL, { uuid });
    expect([await used(id), await priceOf(shopper)]).toEqual([0, 800_000]);
  });

  it('an expired order frees the units of an agreed price', async () => {
    const { shopper, id } = await withPrice(800_000);
    const { uuid } = await place(shopper, order(800_000));
    await expire(uuid);
    expect([await used(id), await priceOf(shopper)]).toEqual([0, 800_000]);
  });

  it('an order cancelled after payment keeps the units of an agreed price used', async () => {
    const { shopper, id } = await withPrice(800_000);
    const placed = await place(shopper, order(800_000));
    await atTheSandbox(api, placed.paymentLink!, 'PAY');
    await sweep();
    await shopper.ask(CANCEL, { uuid: placed.uuid });
    expect([await used(id), await priceOf(shopper)]).toEqual([1, 1_000_000]);
  });

  it('an agreed price can be for several units, one per order', async () => {
    const { shopper, id } = await withPrice(800_000, { units: 2 });
    await place(shopper, order(800_000));
    expect(await priceOf(shopper)).toBe(800_000);
    await place(shopper, order(800_000));
    expect([await used(id), await priceOf(shopper)]).toEqual([2, 1_000_000]);
  });

  it('an operator cannot lower an agreed price’s units below those ordered or change its offer', async () => {
    const { shopper, id } = await withPrice(800_000, { units: 2 });
    const { uuid } = await place(shopper, order(800_000));
    await place(shopper, order(800_000));
    const change = async (terms: object) => codeOf(await agreeOn(admin, { id, price: 700_000, ...terms }, false));
    expect(await change({ units: 1 })).toBe('PERSONAL_PRICE_USED');
    expect(await change({ units: 5, itemId: boots[1]!.id })).toBe('PERSONAL_PRICE_USED');
    expect(await change({ units: 3 })).toBeUndefined();
    expect(await priceOf(shopper)).toBe(700_000);
    await shopper.ask(CANCEL, { uuid });
    expect(await used(id)).toBe(1);
  });
});

describe('money that comes late', () => {
  const late = async (between: (shopper: Shopper, id: string) => Promise<unknown>) => {
    const { shopper, id } = await withPrice(800_000);
    const placed = await place(shopper, order(800_000));
    await expire(placed.uuid);
    await between(shopper, id);
    await atTheSandbox(api, placed.paymentLink!, 'PAY');
    await sweep();
    const { rows } = await database.query<{ paid: boolean }>(
      `SELECT "paidAt" IS NOT NULL AS "paid" FROM "shop_order" WHERE "uuid" = $1`,
      [placed.uuid],
    );
    return { paid: rows[0]!.paid, used: await used(id) };
  };

  it('a late payment uses the agreed price again, even after its end or withdrawal', async () => {
    const over = (_: Shopper, id: string) =>
      database.query(
        `UPDATE "personal_price" SET "expiresAt" = now() - interval '1 day', "revokedAt" = now() WHERE "requestId" = $1`,
        [id],
      );
    expect(await late(over)).toEqual({ paid: true, used: 1 });
  });

  it('a late payment is refunded if another order has used the agreed price', async () => {
    expect(await late((shopper) => place(shopper, order(800_000)))).toEqual({ paid: false, used: 1 });
  });
});

it('an agreed price ends at its date or when the shop withdraws it', async () => {
  const { shopper, id } = await withPrice(800_000);
  await database.query(`UPDATE "personal_price" SET "expiresAt" = now() - interval '1 second' WHERE "requestId" = $1`, [
    id,
  ]);
  expect(await priceOf(shopper)).toBe(1_000_000);
  await agreeOn(admin, { id, price: 850_000, expiresAt: days(1) });
  expect(await priceOf(shopper)).toBe(850_000);
  await admin.admin('mutation ($dto: DeclineMeetPriceInput!) { declineMeetPrice(dto: $dto) { id } }', {
    dto: { id, answer: 'Передумали' },
  });
  expect(await priceOf(shopper)).toBe(1_000_000);
  expect(codeOf(await shopper.ask(CREATE, { dto: order(850_000) }))).toBe('ORDER_CHANGED');
});

describe('the database itself', () => {
  const past = async (change: Partial<Parameters<typeof orderPastTheApi>[1]> = {}, sql?: string) => {
    const { shopper, id } = await withPrice(800_000);
    if (sql) await database.query(`UPDATE "personal_price" SET ${sql} WHERE "requestId" = $1`, [id]);
    const given = { requestId: id, userId: shopper.id, itemId: boots[0]!.id, price: 800_000 };
    await orderPastTheApi(database, { ...given, ...change });
    return used(id);
  };

  it('the database counts a used unit for each order at an agreed price', async () => {
    expect(await past()).toBe(1);
  });

  it.each([
    ['of another shopper', async () => past({ userId: (await signIn(api, somePhone())).id })],
    ['of another offer', () => past({ itemId: boots[1]!.id })],
    ['of another amount', () => past({ price: 799_999 })],
    ['that is over', () => past({}, '"expiresAt" = now()')],
    ['that was taken back', () => past({}, '"revokedAt" = now()')],
  ])('the database refuses an order at an agreed price %s', async (_, attempt) => {
    await expect(attempt()).rejects.toThrow('the order has no such personal price');
  });
});

async function expire(uuid: string): Promise<void> {
  await database.query(`UPDATE "shop_order" SET "expiresAt" = now() - interval '1 second' WHERE "uuid" = $1`, [uuid]);
  await api.app.get(OrderSweeps).run();
}
async function sweep(): Promise<void> {
  for (let n = 0; n < 3; n += 1) await api.app.get(PaymentSweeps).run();
}
