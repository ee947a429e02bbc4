import { createReadStream, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * The content security policy: everything comes from the API itself. The editor sets styles of its own; its scripts are
 * files.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const GRAPHIQL: Record<string, string> = {
  '/graphql': '/graphiql/',
  '/admin/graphql': '/graphiql/?operators',
  '/graphiql': '/graphiql/',
};

/**
 * Serves GraphiQL at `/graphiql/` if it is on. A browser that opens an endpoint is redirected there, or to the page at
 * `/`. Files are read when they are requested, so they do not slow the start down.
 */
export function serveGraphiql(app: FastifyInstance, isOn: boolean): void {
  app.addHook('onRequest', ({ method, url, headers }, reply, done) => {
    const page = method === 'GET' ? GRAPHIQL[url] : undefined;
    if (!page || !headers.accept?.includes('text/html')) return done();
    void reply.header('vary', 'accept').redirect(isOn ? page : '/', 303);
  });
  if (!isOn) return;
  const folder = dirname(createRequire(import.meta.url).resolve('@meet/graphiql/dist/index.html'));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = TYPES[extname(file)];
    if (!type) continue;
    const isPage = file === 'index.html';
    // The names of all files except the page contain a hash of their content.
    const cached = isPage ? 'no-cache' : 'public, max-age=31536000, immutable';
    app.get(`/graphiql/${isPage ? '' : file.replaceAll('\\', '/')}`, (_request, reply) =>
      reply
        .headers({ 'content-security-policy': POLICY, 'cache-control': cached, 'x-robots-tag': 'noindex' })
        .type(type)
        .send(createReadStream(join(folder, file))),
    );
  }
}
