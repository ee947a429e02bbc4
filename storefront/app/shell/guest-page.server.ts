import { isbot } from 'isbot';
import { consentCookie, readConsent } from '../consent/consent-cookie.server';
import { readTokens } from '../session/token-cookies.server';

/** Pages whose loaders request only the catalogue and read no cookie, so they are the same for all guests. */
const paths = /^\/(?:$|(?:catalog|brands|collections)(?:[/.]|$)|product\/[^/]+$)/;

/** The parts of a request that can make a page differ. */
interface Asked {
  method: string;
  url: URL;
  cookies: string;
  userAgent: string;
}

export interface GuestPage {
  /** Everything the page depends on besides the catalogue: requests with equal keys get equal pages. */
  key: string;
  /** Creates the request for the page; it contains nothing of the shopper except what is in the key. */
  request: (signal: AbortSignal) => Request;
}

/**
 * Returns the key and the request for a page as any guest would receive it; null for pages that differ between guests,
 * and for signed-in shoppers.
 */
export function guestPage({ method, url, cookies, userAgent }: Asked): GuestPage | null {
  if (method !== 'GET' || !paths.test(url.pathname)) return null;
  const { access, refresh } = readTokens(cookies);
  if (access !== null || refresh !== null) return null;
  // The page contains the cookie notice, depending on the answer.
  const consent = readConsent(cookies);
  return {
    // Bots receive the page in one piece.
    key: JSON.stringify([url.href, consent, isbot(userAgent)]),
    request: (signal) =>
      new Request(url, {
        headers: { 'user-agent': userAgent, ...(consent && { cookie: consentCookie(consent).split(';')[0]! }) },
        signal,
      }),
  };
}
