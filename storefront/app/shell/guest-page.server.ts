import { isbot } from 'isbot';
import { consentCookie, readConsent } from '../consent/consent-cookie.server';
import { readTokens } from '../session/token-cookies.server';

/** Pages whose loaders ask the API for the catalogue alone and read no cookie. They are the same for all guests. */
const paths = /^\/(?:$|(?:catalog|brands|collections)(?:[/.]|$)|product\/[^/]+$)/;

/** What a request says of who asks, as text of its headers. */
interface Asked {
  method: string;
  url: URL;
  cookies: string;
  userAgent: string;
}

export interface GuestPage {
  /** What the page depends on: equal keys are equal pages while the catalogue is the same. */
  key: string;
  /** Asks for the page with nothing of the shopper in it but what is in the key. */
  request: (signal: AbortSignal) => Request;
}

/**
 * Returns how to ask for a page as any guest does; null for pages that are not the same for all guests, and for shoppers
 * who are signed in.
 */
export function guestPage({ method, url, cookies, userAgent }: Asked): GuestPage | null {
  if (method !== 'GET' || !paths.test(url.pathname)) return null;
  const { access, refresh } = readTokens(cookies);
  if (access !== null || refresh !== null) return null;
  // The notice about cookies is in the page.
  const consent = readConsent(cookies);
  return {
    // Bots get the page in one piece.
    key: JSON.stringify([url.href, consent, isbot(userAgent)]),
    request: (signal) =>
      new Request(url, {
        headers: { 'user-agent': userAgent, ...(consent && { cookie: consentCookie(consent).split(';')[0]! }) },
        signal,
      }),
  };
}
