import pg from 'pg';
import { operator, operatorAgain, type Operator } from '../testing/operators.js';
import { codeOf } from '../testing/orders.js';
import { runAdmin } from '../testing/run-admin.js';
import { SoftAuthenticator, type Told } from '../testing/soft-authenticator.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

const ORIGIN = 'https://desk.example:8443';

let api: TestApi;
let database: pg.Pool;
beforeAll(async () => {
  api = await startTestApi([], { DESK_URL: `${ORIGIN}/admin` });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

const ORDERS = '{ orders { items { uuid } } }';
const STATE = '{ required enrolled given app recoveryCodes passkeys { id name createdAt lastUsedAt } }';
const ADD = 'mutation ($dto: AddPasskeyInput!) { addPasskey(dto: $dto) }';
const GIVE = `mutation ($dto: GivePasskeyInput!) { givePasskey(dto: $dto) ${STATE} }`;
const REMOVE = `mutation ($dto: RemovePasskeyInput!) { removePasskey(dto: $dto) ${STATE} }`;

interface Options {
  challenge: string;
  rp?: { id: string; name: string };
  rpId?: string;
  timeout: number;
  userVerification?: string;
  authenticatorSelection?: { userVerification: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}
interface State {
  enrolled: boolean;
  recoveryCodes: number;
  passkeys: { id: string; name: string; lastUsedAt: string | null }[];
}

async function options(one: Operator, call: 'beginPasskey' | 'beginPasskeySignIn'): Promise<Options> {
  const { data, errors } = await one.admin(`mutation { ${call} }`);
  if (!data) throw new Error(JSON.stringify(errors));
  return data[call] as Options;
}

async function add(one: Operator, name = 'Ноутбук', told: Told = {}) {
  const device = new SoftAuthenticator(ORIGIN);
  const dto = { name, ...device.create(await options(one, 'beginPasskey'), told) };
  return { device, answer: await one.admin(ADD, { dto }) };
}

/** An operator with one passkey, who signs in once more and has yet to give it. */
async function withKey(level: 'MANAGER' | 'ADMIN' = 'MANAGER') {
  const one = await operator(api, level);
  const { device, answer } = await add(one);
  return { one, device, recovery: answer.data!.addPasskey as string[], next: await operatorAgain(api, one) };
}

async function give(one: Operator, device: SoftAuthenticator, told: Told = {}) {
  return one.admin(GIVE, { dto: device.get(await options(one, 'beginPasskeySignIn'), told) });
}

const stateOf = async (one: Operator) => {
  const { data } = await one.admin(`{ me { secondFactor ${STATE} } }`);
  return (data!.me as { secondFactor: State }).secondFactor;
};

describe('a passkey', () => {
  it('is asked for in each new session, and then lets the operator in', async () => {
    const { one, device, next } = await withKey();
    expect(codeOf(await one.admin(ORDERS))).toBeUndefined();
    expect((await next.admin(ORDERS)).errors![0]!.extensions).toEqual({
      code: 'SECOND_FACTOR_REQUIRED',
      enrolled: true,
    });
    expect((await give(next, device)).data!.givePasskey).toEqual({
      ...{ required: false, enrolled: true, given: true, app: false, recoveryCodes: 10 },
      passkeys: [expect.objectContaining({ name: 'Ноутбук', lastUsedAt: expect.any(String) })],
    });
    expect(codeOf(await next.admin(ORDERS))).toBeUndefined();
  });

  it('is made for the address of the desk, by a device that checks the person', async () => {
    const { one, device, next } = await withKey();
    expect(await options(one, 'beginPasskey')).toMatchObject({
      rp: { id: 'desk.example' },
      timeout: 300_000,
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [{ id: device.credentialId }],
    });
    expect(await options(next, 'beginPasskeySignIn')).toMatchObject({
      ...{ rpId: 'desk.example', timeout: 300_000, userVerification: 'required' },
      allowCredentials: [{ id: device.credentialId }],
    });
  });

  it('is one of several, and the first brings the recovery codes', async () => {
    const { one, recovery } = await withKey();
    expect(recovery).toHaveLength(10);
    expect((await add(one, 'Ключ USB')).answer.data).toEqual({ addPasskey: [] });
    const { passkeys, recoveryCodes } = await stateOf(one);
    expect([passkeys.map(({ name }) => name), recoveryCodes]).toEqual([['Ноутбук', 'Ключ USB'], 10]);
    const next = await operatorAgain(api, one);
    const take = `mutation ($dto: SecondFactorCodeInput!) { giveSecondFactor(dto: $dto) { given } }`;
    expect(codeOf(await next.admin(take, { dto: { code: recovery[0] } }))).toBeUndefined();
    expect(codeOf(await next.admin(ORDERS))).toBeUndefined();
  });

  it.each<[string, Told]>([
    ['at another origin', { origin: 'https://desk.example' }],
    ['for another host', { rpId: 'example' }],
    ['by a device that did not check the person', { verified: false }],
  ])('is refused when it was made %s, or answers so', async (_what, told) => {
    const fresh = await operator(api, 'MANAGER');
    expect(codeOf((await add(fresh, 'Чужой', told)).answer)).toBe('SECOND_FACTOR_INVALID');
    expect((await stateOf(fresh)).enrolled).toBe(false);
    const { device, next } = await withKey();
    expect(codeOf(await give(next, device, told))).toBe('SECOND_FACTOR_INVALID');
    expect(codeOf(await next.admin(ORDERS))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('answers a challenge once, right or wrong, also many times at once', async () => {
    const { device, next } = await withKey();
    const asked = await options(next, 'beginPasskeySignIn');
    const [first, second] = [device.get(asked), device.get(asked)];
    const answers = await Promise.all([first, second, second].map((dto) => next.admin(GIVE, { dto })));
    expect(answers.map(codeOf).filter((code) => code === undefined)).toHaveLength(1);
    const wrong = await options(next, 'beginPasskeySignIn');
    expect(codeOf(await next.admin(GIVE, { dto: device.get(wrong, { verified: false }) }))).toBe(
      'SECOND_FACTOR_INVALID',
    );
    expect(codeOf(await next.admin(GIVE, { dto: device.get(wrong) }))).toBe('SECOND_FACTOR_INVALID');
  });

  it('answers only the challenge of its session, within five minutes', async () => {
    const { one, device, next } = await withKey();
    const other = await operatorAgain(api, one);
    const asked = await options(other, 'beginPasskeySignIn');
    expect(codeOf(await next.admin(GIVE, { dto: device.get(asked) }))).toBe('SECOND_FACTOR_INVALID');
    const { rows } = await database.query<{ seconds: number }>(
      `SELECT extract(epoch FROM "expiresAt" - now())::float8 AS "seconds" FROM "passkey_challenge" WHERE "sessionId" = $1`,
      [other.sessionId],
    );
    expect(rows[0]!.seconds).toBeGreaterThan(280);
    expect(rows[0]!.seconds).toBeLessThanOrEqual(300);
    await database.query(`UPDATE "passkey_challenge" SET "expiresAt" = now() WHERE "sessionId" = $1`, [
      other.sessionId,
    ]);
    expect(codeOf(await other.admin(GIVE, { dto: device.get(asked) }))).toBe('SECOND_FACTOR_INVALID');
  });

  it('of somebody else does not let the operator in, and cannot be added', async () => {
    const [mine, theirs] = [await withKey(), await withKey()];
    expect(codeOf(await give(mine.next, theirs.device))).toBe('SECOND_FACTOR_INVALID');
    const dto = { name: 'Чужой', ...theirs.device.create(await options(mine.one, 'beginPasskey')) };
    expect(codeOf(await mine.one.admin(ADD, { dto }))).toBe('SECOND_FACTOR_INVALID');
  });

  it('whose count does not grow is a copy: it is refused, also of two at once', async () => {
    const { one, device, next } = await withKey();
    expect(codeOf(await give(next, device, { counter: 5 }))).toBeUndefined();
    const [copy, same] = [await operatorAgain(api, one), await operatorAgain(api, one)];
    expect(codeOf(await give(copy, device, { counter: 5 }))).toBe('SECOND_FACTOR_INVALID');
    expect(codeOf(await give(copy, device, { counter: 4 }))).toBe('SECOND_FACTOR_INVALID');
    const answers = await Promise.all([copy, same].map((session) => give(session, device, { counter: 6 })));
    expect(answers.map(codeOf).sort()).toEqual(['SECOND_FACTOR_INVALID', undefined]);
  });

  it('that does not count works again and again', async () => {
    const { one, device, next } = await withKey();
    expect(codeOf(await give(next, device, { counter: 0 }))).toBeUndefined();
    expect(codeOf(await give(await operatorAgain(api, one), device, { counter: 0 }))).toBeUndefined();
  });

  it('is neither added nor removed by a session that has not given the factor', async () => {
    const { next } = await withKey();
    const [key] = (await stateOf(next)).passkeys;
    expect(codeOf(await next.admin('mutation { beginPasskey }'))).toBe('SECOND_FACTOR_REQUIRED');
    const dto = {
      name: 'Ещё',
      ...new SoftAuthenticator(ORIGIN).create({ challenge: 'none', rp: { id: 'desk.example' } }),
    };
    expect(codeOf(await next.admin(ADD, { dto }))).toBe('SECOND_FACTOR_REQUIRED');
    expect(codeOf(await next.admin(REMOVE, { dto: { id: key!.id } }))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('that is the last factor takes the recovery codes with it, and the trail names both changes', async () => {
    const { one } = await withKey();
    const [key] = (await stateOf(one)).passkeys;
    expect(codeOf(await one.admin(REMOVE, { dto: { id: one.id } }))).toBe('NOT_FOUND');
    expect((await one.admin(REMOVE, { dto: { id: key!.id } })).data!.removePasskey).toMatchObject({
      ...{ enrolled: false, recoveryCodes: 0, passkeys: [] },
    });
    expect(codeOf(await (await operatorAgain(api, one)).admin(ORDERS))).toBeUndefined();
    const { rows } = await database.query(
      `SELECT "action", "before"->'passkeys' AS "before", "after"->'passkeys' AS "after" FROM "operator_action"
       WHERE "entityId" = $1 ORDER BY "id"`,
      [one.id],
    );
    expect(rows).toEqual([
      { action: 'addPasskey', before: [], after: ['Ноутбук'] },
      { action: 'removePasskey', before: ['Ноутбук'], after: [] },
    ]);
  });

  it('is one of twenty at most', async () => {
    const { one } = await withKey();
    await database.query(
      `INSERT INTO "passkey" ("userId", "name", "credentialId", "publicKey", "counter")
       SELECT $1::uuid, 'Ключ', $1::uuid::text || n, '', 0 FROM generate_series(1, 18) n`,
      [one.id],
    );
    const sessions = [one, await operatorAgain(api, one)];
    await database.query(`UPDATE "session" SET "factorAt" = now() WHERE "id" = $1`, [sessions[1]!.sessionId]);
    const answers = await Promise.all(sessions.map(async (session) => (await add(session)).answer));
    expect(answers.map(codeOf).sort()).toEqual(['PASSKEYS_FULL', undefined]);
    expect(codeOf(await one.admin('mutation { beginPasskey }'))).toBe('PASSKEYS_FULL');
  });

  it('goes with `npm run admin -- reset-factor`', async () => {
    const { one, next } = await withKey();
    const { rows } = await database.query<{ phone: string }>(`SELECT "phone" FROM "user_account" WHERE "id" = $1`, [
      one.id,
    ]);
    expect(await runAdmin(api, 'reset-factor', rows[0]!.phone)).toEqual([{ id: one.id, removed: true }]);
    expect((await stateOf(next)).passkeys).toEqual([]);
    expect(codeOf(await next.admin(ORDERS))).toBeUndefined();
  });
});

it('a role that requires a second factor keeps the last one, also of two that are removed at once', async () => {
  const { one } = await withKey();
  await add(one, 'Телефон');
  await database.query(`UPDATE "role" SET "requiresSecondFactor" = true WHERE "level" = 'MANAGER'`);
  try {
    const { passkeys } = await stateOf(one);
    const answers = await Promise.all(passkeys.map(({ id }) => one.admin(REMOVE, { dto: { id } })));
    expect(answers.map(codeOf).sort()).toEqual(['LAST_SECOND_FACTOR', undefined]);
    expect((await stateOf(one)).passkeys).toHaveLength(1);
  } finally {
    await database.query(`UPDATE "role" SET "requiresSecondFactor" = false WHERE "level" = 'MANAGER'`);
  }
});

it.each(['not base64url!', '', '[]'])('an answer that says %j is refused', async (clientDataJSON) => {
  const { device, next } = await withKey();
  const dto = { ...device.get(await options(next, 'beginPasskeySignIn')), clientDataJSON };
  expect(codeOf(await next.admin(GIVE, { dto }))).toBe('BAD_USER_INPUT');
  const bytes = { ...dto, clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };
  expect(codeOf(await next.admin(GIVE, { dto: bytes }))).toBe('SECOND_FACTOR_INVALID');
});
