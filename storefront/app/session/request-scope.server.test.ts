/** @jest-environment node */
import { jest } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import type * as Client from '../graphql/api-client.server';
import type * as Documents from '../graphql/generated/graphql';
import type * as PassOn from '../graphql/pass-on.server';
import type * as Context from './request-context';
import { accessToken, FakeApi, refused } from '../testing/fake-api';
import type * as Scope from './request-scope.server';

const api = new FakeApi();
let requestScope: typeof Scope.requestScope;
let askApi: typeof Client.askApi;
let documents: typeof Documents;
let requestIdContext: typeof Context.requestIdContext;
let passOn: typeof PassOn.passOn;
let clientAddressContext: typeof Context.clientAddressContext;

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  process.env['EDGE_SECRET'] = 'edge';
  ({ requestScope } = await import('./request-scope.server'));
  ({ askApi } = await import('../graphql/api-client.server'));
  ({ passOn } = await import('../graphql/pass-on.server'));
  ({ clientAddressContext, requestIdContext } = await import('./request-context'));
  documents = await import('../graphql/generated/graphql');
});
afterAll(() => api.stop());
beforeEach(() => {
  api.questions.length = 0;
});

interface Visit {
  cookie?: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

let visits = 0;
/** Each test uses its own refresh token, because the outcome of renewing a token is cached for ten seconds. */
const fresh = (name: string) => `${name}-${(visits += 1)}`;

async function visit(page: (request: Request) => Promise<Response>, { cookie, headers, ...init }: Visit = {}) {
  const request = new Request('http://shop.test/', {
    ...init,
    headers: { 'user-agent': 'Jest', ...(cookie ? { cookie } : {}), ...headers },
  });
  const context = new RouterContextProvider();
  context.set(clientAddressContext, '203.0.113.7');
  context.set(requestIdContext, `request-${visits}`);
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '/' };
  return (await requestScope(args as Parameters<typeof requestScope>[0], () => page(request))) as Response;
}

const ask = (request: Request) =>
  askApi({ document: documents.CurrentAccessDocument, variables: {}, signal: request.signal });

/** A page that displays the shopper's access level. */
const whoPage = async (request: Request) => {
  const { data, codes } = await askApi({
    document: documents.CurrentAccessDocument,
    variables: {},
    signal: request.signal,
    expected: ['UNAUTHORIZED'],
  });
  return Response.json({ who: data?.user?.accessLevel ?? null, codes });
};

/** A fake API that accepts each refresh token only once. */
function realistic(valid: string, exchange: Record<string, [string, string]>) {
  const known = new Set([`Bearer ${valid}`]);
  const used = new Set<string>();
  api.answer = ({ operation, variables, authorization }) => {
    if (operation === 'RefreshTokens') {
      const { refreshToken } = variables['dto'] as { refreshToken: string };
      const pair = exchange[refreshToken];
      if (!pair || used.has(refreshToken)) return refused('UNAUTHORIZED');
      used.add(refreshToken);
      known.add(`Bearer ${pair[0]}`);
      const authData = { accessToken: pair[0], refreshToken: pair[1] };
      return { body: { data: { refreshTokens: { authData } } } };
    }
    if (authorization === undefined) return { body: { data: { user: null } } };
    if (!known.has(authorization)) return refused('UNAUTHORIZED');
    return { body: { data: { user: { accessLevel: 'USER' } } } };
  };
}

describe('API requests', () => {
  it('an API request carries the token, the shopper’s verified IP address and user agent, but no cookie', async () => {
    const access = accessToken('a');
    realistic(access, {});
    const response = await visit(whoPage, { cookie: `access=${access}; refresh=r; other=1` });
    expect(await response.json()).toEqual({ who: 'USER', codes: [] });
    expect(response.headers.getSetCookie()).toEqual([]);
    const [question] = api.questions;
    expect(question).toMatchObject({ authorization: `Bearer ${access}` });
    expect(question?.headers).toMatchObject({
      'x-meet-client-address': '203.0.113.7',
      'x-meet-edge-secret': 'edge',
      'x-meet-client-agent': 'Jest',
      'user-agent': 'Jest',
    });
    expect(question?.headers.cookie).toBeUndefined();
  });

  it('a request without cookies is treated as a guest’s and sets no cookies', async () => {
    realistic('', {});
    const response = await visit(whoPage);
    expect(await response.json()).toEqual({ who: null, codes: [] });
    expect(api.questions.map(({ authorization }) => authorization)).toEqual([undefined]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('request id', () => {
  it('a request id is sent with every API request, including those of a browser', async () => {
    const [old, next, refresh] = [accessToken('old'), accessToken('next'), fresh('r')];
    realistic('another', { [refresh]: [next, fresh('r')] });
    await visit(whoPage, { cookie: `access=${old}; refresh=${refresh}` });
    const id = `request-${visits}`;
    expect(api.questions.map(({ headers }) => headers['x-request-id'])).toEqual([id, id, id]);
    await visit(passOn, { method: 'POST', body: JSON.stringify({ query: 'query Mine { user { accessLevel } }' }) });
    expect(api.questions.at(-1)?.headers['x-request-id']).toBe(id);
  });

  it('the request id is in the log and on the error page when the API fails', async () => {
    let log = '';
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      log += String(text);
      return true;
    });
    fresh('visit');
    api.answer = () => refused('INTERNAL_SERVER_ERROR');
    let thrown: unknown;
    await visit(async (request) => {
      await ask(request).catch((error: unknown) => (thrown = error));
      return new Response();
    });
    expect(thrown).toMatchObject({ data: { requestId: `request-${visits}` }, init: { status: 503 } });
    expect(JSON.parse(log)).toMatchObject({
      reqId: `request-${visits}`,
      msg: expect.stringContaining('INTERNAL_SERVER_ERROR'),
    });
  });
});

describe('expired access token', () => {
  it.each([
    ['expired', () => accessToken('old', -1)],
    ['undecodable', () => 'nonsense'],
    ['missing', () => ''],
  ])(
    'an access token that is %s is refreshed before use, and both cookies are set in the same answer',
    async (_case, old) => {
      const [next, refresh, later] = [accessToken('next'), fresh('r'), fresh('r')];
      realistic('', { [refresh]: [next, later] });
      const response = await visit(whoPage, { cookie: `access=${old()}; refresh=${refresh}` });
      expect(await response.json()).toEqual({ who: 'USER', codes: [] });
      expect(api.questions.map(({ operation }) => operation)).toEqual(['RefreshTokens', 'CurrentAccess']);
      expect(response.headers.getSetCookie()).toEqual([
        `access=${next}; Max-Age=604800; Path=/; HttpOnly; Secure; SameSite=Lax`,
        `refresh=${later}; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax`,
      ]);
    },
  );
});

describe('refused access token', () => {
  it('an access token that the API refuses is refreshed once and the request is repeated', async () => {
    const [old, next, refresh, later] = [accessToken('old'), accessToken('next'), fresh('r'), fresh('r')];
    realistic('another', { [refresh]: [next, later] });
    const response = await visit(whoPage, { cookie: `access=${old}; refresh=${refresh}` });
    expect(await response.json()).toEqual({ who: 'USER', codes: [] });
    expect(api.questions.map(({ operation }) => operation)).toEqual([
      'CurrentAccess',
      'RefreshTokens',
      'CurrentAccess',
    ]);
    expect(response.headers.getSetCookie()[0]).toContain(`access=${next}`);
  });

  it('a 401 answer with another error code also causes a token refresh', async () => {
    const [old, next, refresh] = [accessToken('old'), accessToken('next'), fresh('r')];
    api.answer = ({ operation, authorization }) => {
      if (operation === 'RefreshTokens')
        return { body: { data: { refreshTokens: { authData: { accessToken: next, refreshToken: 'r2' } } } } };
      if (authorization === `Bearer ${next}`) return { body: { data: { user: { accessLevel: 'ADMIN' } } } };
      return { status: 401, body: { errors: [{ message: 'No', extensions: { code: 'OTHER' } }] } };
    };
    const response = await visit(whoPage, { cookie: `access=${old}; refresh=${refresh}` });
    expect(await response.json()).toMatchObject({ who: 'ADMIN' });
  });

  it('a refused access token is refreshed once for all requests of a page', async () => {
    const [old, next, refresh] = [accessToken('old'), accessToken('next'), fresh('r')];
    realistic('another', { [refresh]: [next, fresh('r')] });
    await visit(
      async (request) => {
        await Promise.all([ask(request), ask(request), ask(request)]);
        return new Response();
      },
      { cookie: `access=${old}; refresh=${refresh}` },
    );
    expect(api.asked('RefreshTokens')).toHaveLength(1);
  });

  it('a refused refresh token makes the shopper a guest, deletes the cookies and notifies the page', async () => {
    realistic('another', {});
    const response = await visit(whoPage, { cookie: `access=${accessToken('old')}; refresh=${fresh('gone')}` });
    expect(await response.json()).toEqual({ who: null, codes: [] });
    expect(response.headers.getSetCookie()).toEqual([
      'access=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'refresh=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      'session-lost=1; Max-Age=86400; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('a renewed session deletes the cookie that notified the page of the lost session', async () => {
    const refresh = fresh('r');
    realistic('another', { [refresh]: [accessToken('next'), fresh('r')] });
    const response = await visit(whoPage, { cookie: `refresh=${refresh}; session-lost=1` });
    expect(response.headers.getSetCookie()[2]).toContain('session-lost=1; Max-Age=0');
  });

  it('a shopper without a refresh token becomes a guest, and no token refresh is requested', async () => {
    realistic('another', {});
    const response = await visit(whoPage, { cookie: `access=${accessToken('old')}` });
    expect(await response.json()).toMatchObject({ who: null });
    expect(api.asked('RefreshTokens')).toEqual([]);
    expect(response.headers.getSetCookie()).toHaveLength(2);
  });

  it.each([
    { accessToken: accessToken('x'), refreshToken: '' },
    { accessToken: '', refreshToken: 'r' },
  ])('a token refresh that returns %j makes the shopper a guest', async (authData) => {
    api.answer = ({ operation, authorization }) => {
      if (operation === 'RefreshTokens') return { body: { data: { refreshTokens: { authData } } } };
      return authorization ? refused('UNAUTHORIZED') : { body: { data: { user: null } } };
    };
    const response = await visit(whoPage, { cookie: `refresh=${fresh('r')}` });
    expect(await response.json()).toMatchObject({ who: null });
    expect(response.headers.getSetCookie()[0]).toContain('access=; Max-Age=0');
  });

  it('session cookies are kept when the API cannot be reached', async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    api.answer = () => ({ status: 502, body: {} });
    let thrown: unknown;
    const response = await visit(
      async (request) => {
        await ask(request).catch((error: unknown) => (thrown = error));
        return new Response();
      },
      { cookie: `refresh=${fresh('r')}` },
    );
    expect(thrown).toMatchObject({ init: { status: 503 } });
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('two tabs', () => {
  it('simultaneous requests of two tabs, and one just after, share one token refresh', async () => {
    const [next, refresh, later] = [accessToken('next'), fresh('r'), fresh('r')];
    realistic('', { [refresh]: [next, later] });
    const cookie = `access=${accessToken('old', -5)}; refresh=${refresh}`;
    const atOnce = await Promise.all([visit(whoPage, { cookie }), visit(whoPage, { cookie })]);
    const after = await visit(whoPage, { cookie });
    for (const response of [...atOnce, after]) {
      expect(await response.json()).toEqual({ who: 'USER', codes: [] });
      expect(response.headers.getSetCookie()[1]).toContain(`refresh=${later}`);
    }
    expect(api.asked('RefreshTokens')).toHaveLength(1);
  });

  it('tabs of two shoppers do not share a token refresh', async () => {
    const [one, two] = [fresh('r'), fresh('r')];
    realistic('', { [one]: [accessToken('1'), 'x'], [two]: [accessToken('2'), 'y'] });
    const answers = await Promise.all([one, two].map((refresh) => visit(whoPage, { cookie: `refresh=${refresh}` })));
    const kept = answers.map(({ headers }) => headers.getSetCookie()[1]?.split(';')[0]);
    expect(kept).toEqual(['refresh=x', 'refresh=y']);
  });
});

it('a part of a page streamed later does not refresh tokens, because no cookie can be set any more', async () => {
  const refresh = fresh('r');
  realistic('', { [refresh]: [accessToken('next'), fresh('r')] });
  let late: Promise<Response> | undefined;
  const open: (() => void)[] = [];
  await visit(
    async (request) => {
      late = new Promise<void>((done) => open.push(done)).then(() => whoPage(request));
      return new Response();
    },
    { cookie: `refresh=${refresh}` },
  );
  for (const release of open) release();
  expect(await (await late)?.json()).toMatchObject({ who: null });
  expect(api.asked('RefreshTokens')).toEqual([]);
});

describe('requests from another origin', () => {
  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['of a sibling host', { 'sec-fetch-site': 'same-site', origin: 'http://evil.shop.test' }],
    ['by its origin', { origin: 'http://evil.test' }],
    ['that names none', {}],
  ])('a request from another origin has no session (%s)', async (_case, headers) => {
    const access = accessToken('a');
    realistic(access, {});
    const response = await visit(whoPage, { method: 'POST', cookie: `access=${access}; refresh=r`, headers });
    expect(await response.json()).toMatchObject({ who: null });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each<Record<string, string>>([{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://shop.test' }])(
    'a request with the headers %j is accepted as coming from the shop’s own origin',
    async (headers) => {
      const access = accessToken('a');
      realistic(access, {});
      const response = await visit(whoPage, { method: 'POST', cookie: `access=${access}; refresh=r`, headers });
      expect(await response.json()).toMatchObject({ who: 'USER' });
    },
  );
});

describe('/graphql of a browser', () => {
  const own = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
  const body = JSON.stringify({ query: 'query Mine { user { accessLevel } }' });

  it('a browser’s /graphql request is sent with the cookie’s token, which is refreshed when refused', async () => {
    const [old, next, refresh] = [accessToken('old'), accessToken('next'), fresh('r')];
    realistic('another', { [refresh]: [next, fresh('r')] });
    const cookie = `access=${old}; refresh=${refresh}`;
    const response = await visit(passOn, { method: 'POST', cookie, headers: own, body });
    expect(await response.json()).toEqual({ data: { user: { accessLevel: 'USER' } } });
    expect(response.headers.getSetCookie()[0]).toContain(`access=${next}`);
    expect(api.questions.map(({ headers }) => [headers.cookie, headers['x-meet-client-address']])).toEqual([
      [undefined, '203.0.113.7'],
      [undefined, '203.0.113.7'],
      [undefined, '203.0.113.7'],
    ]);
  });

  it('a /graphql request that was partly executed is not repeated', async () => {
    api.answer = () => ({
      body: {
        data: { createReview: { id: '1' }, user: null },
        errors: [{ message: 'x', extensions: { code: 'UNAUTHORIZED' } }],
      },
    });
    const cookie = `access=${accessToken('a')}; refresh=${fresh('r')}`;
    const response = await visit(passOn, { method: 'POST', cookie, headers: own, body });
    expect(await response.json()).toMatchObject({ data: { createReview: { id: '1' } } });
    expect(api.questions).toHaveLength(1);
  });

  it('a /graphql request keeps the caller’s own token', async () => {
    realistic('bearer', {});
    const headers = { ...own, authorization: 'Bearer bearer' };
    const response = await visit(passOn, { method: 'POST', headers, body, cookie: `access=${accessToken('a')}` });
    expect(await response.json()).toEqual({ data: { user: { accessLevel: 'USER' } } });
  });
});
