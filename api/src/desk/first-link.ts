import { timingSafeEqual } from 'node:crypto';
import { KeyedHash } from '../shared/keyed-hash.js';

/** Lifetime of the link in milliseconds. */
const LIFETIME_MS = 15 * 60_000;

/**
 * Returns the token of a link with which the first administrator signs in. The token is stored nowhere: it works while
 * the shop has no administrator, and its first use creates one.
 */
export function makeFirstLinkToken(secretKey: string, now: number = Date.now()): string {
  const end = String(now + LIFETIME_MS);
  return `${end}.${hashOf(secretKey, end).toString('base64url')}`;
}

/** Returns whether this shop has issued the token, and the token is not too old. */
export function isFirstLinkToken(secretKey: string, token: string, now: number = Date.now()): boolean {
  const [, end, hash] = /^(\d{13})\.([\w-]{43})$/.exec(token) ?? [];
  if (!end || !hash || Number(end) <= now) return false;
  return timingSafeEqual(hashOf(secretKey, end), Buffer.from(hash, 'base64url'));
}

const hashOf = (secretKey: string, end: string): Buffer => new KeyedHash(secretKey, 'first-link').of(end);
