/** @jest-environment node */
import { RouterContextProvider } from 'react-router';
import type * as Scope from '../../session/request-scope.server';
import { accessToken, FakeApi, refused } from '../../testing/fake-api';
import type * as Submit from './submit-link.server';

const api = new FakeApi();
let requestScope: typeof Scope.requestScope;
let submitLink: typeof Submit.submitLink;

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  ({ requestScope } = await import('../../session/request-scope.server'));
  ({ submitLink } = await import('./submit-link.server'));
});
afterAll(() => api.stop());

const token = 't'.repeat(43);

async function press(site = 'same-origin') {
  const request = new Request('http://shop.test/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    body: `token=${token}`,
  });
  const args = { request, context: new RouterContextProvider(), params: {}, url: new URL(request.url), pattern: '/' };
  const seen: { error?: string; status?: number | undefined } = {};
  const response = (await requestScope(args as Parameters<typeof requestScope>[0], async () => {
    const result = await submitLink(request);
    if (result instanceof Response) return result;
    seen.error = result.data.error;
    seen.status = result.init?.status;
    return new Response();
  })) as Response;
  return { response, ...seen };
}

describe('sign-in link', () => {
  it('pressing the button of a sign-in link opens a session and remembers the device', async () => {
    const authData = { accessToken: accessToken('a'), refreshToken: 'secret' };
    const signInByLink = { user: { accessLevel: 'MANAGER' }, authData, deviceToken: 'd'.repeat(43) };
    api.answer = () => ({ body: { data: { signInByLink } } });
    const { response } = await press();
    expect(api.questions.at(-1)?.variables).toEqual({ dto: { token } });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/account']);
    const cookies = response.headers.getSetCookie();
    expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual(['access', 'device', 'refresh', 'sign-in']);
    expect(cookies.every((line) => line.includes('HttpOnly; Secure; SameSite=Lax'))).toBe(true);
  });

  it.each([
    ['LINK_INVALID', /^Ссылка уже использована или устарела/],
    ['BAD_USER_INPUT', /^Ссылка уже использована или устарела/],
    ['TOO_MANY_REQUESTS', /^Слишком много попыток/],
  ])('a sign-in link refused with %s shows what to do and sets no cookies', async (code, words) => {
    api.answer = () => refused(code);
    const { response, error, status } = await press();
    expect(status).toBe(422);
    expect(error).toMatch(words);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('a sign-in link cannot be used from another site', async () => {
    const before = api.questions.length;
    await expect(press('cross-site')).rejects.toMatchObject({ init: { status: 403 } });
    expect(api.questions).toHaveLength(before);
  });
});
