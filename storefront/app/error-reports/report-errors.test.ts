import { clientError } from './client-error';
import { reportErrors } from './report-errors';

const sent: { path: string; body: unknown }[] = [];

beforeAll(() => {
  globalThis.fetch = (async (path: string, { body }: { body: string }) => {
    sent.push({ path, body: JSON.parse(body) });
    throw new TypeError('Failed to fetch');
  }) as never;
  reportErrors(() => '7');
});
beforeEach(() => {
  sent.length = 0;
});

const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error, message: String(error) }));
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
const reject = (reason: unknown) => window.dispatchEvent(rejection(reason));

it('reportErrors sends an error once, shortened to what the server accepts', () => {
  window.history.replaceState(null, '', '/cart?promo=private');
  document.head.innerHTML = '<meta name="request-id" content="0190f7a2-1111">';
  const error = new RangeError('x'.repeat(400));
  error.stack = 's'.repeat(3000);
  fail(error);
  fail(error);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: '/api/client-errors',
    body: { path: '/cart', build: '7', requestId: '0190f7a2-1111' },
  });
  expect(clientError.safeParse(sent[0]!.body).success).toBe(true);
});

it('reportErrors sends unhandled rejections, also of values that are not errors', () => {
  reject(new TypeError('lost'));
  reject('a word');
  expect(sent.map(({ body }) => (body as { message: string }).message)).toEqual(['TypeError: lost', 'a word']);
});

it('reportErrors ignores skipped view transitions and keeps them out of the console', () => {
  const skipped = rejection(new DOMException('Transition was skipped', 'AbortError'));
  window.dispatchEvent(skipped);
  expect(skipped.defaultPrevented).toBe(true);
  expect(sent).toEqual([]);
});

it('reportErrors sends at most five errors of a page', () => {
  for (let count = 0; count < 10; count += 1) fail(new Error(`fault ${count}`));
  expect(sent).toHaveLength(2);
});
