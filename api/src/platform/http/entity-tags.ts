import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from './matches-etag.js';

/**
 * Adds an entity tag to each text that caches may store, and answers 304 without the text to a client that has the text
 * already.
 */
export function attachEntityTags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET') return done(null, payload);
    const isKept = /^(public|private)\b/.test(String(reply.getHeader('cache-control') ?? ''));
    if (!isKept || typeof payload !== 'string' || reply.hasHeader('etag')) return done(null, payload);
    const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
    void reply.header('etag', etag);
    if (!matchesEtag(request.headers['if-none-match'], etag)) return done(null, payload);
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    return done(null, null);
  });
}
