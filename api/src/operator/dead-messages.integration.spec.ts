import pg from 'pg';
import { flightsOf } from '../testing/flights.js';
import { operator, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let manager: Operator;
beforeAll(async () => {
  api = await startTestApi([]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  manager = await operator(api, 'MANAGER');
});
beforeEach(() => database.query('DELETE FROM "outbox_event"'));
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const LIST = `query ($first: Int!, $after: String) { deadMessages(first: $first, after: $after) {
  totalCount nodes { id topic failure } pageInfo { hasNextPage endCursor } } }`;

async function die(count: number): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO "outbox_event" ("topic", "payload", "attempts", "runAt", "failure")
     SELECT 'order.letter', '{}', 10, 'infinity', 'no provider took it' FROM generate_series(1, $1) RETURNING "id"::text`,
    [count],
  );
  return rows.map(({ id }) => id);
}
interface List {
  totalCount: number;
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
const list = async (variables: Record<string, unknown>): Promise<List> => {
  const { data, errors } = await manager.admin(LIST, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data!.deadMessages as List;
};
const replay = (dto: object) =>
  manager.admin('mutation ($dto: ReplayMessagesInput!) { replayMessages(dto: $dto) }', { dto });
const drop = (dto: object) => manager.admin('mutation ($dto: DropMessagesInput!) { dropMessages(dto: $dto) }', { dto });

describe('dead messages', () => {
  it('a list of undelivered messages has each failure reason, no waiting messages, and takes few SQL statements', async () => {
    const ids = await die(3);
    await database.query(`INSERT INTO "outbox_event" ("topic", "payload") VALUES ('order.letter', '{}')`);
    const flights = await flightsOf(async () => {
      expect(await list({ first: 2 })).toMatchObject({
        totalCount: 3,
        nodes: ids.slice(0, 2).map((id) => ({ id, topic: 'order.letter', failure: 'no provider took it' })),
        pageInfo: { hasNextPage: true },
      });
    });
    expect(flights.flat().sort()).toEqual(['outbox-dead-after', 'outbox-dead-count', 'session-standings']);
  });

  it('a paged list of undelivered messages shows each once while messages arrive and are resent', async () => {
    const ids = await die(9);
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const slice: List = await list({ first: 2, after });
      seen.push(...slice.nodes.map(({ id }) => id));
      if (!slice.pageInfo.hasNextPage) break;
      after = slice.pageInfo.endCursor;
      if (seen.length === 2) await replay({ ids: [ids[0]!, ids[5]!] });
      if (seen.length === 4) await die(1);
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(ids.filter((id) => id !== ids[5] && !seen.includes(id))).toEqual([]);
    expect(seen).not.toContain(ids[5]);
  });

  it('undelivered messages are resent or dropped once, with an audit log entry', async () => {
    const [one, two, three] = await die(3);
    const answers = await Promise.all([replay({ ids: [one] }), replay({ ids: [one] })]);
    expect(answers.map(({ data }) => data!.replayMessages).sort()).toEqual([[], [one]]);
    expect((await drop({ ids: [two] })).data).toEqual({ dropMessages: [two] });
    expect((await replay({})).data).toEqual({ replayMessages: [three] });
    const { rows } = await database.query(
      `SELECT "id"::text, "runAt" <= now() AS "due", "untold" FROM "outbox_event" ORDER BY "id"`,
    );
    expect(rows).toMatchObject([
      { id: one, due: true, untold: null },
      { id: two, untold: 'DROPPED' },
      { id: three, due: true, untold: null },
    ]);
    const { rowCount } = await database.query(`SELECT FROM "operator_action" WHERE "entity" = 'OUTBOX'`);
    expect(rowCount).toBeGreaterThanOrEqual(4);
  });

  it.each([[{ ids: [] }], [{ ids: ['x'] }], [{ ids: ['1', '1'] }], [{ ids: ['9'.repeat(19)] }], [{ ids: null }]])(
    'resending or dropping undelivered messages is refused for the invalid ids %j',
    async (dto) => {
      expect(codeOf(await replay(dto))).toBe('BAD_USER_INPUT');
      expect(codeOf(await drop(dto))).toBe('BAD_USER_INPUT');
    },
  );

  it('the list of undelivered messages refuses an invalid cursor', async () => {
    expect(codeOf(await manager.admin(LIST, { first: 2, after: 'x' }))).toBe('CURSOR_INVALID');
  });
});
