import pg from 'pg';
import { codeOf, CREATE, guest, orderOf, REQUEST } from '../../testing/orders.js';
import { lastCode, sendCode, signIn, someAddress, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { OrderSweeps } from '../index.js';

let api: TestApi;
let database: pg.Pool;
let items: { id: string; price: number }[];

beforeAll(async () => {
  const sizes = Array.from({ length: 30 }, (_, n) => ({ size: String(20 + n), price: 1_000_000, stock: 8 }));
  api = await startTestApi(
    ['boots', 'shoes'].map((slug) => feedProduct(slug, { items: sizes })),
    {
      PAYMENT_PROVIDER: 'sandbox',
      OPEN_ORDERS_PER_PHONE: '5',
      ORDER_LINES: '6',
      HELD_UNITS: '10',
      HELD_VALUE: '90000',
      HELD_ADDRESS_TIMES: '2',
      HELD_NETWORK_TIMES: '3',
      HELD_SHARE_PERCENT: '25',
    },
  );
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  const { rows } = await database.query<{ id: string; price: number }>(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id" ORDER BY i."id"`,
  );
  items = rows;
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
// At the start of every test no order holds any goods.
beforeEach(async () => {
  await database.query(`UPDATE "shop_order" SET "expiresAt" = now() WHERE "expiresAt" IS NOT NULL`);
  await api.app.get(OrderSweeps).run();
  await database.query('TRUNCATE "throttle_counter", "one_time_code"');
});

type Asker = Pick<Shopper, 'ask'>;
const request = REQUEST.replace('{ id }', '{ id uuid }');
const some = (count: number, from = 0) => items.slice(from, from + count);
const reasonOf = (answer: Answer) => (answer.errors?.[0]?.extensions as { reason?: string } | undefined)?.reason;
const ask = (by: Asker, goods: object[], phone = somePhone()) =>
  by.ask(request, { dto: orderOf(goods as never, { contact: { name: 'Мария', phone } }) });
const uuidOf = (answer: Answer) => (answer.data!.createOrderRequest as { uuid: string }).uuid;
/** Returns the minutes until the order expires and releases its goods. */
async function minutesOf(uuid: string): Promise<number> {
  const { rows } = await database.query<{ minutes: number }>(
    `SELECT extract(epoch FROM "expiresAt" - now())::float / 60 AS minutes FROM "shop_order" WHERE "uuid" = $1`,
    [uuid],
  );
  return Math.round(rows[0]!.minutes);
}
const confirm = (by: Asker, uuid: string, code: string) =>
  by.ask('mutation ($dto: ConfirmOrderPhoneInput!) { confirmOrderPhone(dto: $dto) { uuid phoneConfirmed } }', {
    dto: { uuid, code },
  });

describe('goods held without paying', () => {
  it('unpaid orders of one phone number stop at the maximum of units, from any network', async () => {
    const phone = somePhone();
    expect((await ask(guest(api), some(4), phone)).errors).toBeUndefined();
    expect((await ask(guest(api), some(4, 4), phone)).errors).toBeUndefined();
    const refused = await ask(guest(api), some(4, 8), phone);
    expect([codeOf(refused), reasonOf(refused)]).toEqual(['TOO_MANY_REQUESTS', 'HELD_UNITS']);
    expect(refused.errors![0]!.extensions.retryAt).toEqual(expect.any(String));
  });

  it('unpaid orders of one phone number stop at the maximum of value', async () => {
    const phone = somePhone();
    for (const from of [0, 5]) await ask(guest(api), some(5 - (from ? 1 : 0), from), phone);
    expect(reasonOf(await ask(guest(api), some(1, 10), phone))).toBe('HELD_VALUE');
  });

  it('unpaid orders of one account stop at the maximum under any phone numbers', async () => {
    const someone = await signIn(api, somePhone());
    for (const from of [0, 4]) expect((await ask(someone, some(4, from))).errors).toBeUndefined();
    expect(reasonOf(await ask(someone, some(4, 8)))).toBe('HELD_UNITS');
  });

  it('unpaid orders of an IP address stop at twice the unit maximum, of a network at three times', async () => {
    const held = async (address: (n: number) => string) => {
      let units = 0;
      for (let n = 0; n < 12; n += 1) {
        const answer = await ask(guest(api, address(n)), some(4, n * 4));
        if (!answer.errors) units += 4;
      }
      return units;
    };
    expect(await held(() => '10.81.1.7')).toBeLessThanOrEqual(20);
    expect(await held((n) => `10.82.1.${n + 1}`)).toBeLessThanOrEqual(30);
  });

  it('a single unpaid order has a maximum number of units', async () => {
    const refused = await ask(guest(api), some(7));
    expect([codeOf(refused), reasonOf(refused)]).toEqual(['ORDER_TOO_LARGE', 'LINES']);
  });

  it('one shopper can reserve only a share of an offer’s stock without payment', async () => {
    const someone = await signIn(api, somePhone());
    const [one] = some(1);
    const answers = [];
    for (let n = 0; n < 3; n += 1) answers.push(await ask(someone, [one!]));
    expect(answers.map(reasonOf)).toEqual([undefined, undefined, 'OFFER_SHARE']);
    expect((answers[2]!.errors![0]!.extensions as { itemIds?: string[] }).itemIds).toEqual([one!.id]);
    expect((await ask(await signIn(api, somePhone()), [one!])).errors).toBeUndefined();
  });

  it.each<[string, () => Promise<(n: number) => [Asker, string]>, number]>([
    [
      'an account',
      async () => {
        const someone = await signIn(api, somePhone());
        return () => [someone, somePhone()];
      },
      9,
    ],
    [
      'a telephone',
      () => {
        const phone = somePhone();
        return Promise.resolve(() => [guest(api), phone]);
      },
      5,
    ],
    ['an address', () => Promise.resolve(() => [guest(api, '10.83.1.7'), somePhone()]), 18],
    ['a network', () => Promise.resolve((n) => [guest(api, `10.84.1.${n + 1}`), somePhone()]), 27],
  ])('simultaneous unpaid orders reserve no more than the maximum of units of %s', async (_, prepare, most) => {
    const by = await prepare();
    const answers = await Promise.all(
      Array.from({ length: 45 }, (_unused, n) => {
        const [asker, phone] = by(n);
        return ask(asker, some(1, n), phone);
      }),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(most);
    for (const answer of answers) if (answer.errors) expect(codeOf(answer)).toBe('TOO_MANY_REQUESTS');
    const { rows } = await database.query<{ held: number; reserved: number }>(
      `SELECT (SELECT count(*)::int FROM "order_product_item" WHERE "unit" = 'RESERVED') AS held,
         (SELECT sum("reserved")::int FROM "product_item") AS reserved`,
    );
    expect(rows).toEqual([{ held: most, reserved: most }]);
  });

  it('strangers’ orders with a shopper’s phone number do not block the shopper’s own orders', async () => {
    const phone = somePhone();
    const owner = await signIn(api, phone);
    for (let n = 0; n < 5; n += 1) expect((await ask(guest(api), some(1, n), phone)).errors).toBeUndefined();
    expect(reasonOf(await ask(guest(api), some(1, 20), phone))).toBe('OPEN_ORDERS');
    expect((await ask(owner, some(1, 20), phone)).errors).toBeUndefined();
  });
});

describe('a request holds its goods for minutes until its telephone is confirmed', () => {
  it('confirming an order request’s phone number by a code extends its reservation and creates no account', async () => {
    const phone = somePhone();
    const uuid = uuidOf(await ask(guest(api), some(1), phone));
    expect(await minutesOf(uuid)).toBe(30);
    await sendCode(api, phone);
    const wrong = String((Number(lastCode(api, phone)) + 1) % 10_000).padStart(4, '0');
    expect(codeOf(await confirm(guest(api), uuid, wrong))).toBe('CODE_INVALID');
    const answer = await confirm(guest(api), uuid, lastCode(api, phone)!);
    expect(answer.data).toEqual({ confirmOrderPhone: { uuid, phoneConfirmed: true } });
    expect(await minutesOf(uuid)).toBe(24 * 60);
    const { rows } = await database.query(`SELECT 1 FROM "user_account" WHERE "phone" = $1`, [phone]);
    expect(rows).toEqual([]);
    expect(codeOf(await confirm(guest(api), uuid, lastCode(api, phone)!))).toBe('CODE_INVALID');
  });

  it('a shopper’s own confirmed phone number needs no code for an order request', async () => {
    const phone = somePhone();
    const someone = await signIn(api, phone);
    const uuid = uuidOf(await ask(someone, some(1), phone));
    expect(await minutesOf(uuid)).toBe(24 * 60);
  });

  it('a shopper confirms another phone number by a code requested while signed in', async () => {
    const someone = await signIn(api, somePhone());
    const phone = somePhone();
    const uuid = uuidOf(await ask(someone, some(1), phone));
    expect(await minutesOf(uuid)).toBe(30);
    await sendCode(api, phone, { token: someone.accessToken });
    expect(codeOf(await confirm(guest(api), uuid, lastCode(api, phone)!))).toBe('UNAUTHORIZED');
    expect((await confirm(someone, uuid, lastCode(api, phone)!)).errors).toBeUndefined();
    expect(await minutesOf(uuid)).toBe(24 * 60);
  });

  it('an expired order request cannot be confirmed, and the code stays valid', async () => {
    const phone = somePhone();
    const uuid = uuidOf(await ask(guest(api), some(1), phone));
    await sendCode(api, phone);
    await database.query(`UPDATE "shop_order" SET "expiresAt" = now() WHERE "uuid" = $1`, [uuid]);
    await api.app.get(OrderSweeps).run();
    expect(codeOf(await confirm(guest(api), uuid, lastCode(api, phone)!))).toBe('ORDER_NOT_OPEN');
    const next = uuidOf(await ask(guest(api), some(1), phone));
    expect((await confirm(guest(api), next, lastCode(api, phone)!)).errors).toBeUndefined();
  });

  it('only one of many simultaneous confirmations with the same code succeeds', async () => {
    const phone = somePhone();
    const uuids = [uuidOf(await ask(guest(api), some(1), phone)), uuidOf(await ask(guest(api), some(1, 1), phone))];
    await sendCode(api, phone);
    const code = lastCode(api, phone)!;
    const answers = await Promise.all([0, 1, 0, 1].map((n) => confirm(guest(api), uuids[n]!, code)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('an operator who takes up an order request keeps its units reserved for the call', async () => {
    const uuid = uuidOf(await ask(guest(api), some(1)));
    const operator = await signIn(api, somePhone());
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'MANAGER' WHERE "id" = $1`, [operator.id]);
    const takeUp = async () => {
      const answer = await fetch(`${api.origin}/admin/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${operator.accessToken}` },
        body: JSON.stringify({ query: `mutation { takeUpRequest(dto: { uuid: "${uuid}" }) { uuid } }` }),
      });
      return (await answer.json()) as Answer;
    };
    expect((await takeUp()).data).toEqual({ takeUpRequest: { uuid } });
    expect(await minutesOf(uuid)).toBe(24 * 60);
    const { rows } = await database.query(`SELECT "action" FROM "operator_action" WHERE "entityId" = $1`, [uuid]);
    expect(rows).toEqual([{ action: 'takeUpRequest' }]);
    await guest(api).ask(`mutation { cancelOrder(dto: { uuid: "${uuid}" }) { uuid } }`);
    expect(codeOf(await takeUp())).toBe('ORDER_NOT_OPEN');
  });

  it('an order awaiting online payment has its own reservation time', async () => {
    const answer = await guest(api, someAddress()).ask(CREATE.replace('{ id paymentLink }', '{ uuid }'), {
      dto: orderOf(some(1)),
    });
    expect(await minutesOf((answer.data!.createOrderWithPaymentLink as { uuid: string }).uuid)).toBe(30);
  });
});
