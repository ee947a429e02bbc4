import { z } from 'zod';

const claims = z.object({ exp: z.number() });

/**
 * Whether an access token is of no more use: missing, undecodable or past its expiry. The signature is the API's
 * business: this only spares a call that is bound to be refused.
 */
export function isExpired(token: string | null, now: number = Date.now()): boolean {
  const payload = token?.split('.')[1];
  if (!payload) return true;
  try {
    const { exp } = claims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
    return exp * 1000 <= now;
  } catch {
    return true;
  }
}
