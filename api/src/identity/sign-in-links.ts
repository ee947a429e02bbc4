import { createHash, randomBytes } from 'node:crypto';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/** Minutes for which a link is valid. */
export const LINK_MINUTES = 15;

/**
 * Makes a link that signs this account in once; it replaces any earlier one. Returns its token; the database keeps only
 * a hash.
 */
export async function makeSignInLink(queries: Queries, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = { hash: hashOf(token), expiresAt: new Date(Date.now() + LINK_MINUTES * 60_000) };
  await queries.prisma.signInLink.upsert({ where: { userId }, create: { userId, ...link }, update: link });
  return token;
}

/** Uses a link up. Returns the id of its account; null if the link is unknown, used or expired. */
export async function useSignInLink(queries: Queries, token: string): Promise<string | null> {
  const [link] = await queries.rows(USE, { hash: hashOf(token) });
  return link?.userId ?? null;
}

/** The token is random enough to need no key and no salt. */
function hashOf(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest();
}

/** Links are for operators only: an account that has lost its level since is not signed in. */
const USE = statement('sign-in-link-use')`
DELETE FROM "sign_in_link" l USING "user_account" u
WHERE l."hash" = :hash AND l."expiresAt" > now() AND u."id" = l."userId" AND u."deletedAt" IS NULL AND u."accessLevel" <> 'USER'
RETURNING l."userId"`;
