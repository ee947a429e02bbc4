import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { UndeliveredError, type Message } from '../transport.js';
import { SmscTransport } from './smsc.js';
import { SmtpTransport } from './smtp.js';
import { TwilioTransport } from './twilio.js';

const SMS: Message = { id: 'a-message', to: '+79161234567', subject: '', text: '1234 — ваш код' };
const signal = AbortSignal.timeout(5000);

type Reply = (response: ServerResponse) => unknown;
let server: Server;
let origin: string;
let reply: Reply;
let requests: { request: IncomingMessage; fields: URLSearchParams }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      requests.push({ request, fields: new URLSearchParams(body) });
      reply(response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  closedPort = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  closed.close();
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((done) => server.close(done)));
beforeEach(() => (requests = []));

const json =
  (status: number, value: object): Reply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
const outcomeOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof UndeliveredError ? error.outcome : error),
  );
let closedPort: string;

describe('SMSC.ru', () => {
  const account = (url = `${origin}/sys/send.php`) => ({ url, login: 'shop', password: 'пароль&', sender: 'Meet' });
  const send = (url?: string) => outcomeOf(new SmscTransport(account(url)).send(SMS, signal));

  it('SMSC.ru receives number, text, sender and a stable message id', async () => {
    reply = json(200, { id: 1, cnt: 1 });
    expect(await send()).toBe('sent');
    expect(await send()).toBe('sent');
    const [first, second] = requests.map(({ fields }) => Object.fromEntries(fields));
    expect(first).toMatchObject({
      login: 'shop',
      psw: 'пароль&',
      phones: '+79161234567',
      mes: SMS.text,
      sender: 'Meet',
      fmt: '3',
    });
    expect(first!.id).toMatch(/^\d{1,10}$/);
    expect(second!.id).toBe(first!.id);
  });

  it.each([
    [{ error: 'too many requests', error_code: 9 }, 'again'],
    [{ error: 'blocked for a while', error_code: 4 }, 'again'],
    [{ error: 'authorise error', error_code: 2 }, 'never'],
    [{ error: 'invalid number', error_code: 7 }, 'never'],
  ])('SMSC.ru’s response %j means %s', async (answer, outcome) => {
    reply = json(200, answer);
    expect(await send()).toBe(outcome);
  });

  it('SMSC.ru reports an error when it is down, unreachable, cut off or returns something else', async () => {
    reply = json(502, {});
    expect(await send()).toBe('again');
    expect(await send(closedPort)).toBe('again');
    reply = (response) => response.destroy();
    expect(await send()).toBe('unknown');
    reply = (response) => response.end('<html>');
    expect(await send()).toBe('unknown');
  });
});

describe('Twilio', () => {
  const send = (from = '+15005550006', url = origin) =>
    outcomeOf(new TwilioTransport({ url, accountSid: 'AC1', authToken: 'secret', from }).send(SMS, signal));

  it('Twilio receives number, text and sender', async () => {
    reply = json(201, { sid: 'SM1' });
    expect(await send()).toBe('sent');
    expect(await send('MG123')).toBe('sent');
    const [number, service] = requests;
    expect(number!.request.url).toBe('/2010-04-01/Accounts/AC1/Messages.json');
    expect(number!.request.headers.authorization).toBe(`Basic ${Buffer.from('AC1:secret').toString('base64')}`);
    expect(Object.fromEntries(number!.fields)).toEqual({ To: SMS.to, Body: SMS.text, From: '+15005550006' });
    expect(service!.fields.get('MessagingServiceSid')).toBe('MG123');
  });

  it.each([
    [400, 'never'],
    [401, 'never'],
    [429, 'again'],
    [500, 'again'],
  ])('Twilio’s status %d means %s', async (status, outcome) => {
    reply = json(status, { code: 21211 });
    expect(await send()).toBe(outcome);
  });

  it('Twilio reports an error when it is unreachable', async () =>
    expect(await send(undefined, closedPort)).toBe('again'));
});

describe('SMTP', () => {
  let mail: SMTPServer;
  let letters: string[];
  let refusal: { responseCode: number } | undefined;
  let url: string;

  beforeAll(async () => {
    letters = [];
    mail = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onRcptTo: (_address, _session, done) => done(refusal ? Object.assign(new Error('refused'), refusal) : undefined),
      onData: (stream, _session, done) => void text(stream).then((letter) => (letters.push(letter), done())),
    });
    await new Promise<void>((done) => mail.listen(0, '127.0.0.1', () => done()));
    url = `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((done) => mail.close(() => done())));

  const letter: Message = {
    id: 'b-message',
    to: 'anna@example.ru',
    subject: '1234 — ваш код',
    text: 'Ваш код: 1234',
    html: '<b>1234</b>',
  };
  const sentFrom = (from: string | { name: string; address: string }, at = url) =>
    outcomeOf(new SmtpTransport('smtp', at, () => from).send(letter, signal));
  const send = (at = url) => sentFrom('Meet <hello@meet.example>', at);

  it('SMTP receives an e-mail with text, HTML and its own message id', async () => {
    expect(await send()).toBe('sent');
    expect(letters[0]).toMatch(/^From: Meet <hello@meet\.example>$/m);
    expect(letters[0]).toMatch(/^To: anna@example\.ru$/m);
    expect(letters[0]).toMatch(/^Message-ID: <b-message@meet\.example>$/m);
    expect(letters[0]).toMatch(/multipart\/alternative/);
  });

  it('SMTP gives the shop’s name to a sender without one', async () => {
    expect(await sentFrom({ name: 'Лавка «Ёж», ООО', address: 'hello@shop.example' })).toBe('sent');
    const [, name] = /^From: =\?UTF-8\?B\?(.+)\?= <hello@shop\.example>$/m.exec(letters.at(-1)!)!;
    expect(Buffer.from(name!, 'base64').toString()).toBe('Лавка «Ёж», ООО');
    expect(letters.at(-1)).toMatch(/^Message-ID: <b-message@shop\.example>$/m);
  });

  it.each([
    [450, 'again'],
    [550, 'never'],
  ])('SMTP’s status %d means %s', async (responseCode, outcome) => {
    refusal = { responseCode };
    expect(await send()).toBe(outcome);
    refusal = undefined;
  });

  it('SMTP reports an error when it is unreachable', async () =>
    expect(await send('smtp://127.0.0.1:1')).toBe('again'));
});
