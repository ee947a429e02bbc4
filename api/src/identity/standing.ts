import { PERMISSIONS_OF, type Permission } from '../platform/auth/permissions.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import type { AccessLevel } from './user.model.js';

/** What a person may do at this moment. */
export interface Standing {
  userId: string;
  accessLevel: AccessLevel;
  /** None for a shopper. */
  permissions: readonly Permission[];
}

/** The columns of account `u` that {@link standingIn} reads. */
export const STANDING = `u."id" AS "userId", u."accessLevel"`;

export const standingIn = ({ userId, accessLevel }: { userId: string; accessLevel: AccessLevel }): Standing => ({
  ...{ userId, accessLevel },
  permissions: PERMISSIONS_OF[accessLevel],
});

/** Returns what an account may do, whether or not it is signed in; nothing if it was deleted. */
export async function permissionsOfAccount(queries: Queries, userId: string): Promise<readonly Permission[]> {
  const [row] = await queries.rows(OF_ACCOUNT, { userId });
  return row ? standingIn(row).permissions : [];
}

const OF_ACCOUNT = statement('standing-of-account')`
SELECT ${STANDING} FROM "user_account" u WHERE u."id" = :userId AND u."deletedAt" IS NULL`;
