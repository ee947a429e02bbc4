import pg from 'pg';
import { statement } from '../../platform/database/statement.js';
import { operator, type Operator } from '../../testing/operators.js';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

const PEOPLE = 3000;

let api: TestApi;
let database: pg.Client;
let admin: Operator;
beforeAll(async () => {
  api = await startTestApi([]);
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
  admin = await operator(api, 'ADMIN');
  await database.query(
    `INSERT INTO "user_account" ("name", "surname", "phone", "createdAt")
     SELECT 'Анна', 'Иванова-' || n, '+7916' || lpad(n::text, 7, '0'), now() - make_interval(mins => n)
     FROM generate_series(1, ${PEOPLE}) n`,
  );
  await database.query('VACUUM ANALYZE "user_account"');
}, 120_000);
afterAll(async () => {
  await database?.end();
  await api?.close();
});

interface Node {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Node[];
}
const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];

/** Runs a statement of the list without conditions, apart from those that are given. */
async function accountsRead(name: string, given: Record<string, unknown>): Promise<number> {
  const { text, parameters } = statement.declared.get(name)!;
  const values = parameters.map((parameter) => given[parameter] ?? null);
  const { rows } = await database.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values,
  );
  const nodes = flat(rows[0]!['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === 'user_account');
  return nodes.reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
}

it.each(['operator-shoppers-newest', 'operator-shoppers-oldest'])(
  'a part of the list of shoppers reads no other accounts: %s',
  async (name) => expect(await accountsRead(name, { limit: 25 })).toBe(25),
);

it('a telephone number in the list of shoppers is found by an index', async () =>
  expect(await accountsRead('operator-shoppers-newest', { limit: 25, search: '%0001234%' })).toBe(1));

it('shoppers are found and counted by parts of names and numbers in any letter case', async () => {
  const found = async (dto: object) => {
    const { data } = await admin.admin(
      `query ($dto: ShoppersInput) { list: shoppersConnection(first: 3, dto: $dto) {
        totalCount stateCounts { state count } nodes { phone } } shoppers(dto: $dto) { pagination { totalItems } } }`,
      { dto },
    );
    return data!;
  };
  const all = { totalCount: PEOPLE, stateCounts: [{ state: 'USER', count: PEOPLE }] };
  expect(await found({ search: 'аННА иванова' })).toMatchObject({
    list: { ...all, nodes: [{ phone: '+79160000001' }, { phone: '+79160000002' }, { phone: '+79160000003' }] },
    shoppers: { pagination: { totalItems: PEOPLE } },
  });
  // Counts by level are those of the filter without its level; the total has the level, too.
  expect(await found({ search: 'Анна', accessLevel: 'ADMIN' })).toMatchObject({
    list: { ...all, totalCount: 0, nodes: [] },
  });
  expect(await found({ search: '+7916 1234' })).toMatchObject({
    list: { totalCount: 1, nodes: [{ phone: '+79160001234' }] },
  });
});
