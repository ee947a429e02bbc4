import pg from 'pg';
import { runAdmin } from '../testing/run-admin.js';
import { sendCode, shopperOf, signIn, somePhone, type AuthResult, type Shopper } from '../testing/shoppers.js';
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

const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
const open = (link: string) =>
  api.ask(
    `mutation { signInByLink(dto: { token: "${link.split('#').at(-1)}" }) {
      user { id accessLevel } authData { accessToken refreshToken } deviceToken } }`,
  );
async function operator(phone: string, level = 'MANAGER'): Promise<Shopper> {
  const someone = await signIn(api, phone);
  await database.query(`UPDATE "user_account" SET "accessLevel" = $2::"AccessLevel" WHERE "id" = $1`, [
    someone.id,
    level,
  ]);
  return someone;
}
const linkFor = async (phone: string) => (await runAdmin(api, 'sign-in', phone))[0]!.link as string;

describe('`npm run admin -- sign-in NAME` prints a link', () => {
  it('a sign-in link from the command line signs in an operator despite locked codes, only once', async () => {
    const phone = somePhone();
    const { id } = await operator(phone);
    await database.query(
      `UPDATE "one_time_code" SET "failuresMonth" = 60, "monthEndsAt" = now() + interval '30 days', "cooldownUntil" = now()`,
    );
    expect(codeOf(await sendCode(api, phone))).toBe('TOO_MANY_REQUESTS');
    const link = await linkFor(phone);
    expect(link).toMatch(/^http:\/\/localhost:3000\/sign-in#[\w-]{43}$/);
    const answer = await open(link);
    const result = answer.data!.signInByLink as AuthResult & { deviceToken: string };
    expect(result).toMatchObject({ user: { id, accessLevel: 'MANAGER' } });
    expect((await shopperOf(api, result).ask('{ user { id } }')).data).toEqual({ user: { id } });
    expect(codeOf(await open(link))).toBe('LINK_INVALID');

    // The device has signed in, so it is known, and the lock for unknown devices does not apply to it.
    const sent = await fetch(`${api.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-meet-device': result.deviceToken },
      body: JSON.stringify({ query: `mutation { sendSmsCode(dto: { phone: "${phone}" }) { status } }` }),
    });
    expect(((await sent.json()) as Answer).errors).toBeUndefined();
  });

  it('a sign-in link opened fifty times at once signs in only once', async () => {
    const phone = somePhone();
    await operator(phone);
    const link = await linkFor(phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(link)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  });

  it('a sign-in link expires after fifteen minutes, with a newer link, or with the operator’s rights', async () => {
    const phone = somePhone();
    const { id } = await operator(phone);
    const first = await linkFor(phone);
    const second = await linkFor(phone);
    expect(codeOf(await open(first))).toBe('LINK_INVALID');
    const { rows } = await database.query<{ minutes: number }>(
      `SELECT extract(epoch FROM "expiresAt" - now())::float / 60 AS minutes FROM "sign_in_link" WHERE "userId" = $1`,
      [id],
    );
    expect(Math.round(rows[0]!.minutes)).toBe(15);
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'USER' WHERE "id" = $1`, [id]);
    expect(codeOf(await open(second))).toBe('LINK_INVALID');
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'ADMIN' WHERE "id" = $1`, [id]);
    await database.query(`UPDATE "sign_in_link" SET "expiresAt" = now() WHERE "userId" = $1`, [id]);
    expect(codeOf(await open(second))).toBe('LINK_INVALID');
  });

  it('a sign-in link is created only for operators, with an audit log entry that omits the token', async () => {
    const phone = somePhone();
    const { id } = await operator(phone, 'USER');
    await expect(linkFor(phone)).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'MANAGER' WHERE "id" = $1`, [id]);
    const link = await linkFor(phone);
    const { rows } = await database.query<{ text: string }>(
      `SELECT to_jsonb(a)::text || (SELECT to_jsonb(l)::text FROM "sign_in_link" l WHERE l."userId" = $1) AS text
       FROM "operator_action" a WHERE a."entityId" = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).toContain('signInLink');
    expect(rows[0]!.text).not.toContain(link.split('#').at(-1));
  });
});
