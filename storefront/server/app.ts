import compress from '@fastify/compress';
import serveStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { StorefrontConfig } from './config.js';
import { Drain } from './drain.js';
import { picturesPassedOn } from './pass-pictures-on.js';
import { requestUrl } from './request-url.js';
import { contentSecurityPolicy, securityHeaders } from './security-headers.js';

/** The additional export of the application's server entry. */
export interface StorefrontEntry {
  createContext: (values: { nonce: string; clientAddress: string }) => RouterContextProvider;
}

export interface StorefrontParts {
  config: StorefrontConfig;
  build: ServerBuild;
  /** The folder of build/client. */
  clientFiles: string;
  /** Shuts the server down gracefully. */
  drain?: Drain;
}

const year = 31_536_000;

/** Bytes. Forms and queries are small; a larger body is refused before it fills the memory. */
const bodyLimit = 262_144;

/** Milliseconds for a whole request to arrive, and between checks: a slow one is cut off after 30 seconds at most. */
const requestTimeout = 25_000;
const connectionsCheckingInterval = 5000;

export async function createApp({
  config,
  build,
  clientFiles,
  drain = new Drain(),
}: StorefrontParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn' },
    trustProxy: config.trustedProxies,
    routerOptions: { maxParamLength: 1000 },
    requestTimeout,
    // Requests that arrive while the port is being closed are served.
    return503OnClosing: false,
    // Node applies the larger of both timeouts to the body.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval },
  });
  drain.watch(app.server);
  const handle = createRequestHandler(build, 'production');
  // The router's type does not know the additional export of the entry.
  const { createContext } = build.entry.module as unknown as StorefrontEntry;

  app.addHook('onSend', async (_request, reply) => {
    reply.headers(securityHeaders);
  });

  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });

  app.get('/healthz', async (_request, reply) =>
    drain.isDraining ? reply.code(503).send({ status: 'draining' }) : { status: 'ok' },
  );

  app.addHook('onRequest', async (request, reply) => {
    const url = addressOf(request, config);
    if (url instanceof URL || request.url === '/healthz') return;
    if (url.status === 405) reply.header('allow', 'GET, HEAD, POST');
    return reply.code(url.status).type('text/plain').send(url.sentence);
  });

  app.get('/_ipx/*', picturesPassedOn(config));

  await app.register(serveStatic, {
    root: clientFiles,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${year}, immutable` : 'public, max-age=3600');
    },
  });

  // React Router reads bodies itself.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.all('/*', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit) return reply.code(413).send();
    const nonce = randomBytes(16).toString('base64');
    const url = addressOf(request, config) as URL;
    const response = await handle(
      toRequest(request, url, reply.raw),
      createContext({ nonce, clientAddress: request.ip }),
    );
    reply.code(response.status);
    response.headers.forEach((value, name) => {
      if (name !== 'set-cookie') reply.header(name, value);
    });
    for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      reply.header('content-security-policy', contentSecurityPolicy(nonce));
    }
    // Pages and their data belong to one shopper: shared caches must not store them.
    if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
    if (!response.body) return reply.send();
    return reply.send(Readable.fromWeb(response.body as ReadableStream));
  });

  return app;
}

function addressOf({ method, url, host, protocol }: FastifyRequest, config: StorefrontConfig) {
  return requestUrl({ method, path: url, host, protocol }, config);
}

/** The web request of a Fastify request. Its signal is aborted when the shopper disconnects before the response. */
function toRequest(request: FastifyRequest, url: URL, raw: ServerResponse): Request {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const part of Array.isArray(value) ? value : [value]) headers.append(name, part);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(url, {
    method: request.method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(Readable.from(limited(request.raw))) as globalThis.ReadableStream } : {}),
    ...(hasBody ? { duplex: 'half' } : {}),
  });
}

/** Passes a body on. Destroys the connection if it exceeds the limit, whatever its `content-length` said. */
async function* limited(body: IncomingMessage): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) {
      body.socket.destroy();
      throw new Error(`The body of a request is larger than ${bodyLimit} bytes`);
    }
    yield chunk;
  }
}
