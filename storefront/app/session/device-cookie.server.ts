import { parseCookie, stringifySetCookie } from 'cookie';

/** 180 days in seconds. After this time without a sign-in the API forgets the device too. */
const life = 180 * 86_400;

/**
 * The device token from the last sign-in; null if there is none. For known devices the API has a separate limit on
 * codes.
 */
export function readDevice(cookieHeader: string | null): string | null {
  return parseCookie(cookieHeader ?? '')['device'] || null;
}

/** The `Set-Cookie` header for a device token. The cookie outlives the session, and scripts cannot read it. */
export function deviceCookie(token: string): string {
  return stringifySetCookie({
    name: 'device',
    value: token,
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
    path: '/',
    maxAge: life,
  });
}
