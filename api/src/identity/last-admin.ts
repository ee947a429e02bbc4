import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';

/**
 * Throws LAST_ADMIN if this account is the only administrator. Locks all administrators until the transaction ends, so
 * that of two administrators who leave at the same time one stays. An account that nobody has signed in to (perhaps
 * with a mistyped address) does not count.
 */
export async function refuseLastAdmin(queries: Queries, userId: string): Promise<void> {
  const admins = await queries.rows(ADMINS);
  if (admins.length === 1 && admins[0]!.id === userId.toLowerCase()) throw new ApiError('LAST_ADMIN');
}

const ADMINS = statement('operator-admins')`
SELECT "id" FROM "user_account" u WHERE "accessLevel" = 'ADMIN' AND "deletedAt" IS NULL
  AND EXISTS (SELECT FROM "session" s WHERE s."userId" = u."id") ORDER BY "id" FOR NO KEY UPDATE`;
