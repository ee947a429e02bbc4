/** @jest-environment node */
import { jest } from '@jest/globals';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { readConfig } from './config.js';
import { Drain } from './drain.js';

// Mocked because its dependencies cannot be loaded in Jest. These tests serve no static files.
jest.unstable_mockModule('@fastify/static', () => ({ default: async () => undefined }));

const address = createContext<string>('');
const requestId = createContext<string>('');
const nonce = createContext<string>('');
/** The worker's code, which tells what it was given. */
const workerCode = 'self.told = self.meetBuild;';

/** Answers with the shopper's address and the length of the body. */
const echo = async ({ request, context }: { request: Request; context: RouterContextProvider }) =>
  Response.json(
    { address: context.get(address), requestId: context.get(requestId), length: (await request.text()).length },
    {
      headers: [
        ['set-cookie', 'access=1'],
        ['set-cookie', 'refresh=2'],
      ],
    },
  );

const item = async ({ params }: { params: { name?: string } }) => Response.json(params.name);

/** The same for everybody; with a query, the answer renews the shopper's tokens, too. */
const menu = async ({ request }: { request: Request }) => {
  const headers = new Headers({ 'cache-control': 'public, max-age=300' });
  if (new URL(request.url).searchParams.has('renewed')) headers.append('set-cookie', 'access=1');
  return Response.json([], { headers });
};

/** Releases the second part of the streamed page. */
let sendRest: () => void = () => undefined;
const streamed = async () =>
  new Response(
    new ReadableStream({
      start(controller) {
        const part = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        part('<p>first</p>');
        sendRest = () => {
          part('<p>rest</p>');
          controller.close();
        };
      },
    }),
    { headers: { 'content-type': 'text/html' } },
  );

/** How often the page for guests was made, and what is in it. */
let renders = 0;
let price = 100;
let isWhole = true;
/** Holds the page back until it is called. */
let finishPage: Promise<void> | undefined;
const guestPage = async ({ request, context }: { request: Request; context: RouterContextProvider }) => {
  renders += 1;
  await finishPage;
  const html = `<p>${price}</p><i>${request.headers.get('cookie')}</i><b nonce="${context.get(nonce)}">${context.get(requestId)}</b>`;
  return new Response(html, { headers: { 'content-type': 'text/html' } });
};

const build = {
  entry: {
    module: {
      default: () => new Response(),
      isWhole: () => isWhole,
      guestPage: ({ url, cookies }: { url: URL; cookies: string }) =>
        url.pathname.startsWith('/guest') && !cookies.includes('access')
          ? { key: url.href, request: (signal: AbortSignal) => new Request(url, { signal }) }
          : null,
      createContext: (values: { nonce: string; clientAddress: string; requestId: string }) => {
        const context = new RouterContextProvider();
        context.set(address, values.clientAddress);
        context.set(requestId, values.requestId);
        context.set(nonce, values.nonce);
        return context;
      },
    },
  },
  routes: {
    item: { id: 'item', path: 'items/:name', module: { loader: item } },
    echo: { id: 'echo', path: 'echo', module: { loader: echo, action: echo } },
    menu: { id: 'menu', path: 'menu', module: { loader: menu } },
    guest: { id: 'guest', path: 'guest/*', module: { loader: guestPage } },
    streamed: { id: 'streamed', path: 'streamed', module: { loader: streamed } },
    uploads: { id: 'uploads', path: 'uploads/:id', module: { action: echo } },
  },
  assets: {
    entry: { imports: ['/assets/vendor.js'], module: '/assets/entry.js' },
    routes: { root: { module: '/assets/root.js', imports: ['/assets/vendor.js'] } },
    url: '',
    version: '1a2b',
  },
  future: { v8_middleware: true },
  routeDiscovery: { mode: 'initial' },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  prerender: [],
  ssr: true,
  isSpaMode: false,
} as unknown as ServerBuild;

const api = Fastify();
const asked: FastifyRequest['headers'][] = [];
let state: string | null = 'first';
let stateReadings = 0;
const drain = new Drain();
let app: FastifyInstance;
let shop: string;

beforeAll(async () => {
  api.get('/_ipx/*', async (request, reply) => {
    asked.push(request.headers);
    void reply.header('vary', 'accept');
    if (request.headers.range) return reply.code(206).header('content-range', 'bytes 0-2/7').send('pic');
    return 'picture';
  });
  api.get('/link-previews/*', async ({ url }) => `preview ${url.split('?')[1]}`);
  api.get('/catalogue-state', async (_request, reply) => {
    stateReadings += 1;
    return state === null ? reply.code(204).send() : state;
  });
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
  const config = readConfig({ API_ORIGIN: apiOrigin, EDGE_SECRET: 'edge' });
  const { createApp } = await import('./app.js');
  app = await createApp({ config, build, clientFiles: '', workerCode, drain });
  shop = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await drain.run(Promise.resolve());
  await app.close();
  await api.close();
});

/** Sends the path exactly as given; `fetch` would normalise it. */
function raw(options: { path: string; method?: string; headers?: Record<string, string> }): Promise<IncomingMessage> {
  const { hostname, port } = new URL(shop);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, ...options }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });
}

// An edge proxy appends the address it saw to the list of addresses that the client claims.
const forwarded = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' };

it('the server passes pages the shopper’s IP address as the edge proxy saw it', async () => {
  const answer = await fetch(`${shop}/echo`, { headers: forwarded });
  expect(await answer.json()).toMatchObject({ address: '203.0.113.9' });
});

it('the server keeps the request id of the edge proxy, passes it to the page and returns it', async () => {
  const id = '0190f7a2-1111-7222-8333-444455556666';
  const answer = await fetch(`${shop}/echo`, { headers: { 'x-request-id': id } });
  expect([answer.headers.get('x-request-id'), await answer.json()]).toEqual([
    id,
    expect.objectContaining({ requestId: id }),
  ]);
  await fetch(`${shop}/_ipx/w_320/a.svg`, { headers: { 'x-request-id': id } });
  expect(asked.at(-1)).toMatchObject({ 'x-request-id': id });
});

it('the server creates a request id when the edge proxy sent no valid one', async () => {
  const ids = await Promise.all(
    ['', '', 'short', 'a"b c d e f g h'].map(async (given) => {
      const answer = await fetch(`${shop}/echo`, { headers: { 'x-request-id': given } });
      const { requestId: told } = (await answer.json()) as { requestId: string };
      expect(answer.headers.get('x-request-id')).toBe(told);
      return told;
    }),
  );
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(4);
});

it('the server forwards every cookie of an answer and keeps the answer out of shared caches', async () => {
  const { headers } = await fetch(`${shop}/echo`);
  expect([headers.getSetCookie(), headers.get('cache-control')]).toEqual([
    ['access=1', 'refresh=2'],
    'private, no-cache',
  ]);
});

it('the server keeps a public answer out of shared caches when it sets a cookie', async () => {
  const rules = ['/menu', '/menu?renewed'].map(async (path) =>
    (await fetch(`${shop}${path}`)).headers.get('cache-control'),
  );
  expect(await Promise.all(rules)).toEqual(['public, max-age=300', 'private, no-cache']);
});

it.each(['br', 'gzip', 'identity'])(
  'the server streams the first part of a page before the last part is ready (%s)',
  async (encoding) => {
    const { body } = await fetch(`${shop}/streamed`, { headers: { 'accept-encoding': encoding } });
    const parts = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await parts.read()).value).toBe('<p>first</p>');
    sendRest();
    expect((await parts.read()).value).toBe('<p>rest</p>');
  },
);

it('the server proxies pictures with the shopper’s IP address, without cookies or forged headers', async () => {
  const claimed = { 'x-meet-client-address': '1.1.1.1', 'x-meet-edge-secret': 'guess', cookie: 'access=token' };
  const answer = await fetch(`${shop}/_ipx/w_320/a.svg`, { headers: { ...forwarded, ...claimed } });
  expect(await answer.text()).toBe('picture');
  expect(asked.at(-1)).toMatchObject({ 'x-meet-client-address': '203.0.113.9', 'x-meet-edge-secret': 'edge' });
  expect(asked.at(-1)).not.toHaveProperty('cookie');
});

it('the server proxies link previews and refuses a path that leaves their folder', async () => {
  expect(await (await fetch(`${shop}/link-previews/product/a.jpg?v=1`)).text()).toBe('preview v=1');
  expect((await raw({ path: '/link-previews/../_ipx/w_320/a.svg' })).statusCode).toBe(400);
});

it('/sw.js is not cached and contains the id and files of its build', async () => {
  const answer = await fetch(`${shop}/sw.js`);
  expect([answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
    'no-cache',
    'text/javascript; charset=utf-8',
  ]);
  const scope: { told?: unknown } = {};
  new Function('self', await answer.text())(scope);
  expect(scope.told).toEqual({ id: '1a2b', shell: ['/assets/entry.js', '/assets/vendor.js', '/assets/root.js'] });
});

it('the server passes the Accept header of a picture request to the API and answers with Vary', async () => {
  const accept = 'image/avif,image/webp,*/*';
  const { headers } = await fetch(`${shop}/_ipx/f_auto,w_320/a.svg`, { headers: { accept } });
  expect(asked.at(-1)).toMatchObject({ accept });
  expect(headers.get('vary')).toContain('accept');
});

it('the server proxies a range request for a video', async () => {
  const answer = await fetch(`${shop}/_ipx/_/videos/a.mp4`, { headers: { range: 'bytes=0-2' } });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    206,
    'bytes 0-2/7',
    'pic',
  ]);
});

it('the server accepts request bodies up to 256 KB', async () => {
  const post = (length: number) => fetch(`${shop}/echo`, { method: 'POST', body: 'x'.repeat(length) });
  expect(await (await post(262_144)).json()).toMatchObject({ length: 262_144 });
  expect((await post(262_145)).status).toBe(413);
});

it('the server accepts request bodies up to 10 MB for uploads only', async () => {
  const put = (path: string, length: number) => fetch(`${shop}${path}`, { method: 'PUT', body: 'x'.repeat(length) });
  expect(await (await put('/uploads/1', 10_000_000)).json()).toMatchObject({ length: 10_000_000 });
  expect((await put('/uploads/1', 10_000_001)).status).toBe(413);
  expect((await put('/echo', 262_145)).status).toBe(413);
});

it('the server refuses a request body that is too long and declares no length', async () => {
  let left = 16;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('x'.repeat(65_536)));
      if ((left -= 1) === 0) controller.close();
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  await expect(fetch(`${shop}/echo`, init)).rejects.toThrow();
});

it.each<[string, Parameters<typeof raw>[0], number]>([
  ['a path of another host', { path: '//evil.example/echo' }, 400],
  ['a path of slashes', { path: '//' }, 400],
  ['a Host that is none', { path: '/echo', headers: { host: 'a b' } }, 400],
  ['a Host that nobody named', { path: '/echo', headers: { host: 'evil.example' } }, 421],
  ['a forwarded Host that nobody named', { path: '/echo', headers: { 'x-forwarded-host': 'evil.example' } }, 421],
  ['a forwarded scheme that is none', { path: '/echo', headers: { 'x-forwarded-proto': 'evil-https' } }, 400],
  ['TRACE', { path: '/echo', method: 'TRACE' }, 405],
  ['a picture’s path that leads elsewhere', { path: '/_ipx/../graphql' }, 400],
  ['the same in disguise', { path: '/_ipx/%2e%2e/graphql' }, 400],
  ['a look at its health by any name', { path: '/healthz', headers: { host: 'evil.example' } }, 200],
])('the storefront server answers a request with the right status: %s', async (_, options, status) => {
  expect((await raw(options)).statusCode).toBe(status);
});

it('the server passes a path with a malformed escape to the shop’s pages', async () => {
  const { hostname, port } = new URL(shop);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ hostname, port, path: '/items/a%E0%A4%A' }, resolve).on('error', reject).end();
  });
  expect([answer.statusCode, await text(answer)]).toEqual([200, '"a%E0%A4%A"']);
});

it('the server sends the Strict-Transport-Security header with its answers', async () => {
  expect((await fetch(`${shop}/echo`)).headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
});

it('the server closes a request that has not arrived within 30 seconds', () => {
  // Both timeouts are 25 seconds, because the server applies the larger one to the body. It checks them every five
  // seconds, so a request is closed after at most 30.
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([25_000, 25_000]);
});

it('the server trusts forwarded IP addresses only from loopback by default', async () => {
  for (const stranger of ['10.0.0.1', '172.18.0.5', '192.168.0.9', '169.254.1.1', 'fd00::1'])
    expect(await told(shop, { 'x-forwarded-for': `203.0.113.9, ${stranger}` })).toMatchObject({ address: stranger });
});

it('the server trusts forwarded IP addresses only from the configured proxies', async () => {
  const config = readConfig({ API_ORIGIN: 'http://127.0.0.1:9', TRUSTED_PROXIES: '127.0.0.5, 192.0.2.0/24' });
  const { createApp } = await import('./app.js');
  const narrow = await createApp({ config, build, clientFiles: '', workerCode });
  const origin = await narrow.listen({ port: 0, host: '127.0.0.1' });
  const chain = { 'x-forwarded-for': '203.0.113.9, 192.0.2.7', 'x-request-id': 'of-the-edge' };
  const atEdge = await told(origin, chain, '127.0.0.5');
  expect(atEdge).toMatchObject({ address: '203.0.113.9', requestId: 'of-the-edge' });
  const elsewhere = await told(origin, chain);
  expect([elsewhere.address, elsewhere.requestId.length]).toEqual(['127.0.0.1', 36]);
  await narrow.close();
});

/** Returns the shopper's address and the request's id as a page sees them. The client itself connects from loopback. */
async function told(origin: string, headers: Record<string, string>, localAddress = '127.0.0.1') {
  const { hostname, port } = new URL(origin);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ hostname, port, path: '/echo', headers, localAddress }, resolve).on('error', reject).end();
  });
  return JSON.parse(await text(answer)) as { address: string; requestId: string };
}

it('/healthz returns 503 while the server drains, and pages are still served', async () => {
  expect((await fetch(`${shop}/healthz`)).status).toBe(200);
  drain.isDraining = true;
  expect((await fetch(`${shop}/healthz`)).status).toBe(503);
  const answer = await fetch(`${shop}/echo`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  drain.isDraining = false;
});

it.each(['drain.ts', 'request-id.ts'])('the file %s is identical in the storefront and the API', (name) => {
  const file = (folder: string) => readFileSync(join(import.meta.dirname, folder, name), 'utf8');
  expect(file('.')).toBe(file('../../api/src/platform/http'));
});

describe('shared guest pages', () => {
  let pages = 0;
  let path = '';
  beforeEach(async () => {
    [isWhole, finishPage] = [true, undefined];
    path = `/guest/${(pages += 1)}`;
    // Rare pages are not kept.
    for (let n = 0; n < 3; n += 1) await (await fetch(shop + path)).text();
    await tell('first');
    renders = 0;
  });
  /** Has the API tell a state, and waits until the server has seen it. */
  const tell = async (next: string) => {
    state = next;
    // A frequent page has the state looked at. It is not counted.
    const counted = renders;
    for (let n = 0; n < 4; n += 1) await (await fetch(`${shop}/guest/0`)).text();
    renders = counted;
    const before = stateReadings;
    while (stateReadings === before) await sleep(10);
    await sleep(20);
  };
  const visit = async (headers: Record<string, string> = {}) => {
    const answer = await fetch(shop + path, { headers });
    return { answer, html: await answer.text() };
  };

  it('a shared guest page is rendered once while the catalogue is unchanged', async () => {
    const [first, second] = [await visit(), await visit()];
    expect(renders).toBe(1);
    expect(second.html.replace(/<b.*/, '')).toBe(first.html.replace(/<b.*/, ''));
  });

  it('a cached guest page is sent with a new nonce that matches the policy and its request id', async () => {
    await visit();
    const [{ html, answer }, other] = [await visit({ 'x-request-id': 'own-id-of-this' }), await visit()];
    const [, own] = /nonce="([^"]+)">own-id-of-this</.exec(html)!;
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${own}'`);
    expect(other.html).not.toContain(own);
    expect(renders).toBe(1);
  });

  it('a guest page shows a new price once the server has seen the change of the catalogue', async () => {
    await visit();
    price = 200;
    await tell('second');
    expect((await visit()).html).toContain('<p>200</p>');
    expect((await visit()).html).toContain('<p>200</p>');
    expect(renders).toBe(2);
  });

  it('guest pages are rendered again one second after a catalogue change, when every API process knows the change', async () => {
    await tell('third');
    await visit();
    await visit();
    expect(renders).toBe(1);
    await sleep(1100);
    await visit();
    await sleep(1100);
    await visit();
    expect(renders).toBe(2);
  });

  it('guest pages are rendered for each visitor while the catalogue state is unknown', async () => {
    await visit();
    state = null;
    await sleep(1600);
    await visit();
    await visit();
    expect(renders).toBe(3);
  });

  it('a shared guest page is rendered once for all visitors who request the page at the same time', async () => {
    let finish: () => void = () => undefined;
    finishPage = new Promise((resolve) => (finish = resolve));
    stateReadings = 0;
    const visits = Array.from({ length: 20 }, () => visit());
    while (renders === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    finish();
    expect(new Set((await Promise.all(visits)).map(({ answer }) => answer.status))).toEqual(new Set([200]));
    expect(renders).toBe(1);
    expect(stateReadings).toBeLessThan(3);
  });

  it('a shared guest page contains no data of a shopper and is not sent to a signed-in shopper', async () => {
    expect((await visit({ cookie: 'cart=mine' })).html).toContain('<i>null</i>');
    expect((await visit({ cookie: 'access=mine' })).html).toContain('<i>access=mine</i>');
    expect((await visit()).html).toContain('<i>null</i>');
  });

  it('a guest page with a missing part is not cached', async () => {
    isWhole = false;
    await visit();
    isWhole = true;
    await visit();
    expect(renders).toBe(2);
  });

  it('a shared guest page is sent with headers that let only the browser cache the page', async () => {
    await visit();
    expect((await visit()).answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});
