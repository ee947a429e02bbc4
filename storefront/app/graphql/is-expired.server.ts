import { z } from 'zod';

const claims = z.object({ exp: z.number() });

/**
 * Whether an access token is missing, unreadable or expired. It does not verify the signature, because it only saves a
 * call that the API would refuse.
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
