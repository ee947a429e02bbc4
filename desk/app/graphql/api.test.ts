import { jest } from '@jest/globals';
import { answerOf, DeskApi } from './api';
import type { ApiDocument } from './generated/graphql';

const QUERY = '{ me { role } }' as ApiDocument<{ me: { role: string } }, Record<string, never>>;
const watch = { answered: jest.fn(), sessionEnded: jest.fn() };
const api = new DeskApi(watch, () => 'en');
const sent = jest.fn<typeof fetch>();
const answers = (body: unknown, status = 200) =>
  sent.mockResolvedValueOnce({ status, json: () => Promise.resolve(body) } as Response);

beforeEach(() => {
  jest.clearAllMocks();
  globalThis.fetch = sent;
});

it('a back-office API call sends a header that pages of other sites cannot send', async () => {
  answers({ data: { me: { role: 'ADMIN' } } });
  expect(await api.ask(QUERY, {})).toEqual({ data: { me: { role: 'ADMIN' } } });
  const [url, init] = sent.mock.calls[0]!;
  expect(url).toBe('/admin/graphql');
  expect(init).toMatchObject({
    method: 'POST',
    headers: { 'x-meet-desk': '1', 'content-type': 'application/json', 'accept-language': 'en' },
  });
  expect(watch.answered).toHaveBeenCalledWith(true);
});

it('a back-office API call reports a refused session once', async () => {
  answers({ errors: [{ message: 'Войдите', extensions: { code: 'UNAUTHORIZED' } }] }, 200);
  expect((await api.ask(QUERY, {})).fault).toMatchObject({ code: 'UNAUTHORIZED', message: 'Войдите' });
  expect(watch.sessionEnded).toHaveBeenCalledTimes(1);
});

it('a back-office API call without a response returns NO_SIGNAL and marks the connection as lost', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await api.ask(QUERY, {})).fault?.code).toBe('NO_SIGNAL');
  expect(watch.answered).toHaveBeenCalledWith(false);
});

it('an aborted back-office API call does not change the connection state', async () => {
  sent.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await api.ask(QUERY, {}, AbortSignal.abort());
  expect(watch.answered).not.toHaveBeenCalled();
});

it.each([
  ['a page of a proxy', '<html>'],
  ['nothing', null],
])('answerOf returns NO_SIGNAL for %s instead of a JSON response', (_case, told) => {
  expect(answerOf(told).fault?.code).toBe('NO_SIGNAL');
});

it('answerOf returns the fault UNKNOWN for an error without a code', () => {
  expect(answerOf({ errors: ['broken'] }).fault).toEqual({ code: 'UNKNOWN', message: '', details: {} });
});
