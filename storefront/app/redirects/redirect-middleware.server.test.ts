/** @jest-environment node */
import { RouterContextProvider } from 'react-router';
import { FakeApi, refused } from '../testing/fake-api';
import type * as Middleware from './redirect-middleware.server';

const api = new FakeApi();
let redirects: typeof Middleware.redirects;
let rules = { version: '1', rules: [{ kind: 'EXACT', source: '/old', target: '/new', status: 301 }] };
let isBroken = false;

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  ({ redirects } = await import('./redirect-middleware.server'));
  api.answer = ({ variables }) => {
    if (isBroken) return refused('SERVICE_UNAVAILABLE');
    const known = variables['version'] === rules.version;
    return { body: { data: { redirectRules: { version: rules.version, rules: known ? null : rules.rules } } } };
  };
});
afterAll(() => api.stop());

const passed = new Response('the page');

/** Returns the response to a request; a thrown one is that of the router. */
async function visit(path: string, method = 'GET'): Promise<Response> {
  const request = new Request(`http://shop.test${path}`, { method });
  const args = { request, context: new RouterContextProvider(), params: {}, url: new URL(request.url), pattern: '/' };
  try {
    return (await redirects(args as Parameters<typeof redirects>[0], async () => passed)) as Response;
  } catch (sent) {
    return sent as Response;
  }
}

const aged = () => new Promise((done) => setTimeout(done, 1100));

it('redirectMiddleware redirects simultaneous visits to a moved page after one request for the rules', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => visit('/old?size=42')));
  expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`))).toEqual(
    new Set(['301 /new?size=42']),
  );
  expect(await visit('/other')).toBe(passed);
  expect(await visit('/old', 'POST')).toBe(passed);
  expect(api.questions).toHaveLength(1);
});

it('redirectMiddleware applies changed rules, and keeps the old ones while the API is down', async () => {
  rules = { version: '2', rules: [{ kind: 'PREFIX', source: '/old', target: '/newer', status: 302 }] };
  await aged();
  expect((await visit('/old/part')).headers.get('location')).toBe('/newer/part');
  isBroken = true;
  await aged();
  expect((await visit('/old/part')).headers.get('location')).toBe('/newer/part');
  isBroken = false;
  await aged();
  expect((await visit('/old/part')).headers.get('location')).toBe('/newer/part');
  expect(api.questions.at(-1)!.variables).toEqual({ version: '2' });
});
