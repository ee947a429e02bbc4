import pg from 'pg';
import { signIn, somePhone, type Shopper } from './shoppers.js';
import type { Answer, TestApi } from './test-api.js';

/** A signed-in user who calls the operators' schema. The user need not have operator rights. */
export interface Operator extends Shopper {
  admin(query: string, variables?: Record<string, unknown>): Promise<Answer>;
}

export async function askAdmin(api: TestApi, query: string, variables: object = {}, token?: string): Promise<Answer> {
  const answer = await fetch(`${api.origin}/admin/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify({ query, variables }),
  });
  return (await answer.json()) as Answer;
}

export async function operator(api: TestApi, level: 'USER' | 'MANAGER' | 'ADMIN'): Promise<Operator> {
  const shopper = await signIn(api, somePhone());
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    await client.query(`UPDATE "user_account" SET "accessLevel" = $2 WHERE "id" = $1`, [shopper.id, level]);
  } finally {
    await client.end();
  }
  return { ...shopper, admin: (query, variables) => askAdmin(api, query, variables, shopper.accessToken) };
}

/** Signs the same operator in once more, in a session of its own. */
export async function operatorAgain(api: TestApi, { id }: Shopper): Promise<Operator> {
  const client = new pg.Client({ connectionString: api.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ phone: string }>(`SELECT "phone" FROM "user_account" WHERE "id" = $1`, [id]);
    await client.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);
    const next = await signIn(api, rows[0]!.phone);
    return { ...next, admin: (query, variables) => askAdmin(api, query, variables, next.accessToken) };
  } finally {
    await client.end();
  }
}
