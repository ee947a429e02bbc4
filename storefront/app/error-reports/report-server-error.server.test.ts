/** @jest-environment node */
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { type RouterContextProvider, UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router';
import type * as Context from '../session/request-context';
import type * as Reporting from './report-server-error.server';

const sink = Fastify();
const sent: unknown[] = [];
let log: Record<string, unknown>[] = [];
let report: typeof Reporting.reportServerError;
let createContext: typeof Context.createRequestContext;
const requestId = '0190f7a2-1111-7222-8333-444455556666';

beforeAll(async () => {
  sink.post('/errors', async ({ body }) => {
    sent.push(body);
    return {};
  });
  process.env['ERROR_SINK_URL'] = `${await sink.listen({ port: 0, host: '127.0.0.1' })}/errors`;
  ({ reportServerError: report } = await import('./report-server-error.server'));
  ({ createRequestContext: createContext } = await import('../session/request-context'));
});
afterAll(() => sink.close());
beforeEach(() => {
  sent.length = 0;
  log = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    log.push(JSON.parse(String(text)) as Record<string, unknown>);
    return true;
  });
});

function fail(error: unknown, path = '/', signal = new AbortController().signal): void {
  const context: RouterContextProvider = createContext({ nonce: '', clientAddress: '', buildId: '7', requestId });
  report(error, { request: new Request(`http://shop.test${path}`, { signal }), context, params: {} });
}

async function taken(): Promise<unknown> {
  while (sent.length === 0) await new Promise((done) => setTimeout(done, 5));
  return sent[0];
}

it('an unexpected server error is logged and sent with the request’s id', async () => {
  fail(new RangeError('no ivan@example.ru'), '/orders/Zk3-9.data?_routes=root');
  expect(await taken()).toMatchObject({
    source: 'server',
    message: 'RangeError: no [mailbox]',
    path: '/orders/:id',
    build: '7',
    requestId,
  });
  expect(log).toMatchObject([{ level: 50, reqId: requestId, msg: expect.stringContaining('RangeError') }]);
});

it('a server error in the home page’s data is reported for the path /', async () => {
  fail(new Error('a fault'), '/_root.data');
  expect(await taken()).toMatchObject({ path: '/' });
});

it('responses and aborted requests are not reported as server errors', async () => {
  fail(new ErrorResponseImpl(404, '', new Error('No route matches'), true));
  fail(new Error('aborted'), '/', AbortSignal.abort());
  await new Promise((done) => setTimeout(done, 50));
  expect([sent, log]).toEqual([[], []]);
});
