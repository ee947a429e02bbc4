import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { StorefrontConfig } from './config.js';
import { shopperHeaders } from './shopper-headers.js';

/** Request headers that are forwarded. Cookies are not, because pictures need no session. */
const asked = ['accept', 'if-none-match', 'if-range', 'range', 'user-agent'];
const answered = [
  // Browsers request a video in ranges.
  'accept-ranges',
  'content-range',
  'content-type',
  'content-security-policy',
  'cache-control',
  'cross-origin-resource-policy',
  'etag',
  'retry-after',
  'vary',
];

/** Path prefixes under which the API serves pictures: stored pictures and link previews. */
export const picturePrefixes = ['/_ipx/', '/link-previews/'] as const;
type PicturePrefix = (typeof picturePrefixes)[number];

/** Forwards a request for a picture to the API, with the shopper's address. Aborts it if the shopper disconnects. */
export function picturesPassedOn(prefix: PicturePrefix, config: StorefrontConfig) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    // Resolves `..` in the path, which could lead elsewhere.
    const url = new URL(`${config.apiOrigin}${request.url}`);
    if (!url.pathname.startsWith(prefix)) return reply.code(400).send();
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    const userAgent = request.headers['user-agent'] ?? null;
    try {
      const answer = await fetch(url, {
        method: request.method,
        headers: {
          ...Object.fromEntries(asked.flatMap((name) => [[name, request.headers[name]]]).filter(([, value]) => value)),
          ...shopperHeaders({ address: request.ip, userAgent }, config),
          'x-request-id': request.id,
        },
        signal: gone.signal,
      });
      void reply.code(answer.status);
      for (const name of answered) {
        const value = answer.headers.get(name);
        if (value !== null) void reply.header(name, value);
      }
      return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : null;
    } catch (error) {
      if (gone.signal.aborted) return reply.hijack();
      request.log.warn({ err: error }, 'The API gives no picture');
      return reply.code(503).header('retry-after', '10').send({ error: 'No signal' });
    }
  };
}
