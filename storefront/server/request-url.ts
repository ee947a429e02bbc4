import type { StorefrontConfig } from './config.js';

/** Names and numbers with a port; no user, no path, nothing that a URL would read in another way. */
const hostPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(?::\d{1,5})?$/i;

/** Of this machine and of private networks: who tries the shop out, never who is sent there by a stranger's link. */
const localPattern =
  /^(?:localhost|127(?:\.\d{1,3}){3}|10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}|\[::1\])(?::\d+)?$/i;

export interface Asked {
  method: string;
  /** As the request line has it. */
  path: string;
  host: string;
  protocol: string;
}

/** Why there is no address: the answer's status, and a sentence for whoever runs the shop. */
export interface RefusedAddress {
  status: 400 | 405 | 421;
  sentence: string;
}

/**
 * The address that was asked for, as pages, canonical links and the check of origins see it. Its origin is
 * STOREFRONT_PUBLIC_URL; without it that of the request, and then only for local names: anybody can send any Host.
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
