import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { authenticate, freshCode, lastCode, sendCode, signIn, someAddress, somePhone } from '../testing/shoppers.js';
import { startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

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
// Tests use different recipients, but they share this table.
afterEach(() => database.query('TRUNCATE "one_time_code"'));

const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const messagesTo = (address: string) => api.app.get(PrintedMessages).messages.filter(({ to }) => to === address).length;
/** Ends the cooldown, so the test does not have to wait. */
const letCooldownPass = () => database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);

describe('a code', () => {
  it('a sign-in code sent to a phone number signs in, and the first sign-in creates the account', async () => {
    const phone = somePhone();
    const sent = await sendCode(api, phone);
    expect(sent.data?.sendSmsCode).toMatchObject({ status: 'SENT' });
    const { cooldownUntil } = sent.data!.sendSmsCode as { cooldownUntil: string };
    expect(new Date(cooldownUntil).getTime() - Date.now()).toBeGreaterThan(50_000);

    const first = await authenticate(api, phone, lastCode(api, phone)!);
    expect(first.data?.authenticate).toMatchObject({ user: { accessLevel: 'USER' }, registered: true });
    await letCooldownPass();
    const again = await authenticate(api, phone, await freshCode(api, phone));
    const { user } = first.data!.authenticate as { user: object };
    expect(again.data?.authenticate).toMatchObject({ user, registered: false });
  });

  it('a sign-in code sent by e-mail works regardless of the address’s letter case', async () => {
    const shopper = await signIn(api, 'anna@example.ru');
    await letCooldownPass();
    const code = await freshCode(api, 'anna@example.ru');
    const answer = await authenticate(api, ' Anna@Example.RU', code);
    expect(answer.data?.authenticate).toMatchObject({ user: { id: shopper.id } });
  });

  it('signing in accepts a phone number in any usual notation', async () => {
    const code = await freshCode(api, '+79265550101');
    const answer = await authenticate(api, '8 (926) 555-01-01', code);
    expect(answer.data?.authenticate).toBeTruthy();
  });

  it('a sign-in code can be used only once', async () => {
    const phone = somePhone();
    const code = await freshCode(api, phone);
    expect((await authenticate(api, phone, code)).data?.authenticate).toBeTruthy();
    expect(codeOf(await authenticate(api, phone, code))).toBe('CODE_INVALID');
  });

  it('a sign-in code is invalidated after five wrong attempts', async () => {
    const phone = somePhone();
    const code = await freshCode(api, phone);
    for (let n = 0; n < 5; n += 1) expect(codeOf(await authenticate(api, phone, wrong(code)))).toBe('CODE_INVALID');
    expect(codeOf(await authenticate(api, phone, code))).toBe('CODE_INVALID');
  });

  it('a sign-in code expires after five minutes', async () => {
    const phone = somePhone();
    const code = await freshCode(api, phone);
    const { rows } = await database.query<{ life: number }>(
      `SELECT extract(epoch FROM "expiresAt" - now())::float AS life FROM "one_time_code"`,
    );
    expect(rows[0]!.life).toBeGreaterThan(295);
    expect(rows[0]!.life).toBeLessThanOrEqual(300);
    await database.query(`UPDATE "one_time_code" SET "expiresAt" = now()`);
    expect(codeOf(await authenticate(api, phone, code))).toBe('CODE_INVALID');
  });

  it('a new sign-in code replaces the previous code of the same recipient', async () => {
    const phone = somePhone();
    const former = await freshCode(api, phone);
    await letCooldownPass();
    const code = await freshCode(api, phone);
    if (former !== code) expect(codeOf(await authenticate(api, phone, former))).toBe('CODE_INVALID');
    expect((await authenticate(api, phone, code)).data?.authenticate).toBeTruthy();
  });

  it('a sign-in code sent to one recipient is not accepted for another', async () => {
    const [mine, other] = [somePhone(), somePhone()];
    const code = await freshCode(api, mine);
    await freshCode(api, other);
    if (lastCode(api, other) !== code) expect(codeOf(await authenticate(api, other, code))).toBe('CODE_INVALID');
    expect((await authenticate(api, mine, code)).data?.authenticate).toBeTruthy();
  });

  it('a code requested while signed in does not sign anybody in', async () => {
    const shopper = await signIn(api, 'boris@example.ru');
    const code = await freshCode(api, 'vera@example.ru', shopper.accessToken);
    expect(codeOf(await authenticate(api, 'vera@example.ru', code))).toBe('CODE_INVALID');
  });

  it('the database stores neither codes nor recipients in plain text', async () => {
    const phone = somePhone();
    const code = await freshCode(api, phone);
    const { rows } = await database.query<{ text: string }>('SELECT to_jsonb(c)::text AS text FROM "one_time_code" c');
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).not.toContain(phone.slice(1));
    expect(rows[0]!.text).not.toContain(`"${code}"`);
  });
});

describe('guesses', () => {
  it('wrong codes for one recipient are limited to twenty a day over all codes', async () => {
    const phone = somePhone();
    let answers = 0;
    for (let codes = 0; codes < 4; codes += 1) {
      await letCooldownPass();
      const code = await freshCode(api, phone);
      for (let n = 0; n < 5; n += 1) {
        expect(codeOf(await authenticate(api, phone, wrong(code)))).toBe('CODE_INVALID');
        answers += 1;
      }
    }
    expect(answers).toBe(20);
    await letCooldownPass();
    const refused = await sendCode(api, phone);
    expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
    expect(new Date(refused.errors![0]!.extensions.retryAt!).getTime()).toBeGreaterThan(Date.now() + 23 * 3600_000);
    expect(codeOf(await authenticate(api, phone, '0000'))).toBe('TOO_MANY_REQUESTS');
  });

  it('only five of many simultaneous wrong codes are checked', async () => {
    const phone = somePhone();
    const code = await freshCode(api, phone);
    await Promise.all(Array.from({ length: 40 }, () => authenticate(api, phone, wrong(code))));
    const { rows } = await database.query('SELECT "attemptsLeft", "failuresToday" FROM "one_time_code"');
    expect(rows).toEqual([{ attemptsLeft: 0, failuresToday: 5 }]);
  });

  it('wrong codes from one network are limited to thirty in ten minutes', async () => {
    const from = someAddress();
    const answers: unknown[] = [];
    for (let n = 0; n < 32; n += 1) answers.push(codeOf(await authenticate(api, somePhone(), '1234', from)));
    expect(answers.filter((code) => code === 'CODE_INVALID')).toHaveLength(30);
    expect(answers.slice(30)).toEqual(['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS']);
  });
});

describe('a right code brought many times at once', () => {
  it('a right code sent many times at once opens one session and creates one account', async () => {
    const phone = somePhone();
    const code = await freshCode(api, phone);
    // Only five attempts, because a sixth would be refused by the limit on attempts anyway.
    const answers = await Promise.all(Array.from({ length: 5 }, () => authenticate(api, phone, code)));
    expect(answers.filter(({ data }) => data?.authenticate)).toHaveLength(1);
    const { rows } = await database.query(
      `SELECT (SELECT count(*)::int FROM "user_account" WHERE "phone" = $1) AS accounts,
        (SELECT count(*)::int FROM "session" s JOIN "user_account" u ON u."id" = s."userId" WHERE u."phone" = $1) AS sessions`,
      [phone],
    );
    expect(rows).toEqual([{ accounts: 1, sessions: 1 }]);
  });
});

describe('asking for a code', () => {
  it('many simultaneous requests for a sign-in code send only one message', async () => {
    const phone = somePhone();
    const answers = await Promise.all(Array.from({ length: 9 }, () => sendCode(api, phone)));
    expect(answers.filter(({ data }) => data?.sendSmsCode)).toHaveLength(1);
    expect(messagesTo(phone)).toBe(1);
    const refused = answers.find(({ errors }) => errors)!;
    expect(refused.errors![0]!.extensions).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      cooldownUntil: expect.any(String) as string,
    });
  });

  it('the wait between sign-in codes grows: 1, 2, 4, 8, 10 and 10 minutes', async () => {
    const phone = somePhone();
    const waits: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { data } = await sendCode(api, phone);
      const { cooldownUntil } = data!.sendSmsCode as { cooldownUntil: string };
      waits.push(Math.round((new Date(cooldownUntil).getTime() - Date.now()) / 60_000));
      await letCooldownPass();
    }
    expect(waits).toEqual([1, 2, 4, 8, 10, 10]);
  });

  it.each([
    ['a filled honeypot', { honeypot: 'https://spam.example' }],
    ['a page loaded less than two seconds ago', { pageLoadTime: Date.now() + 60_000 }],
  ])('a code request with %s is refused, and no code is sent', async (_, signs) => {
    const phone = somePhone();
    const answer = await api.ask(
      'mutation ($dto: SendSmsCodeInput!) { sendSmsCode(dto: $dto) { status } }',
      { dto: { phone, ...signs } },
      { from: someAddress() },
    );
    expect(answer.errors![0]).toMatchObject({
      message: 'Ошибка отправки кода',
      extensions: { code: 'CODE_NOT_SENT' },
    });
    expect(messagesTo(phone)).toBe(0);
  });

  it('a request for a sign-in code returns the same whether or not the account exists', async () => {
    const [known, unknown] = ['known@example.ru', 'unknown@example.ru'];
    await signIn(api, known);
    await letCooldownPass();
    const shape = (answer: Answer) => JSON.stringify(answer).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/, 'TIME');
    await database.query(`DELETE FROM "one_time_code"`);
    expect(shape(await sendCode(api, known))).toBe(shape(await sendCode(api, unknown)));
    expect(shape(await authenticate(api, known, '12345'))).toBe(shape(await authenticate(api, unknown, '12345')));
  });

  it.each([
    ['a country the shop does not serve', '+12025550123'],
    ['a landline', '+74951234567'],
    ['no number at all', 'позвоните мне'],
    ['a number that nobody can have', '+79990'],
  ])('a request for a code by SMS is refused for %s', async (_, phone) => {
    const answer = await api.ask(
      'mutation ($phone: String!) { sendSmsCode(dto: { phone: $phone }) { status } }',
      { phone },
      { from: someAddress() },
    );
    expect(answer.errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field: 'dto.phone' }] });
  });

  it('code requests from one network are limited to thirty in ten minutes', async () => {
    const answers: unknown[] = [];
    for (let n = 0; n < 32; n += 1)
      answers.push(codeOf(await sendCode(api, `pupil${n}@example.ru`, { from: `172.20.1.${n + 1}` })));
    expect(answers.filter((code) => code === undefined)).toHaveLength(30);
  });

  it('code requests for neighbouring numbers are limited to twenty an hour', async () => {
    const answers: unknown[] = [];
    for (let n = 0; n < 22; n += 1) answers.push(codeOf(await sendCode(api, `+7985777${String(n).padStart(4, '0')}`)));
    expect(answers.filter((code) => code === undefined)).toHaveLength(20);
  });
});
