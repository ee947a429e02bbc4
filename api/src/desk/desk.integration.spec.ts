import pg from 'pg';
import { makeSignInLink } from '../identity/index.js';
import { Statements } from '../platform/database/statements.js';
import { askAdmin, operator } from '../testing/operators.js';
import { lastCode, sendCode, signIn, somePhone } from '../testing/shoppers.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';
import { makeFirstLinkToken } from './first-link.js';

const KEY = 'a key of the tests that nobody else uses';

let api: TestApi;
let database: pg.Client;
beforeAll(async () => {
  api = await startTestApi([]);
  database = new pg.Client({ connectionString: api.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const OF_DESK = { 'x-meet-desk': '1', 'content-type': 'application/json' };

const enter = (body: object, headers: Record<string, string> = OF_DESK) =>
  fetch(`${api.origin}/admin/session`, { method: 'POST', headers, body: JSON.stringify(body) });

/** Sends what a browser would send: the cookies of an answer. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const call = (
  cookie: string,
  headers: Record<string, string> = OF_DESK,
  body = '{"query":"{ brands { items { id } } }"}',
) => fetch(`${api.origin}/admin/graphql`, { method: 'POST', headers: { ...headers, cookie }, body });

const codeIn = async (answer: Response) =>
  ((await answer.json()) as { errors?: { extensions: { code: string } }[] }).errors?.[0]?.extensions.code;

async function manager(): Promise<{ contact: string; id: string }> {
  const contact = `manager-${Math.random().toString(36).slice(2)}@example.ru`;
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO "user_account" ("email", "accessLevel", "registrationSource") VALUES ($1, 'MANAGER', 'OPERATOR') RETURNING "id"`,
    [contact],
  );
  return { contact, id: rows[0]!.id };
}

async function linkOf(id: string): Promise<string> {
  return api.app.get(Statements).transaction((queries) => makeSignInLink(queries, id));
}

async function entered(): Promise<string> {
  const answer = await enter({ token: await linkOf((await manager()).id) });
  expect(answer.status).toBe(204);
  return cookiesOf(answer);
}

describe('signing in', () => {
  it('an operator signs in by a code and gets the tokens only in cookies', async () => {
    const { contact } = await manager();
    await sendCode(api, contact);
    const answer = await enter({ contact, code: lastCode(api, contact) });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.replace(/=[^;]+/, '=…'))).toEqual([
      'desk-access=…; Max-Age=900; Path=/admin; HttpOnly; SameSite=Strict',
      'desk-refresh=…; Max-Age=43200; Path=/admin; HttpOnly; SameSite=Strict',
    ]);
    expect((await call(cookiesOf(answer))).status).toBe(200);
  });

  it('desk cookies have the Secure attribute on any host except this machine', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/admin/session',
      headers: { ...OF_DESK, host: 'shop.example' },
      payload: { token: await linkOf((await manager()).id) },
    });
    const cookies = [answer.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(2);
    for (const cookie of cookies) expect(cookie).toContain('; Secure;');
  });

  it('a shopper’s correct code and a wrong code get the same refusal, without a session or account', async () => {
    const phone = somePhone();
    await signIn(api, phone);
    await database.query('TRUNCATE "one_time_code"');
    await sendCode(api, phone);
    const nobody = somePhone();
    await sendCode(api, nobody);
    const { contact } = await manager();
    await sendCode(api, contact);
    const right = lastCode(api, contact)!;
    const tries = [
      { contact: phone, code: lastCode(api, phone) },
      { contact: nobody, code: lastCode(api, nobody) },
      { contact, code: String((Number(right) + 1) % 10_000).padStart(4, '0') },
    ];
    const answers = await Promise.all(tries.map((body) => enter(body)));
    const told = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
    expect(told[0]![1]).toContain('"code":"CODE_INVALID"');
    expect(told).toEqual([told[0], told[0], told[0]]);
    for (const answer of answers) expect(answer.headers.getSetCookie()).toEqual([]);
    const { rowCount } = await database.query('SELECT FROM "user_account" WHERE "phone" = $1', [nobody]);
    expect(rowCount).toBe(0);
  });

  it('a sign-in link opens a session once and is refused the second time', async () => {
    const token = await linkOf((await manager()).id);
    expect((await enter({ token })).status).toBe(204);
    expect(await codeIn(await enter({ token }))).toBe('LINK_INVALID');
  });

  it.each([
    ['has no fields', {}],
    ['has a contact alone', { contact: 'a@example.ru' }],
    ['has a token of another form', { token: 'x' }],
    ['has a list', { contact: ['a@example.ru'], code: '1234' }],
  ])('a desk sign-in request that %s is refused with BAD_USER_INPUT', async (_case, body) => {
    expect(await codeIn(await enter(body))).toBe('BAD_USER_INPUT');
  });
});

describe('requests that no page of the desk has sent', () => {
  it.each([
    ['has no header of its own', { 'content-type': 'application/json' }],
    ['is a form', { 'x-meet-desk': '1', 'content-type': 'application/x-www-form-urlencoded' }],
    ['is plain text, as a form of another site can send', { 'content-type': 'text/plain' }],
  ] as [string, Record<string, string>][])(
    'a desk request that %s is refused by the operators’ API and by the session endpoint',
    async (_case, headers) => {
      const cookie = await entered();
      const byCookie = await call(cookie, headers);
      expect([byCookie.status, await codeIn(byCookie)]).toEqual([403, 'DESK_CALL_REFUSED']);
      const session = await enter({ token: 'x' }, { ...headers, cookie });
      expect([session.status, await codeIn(session)]).toEqual([403, 'DESK_CALL_REFUSED']);
    },
  );

  it('a page of another origin gets no CORS permission to send the desk header', async () => {
    const answer = await fetch(`${api.origin}/admin/session`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'x-meet-desk,content-type',
      },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('access-control-allow-headers')).toBeNull();
  });

  it('a call with its own bearer token is accepted, whatever cookies it carries', async () => {
    const { accessToken } = await operator(api, 'MANAGER');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` };
    expect((await call(await entered(), headers)).status).toBe(200);
  });
});

describe('a session', () => {
  it('an expired access token is renewed once for simultaneous calls of the desk', async () => {
    const cookie = (await entered()).replace(/desk-access=[^;]+; /, '');
    const answers = await Promise.all(Array.from({ length: 5 }, () => call(cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const renewed = answers.map(cookiesOf);
    expect(renewed[0]).toMatch(/^desk-access=[^;]+; desk-refresh=[^;]+$/);
    expect(new Set(renewed.map((text) => text.split('desk-refresh=')[1])).size).toBe(1);
  });

  it('cookies stolen before signing out give no access afterwards', async () => {
    const stolen = await entered();
    const answer = await fetch(`${api.origin}/admin/session`, {
      method: 'DELETE',
      headers: { 'x-meet-desk': '1', cookie: stolen },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie().map((cookie) => cookie.split(';').slice(0, 2).join(';'))).toEqual([
      'desk-access=; Max-Age=0',
      'desk-refresh=; Max-Age=0',
    ]);
    expect(await codeIn(await call(stolen))).toBe('UNAUTHORIZED');
    expect(await codeIn(await call(stolen.replace(/desk-access=[^;]+; /, '')))).toBe('UNAUTHORIZED');
  });

  it('signing out ends the session even when the access token has expired', async () => {
    const cookie = (await entered()).replace(/desk-access=[^;]+; /, '');
    await fetch(`${api.origin}/admin/session`, { method: 'DELETE', headers: { 'x-meet-desk': '1', cookie } });
    expect(await codeIn(await call(cookie))).toBe('UNAUTHORIZED');
  });

  it('a desk session ends after twelve hours without a call', async () => {
    const cookie = await entered();
    const { rows } = await database.query<{ hours: string }>(
      `SELECT extract(epoch FROM "expiresAt" - now()) / 3600 AS "hours" FROM "session" ORDER BY "createdAt" DESC LIMIT 1`,
    );
    expect(Number(rows[0]!.hours)).toBeCloseTo(12, 1);
    await database.query(`UPDATE "session" SET "expiresAt" = now() - interval '1 second'`);
    expect(await codeIn(await call(cookie))).toBe('UNAUTHORIZED');
    expect(await codeIn(await call(cookie.replace(/desk-access=[^;]+; /, '')))).toBe('UNAUTHORIZED');
  });

  it('an operator who loses the access level is refused immediately', async () => {
    const { contact, id } = await manager();
    const cookie = cookiesOf(await enter({ token: await linkOf(id) }));
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'USER' WHERE "email" = $1`, [contact]);
    expect(await codeIn(await call(cookie))).toBe('FORBIDDEN');
  });
});

describe('the first administrator', () => {
  beforeEach(() => database.query(`UPDATE "user_account" SET "accessLevel" = 'USER'`));

  it('only one of two simultaneous visitors of the first link becomes administrator, and the link expires', async () => {
    const first = makeFirstLinkToken(KEY);
    const contacts = ['one@example.ru', 'two@example.ru'];
    const answers = await Promise.all(contacts.map((contact) => enter({ first, contact })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    const { rows } = await database.query(`SELECT "email" FROM "user_account" WHERE "accessLevel" = 'ADMIN'`);
    expect(rows).toHaveLength(1);
    const winner = answers.find(({ status }) => status === 204)!;
    expect((await call(cookiesOf(winner))).status).toBe(200);
    expect(await codeIn(await enter({ first, contact: 'three@example.ru' }))).toBe('LINK_INVALID');
  });

  it('a first link from another shop or for a shopper’s contact creates no administrator', async () => {
    const other = makeFirstLinkToken('a key of another shop that this one does not know');
    expect(await codeIn(await enter({ first: other, contact: 'four@example.ru' }))).toBe('LINK_INVALID');
    await database.query(
      `INSERT INTO "user_account" ("email", "registrationSource") VALUES ('five@example.ru', 'WEB')`,
    );
    expect(await codeIn(await enter({ first: makeFirstLinkToken(KEY), contact: 'five@example.ru' }))).toBe(
      'CONTACT_TAKEN',
    );
    const { rowCount } = await database.query(`SELECT FROM "user_account" WHERE "accessLevel" = 'ADMIN'`);
    expect(rowCount).toBe(0);
  });
});

describe('files of the desk', () => {
  const csv = 'Арт.;Наименование\nA-1;Кеды\n';
  const put = (id: string, headers: Record<string, string>, body = csv) =>
    fetch(`${api.origin}/admin/uploads/${id}`, {
      method: 'PUT',
      headers: { 'content-type': 'text/csv', ...headers },
      body,
    });
  async function ticket(cookie: string): Promise<string> {
    const dto = { purpose: 'FEED', fileName: 'lan.csv', contentType: 'text/csv', byteSize: Buffer.byteLength(csv) };
    const query = 'mutation ($dto: CreateUploadInput!) { createOperatorUpload(dto: $dto) { id } }';
    const answer = await call(cookie, OF_DESK, JSON.stringify({ query, variables: { dto } }));
    const { data } = (await answer.json()) as { data: { createOperatorUpload: { id: string } } };
    return data.createOperatorUpload.id;
  }

  it('a file upload is accepted with the cookies of the operator who got its ticket', async () => {
    const cookie = await entered();
    const id = await ticket(cookie);
    const answer = await put(id, { 'x-meet-desk': '1', cookie });
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ id, state: 'CHECKED' })]);
  });

  it('an upload is refused from other sites, from other operators and without cookies', async () => {
    const cookie = await entered();
    const id = await ticket(cookie);
    const withoutHeader = await put(id, { cookie });
    expect([withoutHeader.status, await codeIn(withoutHeader)]).toEqual([403, 'DESK_CALL_REFUSED']);
    expect((await put(id, { 'x-meet-desk': '1', cookie: await entered() })).status).toBe(404);
    expect((await put(id, { 'x-meet-desk': '1' })).status).toBe(404);
    const preflight = await fetch(`${api.origin}/admin/uploads/${id}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'PUT' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('an upload larger than its ticket allows is refused', async () => {
    const cookie = await entered();
    const id = await ticket(cookie);
    expect((await put(id, { 'x-meet-desk': '1', cookie }, `${csv}B-1;Сапоги\n`)).status).toBe(413);
    expect((await put(id, { 'x-meet-desk': '1', cookie })).status).toBe(200);
  });
});

describe('the pages', () => {
  it.each(['/admin/', '/admin/orders/10001', '/admin/anything/else'])(
    '%s returns the desk page, whose policy allows only scripts with its nonce',
    async (path) => {
      const answer = await fetch(api.origin + path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      const policy = answer.headers.get('content-security-policy')!;
      const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)![1]!;
      expect(policy).not.toMatch(/unsafe|https?:/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(html.match(/<script\b/g)!.length).toBe(html.split(`<script nonce="${nonce}"`).length - 1);
      expect([answer.headers.get('x-frame-options'), answer.headers.get('x-robots-tag')]).toEqual(['DENY', 'noindex']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await (await fetch(api.origin + path)).text()).not.toContain(nonce);
    },
  );

  it('the desk page shows the name of the shop instead of the software’s name', async () => {
    const named = await startTestApi([], { SHOP_NAME: '"Лыжи & Ко" $1' });
    try {
      const html = await (await fetch(`${named.origin}/admin/`)).text();
      const shown = '&quot;Лыжи &amp; Ко&quot; $1';
      expect(html).toContain(`<meta name="application-name" content="${shown}"`);
      expect(html).toContain(`<title>${shown}</title>`);
    } finally {
      await named.close();
      delete process.env.SHOP_NAME;
    }
  });

  it('build files of the desk are cached permanently, and unknown files return 404', async () => {
    const html = await (await fetch(`${api.origin}/admin`)).text();
    const [file] = /\/admin\/assets\/[\w.-]+\.js/.exec(html)!;
    const answer = await fetch(api.origin + file);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    for (const lost of ['none.js', '..%2Findex.html', '%2e%2e%2findex.html'])
      expect((await fetch(`${api.origin}/admin/assets/${lost}`)).status).toBe(404);
  });
});

it('with DESK=false the desk has no pages or sessions, and its cookies are ignored', async () => {
  const off = await startTestApi([], { DESK: 'false' });
  try {
    const statuses = await Promise.all(
      ['/admin', '/admin/orders', '/admin/assets/a.js'].map(async (path) => (await fetch(off.origin + path)).status),
    );
    expect(statuses).toEqual([404, 404, 404]);
    const session = await fetch(`${off.origin}/admin/session`, { method: 'POST', headers: OF_DESK, body: '{}' });
    expect(session.status).toBe(404);
    const token = (await operator(off, 'MANAGER')).accessToken;
    const answer = await fetch(`${off.origin}/admin/graphql`, {
      method: 'POST',
      headers: { ...OF_DESK, cookie: `desk-access=${token}` },
      body: '{"query":"{ brands { items { id } } }"}',
    });
    expect(await codeIn(answer)).toBe('UNAUTHORIZED');
    expect((await askAdmin(off, '{ brands { items { id } } }', {}, token)).errors).toBeUndefined();
  } finally {
    await off.close();
    delete process.env.DESK;
  }
});
