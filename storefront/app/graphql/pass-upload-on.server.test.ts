/** @jest-environment node */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type * as PassUploadOn from './pass-upload-on.server';
import type * as Scope from './current-request.server';
import type { ShopperSession } from './shopper-session.server';

const asked: { url: string; headers: IncomingHttpHeaders; size: number }[] = [];
const api = createServer((request, response) => {
  void buffer(request).then((body) => {
    asked.push({ url: request.url!, headers: request.headers, size: body.length });
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '5' });
    response.end('{"code":"OVERLOADED"}');
  });
});

let passUploadOn: typeof PassUploadOn.passUploadOn;
let runInScope: typeof Scope.runInScope;

beforeAll(async () => {
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  process.env['API_ORIGIN'] = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  process.env['EDGE_SECRET'] = 'edge';
  ({ passUploadOn } = await import('./pass-upload-on.server'));
  ({ runInScope } = await import('./current-request.server'));
});
afterAll(() => api.close());

function pass(init: RequestInit & { duplex?: 'half' }, id = 'ticket'): Promise<Response> {
  const session = { accessToken: async () => 'renewed' } as unknown as ShopperSession;
  const asker = { address: '203.0.113.7', userAgent: 'Jest', device: 'device' };
  return runInScope({ faults: { count: 0 }, session, asker }, () =>
    passUploadOn(new Request('http://shop.test/uploads/x', init), id),
  );
}

it('passUploadOn streams a picture to the API as the shopper and returns its answer', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let part = 0; part < 3; part += 1) controller.enqueue(new Uint8Array(100_000));
      controller.close();
    },
  });
  const headers = { 'content-type': 'image/jpeg', 'content-length': '300000', cookie: 'access=secret' };
  const answer = await pass({ method: 'PUT', headers, body, duplex: 'half' });
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '5',
    { code: 'OVERLOADED' },
  ]);
  expect(asked.at(-1)).toMatchObject({
    url: '/uploads/ticket',
    size: 300_000,
    headers: {
      authorization: 'Bearer renewed',
      'content-type': 'image/jpeg',
      'content-length': '300000',
      'x-meet-client-address': '203.0.113.7',
      'x-meet-device': 'device',
    },
  });
  expect(asked.at(-1)!.headers).not.toHaveProperty('cookie');
});

it('passUploadOn cannot reach paths outside /uploads', async () => {
  await pass({ method: 'PUT', headers: { 'content-length': '1' }, body: 'x' }, '../admin/graphql');
  expect(asked.at(-1)!.url).toBe(`/uploads/${encodeURIComponent('../admin/graphql')}`);
});

it('passUploadOn requires PUT and a content length', async () => {
  expect((await pass({ method: 'POST', body: 'x' })).status).toBe(405);
  expect((await pass({ method: 'PUT', body: 'x' })).status).toBe(411);
});
