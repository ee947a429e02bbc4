import pg from 'pg';
import { Secret, TOTP } from 'otpauth';
import { askAdmin, operator, operatorAgain, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { runAdmin } from '../testing/run-admin.js';
import { startTestApi, type Answer, type TestApi } from '../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
beforeAll(async () => {
  api = await startTestApi([]);
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const ORDERS = '{ orders { items { uuid } } }';
const STATE = '{ required enrolled given recoveryCodes }';
const take = (name: string, code: string, fields = '') =>
  `mutation { ${name}(dto: { code: ${JSON.stringify(code)} }) ${fields} }`;

/** The code that an app shows, `periods` of 30 seconds from now. */
const shown = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 });

async function begin(one: Operator): Promise<string> {
  const { data, errors } = await one.admin('mutation { beginSecondFactor { secret uri } }');
  if (!data) throw new Error(JSON.stringify(errors));
  return (data.beginSecondFactor as { secret: string }).secret;
}

/** Sets up an app with the present code, so that the next one is still unused. */
async function enrolled(level: 'MANAGER' | 'ADMIN' = 'MANAGER') {
  const one = await operator(api, level);
  const secret = await begin(one);
  const { data, errors } = await one.admin(take('confirmSecondFactor', shown(secret)));
  if (!data) throw new Error(JSON.stringify(errors));
  return { ...one, secret, recovery: data.confirmSecondFactor as string[] };
}

const again = (one: Operator) => operatorAgain(api, one);
const extensionsOf = ({ errors }: Answer) => errors?.[0]?.extensions;

describe('a second factor', () => {
  it('a second factor is required in each new session, and a valid code admits the operator', async () => {
    const one = await enrolled();
    expect(codeOf(await one.admin(ORDERS))).toBeUndefined();
    const next = await again(one);
    expect(extensionsOf(await next.admin(ORDERS))).toEqual({ code: 'SECOND_FACTOR_REQUIRED', enrolled: true });
    expect((await next.admin(`{ me { role permissions secondFactor ${STATE} } }`)).data!.me).toMatchObject({
      role: 'MANAGER',
      secondFactor: { required: false, enrolled: true, given: false, recoveryCodes: 10 },
    });
    // As a shopper the operator is signed in.
    expect(codeOf(await next.ask('{ user { id } }'))).toBeUndefined();

    expect(codeOf(await next.admin(take('giveSecondFactor', '000000', STATE)))).toBe('SECOND_FACTOR_INVALID');
    expect((await next.admin(take('giveSecondFactor', shown(one.secret, 1), STATE))).data).toEqual({
      giveSecondFactor: { required: false, enrolled: true, given: true, recoveryCodes: 10 },
    });
    expect(codeOf(await next.admin(ORDERS))).toBeUndefined();
    // The session keeps it when its tokens are refreshed.
    const refresh = `mutation ($token: String!) { refreshTokens(dto: { refreshToken: $token }) { authData { accessToken } } }`;
    const { data } = await api.ask(refresh, { token: next.refreshToken });
    const { accessToken } = (data!.refreshTokens as { authData: { accessToken: string } }).authData;
    expect(codeOf(await askAdmin(api, ORDERS, {}, accessToken))).toBeUndefined();
  });

  it('a second-factor code is accepted only once, even in simultaneous calls', async () => {
    const one = await enrolled();
    const sessions = [await again(one), await again(one)];
    const code = shown(one.secret, 1);
    const answers = await Promise.all(sessions.map((session) => session.admin(take('giveSecondFactor', code, STATE))));
    expect(answers.map(codeOf).sort()).toEqual(['SECOND_FACTOR_INVALID', undefined]);
    expect(codeOf(await (await again(one)).admin(take('giveSecondFactor', shown(one.secret), STATE)))).toBe(
      'SECOND_FACTOR_INVALID',
    );
  });

  it('a recovery code is accepted only once, even in simultaneous calls', async () => {
    const one = await enrolled();
    const code = one.recovery[0]!.toUpperCase();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => one.admin(take('giveSecondFactor', code, STATE))),
    );
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(1);
    expect(answers.filter((answer) => codeOf(answer) === 'SECOND_FACTOR_INVALID')).toHaveLength(3);
    const { data } = await one.admin(`{ me { secondFactor { recoveryCodes } } }`);
    expect(data!.me).toEqual({ secondFactor: { recoveryCodes: 9 } });
  });

  it('second-factor attempts are limited to five in a quarter of an hour', async () => {
    const one = await enrolled();
    const codes = [];
    for (let n = 0; n < 5; n += 1) codes.push(codeOf(await one.admin(take('giveSecondFactor', '000000', STATE))));
    // The code that confirmed the app is one of the five.
    expect(codes).toEqual([...Array<string>(4).fill('SECOND_FACTOR_INVALID'), 'TOO_MANY_REQUESTS']);
    expect(codeOf(await one.admin(take('giveSecondFactor', shown(one.secret, 1), STATE)))).toBe('TOO_MANY_REQUESTS');
  });

  it('a session without its second factor cannot replace or remove the second factor', async () => {
    const one = await enrolled();
    const next = await again(one);
    expect(codeOf(await next.admin('mutation { beginSecondFactor { secret } }'))).toBe('SECOND_FACTOR_REQUIRED');
    expect(codeOf(await next.admin(take('confirmSecondFactor', shown(one.secret))))).toBe('SECOND_FACTOR_REQUIRED');
    expect(codeOf(await next.admin(take('removeSecondFactor', '000000', STATE)))).toBe('SECOND_FACTOR_INVALID');
  });

  it('a second factor that is being replaced stays valid until the new app is confirmed', async () => {
    const one = await enrolled();
    const other = await begin(one);
    expect(codeOf(await one.admin(take('confirmSecondFactor', shown(one.secret))))).toBe('SECOND_FACTOR_INVALID');
    const { data } = await one.admin(take('confirmSecondFactor', shown(other)));
    const recovery = data!.confirmSecondFactor as string[];
    expect(recovery).toHaveLength(10);
    expect(codeOf(await one.admin(take('giveSecondFactor', one.recovery[1]!, STATE)))).toBe('SECOND_FACTOR_INVALID');
    expect(codeOf(await one.admin(take('giveSecondFactor', recovery[1]!, STATE)))).toBeUndefined();
  });

  it('removing a second factor with a code also removes its recovery codes', async () => {
    const one = await enrolled();
    expect((await one.admin(take('removeSecondFactor', one.recovery[0]!, STATE))).data).toMatchObject({
      removeSecondFactor: { enrolled: false, recoveryCodes: 0 },
    });
    expect(codeOf(await (await again(one)).admin(ORDERS))).toBeUndefined();
  });

  it('the second-factor secret and recovery codes are stored nowhere in plain text', async () => {
    const one = await enrolled();
    const { rows: tables } = await database.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS "name" FROM pg_tables WHERE schemaname = 'public'`,
    );
    const traces = [one.secret, one.recovery[0]!, one.recovery[0]!.replaceAll('-', '')];
    for (const { name } of tables) {
      const found = `SELECT 1 FROM ${name} t, unnest($1::text[]) trace WHERE position(trace IN t::text) > 0`;
      expect([name, (await database.query(found, [traces])).rowCount]).toEqual([name, 0]);
    }
  });
});

describe('a role that requires a second factor', () => {
  const require = (required: boolean) =>
    database.query(`UPDATE "role" SET "requiresSecondFactor" = $1 WHERE "level" = 'MANAGER'`, [required]);
  afterAll(() => require(false));

  it('a role that requires a second factor blocks its people until they set one up', async () => {
    const manager = await operator(api, 'MANAGER');
    expect(codeOf(await manager.admin(ORDERS))).toBeUndefined();
    await require(true);
    expect(extensionsOf(await manager.admin(ORDERS))).toEqual({ code: 'SECOND_FACTOR_REQUIRED', enrolled: false });
    const secret = await begin(manager);
    expect(codeOf(await manager.admin(ORDERS))).toBe('SECOND_FACTOR_REQUIRED');
    expect(codeOf(await manager.admin(take('confirmSecondFactor', shown(secret))))).toBeUndefined();
    expect(codeOf(await manager.admin(ORDERS))).toBeUndefined();
  });

  it('keeps the last one of its people', async () => {
    const one = await enrolled();
    await require(true);
    expect(codeOf(await one.admin(take('removeSecondFactor', shown(one.secret, 1), STATE)))).toBe('LAST_SECOND_FACTOR');
    expect((await one.admin(`{ me { secondFactor ${STATE} } }`)).data!.me).toEqual({
      secondFactor: { required: true, enrolled: true, given: true, recoveryCodes: 10 },
    });
  });

  it('a second factor required for managers is not required from shoppers and administrators', async () => {
    await require(true);
    const [shopper, admin] = [await operator(api, 'USER'), await operator(api, 'ADMIN')];
    expect(codeOf(await shopper.ask('{ user { id } }'))).toBeUndefined();
    expect(codeOf(await admin.admin(ORDERS))).toBeUndefined();
  });
});

it('`npm run admin -- reset-factor` removes the second factor from all sessions and writes the audit log', async () => {
  const one = await enrolled();
  const { rows } = await database.query<{ phone: string }>(`SELECT "phone" FROM "user_account" WHERE "id" = $1`, [
    one.id,
  ]);
  expect(await runAdmin(api, 'reset-factor', rows[0]!.phone)).toEqual([{ id: one.id, removed: true }]);
  expect(await runAdmin(api, 'reset-factor', rows[0]!.phone)).toEqual([{ id: one.id, removed: false }]);
  expect((await one.admin(`{ me { secondFactor ${STATE} } }`)).data!.me).toEqual({
    secondFactor: { required: false, enrolled: false, given: false, recoveryCodes: 0 },
  });
  const { rows: trail } = await database.query(
    `SELECT "action", "after"->'secondFactor' AS "has" FROM "operator_action" WHERE "entityId" = $1 ORDER BY "id"`,
    [one.id],
  );
  expect(trail.slice(0, 2)).toEqual([
    { action: 'confirmSecondFactor', has: true },
    { action: 'resetSecondFactor', has: false },
  ]);
});

it.each([' ', 'x'.repeat(41), '12345', '１２３４５６'])(
  'the invalid second-factor code %j is refused when setting up an app or renewing codes',
  async (code) => {
    const one = await operator(api, 'MANAGER');
    for (const name of ['confirmSecondFactor', 'renewRecoveryCodes'])
      expect(['BAD_USER_INPUT', 'SECOND_FACTOR_INVALID']).toContain(codeOf(await one.admin(take(name, code))));
  },
);
