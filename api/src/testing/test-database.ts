import { randomBytes } from 'node:crypto';
import pg from 'pg';

const OBJECT_IN_USE = '55006';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

/** Creates an empty, migrated database, as a copy of the template that the test set-up has created. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = process.env.TEST_TEMPLATE_URL;
  if (!template) throw new Error('No test server: run this suite with `npm test`, its set-up starts PostgreSQL.');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const templateName = new URL(template).pathname.slice(1);
  await asAdmin(template, `CREATE DATABASE ${name} TEMPLATE ${templateName}`);
  const url = Object.assign(new URL(template), { pathname: `/${name}` }).href;
  return { url, drop: () => dropDatabase(template, name) };
}

/**
 * Drops the database. A plain DROP waits up to five seconds for connections that are closing. FORCE would kill these at
 * once, and their clients would raise an error in whichever test runs then. So FORCE is used only for connections that
 * would never close.
 */
async function dropDatabase(template: string, name: string): Promise<void> {
  try {
    await asAdmin(template, `DROP DATABASE ${name}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== OBJECT_IN_USE) throw error;
    await asAdmin(template, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function asAdmin(template: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(template), { pathname: '/postgres' }).href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
