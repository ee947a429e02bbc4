import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Gazetteer } from '../delivery/index.js';
import { commerceFaults, OrderSweeps } from '../orders/index.js';
import { PaymentSweeps } from '../payment/index.js';
import { Statements } from '../platform/database/statements.js';
import { setShopZone, shopZone } from '../shared/shop-time.js';
import { operator, type Operator } from '../testing/operators.js';
import { atTheSandbox, codeOf, orderOf, place, type Placed } from '../testing/orders.js';
import { insertPromocode } from '../testing/promocodes.js';
import { runAdmin } from '../testing/run-admin.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { FoldSales } from './fold-sales.js';
import { recountSales } from './recount-sales.js';

const FIGURES = 'orders revenue refunded average units goods returned goodsReturned';
const REPORT = `query ($dto: SalesReportInput) { salesReport(dto: $dto) { from to total { ${FIGURES} } before { ${FIGURES} }
  lines { key name slug ${FIGURES} } returns { reason size units } searches { searches queries { query } } } }`;
const MOVE = 'mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { moved code } }';
const REFUND = 'mutation ($dto: RefundOrderInput!) { refundOrder(dto: $dto) { uuid } }';
const EDIT = 'mutation ($dto: EditOrderInput!) { editOrder(dto: $dto) { paymentLink } }';
const RETURN = 'mutation ($dto: CreateReturnRequestInput!) { made: createReturnRequest(dto: $dto) { id } }';

interface Figures {
  orders: number;
  revenue: number;
  refunded: number;
  average: number | null;
  units: number;
  goods: number;
  returned: number;
  goodsReturned: number;
}
interface Report {
  from: string;
  to: string;
  total: Figures;
  before: Figures;
  lines: (Figures & { key: string; name: string; slug: string | null })[];
  returns: object[];
  searches: object;
}
interface Offer {
  id: string;
  price: number;
}

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let maria: Shopper;
let boots: Offer[];
let coat: Offer[];
let socks: Offer[];

beforeAll(async () => {
  const items = (...prices: number[]) => prices.map((price, n) => ({ size: String(40 + n), price, stock: 500 }));
  const clothes = [
    { name: 'Одежда', slug: 'clothes' },
    { name: 'Пальто', slug: 'coats' },
  ];
  api = await startTestApi(
    [
      feedProduct('boots', { brands: ['Кедрум', 'Ветер'], items: items(10_001, 10_003) }),
      feedProduct('coat', { brands: ['Ветер'], category: clothes, items: items(20_007, 20_009) }),
      feedProduct('socks', { category: clothes.slice(0, 1), items: items(501) }),
    ],
    { PAYMENT_PROVIDER: 'sandbox', DATABASE_POOL_SIZE: '12' },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  const offersOf = (slug: string) =>
    sql<Offer>(
      `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"
       JOIN "product" p ON p."id" = i."productId" WHERE p."slug" = '${slug}' ORDER BY 2`,
    );
  [boots, coat, socks] = await Promise.all([offersOf('boots'), offersOf('coat'), offersOf('socks')]);
  [admin, maria] = await Promise.all([operator(api, 'ADMIN'), signIn(api, somePhone())]);
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});
// They say, too, that the figures of the shop are those of its orders.
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

const sweep = () => api.app.get(PaymentSweeps).run();
const fold = () => api.app.get(FoldSales).run();
const statements = () => api.app.get(Statements);

async function report(dto: object = {}): Promise<Report> {
  const { data, errors } = await admin.admin(REPORT, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.salesReport as Report;
}

async function pay({ paymentLink }: { paymentLink: string | null }): Promise<void> {
  await atTheSandbox(api, paymentLink!, 'PAY');
  await sweep();
}

async function bought(offers: Offer[], changes: Record<string, unknown> = {}): Promise<Placed & { units: string[] }> {
  const order = await place(maria, orderOf(offers, changes));
  await pay(order);
  const units = await sql<{ id: string }>(
    `SELECT "id" FROM "order_product_item" WHERE "orderUuid" = $1 ORDER BY "position"`,
    [order.uuid],
  );
  return { ...order, units: units.map(({ id }) => id) };
}

async function move(orderUuid: string, status: string, how: object = {}, itemIds?: string[]): Promise<void> {
  const { data } = await admin.admin(MOVE, {
    dto: { orders: [{ orderUuid, itemIds }], status, reason: 'Так надо', ...how },
  });
  expect(data!.moveItems).toEqual([{ moved: true, code: null }]);
  await sweep();
}

async function deliver(uuid: string): Promise<void> {
  for (const status of ['AWAITING_SENT_FROM_MEET', 'HANDED_OVER_FOR_DELIVERY', 'DELIVERED']) await move(uuid, status);
}

async function edit(orderUuid: string, changes: object): Promise<{ paymentLink: string | null }> {
  const [order] = await sql<{ updatedAt: Date }>(`SELECT "updatedAt" FROM "shop_order" WHERE "uuid" = $1`, [orderUuid]);
  const { data, errors } = await admin.admin(EDIT, {
    dto: { orderUuid, ...order, reason: 'Попросил покупатель', idempotencyKey: randomUUID(), ...changes },
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.editOrder as { paymentLink: string | null };
}

/** Takes units of an order back by a request, as damaged if they are not `sellable`. */
async function giveBack(order: { uuid: string; units: string[] }, reason: string, sellable: boolean): Promise<void> {
  const items = order.units.map((id) => ({ id, reason }));
  const { data, errors } = await maria.ask(RETURN, { dto: { uuid: order.uuid, items, uploadIds: [] } });
  if (!data?.made) throw new Error(JSON.stringify(errors));
  const { id } = data.made as { id: string };
  const decided = order.units.map((unit) => ({ id: unit, outcome: 'REFUND', sellable }));
  for (const [call, dto] of [
    ['approveReturn', { id }],
    ['receiveReturn', { id }],
    ['refundReturn', { id, items: decided }],
  ] as const) {
    const type = {
      approveReturn: 'ApproveReturnInput',
      receiveReturn: 'ReturnIdInput',
      refundReturn: 'CloseReturnInput',
    };
    const answer = await admin.admin(`mutation ($dto: ${type[call]}!) { ${call}(dto: $dto) { id } }`, { dto });
    expect(answer.errors).toBeUndefined();
  }
  await sweep();
}

const DIMENSIONS = ['PRODUCT', 'BRAND', 'CATEGORY', 'PROMOCODE', 'CITY'] as const;

/** What the lines of a report are of, by the orders: the key of a unit `i` of the product `p`, or of an order `o`. */
const KEYS: Record<(typeof DIMENSIONS)[number], string> = {
  PRODUCT: `i."productId"::text`,
  BRAND: `coalesce((SELECT b."brandId"::text FROM "product_brand" b WHERE b."productId" = p."id" AND b."position" = 0), '')`,
  CATEGORY: `coalesce(p."productTypeId", p."productCategoryId")::text`,
  PROMOCODE: `o."promocodeId"::text`,
  CITY: `o."address"->>'city'`,
};

/** Lines by SQL over the orders alone. */
function linesOf(by: (typeof DIMENSIONS)[number]): Promise<(Omit<Figures, 'average'> & { key: string })[]> {
  const ofUnits = `SELECT ${KEYS[by]} AS "key", 0 AS "orders", 0 AS "revenue", 0 AS "refunded", 1 AS "units", i."soldPrice" AS "goods",
      (b."back" AND i."deliveredAt" IS NOT NULL)::int AS "returned", CASE WHEN b."back" THEN i."soldPrice" ELSE i."compensated" END AS "goodsReturned"
    FROM "order_product_item" i JOIN "shop_order" o ON o."uuid" = i."orderUuid" JOIN "product" p ON p."id" = i."productId",
      LATERAL (SELECT i."unit" = 'RETURNED' OR i."status" IN ('CANCEL_PURCHASE', 'ISSUED_REFUND') AS "back") b
    WHERE i."unit" IN ('SOLD', 'RETURNED') AND NOT i."replaced"`;
  const ofOrders = `
    SELECT ${KEYS[by]}, 1, 0, 0, 0, 0, 0, 0 FROM "shop_order" o WHERE o."paidAt" IS NOT NULL
    UNION ALL SELECT ${KEYS[by]}, 0, m."amount", 0, 0, 0, 0, 0 FROM "payment" m JOIN "shop_order" o ON o."uuid" = m."orderUuid"
      WHERE m."state" = 'SUCCEEDED' AND m."outcome" = 'KEEP'
    UNION ALL SELECT ${KEYS[by]}, 0, 0, r."amount", 0, 0, 0, 0 FROM "refund" r JOIN "payment" m ON m."id" = r."paymentId"
      JOIN "shop_order" o ON o."uuid" = m."orderUuid" WHERE r."state" = 'SUCCEEDED' AND m."outcome" = 'KEEP'`;
  return sql(`
    SELECT "key", sum("orders")::int AS "orders", sum("revenue")::int AS "revenue", sum("refunded")::int AS "refunded",
      sum("units")::int AS "units", sum("goods")::int AS "goods", sum("returned")::int AS "returned", sum("goodsReturned")::int AS "goodsReturned"
    FROM (${ofUnits}${by === 'PROMOCODE' || by === 'CITY' ? ` UNION ALL ${ofOrders}` : ''}) line
    WHERE "key" IS NOT NULL GROUP BY 1 ORDER BY "goods" DESC, "key"`);
}

const allLines = async (): Promise<Record<string, Awaited<ReturnType<typeof linesOf>>>> =>
  Object.fromEntries(await Promise.all(DIMENSIONS.map(async (by) => [by, await linesOf(by)])));

async function reported(): Promise<Record<string, unknown>> {
  const lines = DIMENSIONS.map(async (by) => [
    by,
    (await report({ by })).lines.map(({ name: _name, slug: _slug, average: _average, ...line }) => line),
  ]);
  return Object.fromEntries(await Promise.all(lines)) as Record<string, unknown>;
}

describe('figures of sales', () => {
  it('the sales report matches the orders after cancellations, returns and edits, before and after aggregation', async () => {
    const code = await insertPromocode(database);
    const far = api.app.get(Gazetteer).citiesNamed('Владивосток')[0]!.id;
    const delivery = { address: { cityId: far, street: 'Лесная', house: '7' } };
    const mixed = await bought([boots[0]!, coat[0]!, socks[0]!], { promocode: code, bonuses: 20 });
    await move(mixed.uuid, 'CANCEL_PURCHASE', {}, [mixed.units[2]!]);
    await fold();
    const scratched = await bought([boots[0]!, coat[1]!], { delivery });
    const dto = { orderUuid: scratched.uuid, amount: 3_001, reason: 'Царапина', idempotencyKey: randomUUID() };
    expect(codeOf(await admin.admin(REFUND, { dto }))).toBeUndefined();
    await deliver(scratched.uuid);
    await giveBack({ ...scratched, units: [scratched.units[0]!] }, 'SIZE', true);
    const damaged = await bought([boots[1]!, socks[0]!]);
    await deliver(damaged.uuid);
    await fold();
    await giveBack({ ...damaged, units: [damaged.units[0]!] }, 'COLOUR_OR_STYLE', false);
    const lost = await bought([coat[0]!]);
    await move(lost.uuid, 'CANCEL_PURCHASE', { restock: false });
    const edited = await bought([boots[0]!]);
    await edit(edited.uuid, { replaceItems: [{ id: edited.units[0], itemId: boots[1]!.id }] });
    await pay(await edit(edited.uuid, { addItems: [{ itemId: coat[0]!.id }] }));
    const whole = await bought([coat[1]!], { delivery });
    await maria.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', { uuid: whole.uuid });
    await place(maria, orderOf([boots[0]!]));
    // Its money comes when its code was used up, so it goes back at once and counts nowhere.
    const once = await insertPromocode(database, { usageLimitPerUser: 1 });
    const late = await place(maria, orderOf([coat[0]!], { promocode: once }));
    await sql(`UPDATE "shop_order" SET "expiresAt" = now() - interval '1 second' WHERE "uuid" = $1`, [late.uuid]);
    await api.app.get(OrderSweeps).run();
    await bought([coat[0]!], { promocode: once });
    await pay(late);
    for (let n = 0; n < 3; n += 1) await sweep();

    const expected = await allLines();
    expect(expected.PRODUCT).toHaveLength(3);
    expect(expected.CITY).toMatchObject([{ key: 'Москва' }, { key: 'Владивосток' }]);
    const { total, before, returns } = await report();
    const units = expected.PRODUCT!.reduce((sum, line) => sum + line.units, 0);
    expect(total).toMatchObject({ orders: 7, units, returned: 2, average: Math.round(total.revenue / 7) });
    expect(before).toMatchObject({ orders: 0, revenue: 0, average: null, units: 0 });
    expect(returns).toEqual([
      { reason: 'SIZE', size: '40', units: 1 },
      { reason: 'COLOUR_OR_STYLE', size: '41', units: 1 },
    ]);
    expect(await reported()).toEqual(expected);
    await fold();
    expect(await sql(`SELECT FROM "sales_fact"`)).toEqual([]);
    expect(await reported()).toEqual(expected);
    expect((await report()).total).toEqual(total);
    expect((await report({ by: 'BRAND' })).lines.map(({ name, slug }) => [name, slug])).toEqual([
      ['Ветер', expect.stringMatching(/^[a-z]/)],
      ['Кедрум', expect.stringMatching(/^[a-z]/)],
      ['', null],
    ]);
    expect((await report({ by: 'PROMOCODE' })).lines).toMatchObject([
      { name: code, orders: 1 },
      { name: once, orders: 1 },
    ]);
    expect((await report({ by: 'PRODUCT', limit: 1 })).lines).toMatchObject([{ name: 'coat' }]);
  });

  it('neither sell nor return what is exchanged, and return nothing that was cancelled before its delivery', async () => {
    const figuresBefore = (await report()).total;
    const order = await bought([boots[0]!, coat[0]!]);
    const [pair, warm] = order.units as [string, string];
    await edit(order.uuid, { replaceItems: [{ id: pair, itemId: boots[1]!.id }] });
    await move(order.uuid, 'CANCEL_PURCHASE', {}, [warm]);
    const after = async () => {
      const { total } = await report();
      return {
        units: total.units - figuresBefore.units,
        goods: total.goods - figuresBefore.goods,
        returned: total.returned - figuresBefore.returned,
        goodsReturned: total.goodsReturned - figuresBefore.goodsReturned,
        refunded: total.refunded - figuresBefore.refunded,
      };
    };
    const expected = { units: 2, goods: 30_008, returned: 0, goodsReturned: 20_007, refunded: 20_007 };
    expect(await after()).toEqual(expected);
    await recountSales(statements());
    expect(await after()).toEqual(expected);
    await fold();
    expect(await after()).toEqual(expected);
  });

  it('the sales report stays the same when sales are recounted from the orders', async () => {
    const [before, lines] = [await report({ by: 'MONTH' }), await reported()];
    await recountSales(statements());
    expect(await report({ by: 'MONTH' })).toEqual(before);
    await fold();
    expect(await report({ by: 'MONTH' })).toEqual(before);
    expect(await reported()).toEqual(lines);
  });

  it('the sales report stays exact while payments, aggregation, a recount and reading run at once', async () => {
    const { total } = await report();
    const orders = await Promise.all(Array.from({ length: 12 }, () => place(maria, orderOf([boots[0]!]))));
    let isOver = false;
    const seen: number[] = [];
    const meanwhile = async (work: () => Promise<unknown>) => {
      while (!isOver) await work();
    };
    const work = [
      meanwhile(fold),
      meanwhile(fold),
      meanwhile(async () => seen.push((await report()).total.revenue)),
      meanwhile(() => recountSales(statements())),
    ];
    await Promise.all(orders.map(({ paymentLink }) => atTheSandbox(api, paymentLink!, 'PAY')));
    for (let n = 0; n < 3; n += 1) await sweep();
    isOver = true;
    await Promise.all(work);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    const after = (await report()).total;
    expect(after.orders - total.orders).toBe(12);
    expect(after.revenue - total.revenue).toBe(12 * (10_001 + 39_000));
    expect(after.units - total.units).toBe(12);
  });
});

describe('days', () => {
  afterEach(() => setShopZone('Europe/Moscow'));

  it('days of the sales report begin at midnight in the shop’s time zone', async () => {
    const [last, first] = [await bought([boots[0]!]), await bought([boots[0]!])];
    const paidAt = (uuid: string, at: string) =>
      sql(`UPDATE "shop_order" SET "paidAt" = $2 WHERE "uuid" = $1`, [uuid, at]);
    await paidAt(last.uuid, '2026-02-28T20:59:59.999Z');
    await paidAt(first.uuid, '2026-02-28T21:00:00Z');
    await recountSales(statements());
    const days = async () =>
      (await report({ from: '2026-02-28', to: '2026-03-01' })).lines.map(({ key, orders, units }) => [
        key,
        orders,
        units,
      ]);
    const apart = [
      ['2026-02-28', 1, 1],
      ['2026-03-01', 1, 1],
    ];
    expect(await days()).toEqual(apart);
    await fold();
    expect(await days()).toEqual(apart);
    expect((await report({ from: '2026-03-01', to: '2026-03-01' })).before.orders).toBe(1);
    expect(
      (await report({ from: '2026-02-27', to: '2026-03-02', by: 'WEEK' })).lines.map(({ key, orders }) => [
        key,
        orders,
      ]),
    ).toEqual([
      ['2026-02-23', 2],
      ['2026-03-02', 0],
    ]);
    expect((await report({ from: '2026-02-01', to: '2026-03-31', by: 'MONTH' })).lines).toMatchObject([
      { key: '2026-02-01', orders: 1 },
      { key: '2026-03-01', orders: 1 },
    ]);

    // Whole months, and the days around them.
    for (const [from, to, units] of [
      ['2026-01-15', '2026-03-31', 2],
      ['2026-02-28', '2026-04-15', 2],
      ['2026-02-01', '2026-02-28', 1],
      ['2026-03-01', '2026-03-31', 1],
      ['2026-02-01', '2026-02-27', 0],
      ['2026-03-02', '2026-05-02', 0],
    ] as const)
      expect([
        from,
        to,
        (await report({ from, to, by: 'PRODUCT' })).lines.reduce((sum, line) => sum + line.units, 0),
      ]).toEqual([...[from, to, units]]);
    expect(shopZone()).toBe('Europe/Moscow');
    setShopZone('Asia/Vladivostok');
    await recountSales(statements());
    await fold();
    expect(await days()).toEqual([
      ['2026-02-28', 0, 0],
      ['2026-03-01', 2, 2],
    ]);
    setShopZone('Europe/Moscow');
    await recountSales(statements());
  });

  it.each([
    { from: '2026-02-30' },
    { to: '1.3.2026' },
    { from: '2026-03-02', to: '2026-03-01' },
    { from: '2000-01-01', to: '2026-03-01' },
    { limit: 0 },
    { limit: 501 },
    { by: 'HOUR' },
  ])('the sales report refuses the invalid input %j with BAD_USER_INPUT', async (dto) =>
    expect(codeOf(await admin.admin(REPORT, { dto }))).toBe('BAD_USER_INPUT'),
  );
});

it('the sales report contains the searches of its period', async () => {
  await sql(
    `INSERT INTO "search_query" ("day", "query", "searches", "found", "nearest") VALUES ('2026-02-28', 'кеды', 5, 40, false)`,
  );
  expect((await report({ from: '2026-02-28', to: '2026-02-28' })).searches).toEqual({
    searches: 5,
    queries: [{ query: 'кеды' }],
  });
});

it('the sales command prints the same figures as the sales report, in roubles', async () => {
  const { total, lines } = await report({ from: '2026-02-28', to: '2026-03-01' });
  const [printed] = await runAdmin(api, 'sales', '--from', '2026-02-28', '--to', '2026-03-01', '--recount');
  expect(printed).toMatchObject({ orders: 2, revenue: (total.revenue / 100).toFixed(2) });
  expect(printed!.lines).toMatchObject(lines.map(({ key, units }) => ({ key, units })));
  await expect(runAdmin(api, 'sales', '--by', 'HOUR')).rejects.toMatchObject({
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
