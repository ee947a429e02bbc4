import pg from 'pg';
import { PrintedMessages } from '../../messaging/index.js';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { codeOf, guest, orderOf, REQUEST } from '../../testing/orders.js';
import { NEWS } from './announce.js';
import { freshCode, sendCode, signIn, someAddress, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';

let api: TestApi;
let database: pg.Pool;
let item: { id: string; price: number };

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 1_000_000, stock: 1000 }] })], {
    SMS_PER_HOUR: '40',
    OPEN_ORDERS_PER_PHONE: '1000',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  const { rows } = await database.query<{ id: string; price: number }>(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"`,
  );
  item = rows[0]!;
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(async () => {
  await database.query('TRUNCATE "throttle_counter", "one_time_code"');
  await database.query(`UPDATE "outbox_event" SET "doneAt" = now()`);
});

type Asker = Pick<Shopper, 'ask'>;
interface Told {
  sms: string[];
  letters: string[];
}

/** Handles the events in the outbox and returns the recipients of the messages that were sent. */
async function told(): Promise<Told> {
  const sent: { to: string }[] = [];
  const printed = api.app.get(PrintedMessages);
  const note = printed.note.bind(printed);
  printed.note = (message) => {
    sent.push(message);
    note(message);
  };
  while (await api.app.get(OutboxWorker).run());
  printed.note = note;
  const to = sent.map((message) => message.to);
  return { sms: to.filter((one) => !one.includes('@')), letters: to.filter((one) => one.includes('@')) };
}

const request = async (by: Asker, contact: object): Promise<void> => {
  const answer = await by.ask(REQUEST, { dto: orderOf([item], { contact: { name: 'Мария', ...contact } }) });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
};
/** Returns telephone numbers from different blocks of ten thousand. */
const strangers = (count: number) => Array.from({ length: count }, () => somePhone());

describe('news to a contact that its owner has not confirmed counts in the budgets of codes', () => {
  it('order notifications to unconfirmed contacts from one IP address are limited to ten in ten minutes, and count towards codes', async () => {
    const by = guest(api, '10.90.1.7');
    for (const phone of strangers(15)) await request(by, { phone });
    expect((await told()).sms).toHaveLength(10);
    expect(codeOf(await sendCode(api, somePhone(), { from: '10.90.1.7' }))).toBe('TOO_MANY_REQUESTS');
  });

  it('order notifications of one account from many addresses in a network are limited to thirty in ten minutes', async () => {
    const someone = await signIn(api, somePhone());
    for (const [n, phone] of strangers(35).entries()) {
      const dto = orderOf([item], { contact: { name: 'Мария', phone } });
      await api.ask(REQUEST, { dto }, { token: someone.accessToken, from: `10.91.1.${n + 1}` });
    }
    expect((await told()).sms.length).toBeLessThanOrEqual(30);
  });

  it('order notifications to one recipient are limited to ten a day in any spelling, without affecting codes', async () => {
    const phone = somePhone();
    for (let n = 0; n < 12; n += 1) await request(guest(api), { phone, email: `vic.tim+${n}@gmail.com` });
    const { sms, letters } = await told();
    expect([sms.length, letters.length]).toEqual([10, 10]);
    expect(await freshCode(api, phone)).toMatch(/\d{4}/);
  });

  it('order notifications to neighbouring numbers are limited to twenty an hour', async () => {
    for (let n = 0; n < 25; n += 1) await request(guest(api), { phone: `+791634501${String(n).padStart(2, '0')}` });
    expect((await told()).sms).toHaveLength(20);
  });

  it('order notifications may use half of the hourly message budget, so that codes can be sent', async () => {
    for (const phone of strangers(30)) await request(guest(api), { phone });
    expect((await told()).sms).toHaveLength(20);
    expect((await sendCode(api, somePhone())).errors).toBeUndefined();
  });

  it('cancellation notices count towards the limits of order notifications', async () => {
    const someone = await signIn(api, somePhone());
    const from = someAddress();
    const uuids: string[] = [];
    for (const phone of strangers(8)) {
      const dto = orderOf([item], { contact: { name: 'Мария', phone } });
      const answer = await api.ask(
        REQUEST.replace('{ id }', '{ uuid }'),
        { dto },
        { token: someone.accessToken, from },
      );
      uuids.push((answer.data!.createOrderRequest as { uuid: string }).uuid);
    }
    for (const uuid of uuids)
      await someone.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { id } }', { uuid });
    expect((await told()).sms).toHaveLength(10);
  });

  it('a shopper’s own confirmed phone number and e-mail address always get order notifications', async () => {
    const phone = somePhone();
    const someone = await signIn(api, phone);
    for (let n = 0; n < 12; n += 1) await request(someone, { phone });
    expect((await told()).sms).toHaveLength(12);
    const { rows } = await database.query(`SELECT 1 FROM "throttle_counter" WHERE "key" LIKE '%news:all%'`);
    expect(rows).toEqual([]);
  });
});

describe('no message quotes what a shopper typed', () => {
  it('order notifications never quote a name, address or comment typed by a shopper', async () => {
    const sent: object[] = [];
    const printed = api.app.get(PrintedMessages);
    const note = printed.note.bind(printed);
    printed.note = (message) => {
      sent.push(message);
      note(message);
    };
    const dto = orderOf([item], {
      contact: { name: 'Победитель', surname: 'Победитель', phone: somePhone(), email: 'quoted@example.ru' },
      delivery: {
        address: { cityId: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5', street: 'Победитель', house: 'Победитель' },
      },
      comment: 'Победитель',
    });
    await guest(api).ask(REQUEST, { dto });
    await database.query(
      `INSERT INTO "outbox_event" ("topic", "payload")
       SELECT topic, jsonb_build_object('orderUuid', o."uuid", 'news', news)
       FROM (SELECT "uuid" FROM "shop_order" ORDER BY "number" DESC LIMIT 1) o,
         unnest(ARRAY['order.letter', 'order.sms']) AS topic,
         unnest($1::text[]) AS news`,
      [NEWS],
    );
    while (await api.app.get(OutboxWorker).run());
    printed.note = note;
    expect(sent.length).toBeGreaterThan(8);
    expect(JSON.stringify(sent)).not.toMatch(/победитель/i);
  });

  it.each([
    ['contact', { contact: { name: 'Выиграли: https://evil.example', phone: '+79161234567' } }],
    ['contact', { contact: { name: 'Мария', surname: 'а\u0007б', phone: '+79161234567' } }],
    [
      'delivery',
      { delivery: { address: { cityId: '0c5b2444-70a0-4932-980c-b4dc0d3f02b5', street: 'a\u0007b', house: '1' } } },
    ],
    ['comment', { comment: 'a\u0007b' }],
  ])('an order whose texts contain control characters or URLs is refused: %s', async (_, changes) => {
    expect(codeOf(await guest(api).ask(REQUEST, { dto: orderOf([item], changes) }))).toBe('BAD_USER_INPUT');
  });

  it('line breaks in an order comment become spaces', async () => {
    await guest(api).ask(REQUEST, { dto: orderOf([item], { comment: 'Код 12\r\n\nпозвоните ' }) });
    const { rows } = await database.query(`SELECT "comment" FROM "shop_order" ORDER BY "number" DESC LIMIT 1`);
    expect(rows).toEqual([{ comment: 'Код 12 позвоните' }]);
  });
});
