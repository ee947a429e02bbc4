import { parseCookie, stringifySetCookie } from 'cookie';
import { LOST_SESSION } from './lost-session';
import type { Tokens } from '../graphql/shopper-session.server';

const lives = { access: 604_800, refresh: 2_592_000, lost: 86_400 } as const;

const safe = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

export function readTokens(cookieHeader: string | null): Tokens {
  const { access, refresh } = parseCookie(cookieHeader ?? '');
  return { access: access || null, refresh: refresh || null };
}

/**
 * Returns the `Set-Cookie` headers for both tokens. A null token deletes its cookie. `wasLost`: the API ended the
 * session; a cookie passes this to the page until the next sign-in; see `lost-session.ts`. `cookieHeader` is the cookie
 * header of the request.
 */
export function tokenCookies(tokens: Tokens, wasLost: boolean, cookieHeader: string | null): string[] {
  const cookies = (['access', 'refresh'] as const).map((name) => {
    const token = tokens[name];
    return stringifySetCookie({ name, value: token ?? '', ...safe, maxAge: token === null ? 0 : lives[name] });
  });
  const isFound = tokens.access !== null && LOST_SESSION in parseCookie(cookieHeader ?? '');
  if (!wasLost && !isFound) return cookies;
  const lost = { name: LOST_SESSION, value: '1', ...safe, httpOnly: false, maxAge: wasLost ? lives.lost : 0 };
  return [...cookies, stringifySetCookie(lost)];
}
