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

const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
const waitOf = (answer: Answer) => (new Date(answer.errors![0]!.extensions.retryAt!).getTime() - Date.now()) / 3600_000;
const wrong = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0');
const letCooldownPass = () => database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now()`);
const messagesTo = (address: string) => api.app.get(PrintedMessages).messages.filter(({ to }) => to === address).length;

interface Device {
  token: string | null;
  send(recipient: string): Promise<Answer>;
  enter(recipient: string, code: string): Promise<Answer>;
}

/** A simulated browser that keeps its device token. Each of its requests comes from another IP address. */
function device(token: string | null = null): Device {
  const ask = async (query: string): Promise<Answer> => {
    const answer = await fetch(`${api.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-meet-client-address': someAddress(),
        'x-meet-edge-secret': 'the storefront of the tests',
        ...(self.token ? { 'x-meet-device': self.token } : {}),
      },
      body: JSON.stringify({ query }),
    });
    return (await answer.json()) as Answer;
  };
  const self: Device = {
    token,
    send: (recipient) => ask(`mutation { sendSmsCode(dto: { phone: "${recipient}" }) { cooldownUntil } }`),
    enter: async (recipient, code) => {
      const answer = await ask(
        `mutation { authenticate(dto: { emailOrPhone: "${recipient}", code: "${code}" }) { deviceToken user { id } } }`,
      );
      const token = (answer.data?.authenticate as { deviceToken: string } | undefined)?.deviceToken;
      if (token) self.token = token;
      return answer;
    },
  };
  return self;
}

/** Returns a device that has signed in as the recipient and kept its device token. */
async function ownDevice(phone: string): Promise<Device> {
  const own = device();
  await own.send(phone);
  await own.enter(phone, lastCode(api, phone)!);
  expect(own.token).toMatch(/^[\w-]{43}$/);
  await letCooldownPass();
  return own;
}

describe('what was refused counts against who asked, not against who is asked about', () => {
  it('only one of eleven simultaneous code requests is sent, and refusals do not use up the daily limit', async () => {
    const phone = somePhone();
    const answers = await Promise.all(Array.from({ length: 11 }, () => sendCode(api, phone)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(messagesTo(phone)).toBe(1);
    for (let n = 0; n < 9; n += 1) {
      await letCooldownPass();
      expect((await sendCode(api, phone)).errors).toBeUndefined();
    }
    await letCooldownPass();
    expect(codeOf(await sendCode(api, phone))).toBe('TOO_MANY_REQUESTS');
  });

  it('refused code requests to a number do not use up the limit of neighbouring numbers', async () => {
    for (let n = 0; n < 30; n += 1) await sendCode(api, '+79163459900');
    expect((await sendCode(api, '+79163459911')).errors).toBeUndefined();
  });
});

describe('a device that signed in before', () => {
  it('a known device can request codes and sign in after strangers have used up the recipient’s limits', async () => {
    const phone = somePhone();
    const own = await ownDevice(phone);
    for (let codes = 0; codes < 4; codes += 1) {
      await letCooldownPass();
      const code = await freshCode(api, phone);
      for (let n = 0; n < 5; n += 1) await authenticate(api, phone, wrong(code));
    }
    await letCooldownPass();
    const stranger = await sendCode(api, phone);
    expect(codeOf(stranger)).toBe('TOO_MANY_REQUESTS');
    expect(waitOf(stranger)).toBeGreaterThan(23);

    expect((await own.send(phone)).errors).toBeUndefined();
    expect((await own.enter(phone, lastCode(api, phone)!)).errors).toBeUndefined();
  });

  it('a known device keeps its code, attempts and cooldown when strangers request and guess other codes', async () => {
    const phone = somePhone();
    const own = await ownDevice(phone);
    await own.send(phone);
    const mine = lastCode(api, phone)!;
    await freshCode(api, phone);
    for (let n = 0; n < 6; n += 1) await authenticate(api, phone, wrong(lastCode(api, phone)!));
    expect((await own.enter(phone, mine)).errors).toBeUndefined();
  });

  it('a known device waits at most an hour after its own wrong codes; other devices of the owner do not wait', async () => {
    const phone = somePhone();
    const own = await ownDevice(phone);
    await own.send(phone);
    for (let n = 0; n < 5; n += 1)
      expect(codeOf(await own.enter(phone, wrong(lastCode(api, phone)!)))).toBe('CODE_INVALID');
    await letCooldownPass();
    const refused = await own.send(phone);
    expect(codeOf(refused)).toBe('TOO_MANY_REQUESTS');
    expect(waitOf(refused)).toBeLessThanOrEqual(1);
    expect((await sendCode(api, phone)).errors).toBeUndefined();
  });

  it('a known device waits at most an hour after too many messages', async () => {
    const phone = somePhone();
    const own = await ownDevice(phone);
    const answers: Answer[] = [];
    for (let n = 0; n < 8; n += 1) {
      await letCooldownPass();
      answers.push(await own.send(phone));
    }
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(6);
    expect(waitOf(answers.at(-1)!)).toBeLessThanOrEqual(1.001);
  });

  it('a known device is forgotten after sixty wrong codes in thirty days', async () => {
    const phone = somePhone();
    const own = await ownDevice(phone);
    for (let codes = 0; codes < 12; codes += 1) {
      await database.query(`UPDATE "one_time_code" SET "cooldownUntil" = now(), "dayEndsAt" = now()`);
      await database.query('TRUNCATE "throttle_counter"');
      await own.send(phone);
      for (let n = 0; n < 5; n += 1) await own.enter(phone, wrong(lastCode(api, phone)!));
    }
    const { rows } = await database.query(
      `SELECT max("failuresMonth")::int AS most FROM "one_time_code" WHERE "failuresMonth" > 20`,
    );
    expect(rows).toEqual([{ most: 60 }]);
    await letCooldownPass();
    await own.send(phone);
    const code = lastCode(api, phone)!;
    // The device is unknown by now. It can still use the code, which it requested as an unknown device.
    expect((await authenticate(api, phone, code)).errors).toBeUndefined();
  });

  it('a device token works only for its own recipient, and only the latest one', async () => {
    const phone = somePhone();
    const own = await ownDevice(phone);
    const former = own.token!;
    const other = somePhone();
    await own.send(other);
    expect((await authenticate(api, other, lastCode(api, other)!)).errors).toBeUndefined();
    await own.send(phone);
    await own.enter(phone, lastCode(api, phone)!);
    expect(own.token).not.toBe(former);
    await letCooldownPass();
    const thief = device(former);
    await thief.send(phone);
    // The code was requested by an unknown device, so any other unknown device can use it.
    expect((await authenticate(api, phone, lastCode(api, phone)!)).errors).toBeUndefined();
  });

  it('a device token alone does not sign anybody in', async () => {
    const own = await ownDevice(somePhone());
    const answer = await fetch(`${api.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-meet-device': own.token! },
      body: JSON.stringify({ query: '{ user { id } }' }),
    });
    expect(codeOf((await answer.json()) as Answer)).toBe('UNAUTHORIZED');
  });

  it('the database stores neither recipients nor device tokens in plain text', async () => {
    const phone = somePhone();
    const own = await ownDevice(phone);
    const { rows } = await database.query<{ text: string }>('SELECT to_jsonb(d)::text AS text FROM "known_device" d');
    const text = rows.map((row) => row.text).join();
    expect(text).not.toContain(phone.slice(1));
    expect(text).not.toContain(own.token);
  });
});

it('a lock on requesting codes does not end existing sessions', async () => {
  const phone = somePhone();
  const shopper = await signIn(api, phone);
  await database.query(
    `UPDATE "one_time_code" SET "failuresToday" = 20, "dayEndsAt" = now() + interval '1 day', "cooldownUntil" = now()`,
  );
  expect(codeOf(await sendCode(api, phone))).toBe('TOO_MANY_REQUESTS');
  expect((await shopper.ask('{ user { id } }')).data).toEqual({ user: { id: shopper.id } });
});

it('spellings of one e-mail address share a cooldown, and a code works only for the spelling it was sent to', async () => {
  await database.query('TRUNCATE "one_time_code"');
  expect((await sendCode(api, 'b.oris+shop@gmail.com')).errors).toBeUndefined();
  expect(messagesTo('b.oris+shop@gmail.com')).toBe(1);
  for (const spelling of ['boris@gmail.com', 'bo.ris@googlemail.com', 'boris+2@gmail.com'])
    expect(codeOf(await sendCode(api, spelling))).toBe('TOO_MANY_REQUESTS');
  const code = lastCode(api, 'b.oris+shop@gmail.com')!;
  expect(codeOf(await authenticate(api, 'boris@gmail.com', code))).toBe('CODE_INVALID');
  expect((await authenticate(api, 'b.oris+shop@gmail.com', code)).errors).toBeUndefined();
});
