import { givenSettings } from '@meet/api/given-settings';
import { makeFirstLinkToken } from '@meet/api/first-link';
import type pg from 'pg';

/**
 * Returns the line about the desk that a start prints: its URL, or, in a shop without an administrator, the link with
 * which the first one signs in. `env` is the environment of the services.
 */
export async function deskAddress(client: pg.Client, env: NodeJS.ProcessEnv): Promise<string> {
  if (env.DESK === 'false') return 'switched off (DESK=false)';
  const { rows } = await client.query<{ there: boolean }>(
    `SELECT EXISTS (SELECT FROM "user_account" WHERE "accessLevel" = 'ADMIN' AND "deletedAt" IS NULL) AS "there"`,
  );
  const { SECRET_KEY } = givenSettings(env, ['SECRET_KEY']).values;
  if (rows[0]!.there || !SECRET_KEY) return env.DESK_URL!;
  return `${env.DESK_URL}/first#${makeFirstLinkToken(SECRET_KEY)}
                The link makes you the shop's administrator: once, within 15 minutes`;
}
