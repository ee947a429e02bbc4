import type { FastifyCorsOptions } from '@fastify/cors';
import type { FastifyRequest } from 'fastify';
import type { PlatformConfig } from '../config/config.js';
import { isListed, type OriginPatterns } from './origin-patterns.js';

/** Seconds for which a browser keeps the answer to a preflight. Chromium keeps it for two hours at most. */
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

const EXPOSED_HEADERS = ['etag', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-query-cost', 'x-request-id'];

/**
 * Returns which pages of other origins may read the answer to a request, by its path: listed front ends call the
 * shoppers' API and upload files, and the operators' API has a list of its own. All other paths are closed to pages,
 * but for pictures, which open themselves to all (`media/send-picture.ts`).
 */
export function crossOrigin(
  config: Pick<PlatformConfig, 'API_ORIGINS' | 'ADMIN_ORIGINS'>,
): (request: FastifyRequest) => Promise<FastifyCorsOptions> {
  return async ({ url, headers: { origin } }) => {
    const path = url.split('?', 1)[0]!;
    const listed = listFor(path, config);
    // Unlisted pages get no header at all. Only listed ones may send credentials.
    if (!isListed(listed, origin)) return { origin: false };
    return {
      origin,
      credentials: true,
      methods: path.startsWith('/uploads/') ? ['PUT'] : ['GET', 'HEAD', 'POST'],
      allowedHeaders: ALLOWED_HEADERS,
      exposedHeaders: EXPOSED_HEADERS,
      maxAge: PREFLIGHT_SECONDS,
    };
  };
}

function listFor(
  path: string,
  { API_ORIGINS, ADMIN_ORIGINS }: Pick<PlatformConfig, 'API_ORIGINS' | 'ADMIN_ORIGINS'>,
): OriginPatterns {
  if (path === '/graphql' || path.startsWith('/uploads/')) return API_ORIGINS;
  return path === '/admin/graphql' ? ADMIN_ORIGINS : [];
}
