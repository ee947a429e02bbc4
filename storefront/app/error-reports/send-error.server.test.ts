/** @jest-environment node */
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import type * as Sending from './send-error.server';

const sink = Fastify();
const sent: unknown[] = [];
let status = 200;
let log = '';
let send: typeof Sending.sendError;
const minute = 60_000;
let now = 1_000 * minute;

const error = {
  message: 'TypeError: lost',
  stack: 'at a (https://meet.example/a.js?b=c:1:2)',
  path: '/cart',
  build: '7',
  requestId: '0190f7a2-1111-7222-8333-444455556666',
};

beforeAll(async () => {
  sink.post('/errors', async (request, reply) => {
    sent.push(request.body);
    return reply.code(status).send();
  });
  process.env['ERROR_SINK_URL'] = `${await sink.listen({ port: 0, host: '127.0.0.1' })}/errors`;
  process.env['ERROR_SINK_RATE'] = '0.5';
  ({ sendError: send } = await import('./send-error.server'));
});
afterAll(() => sink.close());
beforeEach(() => {
  now += minute;
  sent.length = 0;
  status = 200;
  log = '';
  jest.spyOn(Math, 'random').mockReturnValue(0.49);
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
});

const from = (address: string, told = error) => send(told, { source: 'browser', address }, now);

it('sendError removes personal data before it sends an error', async () => {
  await from('203.0.113.1', { ...error, message: 'No mailbox ivan@example.ru', path: '/orders/Zk3-9?a=private' });
  expect(sent).toEqual([
    {
      message: 'No mailbox [mailbox]',
      stack: 'at a (https://meet.example/a.js:1:2)',
      path: '/orders/:id',
      build: '7',
      requestId: error.requestId,
      source: 'browser',
      at: new Date(now).toISOString(),
    },
  ]);
});

it('sendError accepts 10 errors a minute from one IP address', async () => {
  const taken = [];
  for (let count = 0; count < 12; count += 1) taken.push(await from('203.0.113.1'));
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(await from('203.0.113.2')).toBe(true);
  now += minute;
  expect(await from('203.0.113.1')).toBe(true);
});

it('sendError accepts more than 10 errors a minute from the server itself', async () => {
  const taken = [];
  for (let count = 0; count < 12; count += 1) taken.push(await send(error, { source: 'server', address: null }, now));
  expect(taken.every(Boolean)).toBe(true);
  expect(sent.at(-1)).toMatchObject({ source: 'server' });
});

it('sendError sends only the configured share of errors', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  expect([await from('203.0.113.1'), sent]).toEqual([false, []]);
});

it('sendError accepts 120 errors a minute from all IP addresses together', async () => {
  const taken = [];
  for (let count = 0; count < 130; count += 1) taken.push(await from(`203.0.113.${count}`));
  expect(taken.filter(Boolean)).toHaveLength(120);
});

it('sendError logs a failure of the error sink and does not throw', async () => {
  status = 500;
  expect(await from('203.0.113.1')).toBe(true);
  expect(log).toContain('ERROR_SINK_URL did not take an error: 500');
});
