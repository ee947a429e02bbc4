/** @jest-environment node */
import { jest } from '@jest/globals';
import { RouterContextProvider } from 'react-router';
import type * as EnterCode from '../enter-code/load-enter-code.server';
import { accessToken, FakeApi, refused } from '../../testing/fake-api';
import type * as Scope from '../../session/request-scope.server';

type Action = (args: never) => Promise<Response>;

const api = new FakeApi();
const endpoints: Record<string, Action> = {};
let requestScope: typeof Scope.requestScope;
let enterCode: typeof EnterCode.loadEnterCode;

beforeAll(async () => {
  process.env['API_URL'] = await api.start();
  ({ requestScope } = await import('../../session/request-scope.server'));
  ({ loadEnterCode: enterCode } = await import('../enter-code/load-enter-code.server'));
  const modules = {
    'send-sms': await import('./send-sms'),
    'send-email': await import('./send-email'),
    authenticate: await import('./authenticate'),
    'sign-out': await import('./sign-out'),
    consent: await import('./consent'),
  };
  for (const [name, { action }] of Object.entries(modules)) endpoints[name] = action as Action;
});
afterAll(() => api.stop());
beforeEach(() => {
  api.questions.length = 0;
});

const inScope = (request: Request, work: () => Promise<Response>) => {
  const args = { request, context: new RouterContextProvider(), params: {}, url: new URL(request.url), pattern: '/' };
  return requestScope(args as Parameters<typeof requestScope>[0], work) as Promise<Response>;
};

function post(name: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://shop.test/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return inScope(request, () => endpoints[name]!({ request } as never));
}

const cooldownUntil = '2026-11-20T17:00:00.000Z';
const proof = { honeypot: '', pageLoadTime: 1_795_000_000_000, clientFp: 'a'.repeat(64) };

describe('POST /api/send-sms and /api/send-email', () => {
  beforeEach(() => {
    api.answer = ({ operation }) => ({
      body: {
        data: { [operation === 'SendSmsCode' ? 'sendSmsCode' : 'sendEmailCode']: { status: 'SENT', cooldownUntil } },
      },
    });
  });

  it('/api/send-sms and /api/send-email pass the request to the API and return when the next code may be sent', async () => {
    const response = await post('send-sms', { phone: '+79991234567', ...proof });
    expect([response.status, await response.json()]).toEqual([200, { sendSmsCode: { status: 'SENT', cooldownUntil } }]);
    expect(api.questions[0]?.variables).toEqual({ dto: { phone: '+79991234567', ...proof } });
  });

  it('/api/send-email keeps in an HttpOnly cookie where a guest’s code was sent', async () => {
    const response = await post('send-email', { email: 'a@example.ru', returnTo: 'checkout', ...proof });
    const [kept] = response.headers.getSetCookie();
    expect(kept).toMatch(/^sign-in=.*; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(api.questions[0]?.variables).toEqual({ dto: { email: 'a@example.ru', ...proof } });
    const request = new Request('http://shop.test/enter-code', { headers: { cookie: kept!.split(';')[0]! } });
    const read = await inScope(request, async () => Response.json(await enterCode(request)));
    expect(await read.json()).toEqual({ kind: 'EMAIL', address: 'a@example.ru', cooldownUntil, returnTo: 'checkout' });
  });

  it('/api/send-sms sets no cookie for a signed-in shopper who confirms a telephone', async () => {
    const response = await post('send-sms', { phone: '1', ...proof }, { cookie: `access=${accessToken('a')}` });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(api.questions[0]?.authorization).toMatch(/^Bearer /);
  });

  it.each([
    ['TOO_MANY_REQUESTS', 429, { cooldownUntil, retryAt: cooldownUntil }],
    ['CODE_NOT_SENT', 422, {}],
    ['BAD_USER_INPUT', 400, {}],
  ])('/api/send-sms returns the error %s with its code, message and status %i', async (code, status, extras) => {
    api.answer = () => refused(code, 'Ошибка отправки кода', extras);
    const response = await post('send-sms', { phone: '+79991234567', ...proof });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: { code, message: 'Ошибка отправки кода', ...extras } });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    ['another origin', { phone: '1', ...proof }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['no origin', { phone: '1', ...proof }, { 'sec-fetch-site': 'none' }, 403],
    ['a form', 'phone=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['no JSON', '{', {}, 400],
    ['no phone', proof, {}, 400],
    ['a phone that is no text', { phone: 7, ...proof }, {}, 400],
    ['a phone without end', { phone: '7'.repeat(33), ...proof }, {}, 400],
    ['a fingerprint that is none', { phone: '1', ...proof, clientFp: 'x' }, {}, 400],
    ['a list', [], {}, 400],
  ])('/api/send-sms refuses %s without calling the API', async (_case, body, headers, status) => {
    const response = await post('send-sms', body, headers as Record<string, string>);
    expect(response.status).toBe(status);
    expect(api.questions).toEqual([]);
  });
});

describe('POST /api/authenticate', () => {
  const tried = { emailOrPhone: 'a@example.ru', code: '1234' };

  it('/api/authenticate sets the tokens as cookies and returns who signed in', async () => {
    const authData = { accessToken: accessToken('a'), refreshToken: 'secret' };
    api.answer = () => ({
      body: { data: { authenticate: { user: { accessLevel: 'USER' }, authData, registered: true } } },
    });
    const response = await post('authenticate', tried);
    const text = await response.text();
    expect(JSON.parse(text)).toEqual({ authenticate: { user: { accessLevel: 'USER' }, registered: true } });
    expect(text).not.toContain('secret');
    const kept = response.headers.getSetCookie();
    expect(kept.map((line) => line.split('=')[0])).toEqual(['sign-in', 'access', 'refresh']);
    expect(kept[0]).toContain('Max-Age=0');
    expect(kept[2]).toBe('refresh=secret; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(api.questions[0]?.variables).toEqual({ dto: { ...tried, registrationSource: 'WEB' } });
  });

  it('/api/authenticate keeps the device token beyond the session and sends it with the next code', async () => {
    const authData = { accessToken: accessToken('a'), refreshToken: 'secret' };
    const deviceToken = 'd'.repeat(43);
    api.answer = () => ({ body: { data: { authenticate: { user: { accessLevel: 'USER' }, authData, deviceToken } } } });
    const response = await post('authenticate', tried);
    expect(await response.text()).not.toContain(deviceToken);
    const kept = response.headers.getSetCookie().find((line) => line.startsWith('device='));
    expect(kept).toBe(`device=${deviceToken}; Max-Age=15552000; Path=/; HttpOnly; Secure; SameSite=Lax`);

    api.answer = () => ({ body: { data: { sendSmsCode: { status: 'SENT', cooldownUntil } } } });
    const sent = { phone: '+79991234567', ...proof };
    await post('send-sms', sent, { cookie: kept!.split(';')[0]! });
    expect(api.questions.at(-1)?.headers['x-meet-device']).toBe(deviceToken);
    await post('send-sms', sent);
    expect(api.questions.at(-1)?.headers['x-meet-device']).toBeUndefined();
  });

  it('/api/authenticate reports a wrong code and sets no cookie', async () => {
    api.answer = () => refused('CODE_INVALID', 'Введенный код неверен');
    const response = await post('authenticate', tried);
    expect([response.status, await response.json()]).toEqual([
      422,
      { error: { code: 'CODE_INVALID', message: 'Введенный код неверен' } },
    ]);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('/api/authenticate treats an answer without tokens as a wrong code', async () => {
    const authData = { accessToken: accessToken('a'), refreshToken: '' };
    api.answer = () => ({ body: { data: { authenticate: { user: { accessLevel: 'USER' }, authData } } } });
    const response = await post('authenticate', tried);
    expect(await response.json()).toEqual({ error: { code: 'CODE_INVALID', message: 'Введенный код неверен' } });
  });

  it.each(['123', '12345', '12a4', ''])(
    '/api/authenticate refuses the code «%s» without asking the API',
    async (code) => {
      expect((await post('authenticate', { ...tried, code })).status).toBe(400);
      expect(api.questions).toEqual([]);
    },
  );
});

describe('POST /api/sign-out', () => {
  const cookie = () => `access=${accessToken('a')}; refresh=r`;
  const gone = ['access=; Max-Age=0', 'refresh=; Max-Age=0'];
  const kept = (response: Response) => response.headers.getSetCookie().map((line) => line.split('; Path')[0]);

  it('/api/sign-out ends the session at the API and deletes the cookies', async () => {
    api.answer = () => ({ body: { data: { signOut: true } } });
    const response = await post('sign-out', {}, { cookie: cookie() });
    expect([response.status, kept(response)]).toEqual([200, gone]);
    expect(api.asked('SignOut')[0]?.authorization).toMatch(/^Bearer /);
  });

  it('/api/sign-out deletes the cookies when the API cannot be reached', async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    api.answer = () => ({ status: 502, body: {} });
    expect(kept(await post('sign-out', {}, { cookie: cookie() }))).toEqual(gone);
  });

  it('/api/sign-out refuses requests from another origin', async () => {
    const response = await post('sign-out', {}, { cookie: cookie(), 'sec-fetch-site': 'cross-site' });
    expect([response.status, kept(response)]).toEqual([403, []]);
    expect(api.questions).toEqual([]);
  });
});

it('the endpoints log neither telephone, code nor token', async () => {
  let log = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    log += String(text);
    return true;
  });
  const token = accessToken('private');
  api.answer = () => refused('INTERNAL', 'Variable "$dto" got +79991234567 and 4321');
  const thrown = await post(
    'authenticate',
    { emailOrPhone: '+79991234567', code: '4321' },
    {
      cookie: `access=${token}`,
    },
  ).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ init: { status: 503 } });
  expect(log).toContain('INTERNAL');
  // The time in the log line may happen to contain the four digits of the code, so it is removed before the check.
  const told = log.replace(/"time":\d+/g, '');
  for (const secret of ['9991234567', '4321', token]) expect(told).not.toContain(secret);
});

describe('GET /api/mobileapp', () => {
  const ask = async () => {
    const { loader } = await import('./mobileapp');
    const request = new Request('http://shop.test/api/mobileapp', { headers: { 'user-agent': 'iPhone' } });
    const { status, headers } = await inScope(request, () => loader({ request } as never));
    return [status, headers.get('location'), headers.get('vary')];
  };

  it('/api/mobileapp redirects to the store that the operator has set', async () => {
    const apps = { appStore: 'https://apps.apple.com/app/id1', googlePlay: null, rustore: null };
    api.answer = () => ({ body: { data: { shop: { apps } } } });
    expect(await ask()).toEqual([302, 'https://apps.apple.com/app/id1', 'user-agent']);
  });

  it('/api/mobileapp redirects to the page about the app while the API fails', async () => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    api.answer = () => ({ status: 500, body: {} });
    expect(await ask()).toEqual([302, '/info/appspromo', 'user-agent']);
  });
});

describe('POST /api/consent', () => {
  it('/api/consent stores the answer to the cookie notice', async () => {
    const response = await post('consent', { answer: 'necessary' });
    expect(response.status).toBe(204);
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^consent=\d+\.necessary; Max-Age=31536000;/),
    ]);
  });

  it.each([[{ answer: 'everything' }], [{}], ['{']])(
    '/api/consent refuses the request body %j and sets no cookie',
    async (body) => {
      const response = await post('consent', body);
      expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
    },
  );
});
