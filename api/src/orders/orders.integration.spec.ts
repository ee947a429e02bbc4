import pg from 'pg';
import { PaymentSweeps } from '../payment/index.js';
import { PrintedMessages } from '../messaging/index.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { commerceFaults } from './placing/commerce-faults.js';
import { atTheSandbox, codeOf, CREATE, guest, MOSCOW, orderOf, place, REQUEST } from '../testing/orders.js';
import { insertPromocode } from '../testing/promocodes.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';
import { MoveItems, OrderSweeps, type OrderStatus } from './index.js';

let api: TestApi;
let database: pg.Pool;

/** The offers used in the tests: id and price by size. */
let boots: { id: string; price: number }[];

beforeAll(async () => {
  const sizes = Array.from({ length: 40 }, (_, n) => ({ size: String(20 + n), price: 1_000_000, stock: 5 }));
  api = await startTestApi(
    ['boots', 'shoes', 'slippers'].map((slug) => feedProduct(slug, { items: sizes })),
    {
      PAYMENT_PROVIDER: 'sandbox',
      OPEN_ORDERS_PER_PHONE: '3',
      GUEST_ORDERS_PER_HOUR: '3',
      DELIVERY_FREE_FROM: '50000',
    },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  boots = await sql(`SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"
    ORDER BY i."id"`);
});
afterAll(async () => {
  await database.end();
  await api.close();
});
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

/** Returns an offer that no other test orders, with this stock. */
let taken = 0;
async function offer(stock = 5): Promise<{ id: string; price: number }> {
  const one = boots[taken++]!;
  await sql(`UPDATE "product_item" SET "stock" = $2 WHERE "id" = $1`, [one.id, stock]);
  return one;
}

/** Returns a new shopper who has points to spend. */
async function shopper(points = 5000): Promise<Shopper> {
  const someone = await signIn(api, somePhone());
  await sql(`INSERT INTO "points_entry" ("userId", "kind", "amount") VALUES ($1, 'MANUAL', $2)`, [
    someone.id,
    points - 5000,
  ]);
  return someone;
}

const rowOf = async (id: string) =>
  (await sql<Record<string, never>>(`SELECT * FROM "shop_order" WHERE "id" = $1`, [id]))[0]! as Record<string, unknown>;
const stockOf = async ({ id }: { id: string }) =>
  (
    await sql<{ stock: number; reserved: number }>(`SELECT "stock", "reserved" FROM "product_item" WHERE "id" = $1`, [
      id,
    ])
  )[0]!;
const pointsOf = async ({ id }: Shopper) =>
  (
    await sql<{ balance: number; held: number; pending: number; debt: number; moneySpent: string }>(
      `SELECT "balance", "held", "pending", "debt", "moneySpent" FROM "loyalty_account" WHERE "userId" = $1`,
      [id],
    )
  )[0]!;
const orders = async () =>
  (await sql<{ count: number }>(`SELECT count(*)::int AS "count" FROM "shop_order"`))[0]!.count;

const pay = async (link: string | null, action = 'PAY') => {
  await atTheSandbox(api, link!, action);
  await api.app.get(PaymentSweeps).run();
};
/**
 * Sets the expiry a whole second into the past, because stored times are rounded to milliseconds, sometimes upwards.
 */
const expire = async (id: string) => {
  await sql(`UPDATE "shop_order" SET "expiresAt" = now() - interval '1 second' WHERE "id" = $1`, [id]);
  await api.app.get(OrderSweeps).run();
};
const move = async (id: string, status: OrderStatus, itemIds: string[] | null = null, how: object = {}) => {
  const { uuid } = await rowOf(id);
  await api.app.get(MoveItems).move({ orderUuid: uuid as string, itemIds, status, operatorId: OPERATOR, ...how });
};
const deliver = async (id: string) => {
  for (const status of ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'DELIVERED'] as const)
    await move(id, status);
};
const OPERATOR = '00000000-0000-4000-8000-000000000001';

const promocode = (changes?: Record<string, unknown>) => insertPromocode(database, changes);

describe('an order', () => {
  it('an order reserves its unit and points until payment, then sells and spends them', async () => {
    const boot = await offer(3);
    const someone = await shopper();
    const order = await place(someone, orderOf([boot], { bonuses: 1000 }));
    expect(await stockOf(boot)).toEqual({ stock: 3, reserved: 1 });
    expect(await pointsOf(someone)).toMatchObject({ balance: 5000, held: 1000 });
    expect(await rowOf(order.id)).toMatchObject({ status: 'AWAITING_PAY', paidByBonuses: 1000, paidAt: null });

    await pay(order.paymentLink);
    expect(await stockOf(boot)).toEqual({ stock: 2, reserved: 0 });
    expect(await pointsOf(someone)).toMatchObject({ balance: 4000, held: 0 });
    expect(await rowOf(order.id)).toMatchObject({ status: 'PAID_READY_TO_SEND', expiresAt: null });
    const [product] = await sql<{ slug: string; unitSold: number; lastSoldAt: Date }>(
      `SELECT p."slug", p."unitSold", p."lastSoldAt" FROM "product" p JOIN "product_item" i ON i."productId" = p."id" WHERE i."id" = $1`,
      [boot.id],
    );
    expect(product!.unitSold).toBeGreaterThan(0);
    expect(product!.lastSoldAt).not.toBeNull();
    const sales = await guest(api).ask('{ recentlyBoughtProducts { slug } }');
    expect(sales.data!.recentlyBoughtProducts).toEqual([{ slug: product!.slug }]);
  });

  it('placing an order removes its items and promo code from the cart', async () => {
    const [boot, other] = [await offer(), await offer()];
    const someone = await shopper();
    const code = await promocode();
    for (const { id } of [boot, other])
      await someone.ask('mutation ($id: ID!) { addToProductCart(dto: { id: $id }) { userId } }', { id });
    await someone.ask('mutation ($code: String!) { validatePromocode(dto: { code: $code }) { cart { promocode } } }', {
      code,
    });
    await place(someone, orderOf([boot], { promocode: code }));
    const cart = await someone.ask('{ productCart { promocode discountValue productItems { id } } }');
    expect(cart.data!.productCart).toEqual({ promocode: null, discountValue: 0, productItems: [{ id: other.id }] });
  });

  it('an order earns cashback on delivery, spendable after the return period', async () => {
    const boot = await offer();
    const someone = await shopper(5000);
    const order = await place(someone, orderOf([boot]));
    await pay(order.paymentLink);
    await deliver(order.id);
    // On the first loyalty level, 10,000 ₽ earn 3 %, i.e. 300 points.
    expect(await pointsOf(someone)).toMatchObject({ balance: 5300, pending: 300, moneySpent: '1000000' });
    await api.app.get(OrderSweeps).run();
    expect((await pointsOf(someone)).pending).toBe(300);
    await sql(`ALTER TABLE "points_entry" DISABLE TRIGGER "points_entry_append_only"`);
    await sql(
      `UPDATE "points_entry" SET "availableAt" = now() - interval '1 second' WHERE "userId" = $1 AND "kind" = 'ACCRUAL'`,
      [someone.id],
    );
    await sql(`ALTER TABLE "points_entry" ENABLE TRIGGER "points_entry_append_only"`);
    await Promise.all([1, 2, 3].map(() => api.app.get(OrderSweeps).run()));
    expect(await pointsOf(someone)).toMatchObject({ balance: 5300, pending: 0 });
  });

  it('a guest can order, without points and promo codes', async () => {
    const boot = await offer();
    const { id } = await place(guest(api), orderOf([boot]));
    expect(await rowOf(id)).toMatchObject({ userId: null, cashback: 0 });
    expect(codeOf(await guest(api).ask(CREATE, { dto: orderOf([boot], { bonuses: 10 }) }))).toBe('UNAUTHORIZED');
    expect(codeOf(await guest(api).ask(CREATE, { dto: orderOf([boot], { promocode: 'ANY' }) }))).toBe('UNAUTHORIZED');
  });

  it('an order request awaits a call, then payment once confirmed, of which the shopper is told', async () => {
    const boot = await offer();
    const answer = await guest(api).ask(REQUEST, { dto: orderOf([boot]) });
    const { id } = answer.data!.createOrderRequest as { id: string };
    const ask = (link: string) => guest(api).ask(link, { id });
    const LINK = 'mutation ($id: ID!) { createPaymentLink(dto: { id: $id }) { paymentLink } }';
    expect(codeOf(await ask(LINK))).toBe('ORDER_NOT_PAYABLE');
    await move(id, 'ACCEPT_MEET_WAIT_PAID');
    const { paymentLink } = (await ask(LINK)).data!.createPaymentLink as { paymentLink: string };
    const shown = await ask('query ($id: ID!) { publicOrder(dto: { id: $id }) { status payable paymentLink } }');
    expect(shown.data!.publicOrder).toEqual({ status: 'ACCEPT_MEET_WAIT_PAID', payable: true, paymentLink });
    const [told] = await sql(
      `SELECT FROM "outbox_event" e JOIN "shop_order" o ON o."uuid"::text = e."lane"
       WHERE o."id" = $1 AND e."payload"->>'news' = 'PAYMENT_DUE'`,
      [id],
    );
    expect(told).toBeDefined();
    await pay(paymentLink);
    expect(await rowOf(id)).toMatchObject({ status: 'PAID_READY_TO_SEND' });
  });

  it('the public view of an order hides personal data', async () => {
    const { id } = await place(guest(api), orderOf([await offer()]));
    const answer = await guest(api).ask(
      'query ($id: ID!) { publicOrder(dto: { id: $id }) { name phone city orderProductItems { status statusHistory { status previousStatus } productItem { name } } } }',
      { id },
    );
    expect(answer.data!.publicOrder).toMatchObject({ name: 'Мария И.', phone: '•••• 01-01', city: 'Москва' });
    expect(codeOf(await guest(api).ask('query { publicOrder(dto: { id: "nobody-has-this-one" }) { id } }'))).toBe(
      'ORDER_NOT_FOUND',
    );
  });

  it('lastOrderTerms returns the recipient, place and payment of the last order, only to its own shopper', async () => {
    const maria = await shopper();
    const query = `{ lastOrderTerms { paymentType name phone pickupPoint { code city address } address { cityId city street house } } }`;
    expect((await maria.ask(query)).data).toEqual({ lastOrderTerms: null });
    await place(maria, orderOf([await offer()], { paymentType: 'SBP' }));
    const byCourier = { cityId: MOSCOW, city: 'Москва', street: 'Лесная', house: '7' };
    expect((await maria.ask(query)).data!.lastOrderTerms).toMatchObject({
      ...{ paymentType: 'SBP', pickupPoint: null, address: byCourier },
    });
    await sql(
      `INSERT INTO "pickup_point" ("provider", "code", "name", "countryCode", "cityId", "city", "longitude", "latitude",
        "address", "addressFull", "phones", "images", "workTime", "dressingRoom")
      VALUES ('demo', 'LAST-1', 'Точка', 'RU', $1, 'Москва', 37.6, 55.7, 'ул. Ясная, 37', 'Москва, ул. Ясная, 37', '[]', '[]', '', false)`,
      [MOSCOW],
    );
    await place(maria, orderOf([await offer()], { delivery: { pickupPointCode: 'LAST-1' } }));
    expect((await maria.ask(query)).data!.lastOrderTerms).toMatchObject({
      ...{ pickupPoint: { code: 'LAST-1', city: 'Москва', address: 'ул. Ясная, 37' }, address: null },
    });
    // A point that has closed takes no parcel, so the order before it counts.
    await sql(`UPDATE "pickup_point" SET "active" = false WHERE "code" = 'LAST-1'`);
    expect((await maria.ask(query)).data!.lastOrderTerms).toMatchObject({ pickupPoint: null, address: byCourier });
    expect((await (await shopper()).ask(query)).data).toEqual({ lastOrderTerms: null });
    expect(codeOf(await guest(api).ask(query))).toBe('UNAUTHORIZED');
  });

  it('an order stores the same arrival days that its delivery price was quoted with', async () => {
    const boot = await offer();
    const cost = `query ($dto: AddressDeliveryInput!) {
      calculateAddressDelivery(dto: $dto) { arrivals { fast { earliest latest } slow { earliest latest } } } }`;
    const { data } = await guest(api).ask(cost, { dto: { cityId: MOSCOW, items: [boot.id] } });
    const { arrivals } = data!.calculateAddressDelivery as {
      arrivals: Record<string, { earliest: string; latest: string }>;
    };
    const { id } = await place(guest(api), orderOf([boot]));
    const kept = await guest(api).ask(
      'query ($id: ID!) { publicOrder(dto: { id: $id }) { orderProductItems { estimatedDeliveryFrom estimatedDeliveryDate productItem { deliverySpeed } } } }',
      { id },
    );
    const [unit] = (
      kept.data!.publicOrder as {
        orderProductItems: {
          estimatedDeliveryFrom: string;
          estimatedDeliveryDate: string;
          productItem: { deliverySpeed: 'FAST' | 'SLOW' };
        }[];
      }
    ).orderProductItems;
    const { earliest, latest } = arrivals[unit!.productItem.deliverySpeed.toLowerCase()]!;
    expect([unit!.estimatedDeliveryFrom, unit!.estimatedDeliveryDate]).toEqual([earliest, latest]);
  });

  it('an order whose promo code covers the price of all goods still requires payment for delivery', async () => {
    const boot = await offer();
    const code = await promocode({ kind: 'FIXED', value: 100_000_000 });
    const { id } = await place(await shopper(), orderOf([boot], { promocode: code }));
    expect(await rowOf(id)).toMatchObject({
      status: 'AWAITING_PAY',
      discountValue: '1000000',
      totalPrice: '39000',
      deliveryPrice: '39000',
    });
  });

  it('an order with a total of zero is paid immediately', async () => {
    const boot = await offer();
    await sql(`UPDATE "price_details" SET "price" = 6000000 WHERE "itemId" = $1`, [boot.id]);
    const code = await promocode({ kind: 'FIXED', value: 100_000_000 });
    const order = await place(await shopper(), orderOf([{ ...boot, price: 6_000_000 }], { promocode: code }));
    expect(order.paymentLink).toBeNull();
    expect(await rowOf(order.id)).toMatchObject({ status: 'PAID_READY_TO_SEND', totalPrice: '0' });
    await deliver(order.id);
  });
});

describe('a whole order', () => {
  it('moving a whole order skips delivered items, and fails if an item in transit cannot get the status', async () => {
    const [boot, other] = [await offer(), await offer()];
    const order = await place(await shopper(), orderOf([boot, other]));
    await pay(order.paymentLink);
    const statuses = async () => {
      const rows = await sql<{ id: string; status: OrderStatus; itemId: string }>(
        `SELECT i."id", i."status", i."itemId" FROM "order_product_item" i
          JOIN "shop_order" o ON o."uuid" = i."orderUuid" WHERE o."id" = $1`,
        [order.id],
      );
      return [boot, other].map(({ id }) => rows.find(({ itemId }) => itemId === id)!);
    };
    const now = async () => (await statuses()).map(({ status }) => status);
    const [first] = await statuses();
    await move(order.id, 'AWAITING_SENT_FROM_MEET');
    await move(order.id, 'HANDED_OVER_FOR_DELIVERY', [first!.id]);
    const refused = { extensions: { code: 'TRANSITION_REFUSED', status: 'AWAITING_SENT_FROM_MEET' } };
    await expect(move(order.id, 'DELIVERED')).rejects.toMatchObject(refused);
    expect(await now()).toEqual(['HANDED_OVER_FOR_DELIVERY', 'AWAITING_SENT_FROM_MEET']);

    await move(order.id, 'DELIVERED', [first!.id]);
    await move(order.id, 'HANDED_OVER_FOR_DELIVERY');
    expect(await now()).toEqual(['DELIVERED', 'HANDED_OVER_FOR_DELIVERY']);
    await move(order.id, 'DELIVERED');
    expect(await now()).toEqual(['DELIVERED', 'DELIVERED']);
    await expect(move(order.id, 'DELIVERED')).rejects.toMatchObject({ extensions: { code: 'TRANSITION_REFUSED' } });
    await move(order.id, 'ISSUED_REFUND');
    expect(await now()).toEqual(['ISSUED_REFUND', 'ISSUED_REFUND']);
  });
});

describe('the same key', () => {
  it('fifty simultaneous calls with one idempotency key create one order and return it fifty times', async () => {
    const boot = await offer();
    const before = await orders();
    const dto = orderOf([boot]);
    const answers = await Promise.all(Array.from({ length: 50 }, () => guest(api).ask(CREATE, { dto })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.errors).toBeUndefined();
    expect(await orders()).toBe(before + 1);
    expect((await stockOf(boot)).reserved).toBe(1);
  });

  it('twenty simultaneous calls with one idempotency key for the last unit create one order', async () => {
    const boot = await offer(1);
    const dto = orderOf([boot]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => guest(api).ask(CREATE, { dto })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.errors).toBeUndefined();
    expect((await stockOf(boot)).reserved).toBe(1);
  });

  it('fifty simultaneous calls with one idempotency key and promo code count as one attempt of the code', async () => {
    const buyer = await shopper();
    const code = await promocode();
    const dto = orderOf([await offer()], { promocode: code });
    const answers = await Promise.all(Array.from({ length: 50 }, () => buyer.ask(CREATE, { dto })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]!.errors).toBeUndefined();
  });

  it('an idempotency key returns the same order regardless of the property order in the body', async () => {
    const dto = orderOf([await offer()]);
    const { id } = await place(guest(api), dto);
    const turned = Object.fromEntries(Object.entries(dto).reverse());
    expect((await place(guest(api), turned)).id).toBe(id);
  });

  it('repeated calls with one idempotency key count once towards a phone number’s limit', async () => {
    const boot = await offer(0);
    const dto = orderOf([boot]);
    for (let n = 0; n < 35; n += 1) expect(codeOf(await guest(api).ask(CREATE, { dto }))).toBe('ORDER_CHANGED');
    await sql(`UPDATE "product_item" SET "stock" = 1 WHERE "id" = $1`, [boot.id]);
    await place(guest(api), dto);
  });

  it('an idempotency key with another order or of another shopper returns IDEMPOTENCY_CONFLICT', async () => {
    const [boot, other] = [await offer(), await offer()];
    const someone = await shopper();
    const dto = orderOf([boot]);
    await place(someone, dto);
    expect(codeOf(await someone.ask(CREATE, { dto: { ...dto, items: [other] } }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(codeOf(await (await shopper()).ask(CREATE, { dto }))).toBe('IDEMPOTENCY_CONFLICT');
    expect(codeOf(await someone.ask(REQUEST, { dto }))).toBe('IDEMPOTENCY_CONFLICT');
  });
});

describe('races', () => {
  it('simultaneous orders of the last unit succeed once; the others get an error', async () => {
    const boot = await offer(1);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => guest(api).ask(CREATE, { dto: orderOf([boot]) })),
    );
    const lost = answers.filter(({ errors }) => errors);
    expect(lost).toHaveLength(19);
    for (const { errors } of lost)
      expect(errors![0]!.extensions).toMatchObject({
        code: 'ORDER_CHANGED',
        changes: [{ id: boot.id, reason: 'RESERVED', price: null }],
      });
  });

  it('simultaneous orders of several items in any order neither deadlock nor oversell', async () => {
    const offers = await Promise.all([offer(3), offer(3), offer(3)]);
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, n) => {
        const turned = [...offers.slice(n % 3), ...offers.slice(0, n % 3)];
        return guest(api).ask(CREATE, { dto: orderOf(n % 2 ? turned : turned.reverse()) });
      }),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
    expect(answers.filter((answer) => codeOf(answer) === 'ORDER_CHANGED')).toHaveLength(21);
  });

  it('simultaneous orders of one shopper spend the same points once', async () => {
    const someone = await shopper(2000);
    const offers = await Promise.all(Array.from({ length: 8 }, () => offer()));
    const answers = await Promise.all(
      offers.map((boot) => someone.ask(CREATE, { dto: orderOf([boot], { bonuses: 2000 }) })),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'BONUSES_UNAVAILABLE')).toHaveLength(7);
    expect(await pointsOf(someone)).toMatchObject({ balance: 2000, held: 2000 });
  });

  it('simultaneous orders do not exceed a promo code’s uses in total or per shopper', async () => {
    const [limited, once] = [await promocode({ usageLimit: 2 }), await promocode({ usageLimitPerUser: 1 })];
    const boot = await offer(50);
    const shoppers = await Promise.all(Array.from({ length: 6 }, () => shopper()));
    const all = await Promise.all(
      shoppers.map((one) => one.ask(CREATE, { dto: orderOf([boot], { promocode: limited }) })),
    );
    expect(all.filter(({ errors }) => !errors)).toHaveLength(2);
    expect(all.filter((answer) => codeOf(answer) === 'PROMOCODE_NOT_APPLICABLE')).toHaveLength(4);
    const own = await Promise.all(
      Array.from({ length: 5 }, () => shoppers[0]!.ask(CREATE, { dto: orderOf([boot], { promocode: once }) })),
    );
    expect(own.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('a payment and the expiry of its order at the same moment leave a consistent order', async () => {
    for (let round = 0; round < 6; round += 1) {
      const boot = await offer(1);
      const order = await place(guest(api), orderOf([boot]));
      await sql(`UPDATE "shop_order" SET "expiresAt" = now() - interval '1 second' WHERE "id" = $1`, [order.id]);
      await Promise.all([atTheSandbox(api, order.paymentLink!, 'PAY_TWICE'), api.app.get(OrderSweeps).run()]);
      await api.app.get(PaymentSweeps).run();
      expect(await stockOf(boot)).toEqual({ stock: 0, reserved: 0 });
      expect(await commerceFaults(api.databaseUrl)).toEqual([]);
    }
  });
});

describe('an order nobody pays for', () => {
  it('an expired unpaid order releases stock, points and promo code', async () => {
    const boot = await offer(1);
    const code = await promocode({ usageLimit: 1 });
    const someone = await shopper();
    const { id } = await place(someone, orderOf([boot], { bonuses: 500, promocode: code }));
    await expire(id);
    expect(await rowOf(id)).toMatchObject({ status: 'CANCEL_PURCHASE', expiresAt: null, promocodeUsed: false });
    expect(await stockOf(boot)).toEqual({ stock: 1, reserved: 0 });
    expect(await pointsOf(someone)).toMatchObject({ balance: 5000, held: 0 });
    await place(someone, orderOf([boot], { bonuses: 500, promocode: code }));
  });

  it('a late payment revives an expired order if its items are in stock', async () => {
    const boot = await offer(1);
    const someone = await shopper();
    const order = await place(someone, orderOf([boot], { bonuses: 500 }));
    await expire(order.id);
    await pay(order.paymentLink);
    expect(await rowOf(order.id)).toMatchObject({ status: 'PAID_READY_TO_SEND' });
    expect(await stockOf(boot)).toEqual({ stock: 0, reserved: 0 });
    expect(await pointsOf(someone)).toMatchObject({ balance: 4500, held: 0 });
  });

  it('a late payment of an expired order is refunded if its items are sold', async () => {
    const boot = await offer(1);
    const order = await place(guest(api), orderOf([boot]));
    await expire(order.id);
    await place(guest(api), orderOf([boot]));
    await pay(order.paymentLink);
    expect(await rowOf(order.id)).toMatchObject({ status: 'CANCEL_PURCHASE', paidAt: null });
    const refunds = await sql(
      `SELECT r."state", r."amount" = p."amount" AS "whole" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE p."orderUuid" = $1`,
      [(await rowOf(order.id)).uuid],
    );
    expect(refunds).toEqual([{ state: 'SUCCEEDED', whole: true }]);
  });

  it('a late payment does not revive an order cancelled by the shopper', async () => {
    const someone = await shopper();
    const order = await place(someone, orderOf([await offer()]));
    const { uuid } = await rowOf(order.id);
    const answer = await someone.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', {
      uuid,
    });
    expect(answer.data!.cancelOrder).toEqual({ status: 'CANCEL_PURCHASE' });
    await pay(order.paymentLink).catch(() => undefined);
    expect(await rowOf(order.id)).toMatchObject({ status: 'CANCEL_PURCHASE', paidAt: null });
  });
});

describe('what comes back', () => {
  it('cancelling an order before the purchase refunds money with delivery, points, promo code and stock', async () => {
    const boot = await offer(1);
    const code = await promocode({ usageLimit: 1 });
    const someone = await shopper();
    const order = await place(someone, orderOf([boot], { bonuses: 500, promocode: code }));
    await pay(order.paymentLink);
    const { uuid, totalPrice } = await rowOf(order.id);
    await someone.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', { uuid });
    await api.app.get(PaymentSweeps).run();
    expect(await rowOf(order.id)).toMatchObject({
      status: 'CANCEL_PURCHASE',
      refunded: totalPrice,
      promocodeUsed: false,
    });
    expect(await stockOf(boot)).toEqual({ stock: 1, reserved: 0 });
    expect(await pointsOf(someone)).toMatchObject({ balance: 5000, held: 0 });
    expect(
      await sql(
        `SELECT r."state" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE p."orderUuid" = $1`,
        [uuid],
      ),
    ).toEqual([{ state: 'SUCCEEDED' }]);
    expect(
      codeOf(await someone.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', { uuid })),
    ).toBe('ORDER_NOT_CANCELLABLE');
  });

  it('a cancelled order stores the shopper’s reason, even if paid, and a refused cancellation stores none', async () => {
    const CANCEL = `mutation ($uuid: ID!, $reason: OrderCancelReason) {
      cancelOrder(dto: { uuid: $uuid }, reason: $reason) { status cancelReason }
    }`;
    const someone = await shopper();
    for (const [paid, reason] of [
      [true, 'FOUND_CHEAPER'],
      [false, 'TOO_LONG'],
      [true, null],
    ] as const) {
      const order = await place(someone, orderOf([await offer()]));
      if (paid) await pay(order.paymentLink);
      const { uuid } = await rowOf(order.id);
      const answer = await someone.ask(CANCEL, { uuid, reason });
      expect(answer.data!.cancelOrder).toEqual({ status: 'CANCEL_PURCHASE', cancelReason: reason });
      expect(codeOf(await someone.ask(CANCEL, { uuid, reason: 'OTHER' }))).toBe('ORDER_NOT_CANCELLABLE');
      expect(await sql(`SELECT "cancelReason" FROM "shop_order" WHERE "uuid" = $1`, [uuid])).toEqual([
        { cancelReason: reason },
      ]);
    }
    const { uuid } = await rowOf((await place(someone, orderOf([await offer()]))).id);
    expect(codeOf(await someone.ask(CANCEL, { uuid, reason: 'WHIM' }))).toBe('BAD_USER_INPUT');
  });

  it('returning one unit refunds its money and points and revokes its earned points, without delivery', async () => {
    const [boot, other] = [await offer(), await offer()];
    const someone = await shopper(5000);
    const order = await place(someone, orderOf([boot, other], { bonuses: 1000 }));
    await pay(order.paymentLink);
    await deliver(order.id);
    // 20,000 ₽ less 1,000 points earn 3 %: 285 points per unit.
    expect(await pointsOf(someone)).toMatchObject({ balance: 4570, pending: 570 });
    const [item] = await sql<{ id: string }>(
      `SELECT i."id" FROM "order_product_item" i JOIN "shop_order" o ON o."uuid" = i."orderUuid" WHERE o."id" = $1 AND i."itemId" = $2`,
      [order.id, boot.id],
    );
    await move(order.id, 'ISSUED_REFUND', [item!.id], { reason: 'Не подошёл размер' });
    await api.app.get(PaymentSweeps).run();
    expect(await rowOf(order.id)).toMatchObject({ status: 'DELIVERED', refunded: '950000' });
    expect(await pointsOf(someone)).toMatchObject({ balance: 4785, pending: 285, debt: 0, moneySpent: '950000' });
    expect(await stockOf(boot)).toEqual({ stock: 5, reserved: 0 });
    await expect(move(order.id, 'ISSUED_REFUND', [item!.id])).rejects.toMatchObject({
      extensions: { code: 'TRANSITION_REFUSED' },
    });
  });

  it('returning a unit whose earned points were spent leaves a debt repaid by later accruals', async () => {
    const someone = await shopper(0);
    const order = await place(someone, orderOf([await offer()]));
    await pay(order.paymentLink);
    await deliver(order.id);
    // Released and spent.
    await sql(
      `INSERT INTO "points_entry" ("userId", "kind", "amount", "pending", "orderItemId") SELECT "userId", 'ACCRUAL_RELEASED', 0, -"pending", "orderItemId" FROM "points_entry" WHERE "userId" = $1 AND "kind" = 'ACCRUAL'`,
      [someone.id],
    );
    await sql(`INSERT INTO "points_entry" ("userId", "kind", "amount") VALUES ($1, 'MANUAL', -200)`, [someone.id]);
    await move(order.id, 'ISSUED_REFUND');
    expect(await pointsOf(someone)).toMatchObject({ balance: 0, debt: 200, moneySpent: '0' });
    const next = await place(someone, orderOf([await offer()]));
    await pay(next.paymentLink);
    await deliver(next.id);
    expect(await pointsOf(someone)).toMatchObject({ balance: 100, pending: 100, debt: 0 });
  });

  it('the points history shows what an order earned, what repaid debt and what is still owed', async () => {
    const someone = await shopper(0);
    const seen = async () => {
      const { data } = await someone.ask(
        `{ pointsHistory { items { kind amount pending held earned debt } }
           userOrderStatistics { bonuses bonusesOwed bonusesEarned bonusesRepaid } }`,
      );
      const { pointsHistory, userOrderStatistics } = data as {
        pointsHistory: { items: { kind: string }[] };
        userOrderStatistics: object;
      };
      return { last: pointsHistory.items[0], statistics: userOrderStatistics };
    };
    const order = await place(someone, orderOf([await offer()]));
    await pay(order.paymentLink);
    await deliver(order.id);
    await sql(
      `INSERT INTO "points_entry" ("userId", "kind", "pending", "orderItemId") SELECT "userId", 'ACCRUAL_RELEASED', -"pending", "orderItemId" FROM "points_entry" WHERE "userId" = $1 AND "kind" = 'ACCRUAL'`,
      [someone.id],
    );
    await sql(`INSERT INTO "points_entry" ("userId", "kind", "amount") VALUES ($1, 'MANUAL', -300)`, [someone.id]);
    await move(order.id, 'ISSUED_REFUND');
    expect(await seen()).toEqual({
      last: { kind: 'ACCRUAL_REVERSED', amount: 0, pending: 0, held: 0, earned: -300, debt: 300 },
      statistics: { bonuses: 0, bonusesOwed: 300, bonusesEarned: 0, bonusesRepaid: 0 },
    });
    const next = await place(someone, orderOf([await offer()]));
    await pay(next.paymentLink);
    await deliver(next.id);
    expect(await seen()).toEqual({
      last: { kind: 'ACCRUAL', amount: 0, pending: 0, held: 0, earned: 300, debt: -300 },
      statistics: { bonuses: 0, bonusesOwed: 0, bonusesEarned: 300, bonusesRepaid: 300 },
    });
  });
});

describe('points', () => {
  it('unused points expire after a year, except reserved and pending ones', async () => {
    const [idle, busy] = [await shopper(700), await shopper(700)];
    await sql(`ALTER TABLE "points_entry" DISABLE TRIGGER "points_entry_append_only"`);
    await sql(`UPDATE "points_entry" SET "createdAt" = now() - interval '366 days' WHERE "userId" = ANY($1)`, [
      [idle.id, busy.id],
    ]);
    await sql(`ALTER TABLE "points_entry" ENABLE TRIGGER "points_entry_append_only"`);
    await place(busy, orderOf([await offer()], { bonuses: 500 }));
    await Promise.all([1, 2, 3].map(() => api.app.get(OrderSweeps).run()));
    expect(await pointsOf(idle)).toMatchObject({ balance: 0 });
    expect(await pointsOf(busy)).toMatchObject({ balance: 700, held: 500 });
  });
});

describe('nothing is written', () => {
  const refused = async (by: Pick<Shopper, 'ask'>, dto: object): Promise<Answer> => {
    const before = await orders();
    const answer = await by.ask(CREATE, { dto });
    expect(await orders()).toBe(before);
    return answer;
  };

  it('no order is created if a price differs from what the shopper saw', async () => {
    const boot = await offer();
    const answer = await refused(guest(api), orderOf([{ ...boot, price: 1 }]));
    expect(answer.errors![0]!.extensions).toMatchObject({
      code: 'ORDER_CHANGED',
      changes: [{ id: boot.id, reason: 'PRICE', price: 1_000_000 }],
    });
  });

  it('no order is created if the total differs from what the shopper saw', async () => {
    const answer = await refused(guest(api), orderOf([await offer()], { totalPrice: 1 }));
    expect(answer.errors![0]!.extensions).toMatchObject({
      code: 'TOTAL_CHANGED',
      totalPrice: expect.any(Number) as number,
    });
  });

  it('no order is created if its points exceed the level’s cap', async () => {
    const answer = await refused(await shopper(), orderOf([await offer()], { bonuses: 2010 }));
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'BONUSES_UNAVAILABLE', available: 2000 });
  });

  it('no order is created beyond the maximum of open orders of one phone number', async () => {
    const contact = { name: 'Пётр', phone: somePhone() };
    for (let n = 0; n < 3; n += 1) await place(guest(api), orderOf([await offer()], { contact }));
    expect(codeOf(await refused(guest(api), orderOf([await offer()], { contact })))).toBe('TOO_MANY_REQUESTS');
  });

  it('no order is created beyond the maximum of guest orders from one network', async () => {
    const from = '10.200.0.7';
    for (let n = 0; n < 3; n += 1) await place(guest(api, from), orderOf([await offer()]));
    const dto = orderOf([await offer()]);
    // Repeating the refused request does not get around the limit.
    for (let n = 0; n < 3; n += 1) expect(codeOf(await refused(guest(api, from), dto))).toBe('TOO_MANY_REQUESTS');
    await place(await shopper(), orderOf([await offer()]));
  });

  it('no order is created for a token of an ended session', async () => {
    const someone = await shopper();
    await someone.ask('mutation { signOut }');
    expect(codeOf(await refused(someone, orderOf([await offer()])))).toBe('UNAUTHORIZED');
  });

  it.each([
    ['no delivery', { delivery: {} }, 'BAD_USER_INPUT'],
    [
      'two deliveries',
      { delivery: { pickupPointCode: 'X1', address: { cityId: MOSCOW, street: 'Лесная', house: '7' } } },
      'BAD_USER_INPUT',
    ],
    ['a point nobody knows', { delivery: { pickupPointCode: 'X1' } }, 'PICKUP_POINT_NOT_FOUND'],
    ['a city nobody knows', { delivery: { address: { cityId: 'x', street: 'Лесная', house: '7' } } }, 'CITY_NOT_FOUND'],
    ['a telephone that is none', { contact: { name: 'Пётр', phone: '12345' } }, 'BAD_USER_INPUT'],
    ['no goods', { items: [] }, 'BAD_USER_INPUT'],
  ])('no order is created with %s', async (_, changes, code) => {
    expect(codeOf(await refused(guest(api), orderOf([await offer()], changes)))).toBe(code);
  });
});

describe('news', () => {
  it('each order notification reaches the shopper once', async () => {
    const boot = await offer();
    const dto = orderOf([boot], { contact: { name: 'Анна', phone: somePhone(), email: 'anna@example.com' } });
    const order = await place(guest(api), dto);
    await pay(order.paymentLink);
    await deliver(order.id);
    await move(order.id, 'ISSUED_REFUND');
    await api.app.get(PaymentSweeps).run();
    const outbox = api.app.get(OutboxWorker);
    await Promise.all([outbox.run(), outbox.run()]);
    while (await outbox.run());
    const { messages } = api.app.get(PrintedMessages);
    const letters = messages
      .filter(({ to }) => to === 'anna@example.com')
      .map(({ subject }) => subject.replace(/\d+/, 'N'));
    expect(letters.sort()).toEqual(
      [
        'Заказ N оформлен',
        'Заказ N оплачен',
        'Заказ N передан в доставку',
        'Заказ N получен',
        'Вернули деньги по заказу N',
      ].sort(),
    );
  });

  it('a notification about a part of an order names that part: cancelled units, or delivery to a guest', async () => {
    const contact = { name: 'Ольга', phone: somePhone(), email: 'olga@example.com' };
    const dto = orderOf([await offer(), await offer(), await offer()], { contact });
    const order = await place(guest(api), dto);
    await pay(order.paymentLink);
    const rows = await sql<{ id: string }>(
      `SELECT i."id" FROM "order_product_item" i WHERE i."orderUuid" = $1 ORDER BY i."position"`,
      [order.uuid],
    );
    await move(order.id, 'CANCEL_PURCHASE', [rows[0]!.id], { reason: 'Нет в наличии' });
    await deliver(order.id);
    const outbox = api.app.get(OutboxWorker);
    while (await outbox.run());
    const { messages } = api.app.get(PrintedMessages);
    const subjects = messages.filter(({ to }) => to === contact.email).map(({ subject }) => subject);
    expect(subjects).toContain(`Часть заказа ${order.number} отменена`);
    expect(subjects).not.toContain(`Заказ ${order.number} отменён`);
    expect(subjects).toContain(`Заказ ${order.number} получен`);
    const text = messages
      .filter(({ to }) => to === contact.email)
      .map((message) => message.text)
      .join('\n');
    expect(text).toMatch(/Часть заказа \d+ \(.+, размер .+\) отменена\. Вернём 10.000.₽ .+ Остальное в силе\./);
    expect(text).not.toMatch(/кешбэк/i);
  });
});

describe('the name of who orders', () => {
  const nameOf = (someone: Shopper) => someone.ask('{ user { name surname } }').then(({ data }) => data?.user);

  it('an account without a name gets the name from its first order', async () => {
    const someone = await shopper();
    await place(someone, orderOf([await offer()]));
    expect(await nameOf(someone)).toEqual({ name: 'Мария', surname: 'Иванова' });
  });

  it('an order does not change an account’s existing name, since it may be for somebody else', async () => {
    const someone = await shopper();
    await someone.ask('mutation { editUser(dto: { name: "Олег" }) { id } }');
    await place(someone, orderOf([await offer()]));
    expect(await nameOf(someone)).toEqual({ name: 'Олег', surname: null });
  });

  it('a refused order does not set the account’s name', async () => {
    const someone = await shopper();
    const { id, price } = await offer();
    expect(codeOf(await someone.ask(CREATE, { dto: orderOf([{ id, price: price - 1 }]) }))).toBe('ORDER_CHANGED');
    expect(await nameOf(someone)).toEqual({ name: null, surname: null });
  });
});
