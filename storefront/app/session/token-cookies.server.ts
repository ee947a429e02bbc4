import { parseCookie, stringifySetCookie } from 'cookie';
import type { Tokens } from '../graphql/shopper-session.server';

const lives = { access: 604_800, refresh: 2_592_000 } as const;

const safe = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

export function readTokens(cookieHeader: string | null): Tokens {
  const { access, refresh } = parseCookie(cookieHeader ?? '');
  return { access: access || null, refresh: refresh || null };
}

/** `Set-Cookie` headers for both tokens. A null token deletes its cookie. */
export function tokenCookies(tokens: Tokens): string[] {
  return (['access', 'refresh'] as const).map((name) => {
    const token = tokens[name];
    return stringifySetCookie({ name, value: token ?? '', ...safe, maxAge: token === null ? 0 : lives[name] });
  });
}
