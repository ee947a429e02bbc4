import pg from 'pg';
import { PaymentSweeps } from '../../payment/index.js';
import { operator, type Operator } from '../../testing/operators.js';
import { agreeOn, askForPrice } from '../../testing/meet-price.js';
import { atTheSandbox, codeOf, CREATE, guest, MOSCOW, orderOf, place } from '../../testing/orders.js';
import { insertPromocode } from '../../testing/promocodes.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { commerceFaults } from './commerce-faults.js';
import { OrderSweeps } from '../index.js';

const PRICE = 333_300;
const UNITS = `orderProductItems { price discountValue bonuses soldPrice cashback }`;
const OWN = `query ($uuid: ID!) { getOrderByUUID(dto: { uuid: $uuid }) {
  status goodsPrice discountValue paidByBonuses deliveryPrice totalPrice cashback ${UNITS} } }`;
const QUOTE = `query ($dto: QuoteInput!) { quote(dto: $dto) {
  lines { itemId quantity price discountValue bonuses soldPrice cashback } unavailableItems { itemId reason }
  goodsPrice discountValue bonuses deliveryPrice totalPrice cashback } }`;

interface Sums {
  discountValue: number;
  bonuses: number;
  soldPrice: number;
  cashback: number;
}
type Line = Sums & { itemId: string; quantity: number; price: number };
interface QuoteAnswer extends Omit<Sums, 'soldPrice'> {
  lines: Line[];
  goodsPrice: number;
  totalPrice: number;
  deliveryPrice: number | null;
}

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let socks: string;
let boots: string;

beforeAll(async () => {
  api = await startTestApi(
    [
      feedProduct('socks', { items: [{ size: '42', price: PRICE, stock: 40 }] }),
      feedProduct('boots', { items: [{ size: '42', price: 1_000_000, stock: 40 }] }),
    ],
    {
      DATABASE_POOL_SIZE: '12',
      PAYMENT_PROVIDER: 'sandbox',
      HELD_VALUE: '1000000',
      HELD_UNITS: '200',
      HELD_SHARE_PERCENT: '25',
    },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  const { rows } = await database.query<{ id: string; slug: string }>(
    `SELECT i."id", p."slug" FROM "product_item" i JOIN "product" p ON p."id" = i."productId"`,
  );
  [socks, boots] = ['socks', 'boots'].map((slug) => rows.find((row) => row.slug === slug)!.id) as [string, string];
  admin = await operator(api, 'ADMIN');
  await allow(3);
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(async () => {
  await database.query(`UPDATE "shop_order" SET "expiresAt" = now() WHERE "expiresAt" IS NOT NULL`);
  await api.app.get(OrderSweeps).run();
  await database.query('TRUNCATE "throttle_counter"');
  await restock(40);
});
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

const allow = (maxPerOrder: number, id = socks) =>
  admin.admin('mutation ($dto: SaveProductItemInput!) { saveProductItem(dto: $dto) { maxPerOrder } }', {
    dto: { id, maxPerOrder },
  });
const restock = (stock: number) =>
  database.query(`UPDATE "product_item" SET "stock" = $1 WHERE "id" = $2`, [stock, socks]);
const some = (quantity: number | null, price = PRICE) => [{ id: socks, price, quantity }];
const extensionsOf = ({ errors }: Answer) => errors?.[0]?.extensions as Record<string, unknown> | undefined;
const sum = (rows: Sums[], key: keyof Sums) => rows.reduce((total, row) => total + row[key], 0);
const held = async () =>
  (await database.query<{ reserved: number }>(`SELECT "reserved" FROM "product_item" WHERE "id" = $1`, [socks]))
    .rows[0]!.reserved;

async function quoteFor(by: Pick<Shopper, 'ask'>, dto: object): Promise<QuoteAnswer> {
  const { data, errors } = await by.ask(QUOTE, { dto });
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.quote as QuoteAnswer;
}

describe('an order of several units', () => {
  it('an order of several units has an item for each, with discounts and points exactly as quoted', async () => {
    const shopper = await signIn(api, somePhone());
    const promocode = await insertPromocode(database, { kind: 'FIXED', value: 10_000 });
    const items = [socks, boots, socks, socks];
    const asked = await quoteFor(shopper, { items, promocode, bonuses: 500, delivery: { cityId: MOSCOW } });
    expect(asked.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [socks, 3],
      [boots, 1],
    ]);
    expect(asked.bonuses).toBeGreaterThan(0);
    const { uuid } = await place(
      shopper,
      orderOf([...some(3), { id: boots, price: 1_000_000 }] as never, {
        promocode,
        bonuses: asked.bonuses,
        totalPrice: asked.totalPrice,
      }),
    );
    const { data } = await shopper.ask(OWN, { uuid });
    const order = data!.getOrderByUUID as QuoteAnswer & {
      paidByBonuses: number;
      orderProductItems: (Sums & { price: number })[];
    };
    const units = order.orderProductItems;
    expect(units.map(({ price }) => price)).toEqual([PRICE, PRICE, PRICE, 1_000_000]);
    for (const unit of units) expect(unit.soldPrice).toBe(unit.price - unit.discountValue - unit.bonuses * 100);
    for (const key of ['discountValue', 'bonuses', 'soldPrice', 'cashback'] as const) {
      expect(sum(units.slice(0, 3), key)).toBe(asked.lines[0]![key]);
      expect(units[3]![key]).toBe(asked.lines[1]![key]);
    }
    // Equal units differ by what cannot be divided, no more.
    for (const key of ['discountValue', 'bonuses'] as const) {
      const shares = units.slice(0, 3).map((unit) => unit[key]);
      expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
    }
    expect(order).toMatchObject({
      goodsPrice: asked.goodsPrice,
      discountValue: sum(units, 'discountValue'),
      paidByBonuses: sum(units, 'bonuses'),
      totalPrice: asked.totalPrice,
      cashback: sum(units, 'cashback'),
    });
    expect(await held()).toBe(3);
  });

  it('delivery of several units is calculated from their total weight and value', async () => {
    const delivery = { cityId: MOSCOW };
    const [one, three] = await Promise.all([
      quoteFor(api, { items: [socks], delivery }),
      quoteFor(api, { items: [socks, socks, socks], delivery }),
    ]);
    expect(three.deliveryPrice).toBeGreaterThan(one.deliveryPrice!);
    const { uuid } = await place(guest(api), orderOf(some(3) as never, { totalPrice: three.totalPrice }));
    const { rows } = await database.query(`SELECT "totalPrice"::int FROM "shop_order" WHERE "uuid" = $1`, [uuid]);
    expect(rows).toEqual([{ totalPrice: three.totalPrice }]);
  });

  it.each([
    ['is above what the offer allows', 4, 40, 3],
    ['is above what is left', 3, 2, 2],
  ])(
    'an order for a quantity that %s is refused with the available quantity, and no order is created',
    async (_, quantity, stock, most) => {
      await restock(stock);
      const answer = await guest(api).ask(CREATE, { dto: orderOf(some(quantity) as never) });
      expect(extensionsOf(answer)).toMatchObject({
        code: 'ORDER_CHANGED',
        changes: [{ id: socks, reason: 'QUANTITY', price: PRICE, quantity: most }],
      });
      expect(await held()).toBe(0);
    },
  );

  it.each([0, -1, 1.5, 11])('an order of %s units is refused', async (quantity) => {
    expect(codeOf(await guest(api).ask(CREATE, { dto: orderOf(some(quantity) as never) }))).toBe('BAD_USER_INPUT');
  });

  it('all units of an order count towards order and reservation limits', async () => {
    const phone = somePhone();
    const order = () =>
      guest(api).ask(CREATE, { dto: orderOf(some(3) as never, { contact: { name: 'Мария', phone } }) });
    // A quarter of forty is ten units.
    const answers = [await order(), await order(), await order(), await order()];
    expect(answers.map((answer) => extensionsOf(answer)?.reason)).toEqual([
      undefined,
      undefined,
      undefined,
      'OFFER_SHARE',
    ]);
    expect(await held()).toBe(9);
  });

  it('an order of several units repeats under its idempotency key as the same order', async () => {
    const dto = orderOf(some(2) as never);
    const by = guest(api);
    const [first, again] = [await place(by, dto), await place(by, dto)];
    expect(again.uuid).toBe(first.uuid);
    expect(codeOf(await by.ask(CREATE, { dto: { ...dto, items: some(3) } }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await held()).toBe(2);
  });

  it('a late payment of several units reserves all of them again, or none', async () => {
    const pay = async (paymentLink: string) => {
      await atTheSandbox(api, paymentLink, 'PAY');
      for (let n = 0; n < 3; n += 1) await api.app.get(PaymentSweeps).run();
    };
    const expired = async () => {
      const placed = await place(guest(api), orderOf(some(3) as never));
      await database.query(`UPDATE "shop_order" SET "expiresAt" = now() WHERE "uuid" = $1`, [placed.uuid]);
      await api.app.get(OrderSweeps).run();
      return placed;
    };
    const statusOf = async (uuid: string) =>
      (await database.query<{ status: string }>(`SELECT "status" FROM "shop_order" WHERE "uuid" = $1`, [uuid])).rows[0]!
        .status;
    const [kept, refunded] = [await expired(), await expired()];
    await restock(3);
    await pay(kept.paymentLink!);
    expect(await statusOf(kept.uuid)).toBe('PAID_READY_TO_SEND');
    await restock(2);
    await pay(refunded.paymentLink!);
    expect(await statusOf(refunded.uuid)).toBe('CANCEL_PURCHASE');
    expect(await held()).toBe(0);
  });
});

describe('an agreed price', () => {
  it('an agreed price applies to its number of units first; further ones cost the regular price', async () => {
    const shopper = await signIn(api, somePhone());
    const { rows } = await database.query<{ productId: string }>(
      `SELECT "productId" FROM "product_item" WHERE "id" = $1`,
      [socks],
    );
    const link = 'https://other.example/socks';
    const { id } = await askForPrice(shopper, { productId: rows[0]!.productId, itemId: socks, link });
    await agreeOn(admin, { id, price: 300_000, units: 2 });
    const items = [socks, socks, socks];
    expect((await quoteFor(shopper, { items })).lines).toMatchObject([{ quantity: 2, price: 300_000 }]);
    expect(extensionsOf(await shopper.ask(CREATE, { dto: orderOf(some(3, 300_000) as never) }))).toMatchObject({
      changes: [{ reason: 'QUANTITY', quantity: 2 }],
    });
    await place(shopper, orderOf(some(2, 300_000) as never));
    expect((await quoteFor(shopper, { items })).lines).toMatchObject([{ quantity: 3, price: PRICE }]);
  });
});

describe('units that many want at once', () => {
  it('fifty shoppers ordering three units each sell exactly the forty in stock', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => guest(api).ask(CREATE, { dto: orderOf(some(3) as never) })),
    );
    const placed = answers.filter(({ errors }) => !errors);
    expect(placed).toHaveLength(13);
    for (const answer of answers.filter(({ errors }) => errors))
      expect(extensionsOf(answer)).toMatchObject({
        code: 'ORDER_CHANGED',
        changes: [{ id: socks, reason: 'QUANTITY', quantity: 1 }],
      });
    expect(await held()).toBe(39);
    await place(guest(api), orderOf(some(1) as never));
    expect(extensionsOf(await guest(api).ask(CREATE, { dto: orderOf(some(1) as never) }))).toMatchObject({
      changes: [{ reason: 'RESERVED' }],
    });
  });

  it('the database reserves all units of an order or none', async () => {
    await restock(4);
    const insert = () =>
      database.query(
        `INSERT INTO "order_product_item" ("orderUuid", "status", "itemId", "position", "productId", "name", "slug",
           "supplierName", "deliveryIsoCode", "sizeSlug", "sizeName", "oldPrice", "price", "discountValue", "bonuses",
           "soldPrice", "cashback")
         SELECT o."uuid", 'AWAITING_PAY', i."id", 100 + n, i."productId", '-', '-', '-', 'RU', '-', '-', 0, 0, 0, 0, 0, 0
         FROM "product_item" i, (SELECT "uuid" FROM "shop_order" LIMIT 1) o, generate_series(1, 3) n WHERE i."id" = $1`,
        [socks],
      );
    const both = await Promise.allSettled([insert(), insert()]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await held()).toBe(3);
    await database.query(
      `WITH gone AS (UPDATE "order_product_item" SET "unit" = 'RELEASED' WHERE "position" > 100 RETURNING "id") SELECT 1 FROM gone`,
    );
    await database.query(`DELETE FROM "order_product_item" WHERE "position" > 100`);
  });
});

it('an order can contain only one unit of a private seller’s offer, whoever places it', async () => {
  await database.query(
    `UPDATE "supplier" SET "type" = 'PRIVATE_SELLER' WHERE "id" = (SELECT "supplierId" FROM "product_item" WHERE "id" = $1)`,
    [boots],
  );
  const answer = await allow(2, boots);
  expect(extensionsOf(answer)).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'dto.maxPerOrder' }] });
  expect((await allow(1, boots)).errors).toBeUndefined();
  expect(codeOf(await allow(11))).toBe('BAD_USER_INPUT');
});
