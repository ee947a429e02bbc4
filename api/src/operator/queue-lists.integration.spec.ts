import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import pg from 'pg';
import { delivered, offersOf, type Offer } from '../testing/delivered.js';
import { askForPrice } from '../testing/meet-price.js';
import { hashOfToken, makeProgramToken } from '../programs/index.js';
import { flightsOf } from '../testing/flights.js';
import { askAdmin, operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let admin: Operator;
let offer: Offer;
let buyers: Shopper[];

const MANY = 7;

/** A list: who adds an entry, and its state that is asked for. */
interface Kind {
  add: (buyer: Shopper, n: number) => Promise<unknown>;
  table: string;
  input: string;
  filter: string;
  state: string;
  other: string;
  /** The call that reads one by its id, with the name of the id, and what it answers where there is none. */
  one: [call: string, key: string, missing: string];
  /** SQL of what else has to be set in the other state, and of which entries there are. */
  also?: string;
  there?: string;
  /** SQL of a change that is none of the state. */
  touch?: string;
}

async function said(by: Pick<Shopper, 'ask'>, document: string, dto: object) {
  const { data, errors } = await by.ask(document, { dto });
  if (!data) throw new Error(JSON.stringify(errors));
}

const KINDS: Record<string, Kind> = {
  reviewsConnection: {
    one: ['review', 'id', 'REVIEW_NOT_FOUND'],
    add: (buyer) =>
      said(buyer, 'mutation ($dto: CreateReviewInput!) { createReview(dto: $dto) { id } }', {
        productId: offer.productId,
        rating: 4,
        text: 'Хорошая пара, ношу',
      }),
    ...{ table: 'review', input: 'ReviewsInput', filter: 'state', state: 'PENDING', other: 'REJECTED' },
    also: `, "rejectionReason" = 'Не о товаре'`,
  },
  questions: {
    one: ['question', 'id', 'QUESTION_NOT_FOUND'],
    add: (buyer) =>
      said(buyer, 'mutation ($dto: AskQuestionInput!) { askQuestion(dto: $dto) { id } }', {
        productId: offer.productId,
        text: 'Хорошая ли это пара?',
      }),
    ...{ table: 'product_question', input: 'QuestionsInput', filter: 'state', state: 'PENDING', other: 'REJECTED' },
    touch: `"text" = "text" || '?'`,
    also: `, "rejectionReason" = 'Не о товаре'`,
  },
  returnRequestsConnection: {
    one: ['returnRequest', 'id', 'RETURN_NOT_FOUND'],
    add: async (buyer) => {
      const [unit] = await delivered(database, buyer, [offer]);
      const { rows } = await database.query<{ uuid: string }>(
        'SELECT "orderUuid" AS "uuid" FROM "order_product_item" WHERE "id" = $1',
        [unit],
      );
      await said(buyer, 'mutation ($dto: CreateReturnRequestInput!) { createReturnRequest(dto: $dto) { id } }', {
        uuid: rows[0]!.uuid,
        items: [{ id: unit, reason: 'SIZE' }],
      });
    },
    ...{ table: 'return_request', input: 'ReturnRequestsInput', filter: 'state', state: 'NEW', other: 'APPROVED' },
  },
  cooperativeRequestsConnection: {
    one: ['cooperativeRequest', 'id', 'REQUEST_NOT_FOUND'],
    add: (_, n) =>
      database.query(
        `INSERT INTO "cooperative_request" ("companyName", "companyType", "fullName", "inn", "email", "phone")
         VALUES ('Кеды оптом ' || $1, 'OOO', 'Мария Иванова', $3, $1 || '@example.com', $2)`,
        [String(n), somePhone(), String(7_707_083_000 + n)],
      ),
    ...{
      table: 'cooperative_request',
      input: 'CooperativeRequestsInput',
      filter: 'state',
      state: 'NEW',
      other: 'IN_WORK',
    },
  },
  meetPriceRequestsConnection: {
    one: ['meetPriceRequest', 'id', 'REQUEST_NOT_FOUND'],
    add: (buyer, n) =>
      askForPrice(buyer, { productId: offer.productId, link: `https://shop.example/${n}`, phone: somePhone() }),
    ...{
      table: 'meet_price_request',
      input: 'MeetPriceRequestsInput',
      filter: 'state',
      state: 'NEW',
      other: 'IN_WORK',
    },
  },
  shoppersConnection: {
    one: ['shopper', 'userId', 'SHOPPER_NOT_FOUND'],
    add: () => signIn(api, somePhone()),
    ...{ table: 'user_account', input: 'ShoppersInput', filter: 'accessLevel', state: 'USER', other: 'MANAGER' },
    there: '"deletedAt" IS NULL',
  },
};

beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { name: 'Кеды', items: [{ size: '42', price: 10_000, stock: 100 }] })]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  offer = (await offersOf(database)).shoe![0]!;
  admin = await operator(api, 'ADMIN');
  buyers = [];
  for (let n = 0; n < MANY * 3; n++) buyers.push(await signIn(api, somePhone()));
  for (const buyer of buyers) await delivered(database, buyer, [offer]);
  for (const { add } of Object.values(KINDS)) for (let n = 0; n < MANY; n++) await add(buyers[n]!, n);
}, 180_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

interface List {
  totalCount: number;
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  stateCounts: { state: string; count: number }[];
}

const document = (
  call: string,
) => `query ($first: Int!, $after: String, $dto: ${KINDS[call]!.input}, $sort: ListSort!) {
  list: ${call}(first: $first, after: $after, dto: $dto, sort: $sort) {
    totalCount nodes { id } pageInfo { hasNextPage endCursor } stateCounts { state count } } }`;

async function list(call: string, variables: object = {}): Promise<List> {
  const { data, errors } = await admin.admin(document(call), { first: 100, sort: 'NEWEST_FIRST', ...variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.list as List;
}
const ids = ({ nodes }: List) => nodes.map(({ id }) => id);

async function walk(call: string, variables: object, between: () => Promise<unknown> = async () => {}) {
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const slice: List = await list(call, { ...variables, first: 2, after });
    seen.push(...ids(slice));
    if (!slice.pageInfo.hasNextPage) return seen;
    after = slice.pageInfo.endCursor;
    await between();
  }
}

describe('queue', () => {
  interface Queue extends List {
    nodes: { id: string; kind: string; about: string; createdAt: string; orderNumber: number | null }[];
  }
  const QUEUE = `query ($first: Int!, $after: String, $dto: QueueInput) { queue(first: $first, after: $after, dto: $dto) {
    totalCount nodes { id kind state about createdAt number orderUuid orderNumber productId }
    pageInfo { hasNextPage endCursor } stateCounts { state count } } }`;
  const kinds = ['COOPERATIVE_REQUEST', 'MEET_PRICE_REQUEST', 'QUESTION', 'RETURN', 'REVIEW'];
  const queue = async (variables: object = {}): Promise<Queue> => {
    const { data, errors } = await admin.admin(QUEUE, { first: 100, ...variables });
    if (errors) throw new Error(JSON.stringify(errors));
    return data!.queue as Queue;
  };

  it('the operators’ queue lists all waiting entries, oldest first, with subjects and counts by kind', async () => {
    const all = await queue();
    expect(all.totalCount).toBe(MANY * kinds.length);
    expect(all.nodes.map(({ createdAt }) => createdAt)).toEqual(all.nodes.map(({ createdAt }) => createdAt).sort());
    expect(all.stateCounts).toEqual(kinds.map((state) => ({ state, count: MANY })));
    for (const { kind, about, orderNumber } of all.nodes) {
      expect(about).not.toBe('');
      expect(orderNumber !== null).toBe(kind === 'RETURN' || kind === 'REVIEW');
    }
    const some = await queue({ dto: { kinds: ['REVIEW'] } });
    expect([some.totalCount, new Set(some.nodes.map(({ kind }) => kind))]).toEqual([MANY, new Set(['REVIEW'])]);
    expect(some.stateCounts).toHaveLength(kinds.length);
  });

  it('the operators’ queue is read with a single SQL statement, plus one if counted', async () => {
    const flights = await flightsOf(() => admin.admin('{ queue(first: 50) { nodes { id } } }'));
    expect(flights.flat()).toEqual(['session-standings', 'operator-queue']);
    const counted = await flightsOf(() => admin.admin('{ queue(first: 50) { totalCount nodes { id } } }'));
    expect(counted.flat().sort()).toEqual(['operator-queue', 'operator-queue-counts', 'session-standings']);
  });

  it('the operators’ queue shows only kinds of entries that the caller may answer', async () => {
    const token = makeProgramToken();
    await database.query(`INSERT INTO "program" ("name", "scopes", "tokenHash") VALUES ('Отзывы', '{REVIEWS}', $1)`, [
      hashOfToken(token),
    ]);
    const { data } = await askAdmin(api, QUEUE, { first: 100 }, token);
    const { stateCounts, nodes } = data!.queue as Queue;
    expect(stateCounts).toEqual(['QUESTION', 'REVIEW'].map((state) => ({ state, count: MANY })));
    expect(new Set(nodes.map(({ kind }) => kind))).toEqual(new Set(['QUESTION', 'REVIEW']));
    expect(codeOf(await askAdmin(api, QUEUE, { first: 9, dto: { kinds: ['RETURN'] } }, token))).toBe('FORBIDDEN');
  });

  it('the operators’ queue skips and repeats nothing while entries appear and disappear between pages', async () => {
    const before = (await queue()).nodes.map(({ id }) => id);
    const seen: string[] = [];
    const gone = new Set<string>();
    for (let after: string | null = null, n = 0; ; n += 1) {
      const slice: Queue = await queue({ first: 3, after });
      seen.push(...slice.nodes.map(({ id }) => id));
      if (!slice.pageInfo.hasNextPage) break;
      after = slice.pageInfo.endCursor;
      if (n >= 5) continue;
      await KINDS.cooperativeRequestsConnection!.add(buyers[0]!, 100 + n);
      const { rows } = await database.query<{ id: string }>(
        `UPDATE "cooperative_request" SET "state" = 'DECLINED', "answer" = 'Нет', "answeredAt" = now() WHERE "id" = (
           SELECT "id" FROM "cooperative_request" WHERE "state" = 'NEW' ORDER BY random() LIMIT 1) RETURNING "id"`,
      );
      gone.add(rows[0]!.id);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(before.filter((id) => !gone.has(id) && !seen.includes(id))).toEqual([]);
    await database.query(`DELETE FROM "cooperative_request" WHERE "companyName" ~ ' 10.$'`);
    await database.query(`UPDATE "cooperative_request" SET "state" = 'NEW', "answer" = NULL, "answeredAt" = NULL`);
  });

  it.each([
    [{ first: 3, after: 'x' }, 'CURSOR_INVALID'],
    [{ first: 0 }, 'BAD_USER_INPUT'],
    [{ first: 3, dto: { kinds: ['REVIEW', 'REVIEW'] } }, 'BAD_USER_INPUT'],
    [{ first: 3, dto: { kinds: ['ORDER'] } }, 'BAD_USER_INPUT'],
  ])('the operators’ queue refuses the arguments %j', async (variables, code) => {
    expect(codeOf(await admin.admin(QUEUE, variables))).toBe(code);
  });
});

describe.each(Object.entries(KINDS))(
  '%s',
  (call, { one, add, table, filter, state, other, also = '', there = 'true', touch = '"updatedAt" = now()' }) => {
    it('an entry of an operators’ list is read by its id, and an unknown id returns its code', async () => {
      const [name, key, missing] = one;
      const [id] = ids(await list(call));
      const read = (wanted: string) =>
        admin.admin(`query ($id: ID!) { ${name}(dto: { ${key}: $id }) { id } }`, { id: wanted });
      expect((await read(id!)).data).toEqual({ [name]: { id } });
      expect(codeOf(await read(randomUUID()))).toBe(missing);
    });

    it('an operators’ list sorts in both directions, and its pages together equal the whole list', async () => {
      const whole = ids(await list(call));
      expect(new Set(whole).size).toBe(whole.length);
      expect(whole.length).toBeGreaterThanOrEqual(MANY);
      expect(ids(await list(call, { sort: 'OLDEST_FIRST' }))).toEqual([...whole].reverse());
      expect(await walk(call, {})).toEqual(whole);
      expect(await walk(call, { sort: 'OLDEST_FIRST' })).toEqual([...whole].reverse());
    });

    it('an operators’ list skips and repeats nothing while entries change between pages', async () => {
      const before = ids(await list(call));
      let n = MANY;
      const seen = await walk(call, {}, async () => {
        await database.query(`UPDATE "${table}" SET ${touch}`);
        if (n < MANY * 3) await add(buyers[n]!, n);
        n += 1;
      });
      expect(seen).toEqual(before);
    });

    it('an operators’ list counts entries by state and filters them by date of creation', async () => {
      const [id] = ids(await list(call, { dto: { [filter]: state } }));
      await database.query(`UPDATE "${table}" SET "${filter}" = $2 ${also} WHERE "id" = $1`, [id, other]);
      const found = await list(call, { dto: { [filter]: other } });
      expect(ids(found)).toContain(id);
      const { rows } = await database.query<{ state: string; count: number }>(
        `SELECT "${filter}"::text AS "state", count(*)::int AS "count" FROM "${table}" WHERE ${there} GROUP BY 1 ORDER BY 1`,
      );
      expect([...found.stateCounts].sort((a, b) => (a.state < b.state ? -1 : 1))).toEqual(rows);
      expect(found.totalCount).toBe(rows.find((row) => row.state === other)!.count);
      expect((await list(call, { dto: { from: '2099-01-01' } })).totalCount).toBe(0);
      expect((await list(call, { dto: { to: '2000-01-01' } })).totalCount).toBe(0);
    });

    it('an operators’ list refuses a forged cursor and a cursor of another filter or sort', async () => {
      const { pageInfo } = await list(call, { first: 1 });
      const code = async (variables: object) =>
        codeOf(
          await admin.admin(document(call), {
            first: 1,
            sort: 'NEWEST_FIRST',
            after: pageInfo.endCursor,
            ...variables,
          }),
        );
      expect(await code({})).toBeUndefined();
      expect(await code({ sort: 'OLDEST_FIRST' })).toBe('CURSOR_INVALID');
      expect(await code({ dto: { [filter]: other } })).toBe('CURSOR_INVALID');
      expect(await code({ after: 'made-up' })).toBe('CURSOR_INVALID');
    });

    it('the number of SQL statements of an operators’ list does not grow with its length', async () => {
      const query = jest.spyOn(pg.Client.prototype, 'query');
      const asked = async (first: number) => {
        query.mockClear();
        await list(call, { first });
        return query.mock.calls.length;
      };
      await asked(1);
      expect([await asked(2), await asked(MANY)]).toEqual(Array(2).fill(await asked(1)));
      query.mockRestore();
    });
  },
);
