import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tokens } from '../identity/index.js';

const ACCESS = 'desk-access';
const REFRESH = 'desk-refresh';

/** Seconds after which an unused session of the desk ends. */
export const IDLE_SECONDS = 12 * 3600;
/** Seconds after which the desk requests a new access token, so that a session in use does not end. */
const ACCESS_SECONDS = 900;

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Returns the tokens in the desk's cookies; null if there are none. The access token may be missing or expired. */
export function readDeskCookies({ headers }: FastifyRequest): Partial<Tokens> | null {
  if (!headers.cookie?.includes('desk-')) return null;
  const { [ACCESS]: accessToken, [REFRESH]: refreshToken } = parseCookie(headers.cookie);
  return accessToken || refreshToken ? { accessToken, refreshToken } : null;
}

/** Stores the tokens in cookies that no script can read and no other site can send. */
export function keepDeskCookies(request: FastifyRequest, reply: FastifyReply, tokens: Tokens): void {
  set(request, reply, ACCESS, tokens.accessToken, ACCESS_SECONDS);
  set(request, reply, REFRESH, tokens.refreshToken, IDLE_SECONDS);
}

export function clearDeskCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [ACCESS, REFRESH]) set(request, reply, name, '', 0);
}

function set(request: FastifyRequest, reply: FastifyReply, name: string, value: string, maxAge: number): void {
  // Some browsers refuse `Secure` at http://localhost, where nothing leaves the machine.
  const isLocal = request.protocol === 'http' && LOCAL.test(request.host);
  const cookie = { name, value, maxAge, path: '/admin', httpOnly: true, secure: !isLocal, sameSite: 'strict' } as const;
  void reply.header('set-cookie', stringifySetCookie(cookie));
}
