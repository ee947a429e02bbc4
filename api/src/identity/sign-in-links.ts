import { createHash, randomBytes } from 'node:crypto';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/** Minutes a link is good for. */
export const LINK_MINUTES = 15;

/** A link that signs this account in once, in place of any before. Answers its token, which stands nowhere else. */
export async function makeSignInLink(queries: Queries, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = { hash: hashOf(token), expiresAt: new Date(Date.now() + LINK_MINUTES * 60_000) };
  await queries.prisma.signInLink.upsert({ where: { userId }, create: { userId, ...link }, update: link });
  return token;
}

/** Uses a link up. Answers whose it was; null for one that is unknown, used, or too old. */
export async function useSignInLink(queries: Queries, token: string): Promise<string | null> {
  const [link] = await queries.rows(USE, { hash: hashOf(token) });
  return link?.userId ?? null;
}

/** The token is random enough to need no key and no salt. */
function hashOf(token: string): Buffer<ArrayBuffer> {
  return createHash('sha256').update(token).digest();
}

/** Operators alone: who lost their level meanwhile is not let in. */
const USE = statement('sign-in-link-use')`
DELETE FROM "sign_in_link" l USING "user_account" u
WHERE l."hash" = :hash AND l."expiresAt" > now() AND u."id" = l."userId" AND u."deletedAt" IS NULL AND u."accessLevel" <> 'USER'
RETURNING l."userId"`;
