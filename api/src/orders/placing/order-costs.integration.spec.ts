import { rows, Statement } from '@meet/statements';
import pg from 'pg';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { flightsOf } from '../../testing/flights.js';
import { orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

const PRICE = 100_000;

let api: TestApi;
let items: string[];

beforeAll(async () => {
  const names = ['cap', 'scarf', 'gloves', 'socks', 'belt'];
  api = await startTestApi(
    names.map((name) => feedProduct(name, { items: [{ size: '42', price: PRICE, stock: 40 }] })),
    { PAYMENT_PROVIDER: 'sandbox' },
  );
  const client = await connected();
  const { rows: offers } = await client.query<{ id: string }>('SELECT "id" FROM "product_item"');
  items = offers.map(({ id }) => id);
  await client.end();
});
afterAll(() => api?.close());

const PLANS_OF_HOLDS = new Statement<Record<never, never>, { shared: boolean; own: string }>(
  'plans-of-holds',
  `SELECT "generic_plans" > 9 AS "shared", "custom_plans" AS "own" FROM pg_prepared_statements WHERE "name" = 'holds'`,
);

const declared = (name: string) => statement.declared.get(name)! as Statement<Record<string, unknown>, unknown>;

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  return client;
}

it('placing an order of three products takes a fixed number of database round trips', async () => {
  const shopper = await signIn(api, somePhone());
  const dto = orderOf(items.slice(0, 3).map((id) => ({ id, price: PRICE })));
  const flights = await flightsOf(async () =>
    expect(await place(shopper, dto)).toMatchObject({ id: expect.anything() }),
  );
  expect(flights).toEqual([
    ['session-standings'],
    ['order-known'],
    ['parcel'],
    ['throttle'],
    [
      ...[
        expect.stringMatching('^BEGIN;'),
        'order-claim-key',
        'user-keep-name',
        'holds-lock',
        'points-lock',
        'offers-lock',
      ],
      ...['priced-items', 'loyalty-terms', 'holds'],
    ],
    ['order-insert', 'order-items-insert', 'cart-take-out', 'outbox-add', 'payment-open', 'COMMIT'],
    ['sandbox-create'],
    ['payment-link'],
  ]);
});

it('a new order sends one event with its units and payment', async () => {
  const shopper = await signIn(api, somePhone());
  const { id } = await place(shopper, orderOf([{ id: items[0]!, price: PRICE }]));
  const client = await connected();
  const { rows: told } = await client.query<{ types: string[] }>(
    `SELECT array_agg(e."subjectType" ORDER BY e."id") AS "types" FROM "live_event" e
     JOIN "shop_order" o ON o."uuid" = e."subjectId" WHERE o."id" = $1 GROUP BY e."transactionId" ORDER BY min(e."id")`,
    [id],
  );
  await client.end();
  // The link to pay comes afterwards.
  expect(told).toEqual([{ types: ['ORDER'] }, { types: ['ORDER_DETAIL'] }]);
});

it('adding to the cart takes a fixed number of database round trips', async () => {
  const shopper = await signIn(api, somePhone());
  const add = 'mutation ($id: ID!) { addToProductCart(dto: { id: $id }) { lines { quantity } } }';
  const flights = await flightsOf(async () =>
    expect(await shopper.ask(add, { id: items[0] })).toMatchObject({
      data: { addToProductCart: { lines: [{ quantity: 1 }] } },
    }),
  );
  expect(flights).toEqual([
    ['session-standings'],
    ['priced-items'],
    ['BEGIN'],
    ['cart-lock', 'cart-add'],
    ['COMMIT'],
    ['cart-read'],
    // At once, on connections of their own.
    ...[['priced-items'], ['loyalty-terms']],
  ]);
});

it.each([
  ['priced-items', (itemIds: string[]) => ({ itemIds, userId: null })],
  ['offers-lock', (itemIds: string[]) => ({ itemIds })],
  ['parcel', (itemIds: string[]) => ({ itemIds, places: itemIds.map(() => 0), defaultGrams: 1000 })],
])('the statement %s is planned once per connection for any number of items', async (name, params) => {
  const client = await connected();
  // PostgreSQL compares the costs of the first five plans with that of a plan for all values.
  for (let n = 0; n < 10; n += 1) await rows(client, declared(name), params(items.slice(0, 1 + (n % 4))));
  const { rows: plans } = await client.query<{ own: string }>(
    'SELECT "custom_plans" AS "own" FROM pg_prepared_statements WHERE "name" = $1',
    [name],
  );
  await client.end();
  expect(plans).toEqual([{ own: '5' }]);
});

it('the query of a shopper’s reservations uses the same database plan for all values', async () => {
  const plans = await api.app.get(Statements).transaction(
    async (queries) => {
      for (let n = 0; n < 10; n += 1) {
        const holder = { phone: `+7900000000${n}`, userId: null, address: `192.0.2.${n}`, network: `192.0.2.${n}/32` };
        await queries.rows(declared('holds'), holder);
      }
      return queries.rows(PLANS_OF_HOLDS);
    },
    { findsByIndex: true },
  );
  expect(plans).toEqual([{ shared: true, own: '0' }]);
});

it('the query of a shopper’s reservations uses indexes even when planned on a small table', async () => {
  const client = await connected();
  await client.query("SET enable_seqscan = off; SET plan_cache_mode = 'force_generic_plan'");
  const holder = { phone: '+79000000000', userId: null, address: '192.0.2.1', network: '192.0.2.0/24' };
  await rows(client, declared('holds'), holder);
  const { rows: plan } = await client.query<{ 'QUERY PLAN': string }>(
    'EXPLAIN EXECUTE "holds"(NULL, NULL, NULL, NULL)',
  );
  await client.end();
  const lines = plan.map((line) => line['QUERY PLAN'].trim());
  for (const condition of ['(phone = $', '("userId" = $', '("clientNetwork" = $'])
    expect(lines).toContainEqual(expect.stringContaining(`Index Cond: ${condition}`));
  const scans = lines.filter((line) => /Scan.* on shop_order/.test(line));
  expect(scans.length).toBe(4);
  expect(lines.filter((line) => line.startsWith('Index Cond: '))).toHaveLength(scans.length + 2);
});
