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

it('a call has the header that no page of another site can send', async () => {
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

it('a refused session is told once for the call', async () => {
  answers({ errors: [{ message: 'Войдите', extensions: { code: 'UNAUTHORIZED' } }] }, 200);
  expect((await api.ask(QUERY, {})).fault).toMatchObject({ code: 'UNAUTHORIZED', message: 'Войдите' });
  expect(watch.sessionEnded).toHaveBeenCalledTimes(1);
});

it('a call without an answer is a fault, and the connection is known to be gone', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect((await api.ask(QUERY, {})).fault?.code).toBe('NO_SIGNAL');
  expect(watch.answered).toHaveBeenCalledWith(false);
});

it('a call that was given up says nothing of the connection', async () => {
  sent.mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await api.ask(QUERY, {}, AbortSignal.abort());
  expect(watch.answered).not.toHaveBeenCalled();
});

it.each([
  ['a page of a proxy', '<html>'],
  ['nothing', null],
])('%s in the place of an answer is no data', (_case, told) => {
  expect(answerOf(told).fault?.code).toBe('NO_SIGNAL');
});

it('an error without a code is still a fault', () => {
  expect(answerOf({ errors: ['broken'] }).fault).toEqual({ code: 'UNKNOWN', message: '', details: {} });
});
