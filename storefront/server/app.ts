import compress from '@fastify/compress';
import proxyAddr from '@fastify/proxy-addr';
import serveStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { StorefrontConfig } from './config.js';
import { CatalogueState } from './catalogue-state.js';
import { Drain } from './drain.js';
import { PageMemory } from './page-memory.js';
import { picturePrefixes, picturesPassedOn } from './pass-pictures-on.js';
import type { RequestMetrics } from './request-metrics.js';
import { requestIdOf } from './request-id.js';
import { decodableUrl, requestUrl } from './request-url.js';
import { contentSecurityPolicy, securityHeaders } from './security-headers.js';
import { serviceWorkerHeaders, serviceWorkerScript } from './service-worker.js';

/** What the server entry of the application exports in addition to what React Router requires. */
export interface StorefrontEntry {
  createContext: (values: {
    nonce: string;
    clientAddress: string;
    buildId: string;
    requestId: string;
  }) => RouterContextProvider;
  /** Returns the request for a page as any guest would receive it; null if the page differs between guests. */
  guestPage: (asked: {
    method: string;
    url: URL;
    cookies: string;
    userAgent: string;
  }) => { key: string; request: (signal: AbortSignal) => Request } | null;
  /** Whether a page was rendered without failures. */
  isWhole: (context: RouterContextProvider) => boolean;
}

export interface StorefrontParts {
  config: StorefrontConfig;
  build: ServerBuild;
  /** Path of the folder build/client. */
  clientFiles: string;
  /** The bundled service worker. */
  workerCode: string;
  /** Shuts the server down gracefully. */
  drain?: Drain;
  metrics?: RequestMetrics;
}

const year = 31_536_000;

/**
 * Maximum size of a request body in bytes. Forms and queries are small; larger bodies are refused before they fill the
 * memory.
 */
const bodyLimit = 262_144;

/** Maximum size of an uploaded picture in bytes, the same as the API's. */
const uploadLimit = 10_000_000;

/**
 * Time in milliseconds for a request to arrive completely. Together with the interval of checks, a slow request is
 * closed after at most 30 seconds.
 */
const requestTimeout = 25_000;
const connectionsCheckingInterval = 5000;

/**
 * Brotli quality of stored pages. It compresses a page of 300 KB to 46 KB in a millisecond; quality 4 takes three for
 * 39 KB.
 */
const QUALITY_OF_KEPT_PAGES = 1;
const brotli = promisify(brotliCompress);

export async function createApp({
  config,
  build,
  clientFiles,
  workerCode,
  drain = new Drain(),
  metrics,
}: StorefrontParts): Promise<FastifyInstance> {
  const isProxy = proxyAddr.compile(config.trustedProxies);
  const app = Fastify({
    // Each line of the log has the id of its request as `reqId`.
    logger: { level: 'warn' },
    genReqId: (request) => requestIdOf(request, isProxy(request.socket.remoteAddress ?? '', 0)),
    trustProxy: config.trustedProxies,
    // A URL with a malformed escape then gets the shop's own 404 page.
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    routerOptions: { maxParamLength: 1000 },
    requestTimeout,
    // Requests that arrive while the port is being closed are still served.
    return503OnClosing: false,
    // For the body, Node applies the larger of `requestTimeout` and `headersTimeout`, so both have the same value.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval },
  });
  drain.watch(app.server);
  metrics?.attach(app);
  const catalogue = new CatalogueState(config);
  const pages = new PageMemory(config.pageMemory, () => catalogue.current());
  const handle = createRequestHandler(build, 'production');
  // The router's type does not include `createContext`, which our server entry also exports.
  const { createContext, guestPage, isWhole } = build.entry.module as unknown as StorefrontEntry;

  app.addHook('onSend', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
  });

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Sends each part of a streamed page as soon as it is ready. Otherwise the compressor would hold the first part
    // until the last.
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });

  app.get('/healthz', async (_request, reply) =>
    drain.isDraining ? reply.code(503).send({ status: 'draining' }) : { status: 'ok' },
  );

  app.addHook('onRequest', async (request, reply) => {
    const url = addressOf(request, config);
    if (url instanceof URL || request.url === '/healthz') return;
    if (url.status === 405) reply.header('allow', 'GET, HEAD, POST');
    return reply.code(url.status).type('text/plain').send(url.sentence);
  });

  for (const prefix of picturePrefixes) app.get(`${prefix}*`, picturesPassedOn(prefix, config));

  const worker = serviceWorkerScript(workerCode, build);
  app.get('/sw.js', async (_request, reply) => reply.headers(serviceWorkerHeaders).send(worker));

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

  // Fastify must not parse request bodies, because React Router reads them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  app.all('/*', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) > limitOf(request)) return reply.code(413).send();
    const nonce = randomBytes(16).toString('base64');
    const url = addressOf(request, config) as URL;
    const { method, headers } = request;
    const { cookie: cookies = '', 'user-agent': userAgent = '' } = headers;
    const guest = guestPage({ method, url, cookies, userAgent });
    const { page, filling } = guest ? await pages.ask(guest.key) : {};
    if (page) {
      setHeaders(reply, page.headers, nonce);
      const body = page.filled({ nonce, requestId: request.id });
      if (!acceptsBrotli(request)) return reply.send(body);
      // Compressed in one piece, which is several times faster than as a stream.
      return reply
        .headers({ 'content-encoding': 'br', vary: 'accept-encoding' })
        .send(await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY_OF_KEPT_PAGES } }));
    }
    const context = createContext({
      nonce,
      clientAddress: request.ip,
      buildId: build.assets.version,
      requestId: request.id,
    });
    const signal = whileThere(reply.raw);
    const asked = guest ? guest.request(signal) : toRequest(request, url, signal);
    const response = await handle(asked, context).catch((error: unknown) => {
      filling?.drop();
      throw error;
    });
    reply.code(response.status);
    setHeaders(reply, [...response.headers], nonce);
    if (!response.body) {
      filling?.drop();
      return reply.send();
    }
    if (!filling) return reply.send(Readable.fromWeb(response.body as ReadableStream));
    const isKept = () => isWhole(context) && !signal.aborted;
    return reply.send(filling.keep(response, { nonce, requestId: request.id }, isKept));
  });

  /** Sets the headers of the application's response. */
  function setHeaders(reply: FastifyReply, headers: [string, string][], nonce: string): void {
    const cookies = headers.flatMap(([name, value]) => (name === 'set-cookie' ? [value] : []));
    for (const [name, value] of headers) void reply.header(name, value);
    const { 'content-type': type, 'cache-control': rule } = Object.fromEntries(headers);
    if (type?.startsWith('text/html')) {
      void reply.header('content-security-policy', contentSecurityPolicy(nonce, config));
    }
    // Pages and their data are for a single shopper, so shared caches must not store them. Nor may they store a public
    // response that sets a shopper's new tokens.
    if (rule === undefined || (cookies.length > 0 && rule.includes('public')))
      void reply.header('cache-control', 'private, no-cache');
  }

  return app;
}

/** Maximum size of the request's body in bytes. */
const limitOf = ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): number =>
  method === 'PUT' && url.startsWith('/uploads/') ? uploadLimit : bodyLimit;

/** Whether the client accepts Brotli. */
const acceptsBrotli = ({ headers }: FastifyRequest): boolean =>
  /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(headers['accept-encoding']?.toString() ?? '');

function addressOf({ method, url, host, protocol }: FastifyRequest, config: StorefrontConfig) {
  return requestUrl({ method, path: url, host, protocol }, config);
}

/** A signal that aborts if the shopper disconnects before the response is complete. */
function whileThere(raw: ServerResponse): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Converts a Fastify request to a web request. */
function toRequest(request: FastifyRequest, url: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (name.startsWith(':') || value === undefined) continue;
    for (const part of Array.isArray(value) ? value : [value]) headers.append(name, part);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(url, {
    method: request.method,
    headers,
    signal,
    ...(hasBody ? { body: bodyOf(request), duplex: 'half' } : {}),
  });
}

const bodyOf = (request: FastifyRequest) =>
  Readable.toWeb(Readable.from(limited(request.raw, limitOf(request)))) as globalThis.ReadableStream;

/**
 * Passes a request body on in chunks. Closes the connection if the body exceeds the limit, whatever `content-length`
 * says.
 */
async function* limited(body: IncomingMessage, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) {
      body.socket.destroy();
      throw new Error(`The body of a request is larger than ${limit} bytes`);
    }
    yield chunk;
  }
}
