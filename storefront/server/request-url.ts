import type { StorefrontConfig } from './config.js';

/**
 * A host name or IP address with an optional port. A user name or a path is not allowed, because a URL parser would
 * interpret them differently.
 */
const hostPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Names and addresses of this machine and of private networks, allowed for trying out the shop. */
const localPattern =
  /^(?:localhost|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?::\d+)?$/i;

export interface Asked {
  method: string;
  /** The path of the request line, with its query. */
  path: string;
  host: string;
  protocol: string;
}

/**
 * Returns a request's path and query with a path that can be decoded. Fastify refuses a malformed escape, as in
 * `/orders/%E0%A4%A`. Here its percent signs are escaped, so they are read literally, as browsers do.
 */
export function decodableUrl(url: string): string {
  const end = url.search(/[?#]/);
  const path = end === -1 ? url : url.slice(0, end);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** The response to a refused request: its status and a sentence for the operator. */
export interface RefusedAddress {
  status: 400 | 405 | 421;
  sentence: string;
}

/**
 * The URL of a request, as used for pages, canonical links and origin checks. Its origin is STOREFRONT_PUBLIC_URL.
 * Without that setting the request's own host is used, but only if it is a local name, because a client can send any
 * Host header.
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
  if (protocol !== 'http' && protocol !== 'https')
    return { status: 400, sentence: 'The scheme is neither http nor https.' };
  const address = `${publicUrl ?? `${protocol}://${host}`}${path}`;
  return URL.canParse(address) ? new URL(address) : { status: 400, sentence: 'The path cannot be read.' };
}
