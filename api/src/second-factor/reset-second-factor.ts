import type { Audit } from '../operator/index.js';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';

/**
 * Removes the second factor of an operator who has lost the app and the recovery codes. Returns whether there was one.
 */
export async function resetSecondFactor(audit: Audit, by: Actor, userId: string): Promise<boolean> {
  let had = false;
  await audit.change({ by, action: 'resetSecondFactor', entity: 'SHOPPER', id: userId }, async (queries) => {
    had = (await queries.rows(RESET, { userId })).length > 0;
    await queries.rows(FORGET_GIVEN, { userId });
  });
  return had;
}

const RESET = statement('second-factor-reset')`DELETE FROM "second_factor" WHERE "userId" = :userId RETURNING "userId"`;

const FORGET_GIVEN = statement('second-factor-forget-given')`
UPDATE "session" SET "factorAt" = NULL WHERE "userId" = :userId AND "factorAt" IS NOT NULL`;
