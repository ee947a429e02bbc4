import { Statement } from '@meet/statements';
import pg from 'pg';
import { orderOf, REQUEST } from '../../testing/orders.js';
import { feedProduct, startTestApi, type Answer, type TestApi } from '../../testing/test-api.js';
import { until } from '../../testing/until.js';
import { openPool } from './open-pool.js';
import { Statements } from './statements.js';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([feedProduct('shoe', { items: [{ size: '42', price: 1_000_000 }] })]);
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

/** PostgreSQL ends a statement that has waited too long by the same way, with the same code. */
const CANCEL = `SELECT pg_cancel_backend("pid") FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock' AND "pid" <> pg_backend_pid()`;

it('an order whose SQL statement waits too long for a lock can be retried with the same key', async () => {
  const { rows } = await database.query<{ id: string }>('SELECT "id" FROM "product_item"');
  const dto = orderOf([{ id: rows[0]!.id, price: 1_000_000 }]);
  const order = async () => {
    const answer = await fetch(`${api.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: REQUEST, variables: { dto } }),
    });
    return { retryAfter: answer.headers.get('retry-after'), ...((await answer.json()) as Answer) };
  };
  await database.query('BEGIN');
  await database.query('LOCK TABLE "shop_order"');
  const waiting = order();
  await until(async () => (await database.query(CANCEL)).rowCount === 1);
  const refused = await waiting;
  await database.query('ROLLBACK');
  expect(refused.errors![0]!.extensions.code).toBe('SERVICE_UNAVAILABLE');
  expect(refused.retryAfter).toBe('5');
  const placed = await order();
  expect(placed.errors).toBeUndefined();
  expect(placed.retryAfter).toBeNull();
});

it('a transaction that names its longest time takes it, and others keep to that of the pool', async () => {
  const pool = openPool({ connectionString: api.databaseUrl, max: 1, statement_timeout: 200, query_timeout: 300 });
  const statements = new Statements(pool);
  const sleep = new Statement<Record<never, never>, { slept: string }>(
    'sleep',
    `SELECT pg_sleep(0.5)::text AS "slept"`,
  );
  const work = { longestMs: 5000 };
  await expect(statements.transaction((queries) => queries.rows(sleep), work)).resolves.toEqual([{ slept: '' }]);
  await expect(statements.transaction((queries) => queries.rows(sleep))).rejects.toThrow();
  await pool.end();
});
