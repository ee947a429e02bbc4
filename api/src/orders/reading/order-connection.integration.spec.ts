import pg from 'pg';
import { operator, type Operator } from '../../testing/operators.js';
import { codeOf, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let manager: Operator;
let maria: Shopper;
let anna: Shopper;
let offers: { id: string; price: number }[];

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 10_000, stock: 500 }] })], {
    PAYMENT_PROVIDER: 'sandbox',
    OPEN_ORDERS_PER_PHONE: '100',
  });
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  offers = (
    await client.query<{ id: string; price: number }>(`SELECT "itemId" AS "id", "price"::int FROM "price_details"`)
  ).rows;
  await client.end();
  [manager, maria, anna] = await Promise.all([
    operator(api, 'MANAGER'),
    signIn(api, somePhone()),
    signIn(api, somePhone()),
  ]);
  for (let n = 0; n < 7; n += 1) await place(maria, orderOf(offers));
  await place(anna, orderOf(offers));
});
afterAll(() => api.close());

interface Part {
  edges: { cursor: string; node: { number: number } }[];
  nodes: { number: number }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount?: number;
}

const PART =
  'edges { cursor node { number } } nodes { number } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
const OWN = `query ($first: Int!, $after: String) { connection: userOrdersConnection(first: $first, after: $after) { ${PART} totalCount } }`;
const ALL = `query ($dto: OrdersInput, $first: Int!, $after: String) { connection: ordersConnection(dto: $dto, first: $first, after: $after) { ${PART} } }`;

const LISTS = {
  'of a shopper': (first: number, after: string | null) => maria.ask(OWN, { first, after }),
  'for operators': (first: number, after: string | null) =>
    manager.admin(ALL, { dto: { userId: maria.id, statuses: ['AWAITING_PAY'] }, first, after }),
};

function partOf({ data, errors }: Answer): Part {
  if (!data) throw new Error(JSON.stringify(errors));
  return data.connection as Part;
}

describe.each(Object.entries(LISTS))('orders %s by cursors', (_, ask) => {
  it('orders read by cursor appear exactly once, newest first, while other orders are placed', async () => {
    const before = partOf(await ask(100, null));
    expect(before.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    const numbers = before.nodes.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    const seen: number[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { edges, nodes, pageInfo }: Part = partOf(await ask(3, after));
      expect(nodes).toEqual(edges.map(({ node }) => node));
      expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]!.cursor, edges.at(-1)!.cursor]);
      expect(pageInfo.hasPreviousPage).toBe(after !== null);
      seen.push(...nodes.map(({ number }) => number));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
      await place(maria, orderOf(offers));
    }
    expect(seen).toEqual(numbers);
    expect(seen.length).toBeGreaterThan(6);
  });

  it('order lists refuse an invalid cursor and a cursor of another list', async () => {
    const others = partOf(await anna.ask(OWN, { first: 1 })).pageInfo.endCursor;
    const all = partOf(await manager.admin(ALL, { dto: {}, first: 1 })).pageInfo.endCursor;
    for (const cursor of ['', '12', others, all]) expect(codeOf(await ask(3, cursor))).toBe('CURSOR_INVALID');
  });
});

it('a shopper sees only their own orders and their total count', async () => {
  const { nodes, totalCount } = partOf(await anna.ask(OWN, { first: 100 }));
  expect([nodes.length, totalCount]).toEqual([1, 1]);
  expect(codeOf(await api.ask(OWN, { first: 1 }))).toBe('UNAUTHORIZED');
});
