import pg from 'pg';
import { PaymentSweeps } from '../../payment/index.js';
import { atTheSandbox, guest, orderOf, place, type Placed } from '../../testing/orders.js';
import { insertPromocode } from '../../testing/promocodes.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { commerceFaults } from '../placing/commerce-faults.js';
import { OrderSweeps } from '../index.js';

let api: TestApi;
let database: pg.Pool;
let boot: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 1_000_000, stock: 500 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "product_item"`);
  boot = { id: rows[0]!.id, price: 1_000_000 };
});
afterAll(async () => {
  await database.end();
  await api.close();
});
afterEach(async () => expect(await commerceFaults(api.databaseUrl)).toEqual([]));

const CANCEL = 'mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }';
const OWN = 'query ($uuid: ID!) { getOrderByUUID(dto: { uuid: $uuid }) { status paid refunded totalPrice } }';

const promocode = (changes?: Record<string, unknown>) => insertPromocode(database, changes);
const order = (by: Pick<Shopper, 'ask'>, code: string | null = null) => place(by, orderOf([boot], { promocode: code }));

/** Makes the orders expire. */
async function expire(...orders: Placed[]): Promise<void> {
  await database.query(`UPDATE "shop_order" SET "expiresAt" = now() - interval '1 second' WHERE "uuid" = ANY($1)`, [
    orders.map(({ uuid }) => uuid),
  ]);
  await api.app.get(OrderSweeps).run();
}

/** Pays for the orders and runs the periodic work, which refunds money that the shop does not keep. */
async function pay(...orders: Placed[]): Promise<void> {
  await Promise.all(orders.map(({ paymentLink }) => atTheSandbox(api, paymentLink!, 'PAY')));
  for (let n = 0; n < 3; n += 1) await api.app.get(PaymentSweeps).run();
}

const stateOf = async ({ uuid }: Placed) =>
  (
    await database.query<{ status: string; paid: boolean; used: boolean; refunded: number; givenBack: number }>(
      `SELECT o."status", o."paidAt" IS NOT NULL AS "paid", o."promocodeUsed" AS "used", o."refunded"::int,
         (SELECT coalesce(sum(r."amount"), 0)::int FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId"
          WHERE p."orderUuid" = o."uuid" AND r."state" = 'SUCCEEDED') AS "givenBack"
       FROM "shop_order" o WHERE o."uuid" = $1`,
      [uuid],
    )
  ).rows[0]!;

const KEPT = { status: 'PAID_READY_TO_SEND', paid: true, used: true, refunded: 0, givenBack: 0 };
const gone = (amount: number) => ({
  ...{ status: 'CANCEL_PURCHASE', paid: false, used: false },
  ...{ refunded: amount, givenBack: amount },
});

describe('money that comes late takes the code again', () => {
  it('late payment applies the promo code again if it still has uses, even after its end date', async () => {
    const shopper = await signIn(api, somePhone());
    const code = await promocode({ usageLimit: 1, usageLimitPerUser: 1, firstOrderOnly: true });
    const late = await order(shopper, code);
    await expire(late);
    await database.query(
      `UPDATE "promocode" SET "active" = false, "startsAt" = '2020-01-01', "endsAt" = '2020-01-02' WHERE "code" = $1`,
      [code],
    );
    await pay(late);
    expect(await stateOf(late)).toEqual(KEPT);
  });

  it('late payment is refunded if the shopper has used up the promo code meanwhile', async () => {
    const shopper = await signIn(api, somePhone());
    const code = await promocode({ usageLimitPerUser: 1 });
    const late = await order(shopper, code);
    await expire(late);
    const next = await order(shopper, code);
    await pay(next);
    await pay(late);
    expect(await stateOf(next)).toEqual(KEPT);
    expect(await stateOf(late)).toEqual(gone(939_000));
  });

  it('late payment is refunded if another unpaid order of the shopper uses the promo code', async () => {
    const shopper = await signIn(api, somePhone());
    const code = await promocode({ usageLimitPerUser: 1 });
    const late = await order(shopper, code);
    await expire(late);
    const open = await order(shopper, code);
    await pay(late);
    expect(await stateOf(late)).toEqual(gone(939_000));
    await pay(open);
    expect(await stateOf(open)).toEqual(KEPT);
  });

  it('late payment is refunded if other shoppers have used up the promo code', async () => {
    const [shopper, other] = [await signIn(api, somePhone()), await signIn(api, somePhone())];
    const code = await promocode({ usageLimit: 1 });
    const late = await order(shopper, code);
    await expire(late);
    await pay(await order(other, code));
    await pay(late);
    expect(await stateOf(late)).toEqual(gone(939_000));
  });

  it('late payment is refunded if the first-order promo code would then apply to a second order', async () => {
    const shopper = await signIn(api, somePhone());
    const late = await order(shopper, await promocode({ firstOrderOnly: true }));
    await expire(late);
    await order(shopper);
    await pay(late);
    expect(await stateOf(late)).toEqual(gone(939_000));
  });

  it('late payments of several orders at once use a promo code only once', async () => {
    const shopper = await signIn(api, somePhone());
    const code = await promocode({ usageLimitPerUser: 1 });
    const late: Placed[] = [];
    for (let n = 0; n < 4; n += 1) {
      late.push(await order(shopper, code));
      await expire(late[n]!);
    }
    await pay(...late);
    const states = await Promise.all(late.map(stateOf));
    expect(states.filter(({ paid }) => paid)).toEqual([KEPT]);
    expect(states.filter(({ paid }) => !paid)).toEqual([gone(939_000), gone(939_000), gone(939_000)]);
  });
});

describe('an order that two payments come for late', () => {
  const NEW_LINK = 'mutation ($id: ID!) { createPaymentLink(dto: { id: $id }) { paymentLink } }';
  const onSale = (active: boolean) =>
    database.query(`UPDATE "product_item" SET "active" = $2 WHERE "id" = $1`, [boot.id, active]);

  /** The provider reports that a payment it had canceled was made after all. */
  async function madeAfterAll(paymentLink: string): Promise<void> {
    const providerId = paymentLink.split('/').at(-1);
    await database.query(`UPDATE "sandbox_payment" SET "state" = 'SUCCEEDED' WHERE "id" = $1`, [providerId]);
    const answer = await fetch(`${api.origin}/payments/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ about: 'PAYMENT', providerId }),
    });
    expect(answer.status).toBe(200);
  }

  it('the second of two late payments for an order is refunded, and the first stays refundable', async () => {
    const shopper = await signIn(api, somePhone());
    const late = await order(shopper);
    await atTheSandbox(api, late.paymentLink!, 'DECLINE');
    const { data } = await shopper.ask(NEW_LINK, { id: late.id });
    const second = (data!.createPaymentLink as { paymentLink: string }).paymentLink;
    await expire(late);

    await onSale(false);
    await madeAfterAll(late.paymentLink!);
    await pay();
    const { refunded: total, ...first } = await stateOf(late);
    expect(first).toEqual({ status: 'CANCEL_PURCHASE', paid: false, used: false, givenBack: total });

    await onSale(true);
    await pay({ ...late, paymentLink: second });
    expect(await stateOf(late)).toEqual({ ...KEPT, used: false, givenBack: total });

    const { errors } = await shopper.ask(CANCEL, { uuid: late.uuid });
    expect(errors).toBeUndefined();
    await pay();
    expect(await stateOf(late)).toMatchObject({ status: 'CANCEL_PURCHASE', refunded: total, givenBack: 2 * total });
  });
});

describe('money of an order that nobody wants any more', () => {
  it('a payment for a cancelled order is refunded in full and shown in the order', async () => {
    const shopper = await signIn(api, somePhone());
    for (const by of [shopper, guest(api)]) {
      const late = await order(by);
      await by.ask(CANCEL, { uuid: late.uuid });
      await pay(late);
      const { data } = await by.ask(OWN, { uuid: late.uuid });
      const { totalPrice } = data!.getOrderByUUID as { totalPrice: number };
      expect(data!.getOrderByUUID).toEqual({
        status: 'CANCEL_PURCHASE',
        paid: false,
        refunded: totalPrice,
        totalPrice,
      });
      expect(await stateOf(late)).toEqual(gone(totalPrice));
    }
  });
});
