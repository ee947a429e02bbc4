import { PERMISSIONS_OF, type Permission } from '../platform/auth/permissions.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import type { AccessLevel } from './user.model.js';

/** What a person may do at this moment. */
export interface Standing {
  userId: string;
  accessLevel: AccessLevel;
  /** Empty for a shopper. */
  permissions: readonly Permission[];
  /** Whether an operator still has to enter the second factor in this session, before any other action. */
  lacksFactor: boolean;
  /** Whether the account has a second factor. */
  hasFactor: boolean;
}

/**
 * SQL that joins the role `r` of account `u`: a role of the shop's own, or the role of the access level. Shoppers have
 * none.
 */
export const ROLE_OF_ACCOUNT = `LEFT JOIN "role" r ON CASE WHEN u."accessLevel" = 'MANAGER' AND u."roleId" IS NOT NULL
  THEN r."id" = u."roleId" ELSE r."level" = u."accessLevel" END`;

/** SQL: whether the role of account `u` is the one with this id; the same as a condition on the joined role. */
export const hasRole = (id: string): string => `CASE WHEN u."accessLevel" = 'MANAGER' AND u."roleId" IS NOT NULL
  THEN u."roleId" = ${id} ELSE u."accessLevel" = (SELECT r."level" FROM "role" r WHERE r."id" = ${id}) END`;

/** The columns of account `u` and its role that {@link standingIn} reads. */
export const STANDING = `u."id" AS "userId", u."accessLevel", r."permissions"::text[] AS "permissions"`;

interface StandingRow {
  userId: string;
  accessLevel: AccessLevel;
  permissions: string[] | null;
  lacksFactor: boolean;
  hasFactor: boolean;
}

export const standingIn = ({ userId, accessLevel, permissions, ...factor }: StandingRow): Standing => ({
  ...{ userId, accessLevel, ...factor },
  permissions: permissionsIn(accessLevel, permissions),
});

/** SQL: whether account `u` has a second factor: an app, a passkey or both. */
export const HAS_FACTOR = `EXISTS (SELECT FROM "second_factor" f WHERE f."userId" = u."id"
  AND (f."secret" IS NOT NULL OR EXISTS (SELECT FROM "passkey" k WHERE k."userId" = f."userId")))`;

/** Returns the permissions of a role: the role's own, or those of its access level. */
export function permissionsIn(level: AccessLevel, own: string[] | null): readonly Permission[] {
  return own?.length ? (own as Permission[]) : PERMISSIONS_OF[level];
}

/** Returns what an account may do, whether or not it is signed in; nothing if it was deleted. */
export async function permissionsOfAccount(queries: Queries, userId: string): Promise<readonly Permission[]> {
  const [row] = await queries.rows(OF_ACCOUNT, { userId });
  return row ? permissionsIn(row.accessLevel, row.permissions) : [];
}

const OF_ACCOUNT = statement('standing-of-account')`
SELECT ${STANDING} FROM "user_account" u ${ROLE_OF_ACCOUNT} WHERE u."id" = :userId AND u."deletedAt" IS NULL`;
