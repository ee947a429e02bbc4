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

it('tells pages the shopper’s address, as the edge saw it', async () => {
  const answer = await fetch(`${shop}/echo`, { headers: forwarded });
  expect(await answer.json()).toMatchObject({ address: '203.0.113.9' });
});

it('keeps the id that the edge gave a request, tells it to the page, and answers with it', async () => {
  const id = '0190f7a2-1111-7222-8333-444455556666';
  const answer = await fetch(`${shop}/echo`, { headers: { 'x-request-id': id } });
  expect([answer.headers.get('x-request-id'), await answer.json()]).toEqual([
    id,
    expect.objectContaining({ requestId: id }),
  ]);
  await fetch(`${shop}/_ipx/w_320/a.svg`, { headers: { 'x-request-id': id } });
  expect(asked.at(-1)).toMatchObject({ 'x-request-id': id });
});

it('gives each request an id of its own where the edge gave none that is well-formed', async () => {
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

it('passes every cookie on, and keeps answers out of shared caches', async () => {
  const { headers } = await fetch(`${shop}/echo`);
  expect([headers.getSetCookie(), headers.get('cache-control')]).toEqual([
    ['access=1', 'refresh=2'],
    'private, no-cache',
  ]);
});

it('keeps an answer for everybody out of shared caches if it sets a cookie', async () => {
  const rules = ['/menu', '/menu?renewed'].map(async (path) =>
    (await fetch(`${shop}${path}`)).headers.get('cache-control'),
  );
  expect(await Promise.all(rules)).toEqual(['public, max-age=300', 'private, no-cache']);
});

it.each(['br', 'gzip', 'identity'])(
  'sends the first part of a page before the last is there (%s)',
  async (encoding) => {
    const { body } = await fetch(`${shop}/streamed`, { headers: { 'accept-encoding': encoding } });
    const parts = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await parts.read()).value).toBe('<p>first</p>');
    sendRest();
    expect((await parts.read()).value).toBe('<p>rest</p>');
  },
);

it('passes pictures on in the shopper’s name, without the cookies and whatever the caller claims to be', async () => {
  const claimed = { 'x-meet-client-address': '1.1.1.1', 'x-meet-edge-secret': 'guess', cookie: 'access=token' };
  const answer = await fetch(`${shop}/_ipx/w_320/a.svg`, { headers: { ...forwarded, ...claimed } });
  expect(await answer.text()).toBe('picture');
  expect(asked.at(-1)).toMatchObject({ 'x-meet-client-address': '203.0.113.9', 'x-meet-edge-secret': 'edge' });
  expect(asked.at(-1)).not.toHaveProperty('cookie');
});

it('passes previews of pages on, and no other path in their name', async () => {
  expect(await (await fetch(`${shop}/link-previews/product/a.jpg?v=1`)).text()).toBe('preview v=1');
  expect((await raw({ path: '/link-previews/../_ipx/w_320/a.svg' })).statusCode).toBe(400);
});

it('serves a service worker that no cache keeps and that knows its build', async () => {
  const answer = await fetch(`${shop}/sw.js`);
  expect([answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
    'no-cache',
    'text/javascript; charset=utf-8',
  ]);
  const scope: { told?: unknown } = {};
  new Function('self', await answer.text())(scope);
  expect(scope.told).toEqual({ id: '1a2b', shell: ['/assets/entry.js', '/assets/vendor.js', '/assets/root.js'] });
});

it('lets the API choose the format of a picture by what the browser accepts, and caches know it', async () => {
  const accept = 'image/avif,image/webp,*/*';
  const { headers } = await fetch(`${shop}/_ipx/f_auto,w_320/a.svg`, { headers: { accept } });
  expect(asked.at(-1)).toMatchObject({ accept });
  expect(headers.get('vary')).toContain('accept');
});

it('passes a part of a video on', async () => {
  const answer = await fetch(`${shop}/_ipx/_/videos/a.mp4`, { headers: { range: 'bytes=0-2' } });
  expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
    206,
    'bytes 0-2/7',
    'pic',
  ]);
});

it('takes bodies of up to 256 KB', async () => {
  const post = (length: number) => fetch(`${shop}/echo`, { method: 'POST', body: 'x'.repeat(length) });
  expect(await (await post(262_144)).json()).toMatchObject({ length: 262_144 });
  expect((await post(262_145)).status).toBe(413);
});

it('takes pictures of up to 10 MB, and nothing else as large', async () => {
  const put = (path: string, length: number) => fetch(`${shop}${path}`, { method: 'PUT', body: 'x'.repeat(length) });
  expect(await (await put('/uploads/1', 10_000_000)).json()).toMatchObject({ length: 10_000_000 });
  expect((await put('/uploads/1', 10_000_001)).status).toBe(413);
  expect((await put('/echo', 262_145)).status).toBe(413);
});

it('takes no longer body whose length is not told either', async () => {
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
  ['TRACE', { path: '/echo', method: 'TRACE' }, 405],
  ['a picture’s path that leads elsewhere', { path: '/_ipx/../graphql' }, 400],
  ['the same in disguise', { path: '/_ipx/%2e%2e/graphql' }, 400],
  ['a look at its health by any name', { path: '/healthz', headers: { host: 'evil.example' } }, 200],
])('answers %s', async (_, options, status) => {
  expect((await raw(options)).statusCode).toBe(status);
});

it('leaves an address with a malformed escape to the shop’s pages', async () => {
  const { hostname, port } = new URL(shop);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    httpRequest({ hostname, port, path: '/items/a%E0%A4%A' }, resolve).on('error', reject).end();
  });
  expect([answer.statusCode, await text(answer)]).toEqual([200, '"a%E0%A4%A"']);
});

it('tells browsers to come back by HTTPS alone', async () => {
  expect((await fetch(`${shop}/echo`)).headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
});

it('closes a request that has not arrived within 30 seconds', () => {
  // Both timeouts are 25 seconds, because the server applies the larger one to the body. It checks them every five
  // seconds, so a request is closed after at most 30.
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([25_000, 25_000]);
});

it('believes forwarded addresses of loopback alone where nobody says more', async () => {
  for (const stranger of ['10.0.0.1', '172.18.0.5', '192.168.0.9', '169.254.1.1', 'fd00::1'])
    expect(await told(shop, { 'x-forwarded-for': `203.0.113.9, ${stranger}` })).toMatchObject({ address: stranger });
});

it('believes those of the proxies it is told of, and of no other', async () => {
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

it('is not ready once it is on its way out, and answers all the same', async () => {
  expect((await fetch(`${shop}/healthz`)).status).toBe(200);
  drain.isDraining = true;
  expect((await fetch(`${shop}/healthz`)).status).toBe(503);
  const answer = await fetch(`${shop}/echo`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  drain.isDraining = false;
});

it.each(['drain.ts', 'request-id.ts'])('has the same %s as the API', (name) => {
  const file = (folder: string) => readFileSync(join(import.meta.dirname, folder, name), 'utf8');
  expect(file('.')).toBe(file('../../api/src/platform/http'));
});

describe('pages that are the same for all guests', () => {
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

  it('are made once while the state of the catalogue is the same', async () => {
    const [first, second] = [await visit(), await visit()];
    expect(renders).toBe(1);
    expect(second.html.replace(/<b.*/, '')).toBe(first.html.replace(/<b.*/, ''));
  });

  it('have the nonce of their own answer, which its policy names, and its id', async () => {
    await visit();
    const [{ html, answer }, other] = [await visit({ 'x-request-id': 'own-id-of-this' }), await visit()];
    const [, own] = /nonce="([^"]+)">own-id-of-this</.exec(html)!;
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${own}'`);
    expect(other.html).not.toContain(own);
    expect(renders).toBe(1);
  });

  it('show a new price once the server has seen that the catalogue has changed', async () => {
    await visit();
    price = 200;
    await tell('second');
    expect((await visit()).html).toContain('<p>200</p>');
    expect((await visit()).html).toContain('<p>200</p>');
    expect(renders).toBe(2);
  });

  it('are made anew a second after a change, when all processes of the API have seen it', async () => {
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

  it('are made for each while the state is not known', async () => {
    await visit();
    state = null;
    await sleep(1600);
    await visit();
    await visit();
    expect(renders).toBe(3);
  });

  it('are made once for all who ask at the same time, without a look at the state', async () => {
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

  it('have nothing of a shopper in them, and are not given to one who is signed in', async () => {
    expect((await visit({ cookie: 'cart=mine' })).html).toContain('<i>null</i>');
    expect((await visit({ cookie: 'access=mine' })).html).toContain('<i>access=mine</i>');
    expect((await visit()).html).toContain('<i>null</i>');
  });

  it('are not kept if a part of them is missing', async () => {
    isWhole = false;
    await visit();
    isWhole = true;
    await visit();
    expect(renders).toBe(2);
  });

  it('are for nobody else to keep', async () => {
    await visit();
    expect((await visit()).answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});
