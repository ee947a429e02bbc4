/** @jest-environment node */
import { jest } from '@jest/globals';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { createContext, RouterContextProvider, type ServerBuild } from 'react-router';
import { readConfig } from './config.js';

// Its dependencies cannot be loaded under Jest; files are not what is tested here.
jest.unstable_mockModule('@fastify/static', () => ({ default: async () => undefined }));

const address = createContext<string>('');

/** Answers what it was told of the request, and reads bodies to their end. */
const echo = async ({ request, context }: { request: Request; context: RouterContextProvider }) =>
  Response.json(
    { address: context.get(address), length: (await request.text()).length },
    {
      headers: [
        ['set-cookie', 'access=1'],
        ['set-cookie', 'refresh=2'],
      ],
    },
  );

const build = {
  entry: {
    module: {
      default: () => new Response(),
      createContext: ({ clientAddress }: { clientAddress: string }) => {
        const context = new RouterContextProvider();
        context.set(address, clientAddress);
        return context;
      },
    },
  },
  routes: { echo: { id: 'echo', path: 'echo', module: { loader: echo, action: echo } } },
  assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
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
let app: FastifyInstance;
let shop: string;

beforeAll(async () => {
  api.get('/_ipx/*', async (request) => {
    asked.push(request.headers);
    return 'picture';
  });
  const apiOrigin = await api.listen({ port: 0, host: '127.0.0.1' });
  const config = readConfig({ API_ORIGIN: apiOrigin, EDGE_SECRET: 'edge' });
  const { createApp } = await import('./app.js');
  app = await createApp({ config, build, clientFiles: '' });
  shop = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

// An edge proxy adds whom it saw to what the caller claims to be.
const forwarded = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9' };

it('tells pages the shopper’s address, as the edge saw it', async () => {
  const answer = await fetch(`${shop}/echo`, { headers: forwarded });
  expect(await answer.json()).toMatchObject({ address: '203.0.113.9' });
});

it('passes every cookie on, and keeps answers out of shared caches', async () => {
  const { headers } = await fetch(`${shop}/echo`);
  expect([headers.getSetCookie(), headers.get('cache-control')]).toEqual([
    ['access=1', 'refresh=2'],
    'private, no-cache',
  ]);
});

it('passes pictures on in the shopper’s name, without the cookies and whatever the caller claims to be', async () => {
  const claimed = { 'x-meet-client-address': '1.1.1.1', 'x-meet-edge-secret': 'guess', cookie: 'access=token' };
  const answer = await fetch(`${shop}/_ipx/w_320/a.svg`, { headers: { ...forwarded, ...claimed } });
  expect(await answer.text()).toBe('picture');
  expect(asked.at(-1)).toMatchObject({ 'x-meet-client-address': '203.0.113.9', 'x-meet-edge-secret': 'edge' });
  expect(asked.at(-1)).not.toHaveProperty('cookie');
});

it('takes bodies of up to 256 KB', async () => {
  const post = (length: number) => fetch(`${shop}/echo`, { method: 'POST', body: 'x'.repeat(length) });
  expect(await (await post(262_144)).json()).toMatchObject({ length: 262_144 });
  expect((await post(262_145)).status).toBe(413);
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
