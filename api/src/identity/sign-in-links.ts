import { createHash, randomBytes } from 'node:crypto';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/** Lifetime of a link in minutes. */
export const LINK_MINUTES = 15;

/**
 * Creates a link with which the account can be signed in to once; any earlier link becomes invalid. Returns the link's
 * token, of which the database stores only a hash.
 */
export async function makeSignInLink(queries: Queries, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries.rows(MAKE, { userId, hash: hashOf(token) });
  return token;
}

/** Consumes a link. Returns the id of its account; null if the link is unknown, used or expired. */
export async function useSignInLink(queries: Queries, token: string): Promise<string | null> {
  const [link] = await queries.rows(USE, { hash: hashOf(token) });
  return link?.userId ?? null;
}

/** A plain hash suffices, because the token is random and long: no key, no salt. */
function hashOf(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest();
}

const MAKE = statement('sign-in-link-make')`
INSERT INTO "sign_in_link" ("userId", "hash", "expiresAt")
VALUES (:userId, :hash, now() + interval '${LINK_MINUTES} minutes')
ON CONFLICT ("userId") DO UPDATE SET "hash" = excluded."hash", "expiresAt" = excluded."expiresAt"`;

/** Links are for operators only. If the account has lost its operator level since, the link does not work. */
const USE = statement('sign-in-link-use')`
DELETE FROM "sign_in_link" l USING "user_account" u
WHERE l."hash" = :hash AND l."expiresAt" > now() AND u."id" = l."userId" AND u."deletedAt" IS NULL AND u."accessLevel" <> 'USER'
RETURNING l."userId"`;
