import type { StorefrontConfig } from './config.js';

/** A host name or IP address with an optional port. No user and no path: a URL parser would read them differently. */
const hostPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Names of this machine and of private networks, used to try the shop out. */
const localPattern =
  /^(?:localhost|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?::\d+)?$/i;

export interface Asked {
  method: string;
  /** The path of the request line. */
  path: string;
  host: string;
  protocol: string;
}

/** A refused request: the status and a sentence for the operator. */
export interface RefusedAddress {
  status: 400 | 405 | 421;
  sentence: string;
}

/**
 * The URL of a request for pages, canonical links and origin checks. Its origin is STOREFRONT_PUBLIC_URL. Without that
 * setting it is the request's own, for local names only: a client can send any Host.
 */
export function requestUrl(
  { method, path, host, protocol }: Asked,
  { publicUrl }: Pick<StorefrontConfig, 'publicUrl'>,
): URL | RefusedAddress {
  if (method === 'TRACE') return { status: 405, sentence: 'TRACE is not answered.' };
  if (!/^\/(?![/\\])/.test(path)) return { status: 400, sentence: 'The path begins with one slash.' };
  if (!hostPattern.test(host)) return { status: 400, sentence: 'The Host is not one.' };
  if (!publicUrl && !localPattern.test(host))
    return { status: 421, sentence: 'The shop does not know this name: set STOREFRONT_PUBLIC_URL to its address.' };
  const address = `${publicUrl ?? `${protocol}://${host}`}${path}`;
  return URL.canParse(address) ? new URL(address) : { status: 400, sentence: 'The path cannot be read.' };
}
