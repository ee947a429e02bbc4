import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';

export interface Account {
  userId: string;
  token: string;
}

export const POINTS = 5000;
const TOKEN_SECONDS = 3600;

/** Creates shopper accounts with open sessions and with points to spend. Accounts of an earlier call are used again. */
export async function signUp(
  { database, secrets }: { database: Pool; secrets: { AUTH_KEYS: string } },
  count: number,
): Promise<Account[]> {
  const { rows } = await database.query<{ userId: string; sessionId: string }>(SIGN_UP, [count]);
  await database.query(
    `INSERT INTO "loyalty_account" ("userId") SELECT "id" FROM "user_account" ON CONFLICT ("userId") DO NOTHING`,
  );
  await database.query(
    `INSERT INTO "points_entry" ("userId", "kind", "amount") SELECT "userId", 'MANUAL', $1 FROM "loyalty_account"`,
    [POINTS],
  );
  return rows.map(({ userId, sessionId }) => ({ userId, token: sign(secrets.AUTH_KEYS, userId, sessionId) }));
}

/** Signs an access token as the API does: with the first of the keys in `authKeys`, for the API's audience. */
function sign(authKeys: string, userId: string, sessionId: string): string {
  const [kid, secret] = authKeys.split(',')[0]!.split(/:(.*)/s);
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: userId, sid: sessionId, iss: 'meet', aud: 'meet-api', iat: now, exp: now + TOKEN_SECONDS };
  const body = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${body}.${createHmac('sha256', secret!).update(body).digest('base64url')}`;
}

const SIGN_UP = `
WITH users AS (
  INSERT INTO "user_account" ("email") SELECT 'shopper-' || n || '@example.com' FROM generate_series(1, $1::int) n
  ON CONFLICT ("email") DO UPDATE SET "email" = excluded."email" RETURNING "id", "email"
), sessions AS (
  INSERT INTO "session" ("userId", "expiresAt") SELECT "id", now() + interval '1 day' FROM users RETURNING "id", "userId"
)
SELECT u."id" AS "userId", s."id" AS "sessionId" FROM users u JOIN sessions s ON s."userId" = u."id"
ORDER BY length(u."email"), u."email"`;
