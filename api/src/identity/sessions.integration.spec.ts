import { createHmac, randomUUID } from 'node:crypto';
import pg from 'pg';
import { CREATE, orderOf } from '../testing/orders.js';
import {
  lastCode,
  sendCode,
  shopperOf,
  signIn,
  someAddress,
  somePhone,
  type AuthResult,
  type Shopper,
} from '../testing/shoppers.js';
import { startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

const KEY = 'a key of the tests that signs access tokens';
const FORMER_KEY = 'a former key that still has tokens about';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([], { AUTH_KEYS: `new:${KEY},old:${FORMER_KEY}` });
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const ME = '{ user { id } }';
const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
const refresh = (refreshToken: string) =>
  api.ask(
    `mutation ($refreshToken: String!) { refreshTokens(dto: { refreshToken: $refreshToken }) {
      user { id } authData { accessToken refreshToken } } }`,
    { refreshToken },
    { from: someAddress() },
  );
const resultOf = (answer: Answer) => answer.data!.refreshTokens as AuthResult;
const letGracePass = () => database.query(`UPDATE "refresh_token" SET "usedAt" = "usedAt" - interval '11 seconds'`);

describe('a refresh token', () => {
  it('a refresh token is exchanged for the next one of the same shopper', async () => {
    const shopper = await signIn(api, somePhone());
    const next = resultOf(await refresh(shopper.refreshToken));
    expect(next.user.id).toBe(shopper.id);
    expect(next.authData.refreshToken).not.toBe(shopper.refreshToken);
    const renewed = shopperOf(api, next);
    expect(renewed.sessionId).toBe(shopper.sessionId);
    expect((await renewed.ask(ME)).data).toEqual({ user: { id: shopper.id } });
  });

  it('a refresh token used by many tabs at once gives all of them the same next token', async () => {
    const { refreshToken } = await signIn(api, somePhone());
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(refreshToken)));
    const next = new Set(answers.map((answer) => resultOf(answer).authData.refreshToken));
    expect(next.size).toBe(1);
    await letGracePass();
    expect((await refresh([...next][0]!)).data?.refreshTokens).toBeTruthy();
  });

  it('using a refresh token a second time after the grace period ends the whole session', async () => {
    const shopper = await signIn(api, somePhone());
    const { authData } = resultOf(await refresh(shopper.refreshToken));
    await letGracePass();
    expect(codeOf(await refresh(shopper.refreshToken))).toBe('UNAUTHORIZED');
    // The newest refresh token and the access token are now invalid too, both for the thief and for the shopper.
    expect(codeOf(await refresh(authData.refreshToken))).toBe('UNAUTHORIZED');
    expect(codeOf(await api.ask(ME, {}, { token: authData.accessToken }))).toBe('UNAUTHORIZED');
    const { rows } = await database.query('SELECT "endReason" FROM "session" WHERE "id" = $1', [shopper.sessionId]);
    expect(rows).toEqual([{ endReason: 'REUSED' }]);
  });

  it('using a refresh token a second time keeps the shopper’s other sessions', async () => {
    const phone = somePhone();
    const first = await signIn(api, phone);
    await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);
    const second = await signIn(api, phone);
    await refresh(first.refreshToken);
    await letGracePass();
    await refresh(first.refreshToken);
    expect((await second.ask(ME)).data).toEqual({ user: { id: second.id } });
  });

  it('a refresh token expires with its session', async () => {
    const { refreshToken, sessionId } = await signIn(api, somePhone());
    await database.query(`UPDATE "session" SET "expiresAt" = now() - interval '1 second' WHERE "id" = $1`, [sessionId]);
    expect(codeOf(await refresh(refreshToken))).toBe('UNAUTHORIZED');
  });

  it.each(['', 'nonsense', 'a'.repeat(43)])('an unknown refresh token is refused: %j', async (token) => {
    expect(codeOf(await refresh(token))).toBe('UNAUTHORIZED');
  });

  it('the database stores only the hash of a refresh token', async () => {
    const { refreshToken } = await signIn(api, somePhone());
    const { rows } = await database.query<{ text: string }>(
      'SELECT string_agg(to_jsonb(t)::text, $1) AS text FROM "refresh_token" t',
      ['\n'],
    );
    const hex = Buffer.from(refreshToken, 'base64url').toString('hex');
    expect(rows[0]!.text).not.toContain(refreshToken);
    expect(rows[0]!.text).not.toContain(hex);
  });
});

describe('an access token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forge = (header: object, payload: object, key: string) => {
    const body = `${part(header)}.${part(payload)}`;
    return `${body}.${createHmac('sha256', key).update(body).digest('base64url')}`;
  };
  const claims = (shopper: { id: string; sessionId: string }, changes: object = {}) => {
    const now = Math.floor(Date.now() / 1000);
    return {
      sub: shopper.id,
      sid: shopper.sessionId,
      iss: 'meet',
      aud: 'meet-api',
      iat: now,
      exp: now + 60,
      ...changes,
    };
  };
  const HEADER = { alg: 'HS256', typ: 'JWT', kid: 'new' };

  it('an access token expires after fifteen minutes', async () => {
    const { accessToken } = await signIn(api, somePhone());
    const { iat, exp } = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as Record<
      string,
      number
    >;
    expect(exp! - iat!).toBe(900);
  });

  it('an access token is accepted if it is signed with the current or a retiring key', async () => {
    const shopper = await signIn(api, somePhone());
    const old = forge({ ...HEADER, kid: 'old' }, claims(shopper), FORMER_KEY);
    expect((await api.ask(ME, {}, { token: old })).data).toEqual({ user: { id: shopper.id } });
    expect((await api.ask(ME, {}, { token: forge(HEADER, claims(shopper), KEY) })).data).toEqual({
      user: { id: shopper.id },
    });
  });

  it.each<[string, (shopper: { id: string; sessionId: string; accessToken: string }) => string]>([
    ['no algorithm', (shopper) => `${part({ ...HEADER, alg: 'none' })}.${part(claims(shopper))}.`],
    ['no algorithm, spelt otherwise', (shopper) => `${part({ ...HEADER, alg: 'nOnE' })}.${part(claims(shopper))}.`],
    ['another algorithm', (shopper) => forge({ ...HEADER, alg: 'HS512' }, claims(shopper), KEY)],
    ['another key', (shopper) => forge(HEADER, claims(shopper), `${KEY}!`)],
    ['the retired key under the new one’s name', (shopper) => forge(HEADER, claims(shopper), FORMER_KEY)],
    ['an unknown key name', (shopper) => forge({ ...HEADER, kid: 'other' }, claims(shopper), KEY)],
    ['no key name', (shopper) => forge({ alg: 'HS256' }, claims(shopper), KEY)],
    ['a time that is over', (shopper) => forge(HEADER, claims(shopper, { exp: 1_700_000_000 }), KEY)],
    ['another issuer', (shopper) => forge(HEADER, claims(shopper, { iss: 'elsewhere' }), KEY)],
    ['another audience', (shopper) => forge(HEADER, claims(shopper, { aud: 'elsewhere' }), KEY)],
    ['no session', (shopper) => forge(HEADER, claims(shopper, { sid: undefined }), KEY)],
    [
      'another’s name in it',
      ({ accessToken }) => {
        const [head, , signature] = accessToken.split('.');
        return [head, part({ ...claims({ id: 'someone', sessionId: 'else' }) }), signature].join('.');
      },
    ],
    [
      'a letter changed',
      ({ accessToken }) => accessToken.slice(0, -2) + (accessToken.at(-2) === 'A' ? 'B' : 'A') + accessToken.at(-1),
    ],
  ])('an access token with %s is refused', async (_, make) => {
    const shopper = await signIn(api, somePhone());
    expect(codeOf(await api.ask(ME, {}, { token: make(shopper) }))).toBe('UNAUTHORIZED');
  });

  describe('that is present and not valid makes no guest', () => {
    const PUBLIC = '{ directoryList { slug } }';
    const expired = (shopper: Shopper) => forge(HEADER, claims(shopper, { exp: 1_700_000_000 }), KEY);
    const asked = async (query: string, headers: Record<string, string>) => {
      const answer = await fetch(`${api.origin}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ query }),
      });
      return (await answer.json()) as Answer;
    };

    it('an expired, tampered or malformed Bearer token is UNAUTHORIZED for public calls, too', async () => {
      const shopper = await signIn(api, somePhone());
      const bad = [expired(shopper), `${shopper.accessToken.slice(0, -3)}AAA`, 'a.b.c', 'rubbish', ''];
      for (const call of [PUBLIC, 'mutation { getIdempotencyKey }'])
        for (const token of bad)
          expect(codeOf(await asked(call, { authorization: `Bearer ${token}` }))).toBe('UNAUTHORIZED');
    });

    it('an order with an invalid token is refused instead of being placed as a guest’s', async () => {
      const shopper = await signIn(api, somePhone());
      const dto = orderOf([{ id: randomUUID(), price: 100 }]);
      const answer = await api.ask(CREATE, { dto }, { token: expired(shopper) });
      expect(codeOf(answer)).toBe('UNAUTHORIZED');
    });

    it('sign-in calls ignore an invalid token', async () => {
      const shopper = await signIn(api, somePhone());
      const token = expired(shopper);
      const phone = somePhone();
      expect((await sendCode(api, phone, { token })).errors).toBeUndefined();
      expect((await sendCode(api, 'bearer@example.ru', { token })).errors).toBeUndefined();
      const authenticated = await api.ask(
        `mutation { authenticate(dto: { emailOrPhone: "${phone}", code: "${lastCode(api, phone)}" }) { user { id } } }`,
        {},
        { token, from: someAddress() },
      );
      expect(authenticated.errors).toBeUndefined();
      const renewed = await api.ask(
        `mutation { refreshTokens(dto: { refreshToken: "${shopper.refreshToken}" }) { user { id } } }`,
        {},
        { token },
      );
      expect(renewed.data).toEqual({ refreshTokens: { user: { id: shopper.id } } });
    });

    it('an expired `access` cookie counts as an invalid Bearer token, and a valid cookie signs nobody in', async () => {
      const shopper = await signIn(api, somePhone());
      const cookie = (token: string) => ({ cookie: `theme=dark; access=${token}` });
      expect(codeOf(await asked(PUBLIC, cookie(expired(shopper))))).toBe('UNAUTHORIZED');
      expect((await asked(PUBLIC, cookie(shopper.accessToken))).data).toEqual({ directoryList: [] });
      expect(codeOf(await asked(ME, cookie(shopper.accessToken)))).toBe('UNAUTHORIZED');
      const both = { ...cookie(expired(shopper)), authorization: `Bearer ${shopper.accessToken}` };
      expect((await asked(ME, both)).data).toEqual({ user: { id: shopper.id } });
    });

    it('a proxy’s Basic authentication is ignored, and routes for machines require no token', async () => {
      expect((await asked(PUBLIC, { authorization: 'Basic dGVzdDp0ZXN0' })).data).toEqual({ directoryList: [] });
      const health = await fetch(`${api.origin}/health/ready`, { headers: { authorization: 'Bearer a.b.c' } });
      expect(health.status).toBe(200);
    });
  });
});

describe('a session', () => {
  const LIST = '{ sessionList { id current userAgent } }';

  it('a session ends immediately when the shopper signs out', async () => {
    const shopper = await signIn(api, somePhone());
    expect((await shopper.ask('mutation { signOut }')).data).toEqual({ signOut: true });
    expect(codeOf(await shopper.ask(ME))).toBe('UNAUTHORIZED');
    expect(codeOf(await refresh(shopper.refreshToken))).toBe('UNAUTHORIZED');
  });

  it('sessions are listed, and any of them can be ended from another one', async () => {
    const phone = somePhone();
    const first = await signIn(api, phone);
    await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);
    const second = await signIn(api, phone);
    const { data } = await second.ask(LIST);
    const listed = data!.sessionList as { id: string; current: boolean }[];
    expect(listed).toHaveLength(2);
    expect(listed.find(({ current }) => current)?.id).toBe(second.sessionId);

    const END = 'mutation ($id: ID!) { endSession(dto: { id: $id }) }';
    expect((await second.ask(END, { id: first.sessionId })).data).toEqual({ endSession: true });
    expect(codeOf(await first.ask(ME))).toBe('UNAUTHORIZED');
    expect((await second.ask(END, { id: first.sessionId })).data).toEqual({ endSession: false });
  });

  it('a session ends half a year after it began, regardless of refreshes', async () => {
    const { refreshToken, sessionId } = await signIn(api, somePhone());
    await database.query(`UPDATE "session" SET "createdAt" = now() - interval '179 days' WHERE "id" = $1`, [sessionId]);
    await refresh(refreshToken);
    const { rows } = await database.query<{ left: number }>(
      `SELECT extract(epoch FROM "expiresAt" - now())::float AS "left" FROM "session" WHERE "id" = $1`,
      [sessionId],
    );
    expect(rows[0]!.left).toBeLessThanOrEqual(86_400);
  });

  it('the next sign-in on the same device replaces its session', async () => {
    const former = await signIn(api, somePhone());
    const phone = somePhone();
    await sendCode(api, phone);
    const AUTHENTICATE = `mutation ($code: String!) { authenticate(dto: { emailOrPhone: "${phone}", code: $code }) { user { id } } }`;
    expect((await former.ask(AUTHENTICATE, { code: lastCode(api, phone) })).data?.authenticate).toBeTruthy();
    expect(codeOf(await former.ask(ME))).toBe('UNAUTHORIZED');
  });

  it('signing out everywhere ends all sessions immediately', async () => {
    const phone = somePhone();
    const first = await signIn(api, phone);
    await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);
    const second = await signIn(api, phone);
    await first.ask('mutation { signOutEverywhere }');
    expect(codeOf(await first.ask(ME))).toBe('UNAUTHORIZED');
    expect(codeOf(await second.ask(ME))).toBe('UNAUTHORIZED');
  });

  it('an operator loses the rights of a session immediately when the access level is lowered', async () => {
    const shopper = await signIn(api, somePhone());
    const level = async () => (await shopper.ask('{ user { accessLevel } }')).data;
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'ADMIN' WHERE "id" = $1`, [shopper.id]);
    expect(await level()).toEqual({ user: { accessLevel: 'ADMIN' } });
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'USER' WHERE "id" = $1`, [shopper.id]);
    expect(await level()).toEqual({ user: { accessLevel: 'USER' } });
  });
});

it('a sign-in that fails midway leaves the code valid', async () => {
  const phone = somePhone();
  await sendCode(api, phone);
  await database.query('ALTER TABLE "refresh_token" ADD CONSTRAINT "broken" CHECK (false) NOT VALID');
  const AUTHENTICATE = `mutation ($code: String!) { authenticate(dto: { emailOrPhone: "${phone}", code: $code }) { user { id } } }`;
  const code = lastCode(api, phone)!;
  expect(codeOf(await api.ask(AUTHENTICATE, { code }))).toBe('INTERNAL_SERVER_ERROR');
  const { rows } = await database.query('SELECT FROM "user_account" WHERE "phone" = $1', [phone]);
  expect(rows).toHaveLength(0);
  await database.query('ALTER TABLE "refresh_token" DROP CONSTRAINT "broken"');
  expect((await api.ask(AUTHENTICATE, { code })).data?.authenticate).toBeTruthy();
});
