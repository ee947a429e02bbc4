import { jest } from '@jest/globals';
import type { Logger } from 'pino';
import { FindProduct } from './catalog/find-product.js';
import { startTestApi, type Answer, type TestApi } from './testing/test-api.js';
import { LOGGER } from './platform/observability/logger.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi([], { TRUSTED_PROXIES: '127.0.0.9' });
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const id = '0190f7a2-1111-7222-8333-444455556666';
const storefront = () => ({ 'x-meet-edge-secret': process.env.EDGE_SECRET! });

async function ask(headers: Record<string, string>) {
  const answer = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ product(dto: { slug: "a" }) { name } }' }),
  });
  return { id: answer.headers.get('x-request-id'), body: (await answer.json()) as Answer };
}

it('the API keeps the storefront’s request id and returns it', async () => {
  expect((await ask({ ...storefront(), 'x-request-id': id })).id).toBe(id);
});

it('the API replaces a request id from other senders', async () => {
  for (const secret of ['', 'guess']) {
    const answer = await ask({ 'x-meet-edge-secret': secret, 'x-request-id': id });
    expect([answer.id, answer.id === id]).toEqual([expect.stringMatching(/^[\w-]{36}$/), false]);
  }
});

it('an unexpected error is logged under the request id that the client receives', async () => {
  jest.spyOn(FindProduct.prototype, 'bySlug').mockRejectedValueOnce(new Error('broken'));
  const log = jest.spyOn(api.app.get<Logger>(LOGGER), 'error');
  const { body } = await ask({ ...storefront(), 'x-request-id': id });
  expect(body.errors?.[0]).toMatchObject({
    message: `Внутренняя ошибка. Сообщите её номер: ${id}`,
    extensions: { code: 'INTERNAL_SERVER_ERROR', id },
  });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ id, path: ['product'] }), 'unexpected error');
});
