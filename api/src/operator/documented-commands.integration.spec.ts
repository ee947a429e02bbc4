import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { operator } from '../testing/operators.js';
import { orderOf, place, REQUEST } from '../testing/orders.js';
import { runAdmin } from '../testing/run-admin.js';
import { signIn, somePhone } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { CONFIG } from '../platform/config/config.module.js';
import type { Config } from '../config.js';
import type { ApiError } from '../shared/api-error.js';
import { AdminDesk } from './commands/admin-desk.js';
import { adminProgram } from './admin-program.js';

/** The commands in docs/operator.md, exactly as a reader would paste them. */
const page = readFileSync(join(import.meta.dirname, '../../../docs/operator.md'), 'utf8');
const LINES = page.split('\n').flatMap((line) => /^npm run admin -- (.+)$/.exec(line)?.[1] ?? []);

const wordsOf = (line: string) => [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);

let api: TestApi;
let database: pg.Pool;
let item: string;
const run = (...words: string[]) => runAdmin(api, ...words);
/** Returns the id of the oldest dead event (one that was given up after its last retry). */
const deadEvent = async () => (await run('outbox', 'dead'))[0]?.id as string;
const inOneLine = async (line: string) => {
  const words: Record<string, string> = { ITEM: item, ...(line.includes('EVENT') && { EVENT: await deadEvent() }) };
  const place = (word: string) => (/\.(csv|xlsx)$/.test(word) ? join(dirname(api.storageFolder), word) : word);
  return run(...wordsOf(line).map((word) => words[word] ?? place(word)));
};

beforeAll(async () => {
  const items = [
    { size: '42', price: 500_000, oldPrice: 700_000, stock: 5, sku: 'KED-42' },
    { size: '43', price: 500_000, stock: 5, sku: 'KED-43' },
  ];
  const crowd = Array.from({ length: 60 }, (_, n) =>
    feedProduct(`p-${n}`, { items: [{ size: '40', price: 100_000 }] }),
  );
  api = await startTestApi([feedProduct('kedy', { name: 'Кеды «Ветер»', items }), ...crowd], {
    PAYMENT_PROVIDER: 'sandbox',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 2 });
  await operator(api, 'ADMIN');
  const [offer] = await run('offers', 'KED-42');
  item = offer!.id as string;
  const shopper = await signIn(api, somePhone());
  await shopper.ask(`mutation { editUser(dto: { name: "Мария", surname: "Иванова" }) { id } }`);
  await place(shopper, orderOf([{ id: item, price: 500_000 }], { comment: 'Позвоните заранее' }));
  await shopper.ask(REQUEST, { dto: orderOf([{ id: item, price: 500_000 }]) });
  await database.query(
    `UPDATE "outbox_event" SET "runAt" = 'infinity', "attempts" = 10, "failure" = 'no provider took it'`,
  );
  await database.query(
    `INSERT INTO "outbox_event" ("topic", "lane", "payload", "runAt", "held", "holds", "budget", "budgetOf")
     SELECT "topic", "lane", "payload", now() + interval '1 hour', true, 1, 'news:all:PHONE', 'HOUR'
     FROM "outbox_event" WHERE "topic" = 'order.sms' LIMIT 1`,
  );
});
afterAll(async () => {
  await database.end();
  await api.close();
});

it('the documentation of commands contains more than fifteen example lines', () =>
  expect(LINES.length).toBeGreaterThan(15));

it.each(LINES)('the documented command npm run admin -- %s runs and prints rows', async (line) => {
  const rows = await inOneLine(line);
  // A documented date range may contain no data by the time the test runs, and the sample goods propose no words. Every
  // other command must print something.
  if (!/--from 20|--words/.test(line)) expect(rows).not.toEqual([]);
});

it.each([
  ...['orders', 'order 10001', 'products', 'offers kedy', 'promo list', 'shoppers', 'actions', 'sales', 'searches'],
  ...['programs list', 'clients list'],
  ...['outbox late', 'outbox dead'],
])('the command %s only reads, so it works on a database that cannot be written to', async (line) => {
  const readOnly = `${api.databaseUrl}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`;
  const config = { ...api.app.get<Config>(CONFIG), DATABASE_URL: readOnly };
  const desk = new AdminDesk(config, () => Promise.reject(new Error('This starts the whole API')));
  const show = jest.fn();
  await adminProgram(desk, show).parseAsync(wordsOf(line), { from: 'user' });
  await desk.close();
  expect(show).toHaveBeenCalled();
});

describe('goods', () => {
  it('the command offers finds products by article number, name or slug and prints their ids', async () => {
    for (const search of ['KED-42', 'ветер', 'kedy']) {
      const rows = await run('offers', search);
      expect(rows.map(({ article }) => article)).toContain('KED-42');
      expect(rows.find(({ article }) => article === 'KED-42')).toMatchObject({ id: item, slug: 'kedy', size: '42' });
    }
    expect(await run('products', 'kedy')).toMatchObject([{ name: 'Кеды «Ветер»', offers: 2 }]);
  });

  it('the command products prints pages of fifty products', async () => {
    const [first, second] = [await run('products'), await run('products', '--page', '2')];
    expect([first.length, second.length]).toEqual([50, 11]);
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(61);
    await expect(run('products', '--page', '0')).rejects.toThrow(/pages begin at 1/);
  });

  it('the command price reads and prints roubles and keeps the prices that are not passed', async () => {
    await run('price', item, '8990', '--old', '11990', '--loyalty', '8490.50');
    expect(await run('price', item, '8800')).toMatchObject([{ price: '8800.00', old: '11990.00', loyalty: '8490.50' }]);
    expect(await run('price', item, '--no-old')).toMatchObject([
      { price: '8800.00', old: null, loyalty: '8490.50', priceSetBy: 'Командная строка' },
    ]);
    expect(await run('price', item, '--feed')).toMatchObject([{ price: '8800.00', priceSetBy: null }]);
    await expect(run('price', item)).rejects.toThrow(/Name a price/);
    await expect(run('price', item, '9000', '--feed')).rejects.toThrow(/Name a price/);
    await expect(run('price', item, '9000', '--old', '8000')).rejects.toThrow(
      /должна быть выше цены, а она 8000,00\u00A0₽/,
    );
    await run('price', item, '5000', '--no-loyalty');
  });
});

describe('an order', () => {
  it('the command order prints everything needed for packing an order and calling the shopper', async () => {
    const [order] = await run('order', '10001');
    expect(order).toMatchObject({
      name: 'Иванова Мария',
      phone: expect.stringMatching(/^\+7916/) as string,
      email: 'maria@example.com',
      delivery: expect.stringContaining('Москва, Лесная, 7') as string,
      comment: 'Позвоните заранее',
      goodsAtOldPrices: '7000.00',
      goods: '5000.00',
      total: (5000 + Number(order!.deliveryPrice)).toFixed(2),
      paymentType: 'SBP',
      items: [{ name: 'Кеды «Ветер»', size: '42', price: '5000.00' }],
      payments: [{ refunded: '0.00', provider: expect.anything() as string }],
    });
  });

  it('the command orders lists the orders placed from a date to a date, and refuses invalid dates', async () => {
    const today = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
    const numbers = (await run('orders', '--from', today, '--to', today)).map(({ number }) => number);
    expect(numbers).toEqual([10002, 10001]);
    expect(await run('orders', '--to', '2026-01-01')).toEqual([]);
    expect(await run('actions', '--to', '2026-01-01')).toEqual([]);
    await expect(run('orders', '--from', '2026-02-30')).rejects.toThrow(/is no day/);
  });
});

describe('news that were given up', () => {
  const die = () =>
    database.query(
      `UPDATE "outbox_event" SET "runAt" = 'infinity', "doneAt" = NULL, "attempts" = 10, "failure" = 'no provider took it'`,
    );
  const states = async () =>
    (
      await database.query<{ id: string; attempts: number; due: boolean; done: boolean }>(
        `SELECT "id", "attempts", "runAt" <= now() AS "due", "doneAt" IS NOT NULL AS "done" FROM "outbox_event" ORDER BY "id"`,
      )
    ).rows;

  it('the command outbox lists undelivered messages with reasons, resends or drops them, and logs this', async () => {
    await die();
    const dead = await run('outbox', 'dead');
    expect(dead.length).toBeGreaterThan(3);
    expect(dead[0]).toMatchObject({ topic: 'order.letter', failure: 'no provider took it' });
    const [first, second, ...others] = dead.map(({ id }) => id as string);
    expect(await run('outbox', 'replay', first!)).toEqual([{ id: first, replayed: true }]);
    expect(await run('outbox', 'drop', second!)).toEqual([{ id: second, dropped: true }]);
    // The first event is due again and the second was dropped, so neither is dead any more.
    expect(await run('outbox', 'replay', first!, second!)).toEqual([]);
    expect(await states()).toEqual([
      { id: first, attempts: 0, due: true, done: false },
      { id: second, attempts: 10, due: false, done: true },
      ...others.map((id) => ({ id, attempts: 10, due: false, done: false })),
    ]);
    expect((await run('outbox', 'replay', '--all')).map(({ id }) => id).sort()).toEqual([...others].sort());
    const { rows } = await database.query(
      `SELECT "action", "before", "after", "channel" FROM "operator_action" WHERE "entity" = 'OUTBOX' ORDER BY "id" DESC LIMIT 1`,
    );
    expect(rows).toEqual([
      { action: 'replayEvents', before: { dead: others.map(Number) }, after: { dead: [] }, channel: 'COMMAND_LINE' },
    ]);
  });

  it('the command outbox replay requires message ids or the option --all', async () => {
    await expect(run('outbox', 'replay')).rejects.toThrow(/Name events, or give --all/);
    await expect(run('outbox', 'replay', '1', '--all')).rejects.toThrow(/Name events, or give --all/);
    await expect(run('outbox', 'replay', 'x')).rejects.toThrow(/no id of an event/);
  });

  it('the command outbox replay requires the permission to change orders', async () => {
    const someone = await signIn(api, somePhone());
    const { rows } = await database.query<{ phone: string }>(`SELECT "phone" FROM "user_account" WHERE "id" = $1`, [
      someone.id,
    ]);
    await expect(run('--as', rows[0]!.phone, 'outbox', 'replay', '--all')).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    });
  });
});

describe('programs and front ends', () => {
  it('the command programs prints a token once, and the audit log records its origin and author', async () => {
    const created = await run(
      'programs',
      'create',
      'Склад',
      '--scopes',
      'STOCK, READ_CATALOGUE',
      '--expires',
      '2040-01-31',
    );
    expect(created).toMatchObject([
      { name: 'Склад', scopes: 'STOCK, READ_CATALOGUE', expiresAt: new Date('2040-01-31T21:00:00Z'), lastUsedAt: null },
    ]);
    const token = (answer: Record<string, unknown>[]) => answer[0]!.token as string;
    const stock = async (bearer: string) => {
      const answer = await fetch(`${api.origin}/admin/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
        body: JSON.stringify({ query: '{ products { pagination { totalItems } } }' }),
      });
      return answer.status;
    };
    expect(await stock(token(created))).toBe(200);
    const listed = (await run('programs', 'list')).find(({ name }) => name === 'Склад')!;
    expect(listed).toMatchObject({ lastUsedAt: expect.any(Date) as Date });
    expect(JSON.stringify(listed)).not.toContain('meet_at_');

    const rotated = await run('programs', 'rotate', 'Склад', '--grace', '0');
    expect([await stock(token(created)), await stock(token(rotated))]).toEqual([401, 200]);
    expect(await run('programs', 'revoke', 'Склад')).toMatchObject([{ revokedAt: expect.any(Date) as Date }]);
    expect(await stock(token(rotated))).toBe(401);

    const { rows } = await database.query(
      `SELECT "action", "channel", "actorId", "before"::text || "after"::text LIKE '%meet_at%' AS "told"
       FROM "operator_action" WHERE "entity" = 'PROGRAM' AND "entityId" = $1 ORDER BY "id"`,
      [listed.id],
    );
    const here = { channel: 'COMMAND_LINE', actorId: '00000000-0000-4000-8000-000000000001' };
    expect(rows).toMatchObject(
      ['saveProgram', 'rotateProgramToken', 'revokeProgram'].map((action) => ({ ...here, action })),
    );
    expect(rows.filter(({ told }) => told)).toEqual([]);
  });

  it('the commands programs and clients require an administrator and report mistakes', async () => {
    const manager = await operator(api, 'MANAGER');
    const { rows } = await database.query<{ contact: string }>(
      `SELECT coalesce("phone", "email") AS "contact" FROM "user_account" WHERE "id" = $1`,
      [manager.id],
    );
    for (const words of [
      ['programs', 'list'],
      ['clients', 'list'],
      ['programs', 'create', 'X', '--scopes', 'STOCK'],
    ])
      await expect(run('--as', rows[0]!.contact, ...words)).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      });
    await expect(run('programs', 'create', 'X', '--scopes', 'ALL')).rejects.toThrow(/«ALL» is no scope/);
    await expect(run('programs', 'create', 'X', '--scopes', 'STOCK', '--expires', '2020-01-01')).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
    await expect(run('programs', 'revoke', 'Nobody')).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    await expect(run('clients', 'create', 'X', '--origins', '*')).rejects.toMatchObject({
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it('the command clients creates, rotates and disables client keys', async () => {
    const [made] = await run('clients', 'create', 'Киоск', '--origins', 'https://kiosk.example,https://k.example');
    expect(made).toMatchObject({
      key: expect.stringMatching(/^meet_pk_/) as string,
      active: true,
      documentsOnly: false,
    });
    const [rotated] = await run('clients', 'rotate', 'Киоск');
    expect(rotated).toMatchObject({ previousKey: made!.key });
    expect(await run('clients', 'end-previous', 'Киоск')).toMatchObject([{ key: rotated!.key, previousKey: null }]);
    expect(await run('clients', 'off', 'Киоск')).toMatchObject([{ name: 'Киоск', active: false }]);
  });
});

describe('what the schema refuses is refused', () => {
  it.each([
    ['price ITEM 0', 'dto.items.0.price'],
    ['stock ITEM 2000000', 'stock'],
    ['stock ITEM -1', 'stock'],
    ['points +79161234567 0 --reason "Просто так"', 'points'],
    ['points +79161234567 +2000000 --reason "Просто так"', 'points'],
    ['points +79161234567 +5 --reason ""', 'reason'],
    ['promo create AB --percent 5', 'code'],
    ['promo create HALF --percent 0', 'dto.percent'],
    ['promo create MORE --percent 101', 'dto.percent'],
  ])('the command %s is refused as invalid, and the invalid field is named', async (line, field) => {
    const { extensions } = (await inOneLine(line).catch((error: unknown) => error)) as ApiError;
    expect(extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: [{ field: expect.stringContaining(field) as string }],
    });
  });
});

describe('somebody who never signed in', () => {
  const account = async (contact: string) =>
    (
      await database.query<{ id: string; accessLevel: string; balance: number; pending: number }>(
        `SELECT u."id", u."accessLevel", a."balance", a."pending" FROM "user_account" u
         JOIN "loyalty_account" a ON a."userId" = u."id" WHERE $1 IN (u."phone", u."email")`,
        [contact],
      )
    ).rows[0];

  it('points and rights granted to an unregistered contact wait for its sign-in, beside the registration bonus', async () => {
    const phone = somePhone();
    await run('points', phone.replace('+7', '8'), '+500', '--reason', 'Долго везли');
    await run('grant', phone, 'MANAGER');
    const shopper = await signIn(api, phone);
    const { id, ...known } = (await account(phone))!;
    expect(id).toBe(shopper.id);
    expect(known).toEqual({ accessLevel: 'MANAGER', balance: 5500, pending: 0 });
    const { data } = await shopper.ask('{ user { registrationSource } }');
    expect(data!.user).toEqual({ registrationSource: 'OPERATOR' });
  });

  it('simultaneous commands and a sign-in for the same contact create a single account', async () => {
    const phone = somePhone();
    const give = () => run('points', phone, '+10', '--reason', 'Подарок');
    const [shopper] = await Promise.all([signIn(api, phone), give(), give(), give()]);
    expect(await account(phone)).toEqual({ id: shopper.id, accessLevel: 'USER', balance: 5030, pending: 0 });
  });

  it('a refused or ineffective command registers no account for its contact', async () => {
    const phone = somePhone();
    await expect(run('points', phone, '-10', '--reason', 'Ошибка')).rejects.toMatchObject({
      extensions: { code: 'SHOPPER_NOT_FOUND' },
    });
    await expect(run('grant', phone, 'USER')).rejects.toMatchObject({ extensions: { code: 'SHOPPER_NOT_FOUND' } });
    await expect(run('points', phone, '+2000000', '--reason', 'Много')).rejects.toThrow();
    expect(await account(phone)).toBeUndefined();
  });

  it('the command grant refuses a contact that is neither a phone number nor an e-mail address', async () => {
    await expect(run('grant', 'nobody', 'ADMIN')).rejects.toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('an administrator who has never signed in does not count as the last administrator', async () => {
    const { rows } = await database.query<{ email: string | null; phone: string }>(
      `SELECT "email", "phone" FROM "user_account" u WHERE "accessLevel" = 'ADMIN'
       AND EXISTS (SELECT FROM "session" s WHERE s."userId" = u."id")`,
    );
    await run('grant', 'slip@example.com', 'ADMIN');
    await expect(run('grant', rows[0]!.phone, 'USER')).rejects.toMatchObject({ extensions: { code: 'LAST_ADMIN' } });
    await run('grant', 'slip@example.com', 'USER');
  });
});
