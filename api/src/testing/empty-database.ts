import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestDatabase } from './test-database.js';

/** Creates a database without tables. Its owner has no other rights on the server. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const server = new URL(process.env.TEST_TEMPLATE_URL!);
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (...statements: string[]) => {
    const client = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: '/postgres' }).href });
    await client.connect();
    try {
      for (const sql of statements) await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await admin(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`, `CREATE DATABASE ${name} OWNER ${name}`);
  const url = Object.assign(new URL(server), { pathname: `/${name}`, username: name, password: name }).href;
  return { url, drop: () => admin(`DROP DATABASE ${name} WITH (FORCE)`, `DROP ROLE ${name}`) };
}
