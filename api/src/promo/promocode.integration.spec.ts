import pg from 'pg';
import { codeOf, CREATE, orderOf } from '../testing/orders.js';
import { insertPromocode } from '../testing/promocodes.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

const QUOTE = `query ($dto: QuoteInput!) {
  quote(dto: $dto) { discountValue totalPrice promocode { code applied reason missing message } }
}`;
const KEEP =
  'mutation ($code: String!) { validatePromocode(dto: { code: $code }) { cart { promocode discountValue } } }';
const ADD = 'mutation ($id: ID!) { addToProductCart(dto: { id: $id }) { userId } }';

let api: TestApi;
let database: pg.Pool;
let boot: { id: string; price: number };
let shopper: Shopper;

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 1_000_000, stock: 500 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const { rows } = await database.query<{ id: string }>(`SELECT "id" FROM "product_item"`);
  boot = { id: rows[0]!.id, price: 1_000_000 };
});
afterAll(async () => {
  await database.end();
  await api.close();
});
beforeEach(async () => {
  shopper = await signIn(api, somePhone());
  await shopper.ask(ADD, { id: boot.id });
});

const promocode = (changes?: Record<string, unknown>) => insertPromocode(database, changes);

const inQuote = (code: string) => shopper.ask(QUOTE, { dto: { items: [boot.id], promocode: code } });
const inOrder = (code: string) => shopper.ask(CREATE, { dto: orderOf([boot], { promocode: code }) });
const inCart = (code: string) => shopper.ask(KEEP, { code });
const verdictOf = ({ data, errors }: Answer) => {
  if (errors) throw new Error(JSON.stringify(errors));
  return (data!.quote as { promocode: Record<string, unknown> }).promocode;
};

describe('a code is read alike in a quote, an order and the cart', () => {
  it.each([
    ['is over', { startsAt: '2020-01-01', endsAt: '2020-01-02' }, 'OVER', 'Промокод больше не действует'],
    ['is switched off', { active: false }, 'OVER', 'Промокод больше не действует'],
    ['has not begun', { startsAt: '2090-01-01' }, 'NOT_STARTED', 'Промокод ещё не начал действовать'],
    ['was used by others', { usageLimit: 3, used: 3 }, 'USED_UP', 'Промокод закончился'],
    ['wants dearer goods', { minimum: 1_119_950 }, 'MINIMUM_NOT_REACHED', 'Добавьте товаров ещё на 1\u00A0200\u00A0₽'],
    [
      'is for other brands',
      { brandIds: ['00000000-0000-4000-8000-000000000002'] },
      'NOT_FOR_THESE_GOODS',
      'Промокод не действует на эти товары',
    ],
  ])(
    'a promo code that %s is refused with the same reason in quote, order and cart',
    async (_, changes, reason, message) => {
      const code = await promocode(changes);
      const missing = reason === 'MINIMUM_NOT_REACHED' ? 119_950 : null;
      expect(verdictOf(await inQuote(code.toLowerCase()))).toEqual({ code, applied: false, reason, missing, message });
      for (const { errors } of [await inOrder(code), await inCart(code)])
        expect(errors![0]).toMatchObject({
          message,
          extensions: { code: 'PROMOCODE_NOT_APPLICABLE', reason, missing },
        });
    },
  );

  it('an unknown promo code is not found in quote, order and cart', async () => {
    const message = 'Промокод не найден';
    expect(verdictOf(await inQuote('NOBODY'))).toMatchObject({ applied: false, reason: 'NOT_FOUND', message });
    for (const { errors } of [await inOrder('NOBODY'), await inCart('NOBODY')])
      expect(errors![0]).toMatchObject({ message, extensions: { code: 'PROMOCODE_NOT_FOUND' } });
    const deleted = await promocode({ deletedAt: '2026-01-01' });
    expect(verdictOf(await inQuote(deleted))).toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('a promo code used up or only for first orders is refused in quote, order and cart', async () => {
    const [once, first] = [await promocode({ usageLimitPerUser: 1 }), await promocode({ firstOrderOnly: true })];
    expect(verdictOf(await inQuote(first))).toMatchObject({ applied: true });
    expect(codeOf(await inOrder(once))).toBeUndefined();
    for (const [code, reason] of [
      [once, 'USED'],
      [first, 'FIRST_ORDER_ONLY'],
    ] as const) {
      expect(verdictOf(await inQuote(code))).toMatchObject({ applied: false, reason });
      for (const { errors } of [await inOrder(code), await inCart(code)])
        expect(errors![0]!.extensions).toMatchObject({ code: 'PROMOCODE_NOT_APPLICABLE', reason });
    }
  });

  it('a valid promo code gives the same discount whether the cart has it or not', async () => {
    const code = await promocode();
    const quoted = await inQuote(code);
    expect(quoted.data!.quote).toEqual({
      discountValue: 100_000,
      totalPrice: 900_000,
      promocode: { code, applied: true, reason: null, missing: null, message: null },
    });
    expect((await inCart(code)).data!.validatePromocode).toEqual({ cart: { promocode: code, discountValue: 100_000 } });
    expect((await inQuote(code)).data).toEqual(quoted.data);
    expect(codeOf(await inOrder(code))).toBeUndefined();
    const { rows } = await database.query(`SELECT "discountValue"::int FROM "shop_order" WHERE "userId" = $1`, [
      shopper.id,
    ]);
    expect(rows).toEqual([{ discountValue: 100_000 }]);
  });

  it('a guest who enters a promo code is refused with UNAUTHORIZED', async () => {
    const code = await promocode();
    expect(codeOf(await api.ask(QUOTE, { dto: { items: [boot.id], promocode: code } }))).toBe('UNAUTHORIZED');
    expect(codeOf(await api.ask(CREATE, { dto: orderOf([boot], { promocode: code }) }))).toBe('UNAUTHORIZED');
    expect(codeOf(await api.ask(KEEP, { code }))).toBe('UNAUTHORIZED');
  });
});

describe('guessing codes', () => {
  it('quotes, orders and the cart share one limit of ten promo-code attempts a minute', async () => {
    const [unfit, fit] = [await promocode({ minimum: 99_000_000 }), await promocode()];
    const ways = [inQuote, inOrder, inCart];
    for (let n = 0; n < 9; n += 1) await ways[n % 3]!(`GUESS${n}`);
    expect(codeOf(await inQuote(unfit))).toBeUndefined();
    for (const way of ways) {
      expect(codeOf(await way('GUESS-MORE'))).toBe('TOO_MANY_REQUESTS');
      // Repeating a refused code does not get around the limit. Even a valid code is now refused, so the limit does not
      // reveal which codes exist.
      expect(codeOf(await way('GUESS-MORE'))).toBe('TOO_MANY_REQUESTS');
      expect(codeOf(await way(fit))).toBe('TOO_MANY_REQUESTS');
    }
  });

  it('a repeated promo code or the code in the cart does not count as an attempt', async () => {
    const kept = await promocode();
    await inCart(kept);
    for (let n = 0; n < 12; n += 1) expect(codeOf(await inQuote('SAME'))).toBeUndefined();
    for (let n = 0; n < 9; n += 1) await inQuote(`GUESS${n}`);
    expect(codeOf(await inQuote('GUESS-MORE'))).toBe('TOO_MANY_REQUESTS');
    expect(verdictOf(await inQuote(kept))).toMatchObject({ applied: true });
    expect(codeOf(await inOrder(kept))).toBeUndefined();
  });

  it('simultaneous promo-code attempts do not exceed the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => inQuote(`AT-ONCE${n % 20}`)));
    const answered = answers.filter(({ errors }) => !errors).map((answer) => verdictOf(answer).code);
    expect(new Set(answered).size).toBeLessThanOrEqual(10);
    expect(answers.filter((answer) => codeOf(answer) === 'TOO_MANY_REQUESTS').length).toBeGreaterThan(0);
  });
});
