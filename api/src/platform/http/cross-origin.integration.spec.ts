import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../testing/test-api.js';

const FRONT = 'https://front.example';
const DESK = 'https://desk.example';
const HOSTILE = [
  'null',
  'https://front.example.evil.example',
  'https://FRONT.example',
  'https://front.example:8443',
  'http://front.example',
  'https://evil.example',
];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi([], {
    API_ORIGINS: `${FRONT},https://*.front.example`,
    ADMIN_ORIGINS: DESK,
  });
  mkdirSync(join(api.storageFolder, 'test'), { recursive: true });
  const square =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="red"/></svg>';
  writeFileSync(join(api.storageFolder, 'test/square.svg'), square);
});
afterAll(() => api?.close());

const preflight = (origin: string, path = '/graphql', asks = 'content-type,authorization', method = 'POST') =>
  fetch(api.origin + path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': asks },
  });
const call = (origin: string, path = '/graphql', headers: Record<string, string> = {}) =>
  fetch(api.origin + path, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: '{ __typename }' }),
  });
const opens = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-')).sort();

describe('a listed front end', () => {
  it.each([FRONT, 'https://preview-3.front.example'])(
    'a listed origin: %s gets a preflight response that browsers cache',
    async (origin) => {
      const { status, headers } = await preflight(origin);
      expect(status).toBe(204);
      expect(Object.fromEntries(headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-allow-methods': 'GET, HEAD, POST',
        'access-control-max-age': '7200',
        vary: expect.stringContaining('Origin'),
      });
      const allowed = headers.get('access-control-allow-headers')!.split(', ');
      expect(allowed).toEqual(
        expect.arrayContaining([
          'authorization',
          'content-type',
          'apollo-require-preflight',
          'x-meet-client',
          'x-meet-device',
        ]),
      );
      expect(allowed).not.toContain('x-meet-edge-secret');
    },
  );

  it('a listed origin can read call results and rate-limit headers', async () => {
    const answer = await call(FRONT);
    expect(await answer.json()).toEqual({ data: { __typename: 'Query' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(FRONT);
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/etag.*retry-after.*x-request-id/);
    expect(answer.headers.get('vary')).toMatch(/Origin/);
  });

  it('a listed origin can read the API’s clock when its own is wrong', async () => {
    const before = Date.now();
    const { headers } = await call(FRONT);
    expect(headers.get('access-control-expose-headers')!.split(', ')).toContain('date');
    const clock = Date.parse(headers.get('date')!);
    // The header has whole seconds, and Node makes it once a second.
    expect(clock).toBeGreaterThan(before - 3000);
    // A later time than the API's own would make a person's form look sent too soon.
    expect(clock).toBeLessThanOrEqual(Date.now());
  });

  it('a page of a listed origin can read error responses', async () => {
    const answer = await call(FRONT, '/graphql', { authorization: 'Bearer no.such.token' });
    expect(answer.headers.get('access-control-allow-origin')).toBe(FRONT);
  });

  it('a listed origin can upload files', async () => {
    const path = '/uploads/00000000-0000-4000-8000-000000000000';
    expect((await preflight(FRONT, path, 'content-type', 'PUT')).headers.get('access-control-allow-methods')).toBe(
      'PUT',
    );
  });

  it('a listed origin cannot call the operators’ API, which has its own list', async () => {
    expect(opens(await preflight(FRONT, '/admin/graphql'))).toEqual([]);
    expect(opens(await call(FRONT, '/admin/graphql'))).toEqual([]);
    expect((await preflight(DESK, '/admin/graphql')).headers.get('access-control-allow-origin')).toBe(DESK);
    expect(opens(await call(DESK))).toEqual([]);
  });

  it.each(['/health/ready', '/graphql/', '/GRAPHQL', '/payments/notifications'])(
    'a listed origin cannot read %s',
    async (path) => {
      expect(opens(await fetch(api.origin + path, { headers: { origin: FRONT } }))).toEqual([]);
    },
  );
});

describe.each(HOSTILE)('a page of %s', (origin) => {
  it('a page of an unlisted origin gets no CORS permission to call', async () => {
    expect(opens(await preflight(origin))).toEqual([]);
    const answer = await call(origin);
    expect(opens(answer)).toEqual([]);
    expect(answer.headers.get('vary')).toMatch(/Origin/);
  });
});

it('a call without an origin from an app or server is answered', async () => {
  expect((await api.ask('{ __typename }')).data).toEqual({ __typename: 'Query' });
});

it('pages of every origin can load pictures without credentials from one cached response', async () => {
  for (const origin of [FRONT, 'https://evil.example', 'null']) {
    const { status, headers } = await fetch(`${api.origin}/_ipx/f_webp,w_640/test/square.svg`, { headers: { origin } });
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('vary')).toBeNull();
  }
});
