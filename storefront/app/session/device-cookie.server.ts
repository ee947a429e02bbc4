import { parse, serialize } from 'cookie';

/** 180 days in seconds: the API forgets a device that does not sign in for as long. */
const life = 180 * 86_400;

/** The device token of the last sign-in, or null. The API limits codes for a known device separately. */
export function readDevice(cookieHeader: string | null): string | null {
  return parse(cookieHeader ?? '')['device'] || null;
}

/** The `Set-Cookie` line of a device token. It outlives the session, and scripts cannot read it. */
export function deviceCookie(token: string): string {
  return serialize('device', token, { httpOnly: true, secure: true, sameSite: 'lax', path: '/', maxAge: life });
}
