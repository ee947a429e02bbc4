import pg from 'pg';
import { offersOf, type Offer } from '../../testing/delivered.js';
import { agreeOn, askForPrice, orderPastTheApi } from '../../testing/meet-price.js';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, CREATE, orderOf } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { commerceFaults } from './commerce-faults.js';

const LIST_PRICE = 1_000_000;
const AGREED = 800_000;
const CANCEL = 'mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }';
const ROUNDS = 6;

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let boot: Offer;

beforeAll(async () => {
  const items = [{ size: '41', price: LIST_PRICE, stock: 5000 }];
  api = await startTestApi([feedProduct('boots', { items })], {
    DATABASE_POOL_SIZE: '12',
    PAYMENT_PROVIDER: 'sandbox',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  admin = await operator(api, 'ADMIN');
  boot = (await offersOf(database)).boots![0]!;
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(() => database.query('TRUNCATE "throttle_counter"'));
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

async function withPrice(units = 1): Promise<{ shopper: Shopper; id: string }> {
  const shopper = await signIn(api, somePhone());
  const dto = { productId: boot.productId, itemId: boot.id, link: 'https://other.example/boots' };
  const { id } = await askForPrice(shopper, dto);
  await agreeOn(admin, { id, price: AGREED, units });
  return { shopper, id };
}

const order = (by: Shopper, price: number): Promise<Answer> =>
  by.ask(CREATE, { dto: orderOf([{ id: boot.id, price }]) });
const placed = (answers: Answer[]) =>
  answers.flatMap(({ data }) => (data?.createOrderWithPaymentLink as { uuid: string } | null | undefined)?.uuid ?? []);
const soldAt = async (by: Shopper) =>
  (
    await database.query<{ price: number; personal: boolean; total: number }>(
      `SELECT i."price"::int, i."personalPriceId" IS NOT NULL AS "personal",
         (o."totalPrice" - o."deliveryPrice")::int AS "total"
       FROM "shop_order" o JOIN "order_product_item" i ON i."orderUuid" = o."uuid"
       WHERE o."userId" = $1 AND i."unit" <> 'RELEASED' ORDER BY i."price"`,
      [by.id],
    )
  ).rows;
const AT_AGREED = { price: AGREED, personal: true, total: AGREED };

/** No answer is an unexpected error: each is an order, or says that the price has changed. */
function expectClear(answers: Answer[]): void {
  for (const answer of answers) expect([undefined, 'ORDER_CHANGED']).toContain(codeOf(answer));
}

it('two simultaneous orders cannot both use an agreed price of one unit', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shopper } = await withPrice();
    const answers = await Promise.all([order(shopper, AGREED), order(shopper, AGREED)]);
    expectClear(answers);
    expect(placed(answers)).toHaveLength(1);
    expect(await soldAt(shopper)).toEqual([AT_AGREED]);
  }
});

it('only three of thirty simultaneous orders get an agreed price of three units; the others are refused', async () => {
  const { shopper } = await withPrice(3);
  const answers = await Promise.all(Array.from({ length: 30 }, () => order(shopper, AGREED)));
  expectClear(answers);
  expect(placed(answers)).toHaveLength(3);
  expect(await soldAt(shopper)).toEqual([AT_AGREED, AT_AGREED, AT_AGREED]);
});

it('the database lets only one of two orders use an agreed price, even without the account lock', async () => {
  const { shopper, id } = await withPrice();
  const both = await Promise.allSettled(
    [1, 2].map(() => orderPastTheApi(database, { requestId: id, userId: shopper.id, itemId: boot.id, price: AGREED })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
  expect(String(refused.reason)).toContain('personal_price_check');
  expect(await soldAt(shopper)).toEqual([AT_AGREED]);
});

it('while an agreed price expires, each order gets it or is refused', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shopper, id } = await withPrice(10);
    const expire = async () => {
      await new Promise((done) => setTimeout(done, 10 * round));
      await database.query(`UPDATE "personal_price" SET "expiresAt" = now() WHERE "requestId" = $1`, [id]);
    };
    const [, ...answers] = await Promise.all([expire(), ...Array.from({ length: 8 }, () => order(shopper, AGREED))]);
    expectClear(answers);
    const sold = await soldAt(shopper);
    expect(sold).toEqual(Array.from({ length: placed(answers).length }, () => AT_AGREED));
    expect(codeOf(await order(shopper, AGREED))).toBe('ORDER_CHANGED');
  }
});

it('an agreed price that reaches its end date during orders is never used afterwards', async () => {
  const { shopper, id } = await withPrice(10);
  await database.query(
    `UPDATE "personal_price" SET "expiresAt" = clock_timestamp() + interval '400 milliseconds' WHERE "requestId" = $1`,
    [id],
  );
  const answers: Answer[] = [];
  for (let n = 0; n < 5; n += 1)
    answers.push(
      ...(await Promise.all([order(shopper, AGREED), new Promise<Answer>((done) => setTimeout(() => done({}), 120))])),
    );
  expectClear(answers);
  const sold = await soldAt(shopper);
  expect(sold).toEqual(Array.from({ length: placed(answers).length }, () => AT_AGREED));
  expect(codeOf(await order(shopper, AGREED))).toBe('ORDER_CHANGED');
});

it('while an operator changes an agreed price, each order has a valid price and units are not exceeded', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shopper, id } = await withPrice(2);
    const orders = [AGREED, AGREED, 700_000, 700_000, AGREED, 700_000].map((price) => order(shopper, price));
    const changed = agreeOn(admin, { id, price: 700_000, units: 2 }, false);
    const [change, ...answers] = await Promise.all([changed, ...orders]);
    expect(change.errors).toBeUndefined();
    expectClear(answers);
    const sold = await soldAt(shopper);
    expect(sold).toHaveLength(placed(answers).length);
    expect(sold.length).toBeLessThanOrEqual(2);
    for (const { price, total } of sold)
      expect([
        [AGREED, AGREED],
        [700_000, 700_000],
      ]).toContainEqual([price, total]);
  }
});

it('after an operator withdraws an agreed price, no order uses it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { shopper, id } = await withPrice(10);
    const declined = admin.admin('mutation ($dto: DeclineMeetPriceInput!) { declineMeetPrice(dto: $dto) { state } }', {
      dto: { id, answer: 'Передумали' },
    });
    const [end, ...answers] = await Promise.all([declined, ...Array.from({ length: 6 }, () => order(shopper, AGREED))]);
    expect(end.errors).toBeUndefined();
    expectClear(answers);
    expect(await soldAt(shopper)).toHaveLength(placed(answers).length);
    expect(codeOf(await order(shopper, AGREED))).toBe('ORDER_CHANGED');
  }
});

it('simultaneous orders and cancellations keep the used units of an agreed price equal to those ordered', async () => {
  const { shopper, id } = await withPrice(2);
  for (let round = 0; round < ROUNDS; round += 1) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => order(shopper, AGREED)));
    expectClear(answers);
    const [first, ...others] = placed(answers);
    const [again] = await Promise.all([
      order(shopper, AGREED),
      ...[first, ...others].map((uuid) => shopper.ask(CANCEL, { uuid })),
    ]);
    expectClear([again]);
    for (const uuid of placed([again])) await shopper.ask(CANCEL, { uuid });
  }
  const { rows } = await database.query(`SELECT "used" FROM "personal_price" WHERE "requestId" = $1`, [id]);
  expect(rows).toEqual([{ used: 0 }]);
});
