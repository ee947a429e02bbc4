import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../config/config.js';
import { isListed } from './origin-patterns.js';

/** Seconds for which a browser caches the answer to a preflight. Chromium caches it for two hours at most. */
const PREFLIGHT_SECONDS = 7200;

const ALLOWED_HEADERS = [
  'accept-language',
  'apollo-require-preflight',
  'authorization',
  'content-type',
  'x-apollo-operation-name',
  'x-meet-client',
  'x-meet-device',
  'x-request-id',
];

const EXPOSED_HEADERS = [
  'date',
  'etag',
  'ratelimit',
  'ratelimit-policy',
  'retry-after',
  'x-query-cost',
  'x-request-id',
];

const CLOSED: FastifyCorsOptions = { origin: false };

/** Returns whether a page of this origin may use the API at this path. */
type MayRead = (path: string, origin: string) => boolean;

/**
 * Returns which pages of other origins may use which paths: pages of API_ORIGINS and of front ends with a key call the
 * shoppers' API and upload files, and the operators' API has a list of its own. All other paths are closed to pages.
 */
export function openTo(
  config: Pick<PlatformConfig, 'API_ORIGINS' | 'ADMIN_ORIGINS'>,
  hasClientOf: (origin: string) => boolean,
): MayRead {
  return (path, origin) => {
    if (path === '/admin/graphql') return isListed(config.ADMIN_ORIGINS, origin);
    const isShoppers = path === '/graphql' || path.startsWith('/uploads/');
    return isShoppers && (isListed(config.API_ORIGINS, origin) || hasClientOf(origin));
  };
}

/** Sets the CORS headers of a request by its path. Pictures are open to all pages (`media/send-picture.ts`). */
export function crossOrigin(
  mayRead: MayRead,
): (request: FastifyRequest, done: (error: null, options: FastifyCorsOptions) => void) => void {
  const optionsOf = (url: string, origin: string): FastifyCorsOptions => {
    const path = url.split('?', 1)[0]!;
    // Unlisted pages get no header at all. Only listed ones may send credentials.
    if (!mayRead(path, origin)) return CLOSED;
    return {
      origin,
      credentials: true,
      methods: path.startsWith('/uploads/') ? ['PUT'] : ['GET', 'HEAD', 'POST'],
      allowedHeaders: ALLOWED_HEADERS,
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
    };
  };
  return ({ url, headers: { origin } }, done) => done(null, origin ? optionsOf(url, origin) : CLOSED);
}
