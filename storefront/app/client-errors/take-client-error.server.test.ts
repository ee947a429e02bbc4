/** @jest-environment node */
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { runInScope } from '../graphql/current-request.server';
import type * as Taking from './take-client-error.server';

const sink = Fastify();
const sent: unknown[] = [];
let status = 200;
let log = '';
let take: typeof Taking.takeClientError;
const minute = 60_000;
let now = 1_000 * minute;

const error = {
  message: 'TypeError: lost',
  stack: 'at a (https://meet.example/a.js?b=c:1:2)',
  path: '/cart',
  build: '7',
};

beforeAll(async () => {
  sink.post('/errors', async (request, reply) => {
    sent.push(request.body);
    return reply.code(status).send();
  });
  process.env['CLIENT_ERRORS_URL'] = `${await sink.listen({ port: 0, host: '127.0.0.1' })}/errors`;
  ({ takeClientError: take } = await import('./take-client-error.server'));
});
afterAll(() => sink.close());
beforeEach(() => {
  now += minute;
  sent.length = 0;
  status = 200;
  log = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
});

const from = (address: string, told = error) =>
  runInScope({ asker: { address, userAgent: null }, session: {} as never }, () => take(told, now));

it('passes an error on without what may tell of a person', async () => {
  await from('203.0.113.1', { ...error, message: 'No mailbox ivan@example.ru', path: '/search?query=private' });
  expect(sent).toEqual([
    {
      message: 'No mailbox [mailbox]',
      stack: 'at a (https://meet.example/a.js:1:2)',
      path: '/search',
      build: '7',
      at: new Date(now).toISOString(),
    },
  ]);
});

it('takes 10 of an address in a minute', async () => {
  const taken = [];
  for (let count = 0; count < 12; count += 1) taken.push(await from('203.0.113.1'));
  expect(taken.filter(Boolean)).toHaveLength(10);
  expect(await from('203.0.113.2')).toBe(true);
  now += minute;
  expect(await from('203.0.113.1')).toBe(true);
});

it('takes 120 of all together in a minute', async () => {
  const taken = [];
  for (let count = 0; count < 130; count += 1) taken.push(await from(`203.0.113.${count}`));
  expect(taken.filter(Boolean)).toHaveLength(120);
});

it('logs that the sink takes nothing, and fails nobody', async () => {
  status = 500;
  expect(await from('203.0.113.1')).toBe(true);
  expect(log).toContain('CLIENT_ERRORS_URL did not take an error: 500');
});
