import { parse, serialize } from 'cookie';

/** As long as the API knows a device that does not sign in again. */
const life = 180 * 86_400;

/** What this browser got when it last signed in: its codes are counted apart from those that strangers ask for. */
export function readDevice(cookieHeader: string | null): string | null {
  return parse(cookieHeader ?? '')['device'] || null;
}

/** The `Set-Cookie` line that keeps it, beyond the session and out of the reach of scripts. */
export function deviceCookie(token: string): string {
  return serialize('device', token, { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: life });
}
