import fc from 'fast-check';
import pg from 'pg';
import { guest, MOSCOW, orderOf, place } from '../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

const QUOTE = `query ($dto: QuoteInput!) { quote(dto: $dto) {
  lines { itemId price } unavailableItems { itemId reason } promocode { code applied reason missing message }
  goodsPrice discountValue bonuses deliveryPrice totalPrice cashback
} }`;
const CANCEL = 'mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }';

interface QuoteAnswer {
  lines: { itemId: string; price: number }[];
  unavailableItems: { itemId: string; reason: string }[];
  promocode: { applied: boolean; reason: string | null; missing: number | null } | null;
  goodsPrice: number;
  discountValue: number;
  bonuses: number;
  deliveryPrice: number | null;
  totalPrice: number;
  cashback: number;
}

let api: TestApi;
let database: pg.Pool;
let ids: string[];
let shopper: Shopper;

const OFFERS = 10;

beforeAll(async () => {
  const items = Array.from({ length: OFFERS }, (_, n) => ({
    size: String(n + 1),
    price: 300_000 + n * 77_777,
    ...(n % 3 === 1 ? { oldPrice: 1_500_000 } : {}),
    ...(n % 4 === 2 ? { loyaltyPrice: 250_001 } : {}),
    stock: 1,
  }));
  api = await startTestApi([feedProduct('boots', { items })], { DELIVERY_FREE_FROM: '20000' });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  const { rows } = await database.query<{ id: string }>(
    `SELECT i."id" FROM "product_item" i JOIN "size" s ON s."id" = i."sizeId" ORDER BY s."name"::int`,
  );
  ids = rows.map(({ id }) => id);
  shopper = await signIn(api, somePhone());
  await database.query(
    `INSERT INTO "personal_price" ("itemId", "userId", "price", "units", "expiresAt")
     SELECT "id", $2, 200000 + n * 90001, 1, now() + interval '1 day' FROM unnest($1::uuid[]) WITH ORDINALITY AS asked("id", n)`,
    [ids, shopper.id],
  );
  await database.query(`INSERT INTO "promocode" ("code", "kind", "value", "minimum", "coversSale", "endsAt") VALUES
    ('TEN', 'PERCENT', 10, 0, true, NULL), ('MINIMUM', 'FIXED', 50000, 1500000, true, NULL),
    ('NO-SALE', 'PERCENT', 7, 0, false, NULL), ('LAST-YEAR', 'FIXED', 50000, 0, true, now() + interval '1 second')`);
  await database.query(
    `UPDATE "promocode" SET "startsAt" = '2020-01-01', "endsAt" = '2020-02-01' WHERE "code" = 'LAST-YEAR'`,
  );
});
afterAll(async () => {
  await database.end();
  await api.close();
});

const STATES = { FREE: null, SOLD: 'SOLD', RESERVED: 'RESERVED', SWITCHED_OFF: 'GONE', DELETED: 'GONE' } as const;
type State = keyof typeof STATES;

/** Sets stock, reserved units and availability of the offers directly in the database, without placing orders. */
async function become(states: State[]): Promise<void> {
  await database.query(
    `UPDATE "product_item" i SET "stock" = (s."state" <> 'SOLD')::int, "reserved" = (s."state" = 'RESERVED')::int,
       "active" = s."state" <> 'SWITCHED_OFF', "deletedAt" = CASE WHEN s."state" = 'DELETED' THEN now() END
     FROM unnest($1::uuid[], $2::text[]) AS s("id", "state") WHERE i."id" = s."id"`,
    [ids, states],
  );
}

/** Makes the personal prices of these offers hold, and those of the others not. */
async function agree(agreed: number[]): Promise<void> {
  await database.query(
    `UPDATE "personal_price" SET "revokedAt" = CASE WHEN "itemId" = ANY($1) THEN NULL ELSE now() END`,
    [agreed.map((n) => ids[n])],
  );
}

async function quoteFor(by: Pick<Shopper, 'ask'>, dto: object): Promise<QuoteAnswer> {
  const { data, errors } = await by.ask(QUOTE, { dto });
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.quote as QuoteAnswer;
}

const cart = fc.record({
  states: fc.array(fc.constantFrom<State>('FREE', 'FREE', 'FREE', 'SOLD', 'RESERVED', 'SWITCHED_OFF', 'DELETED'), {
    minLength: OFFERS,
    maxLength: OFFERS,
  }),
  asked: fc.uniqueArray(fc.integer({ min: 0, max: OFFERS }), { minLength: 1, maxLength: OFFERS }),
  signedIn: fc.boolean(),
  agreed: fc.uniqueArray(fc.integer({ min: 0, max: OFFERS - 1 })),
  code: fc.constantFrom(null, 'TEN', 'minimum', 'NO-SALE', 'LAST-YEAR', 'NOBODY'),
  bonuses: fc.constantFrom(0, 15, 400, 100_000),
  delivered: fc.boolean(),
});

it('a quote lists every requested item, and an order of its lines costs the quoted price', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  await fc.assert(
    fc.asyncProperty(cart, async ({ states, asked, signedIn, agreed, code, bonuses, delivered }) => {
      await become(states);
      await agree(agreed);
      const by = signedIn ? shopper : guest(api);
      const items = asked.map((n) => ids[n] ?? nobody);
      const terms = signedIn ? { promocode: code, bonuses } : {};
      const delivery = delivered ? { cityId: MOSCOW } : null;
      const answer = await quoteFor(by, { items, ...terms, delivery });
      const reasonOf = (n: number) => (n < OFFERS ? STATES[states[n]!] : 'GONE');
      expect(answer.lines.map(({ itemId }) => itemId)).toEqual(
        asked.filter((n) => reasonOf(n) === null).map((n) => ids[n]),
      );
      expect(answer.unavailableItems).toEqual(
        asked.flatMap((n, at) => (reasonOf(n) ? [{ itemId: items[at], reason: reasonOf(n) }] : [])),
      );
      if (!answer.lines.length) {
        expect(answer).toMatchObject({ goodsPrice: 0, bonuses: 0, deliveryPrice: null, totalPrice: 0, cashback: 0 });
        return;
      }
      // An order always includes delivery. A quote without delivery is made again with it, to compare the totals.
      const priced = delivered ? answer : await quoteFor(by, { items, ...terms, delivery: { cityId: MOSCOW } });
      expect(priced.totalPrice - priced.deliveryPrice!).toBe(answer.totalPrice - (answer.deliveryPrice ?? 0));

      const lines = answer.lines.map(({ itemId, price }) => ({ id: itemId, price }));
      if (answer.promocode && !answer.promocode.applied) {
        const refused = orderOf(lines, { promocode: code, bonuses: answer.bonuses });
        const { errors } = await by.ask(ORDER, { dto: refused });
        const { reason, missing } = answer.promocode;
        expect(errors![0]!.extensions).toMatchObject(
          reason === 'NOT_FOUND'
            ? { code: 'PROMOCODE_NOT_FOUND' }
            : { code: 'PROMOCODE_NOT_APPLICABLE', reason, missing },
        );
      }
      const promocode = answer.promocode?.applied ? code : null;
      const { uuid } = await place(by, orderOf(lines, { promocode, bonuses: answer.bonuses }));
      const { rows } = await database.query(ORDERED, [uuid]);
      const { goodsPrice, discountValue, deliveryPrice, totalPrice, cashback } = priced;
      expect(rows).toEqual([
        { goodsPrice, discountValue, bonuses: priced.bonuses, deliveryPrice, totalPrice, cashback },
      ]);
      await by.ask(CANCEL, { uuid });
    }),
    { numRuns: 80 },
  );
}, 120_000);

const ORDER = 'mutation ($dto: CreateOrderInput!) { createOrderRequest(dto: $dto) { uuid } }';
const ORDERED = `SELECT "goodsPrice"::int, "discountValue"::int, "paidByBonuses" AS "bonuses", "deliveryPrice"::int,
  "totalPrice"::int, "cashback" FROM "shop_order" WHERE "uuid" = $1`;

it('a sold-out item adds no price, no delivery and no progress towards free delivery to a quote', async () => {
  await become(ids.map((_, n) => (n === 0 ? 'FREE' : 'SOLD')));
  const delivery = { cityId: MOSCOW };
  const alone = await quoteFor(api, { items: [ids[9]], delivery });
  expect(alone).toMatchObject({ lines: [], deliveryPrice: null, totalPrice: 0 });
  expect(alone.unavailableItems).toEqual([{ itemId: ids[9], reason: 'SOLD' }]);
  const { deliveryPrice } = await quoteFor(api, { items: [ids[0]], delivery });
  expect(deliveryPrice).toBeGreaterThan(0);
  expect(await quoteFor(api, { items: ids, delivery })).toMatchObject({ deliveryPrice });
});

it('a quote treats two spellings of one item id as one item', async () => {
  await become(ids.map(() => 'FREE'));
  const quoted = await quoteFor(api, { items: [ids[0], ids[0]!.toUpperCase()] });
  expect(quoted.lines).toEqual([{ itemId: ids[0], price: 300_000 }]);
  await place(guest(api), orderOf([{ id: ids[0]!.toUpperCase(), price: 300_000 }]));
});
