import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import type { Logger } from 'pino';
import { LOGGER } from '../platform/observability/logger.js';
import { authenticate, sendCode, somePhone } from '../testing/shoppers.js';
import { startTestApi, type TestApi } from '../testing/test-api.js';

/** A server that plays two SMS providers. Both work or both are down. */
let server: Server;
let up = true;
const sent: { provider: string; text: string }[] = [];
let api: TestApi;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const smsc = request.url === '/smsc';
      const words = new URLSearchParams(body).get(smsc ? 'mes' : 'Body')!;
      if (up) sent.push({ provider: smsc ? 'smsc' : 'twilio', text: words });
      response.writeHead(up ? (smsc ? 200 : 201) : 503).end('{}');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api = await startTestApi([], {
    PRINT_MESSAGES: 'false',
    SMSC_URL: `${origin}/smsc`,
    SMSC_LOGIN: 'shop',
    SMSC_PASSWORD: 'word',
    TWILIO_URL: origin,
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    TWILIO_FROM: '+15005550006',
  });
});
afterAll(async () => {
  await api?.close();
  await new Promise((done) => server.close(done));
  for (const name of Object.keys(process.env))
    if (/^(SMSC|TWILIO)_/.test(name)) Reflect.deleteProperty(process.env, name);
});

it('a failure of all message providers returns an error, allows an immediate retry and sends nothing later', async () => {
  const phone = somePhone();
  up = false;
  expect((await sendCode(api, phone)).errors![0]).toMatchObject({
    message: 'Ошибка отправки кода',
    extensions: { code: 'CODE_NOT_SENT' },
  });
  up = true;
  await new Promise((done) => setTimeout(done, 500));
  expect(sent).toEqual([]);

  const again = await sendCode(api, phone);
  expect(again.data?.sendSmsCode).toMatchObject({ status: 'SENT' });
  expect(sent).toHaveLength(1);
  const code = /\d{4}/.exec(sent[0]!.text)![0];
  expect((await authenticate(api, phone, code)).data?.authenticate).toBeTruthy();
});

it('a sign-in code by e-mail fails immediately when there is no e-mail provider', async () => {
  expect((await sendCode(api, 'anna@example.ru')).errors![0]!.extensions.code).toBe('CODE_NOT_SENT');
});

describe('the hour’s budget', () => {
  it('the hourly message budget is never exceeded, and operators are warned before it runs out', async () => {
    const shop = await startTestApi([], {
      PRINT_MESSAGES: 'true',
      SMSC_LOGIN: '',
      TWILIO_ACCOUNT_SID: '',
      SMS_PER_HOUR: '5',
    });
    const alarms = jest.spyOn(shop.app.get<Logger>(LOGGER), 'error');
    try {
      const answers = [];
      for (let n = 0; n < 7; n += 1) answers.push(await sendCode(shop, somePhone()));
      expect(answers.filter(({ data }) => data?.sendSmsCode)).toHaveLength(5);
      expect(answers.at(-1)!.errors![0]!.extensions.code).toBe('CODE_NOT_SENT');
      const told = alarms.mock.calls.map(([line]) => line as unknown as { alarm: string; sent?: number });
      expect(told.map(({ alarm, sent }) => [alarm, sent])).toEqual([
        ['code-budget', 4],
        ['code-budget', undefined],
        ['code-budget', undefined],
      ]);
      // E-mail has its own budget, so codes by e-mail can still be sent.
      expect((await sendCode(shop, 'budget@example.ru')).data?.sendEmailCode).toBeTruthy();
    } finally {
      await shop.close();
    }
  });
});

describe('/dev/outbox', () => {
  const outbox = async (NODE_ENV: string) => {
    const shop = await startTestApi([], { PRINT_MESSAGES: 'true', SMSC_LOGIN: '', TWILIO_ACCOUNT_SID: '', NODE_ENV });
    try {
      await sendCode(shop, 'outbox@example.ru');
      const answer = await fetch(`${shop.origin}/dev/outbox`);
      return { status: answer.status, text: await answer.text() };
    } finally {
      await shop.close();
    }
  };

  it('/dev/outbox shows the latest messages to developers', async () => {
    const { status, text: page } = await outbox('development');
    expect(status).toBe(200);
    expect(page).toMatch(/outbox@example\.ru<\/td><td>Ваш код:\s+\d{4}/);
  });

  it('/dev/outbox does not exist in production', async () => {
    expect(await outbox('production')).toMatchObject({ status: 404 });
  });
});
