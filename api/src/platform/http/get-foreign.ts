import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { lookupPublic, PrivateAddressError, refusalOf } from './public-address.js';

const MAX_REDIRECTS = 5;

/** Thrown if a URL is not allowed to be fetched, whoever answers there. */
export class ForeignAddressError extends Error {}

export interface GetTerms {
  /** Headers for one URL: secret headers are sent to the first origin only. */
  headers: (url: URL) => Record<string, string>;
  /** Whether a URL may lead to a private host, and have any port. */
  mayBePrivate: (url: URL) => boolean;
  signal: AbortSignal;
}

/**
 * Requests a URL that another person has entered, follows redirects and returns the answer, whatever its status. Each
 * URL on the way must be public, unless the terms allow otherwise. Throws {@link ForeignAddressError},
 * PrivateAddressError, and errors of the connection.
 */
export async function getForeign(address: string, terms: GetTerms): Promise<IncomingMessage> {
  let url = parseUrl(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await ask(url, terms);
    const { location } = response.headers;
    const status = response.statusCode ?? 0;
    if (status < 301 || status > 308 || !location || status === 304) return response;
    response.destroy();
    url = parseUrl(location, url);
  }
  throw new ForeignAddressError(`more than ${MAX_REDIRECTS} redirects`);
}

function parseUrl(address: string, base?: URL): URL {
  let url: URL;
  try {
    url = new URL(address, base);
  } catch (cause) {
    throw new ForeignAddressError(`"${address.slice(0, 100)}" is not an address`, { cause });
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new ForeignAddressError(`${url.protocol} addresses are not fetched`);
  return url;
}

function ask(url: URL, { headers, mayBePrivate, signal }: GetTerms): Promise<IncomingMessage> {
  const isTrusted = mayBePrivate(url);
  // A literal IP address must be checked here, because Node does not call `lookup` for it.
  const refused = isTrusted ? null : refusalOf(url);
  if (refused === 'HOST') return Promise.reject(new PrivateAddressError(url.host, url.hostname));
  if (refused === 'PORT')
    return Promise.reject(new ForeignAddressError(`${url.host} is fetched from the usual ports only`));
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
    request(url, { signal, headers: headers(url), ...(isTrusted ? {} : { lookup: lookupPublic }) })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

/** Returns why a connection failed, in words of the operating system. */
export function connectionFault(cause: unknown): string {
  const inner: unknown = cause instanceof AggregateError ? cause.errors[0] : cause;
  const code = (inner as NodeJS.ErrnoException | undefined)?.code;
  const message = inner instanceof Error ? inner.message : String(inner);
  return code && !message.includes(code) ? `${code} ${message}` : message;
}
