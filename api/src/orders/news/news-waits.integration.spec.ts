import pg from 'pg';
import { MessageBudget, MESSENGERS, WriteMessages, PrintedMessages } from '../../messaging/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Statements } from '../../platform/database/statements.js';
import { LOGGER } from '../../platform/observability/logger.js';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { operator } from '../../testing/operators.js';
import { codeOf, guest, orderOf } from '../../testing/orders.js';
import { runAdmin } from '../../testing/run-admin.js';
import { freshCode, sendCode, signIn, someAddress, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { SendNews } from './send-news.js';

/** SMS of the whole shop in an hour; orders of strangers may use half, and those of one network half of that. */
const NEWS_PER_HOUR = 20;

let api: TestApi;
let database: pg.Pool;
let item: { id: string; price: number };
/** Recipients and texts of all messages, in the order in which they were sent. */
let sent: { to: string; text: string }[];

beforeAll(async () => {
  api = await startTestApi([feedProduct('boots', { items: [{ size: '42', price: 1_000_000, stock: 1000 }] })], {
    SMS_PER_HOUR: String(2 * NEWS_PER_HOUR),
    OPEN_ORDERS_PER_PHONE: '1000',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 4 });
  const { rows } = await database.query<{ id: string; price: number }>(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"`,
  );
  item = rows[0]!;
  const printed = api.app.get(PrintedMessages);
  const note = printed.note.bind(printed);
  printed.note = (message) => {
    sent.push(message);
    note(message);
  };
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});
beforeEach(async () => {
  await database.query('TRUNCATE "throttle_counter", "one_time_code", "outbox_event"');
  sent = [];
});

type Asker = Pick<Shopper, 'ask'>;

const REQUEST = `mutation ($dto: CreateOrderInput!) { createOrderRequest(dto: $dto) { uuid } }`;

/** Places an order and returns its uuid. */
async function request(by: Asker, contact: object): Promise<string> {
  const answer = await by.ask(REQUEST, { dto: orderOf([item], { contact: { name: 'Мария', ...contact } }) });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return (answer.data!.createOrderRequest as { uuid: string }).uuid;
}

/** Places orders of different strangers one after another. Returns their telephones. */
async function strangers(count: number, by: () => Asker = () => guest(api)): Promise<string[]> {
  const phones = Array.from({ length: count }, () => somePhone());
  for (const phone of phones) await request(by(), { phone });
  return phones;
}

async function run(worker: Pick<OutboxWorker, 'run'> = api.app.get(OutboxWorker)): Promise<void> {
  while (await worker.run());
}

/** Lets all budgets be available again, as if their time had passed. */
async function nextHour(): Promise<void> {
  await database.query('TRUNCATE "throttle_counter"');
  await database.query(`UPDATE "outbox_event" SET "runAt" = now() - interval '1 second' WHERE "held"`);
}

/** Reports a change of the order in the same way as the shop does. */
async function announce(uuid: string, news: string): Promise<void> {
  await database.query(
    `INSERT INTO "outbox_event" ("topic", "lane", "payload")
     SELECT topic, $1::text, jsonb_build_object('orderUuid', $1::text, 'news', $2::text) FROM unnest(ARRAY['order.letter', 'order.sms']) AS topic`,
    [uuid, news],
  );
}

const recipients = () => sent.map(({ to }) => to);
const sms = async () =>
  (
    await database.query<{ news: string; held: boolean; untold: string | null; done: boolean }>(
      `SELECT "payload"->>'news' AS "news", "held", "untold", "doneAt" IS NOT NULL AS "done" FROM "outbox_event"
       WHERE "topic" = 'order.sms' ORDER BY "id"`,
    )
  ).rows;

it('notifications over the budget wait and are sent when the budget allows, oldest first', async () => {
  const phones = await strangers(2 * NEWS_PER_HOUR + 10);
  await run();
  expect(recipients()).toEqual(phones.slice(0, NEWS_PER_HOUR));
  await run();
  expect(sent).toHaveLength(NEWS_PER_HOUR);
  await nextHour();
  // An order of this hour comes behind those that wait.
  const [later] = await strangers(1);
  await run();
  expect(recipients()).toEqual(phones.slice(0, 2 * NEWS_PER_HOUR));
  await nextHour();
  await run();
  expect(recipients()).toEqual([...phones, later]);
});

it('notifications whose provider fails are sent later without counting towards the budget twice', async () => {
  const [phone] = await strangers(1);
  const { sms: provider } = api.app.get<{ sms: { deliver: (message: object) => Promise<boolean> } }>(MESSENGERS);
  const deliver = provider.deliver.bind(provider);
  provider.deliver = () => Promise.resolve(false);
  await run();
  provider.deliver = deliver;
  const counted = () =>
    database.query(
      `SELECT "hits" FROM "throttle_counter" WHERE "key" LIKE '%news:all:PHONE' OR "key" LIKE '%code:all:PHONE'`,
    );
  const { rows: before } = await counted();
  await database.query(`UPDATE "outbox_event" SET "runAt" = now() WHERE "doneAt" IS NULL`);
  await run();
  expect(recipients()).toEqual([phone]);
  expect(before).toEqual([{ hits: 1 }, { hits: 1 }]);
  expect((await counted()).rows).toEqual(before);
});

describe('a waiting message of an order', () => {
  /** Uses up the hour's budget of news. */
  const useUp = async () => {
    await strangers(NEWS_PER_HOUR);
    await run();
    sent = [];
    await database.query('TRUNCATE "outbox_event"');
  };

  it('a waiting order notification is replaced by the newest one', async () => {
    await useUp();
    const someone = await signIn(api, somePhone());
    const phone = somePhone();
    const uuid = await request(someone, { phone });
    await run();
    await someone.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { id } }', { uuid });
    await run();
    expect(await sms()).toEqual([
      { news: 'PLACED', held: false, untold: 'REPLACED', done: true },
      { news: 'CANCELED', held: true, untold: null, done: false },
    ]);
    await nextHour();
    await run();
    expect(sent.filter(({ to }) => to === phone).map(({ text }) => text)).toEqual([expect.stringMatching(/отменён/)]);
  });

  it('a waiting order notification is dropped when a newer one is sent within the budget', async () => {
    const by = guest(api, '10.80.1.1');
    const phones = await strangers(11, () => by);
    await run();
    expect(sent).toHaveLength(10);
    const { rows } = await database.query<{ uuid: string }>(`SELECT "uuid" FROM "shop_order" WHERE "phone" = $1`, [
      phones.at(-1),
    ]);
    // An operator's step is not counted against the orderer's address.
    await announce(rows[0]!.uuid, 'HANDED_OVER');
    await run();
    expect(sent).toHaveLength(11);
    await nextHour();
    await run();
    expect(sent).toHaveLength(11);
    expect((await sms()).slice(-2)).toMatchObject([{ untold: 'REPLACED' }, { untold: null, done: true }]);
  });

  it('a waiting order notification stays if its recipient does not receive the newer one', async () => {
    await useUp();
    const phone = somePhone();
    const uuid = await request(guest(api), { phone, email: 'reader@example.ru' });
    await run();
    // Who gets letters gets no SMS of a payment.
    await announce(uuid, 'PAID');
    await run();
    expect(await sms()).toEqual([
      { news: 'PLACED', held: true, untold: null, done: false },
      { news: 'PAID', held: false, untold: 'UNWANTED', done: true },
    ]);
    await nextHour();
    await run();
    expect(recipients().filter((to) => to === phone)).toHaveLength(1);
  });

  it('an order notification waiting for more than 24 hours is not sent, and marked as unsent', async () => {
    await useUp();
    await request(guest(api), { phone: somePhone() });
    await run();
    await database.query(`UPDATE "outbox_event" SET "createdAt" = now() - interval '24 hours 1 minute'`);
    await nextHour();
    await run();
    expect(sent).toEqual([]);
    const { admin } = await operator(api, 'MANAGER');
    const answer = await admin(`{ lateMessages(dto: { states: [EXPIRED] }) { nodes { state news endedAt } } }`);
    expect(answer.data!.lateMessages).toEqual({
      nodes: [{ state: 'EXPIRED', news: 'PLACED', endedAt: expect.any(String) }],
    });
  });

  it('a waiting notification is sent once when two processes find it at the same moment', async () => {
    const phones = await strangers(2 * NEWS_PER_HOUR);
    await run();
    await nextHour();
    const pool = new pg.Pool({ connectionString: api.databaseUrl, max: 12 });
    const statements = new Statements(pool);
    const other = new OutboxWorker(statements, api.app.get(CONFIG), api.app.get(LOGGER));
    const parts = [api.app.get(MessageBudget), api.app.get(WriteMessages), api.app.get(CONFIG)] as const;
    new SendNews(statements, api.app.get(MESSENGERS), ...parts, other);
    await Promise.all([run(), run(other), run(), run(other)]);
    await other.beforeApplicationShutdown();
    await pool.end();
    expect(recipients().sort()).toEqual([...phones].sort());
  });
});

it('codes are sent while notifications wait, and late notifications do not use up the limits of codes', async () => {
  const address = '10.80.2.1';
  const by = guest(api, address);
  const block = (n: number) => `+7916345${String(6000 + n)}`;
  for (let n = 0; n < 15; n += 1) await request(by, { phone: block(n) });
  await run();
  expect(sent).toHaveLength(10);
  expect(await freshCode(api, block(99))).toMatch(/\d{4}/);
  await nextHour();
  sent = [];
  await run();
  expect(sent).toHaveLength(5);
  const { rows } = await database.query(
    `SELECT "key" FROM "throttle_counter" WHERE "key" ~ 'code:(address|network|prefix)'`,
  );
  expect(rows).toEqual([]);
  expect(codeOf(await sendCode(api, somePhone(), { from: address }))).toBeUndefined();
});

it('many notifications from one network do not delay the notifications of others', async () => {
  const [network, others] = [Array.from({ length: 40 }, (_, n) => `10.81.1.${n + 1}`), 5];
  await strangers(40, () => guest(api, network.pop()));
  const phones = await strangers(others, () => guest(api, someAddress()));
  await run();
  expect(sent.filter(({ to }) => phones.includes(to))).toHaveLength(others);
  expect(sent).toHaveLength(NEWS_PER_HOUR / 2 + others);
});

describe('operators see messages that a budget held', () => {
  const LATE = `query ($dto: LateMessagesInput, $first: Int!, $after: String) {
    lateMessages(dto: $dto, first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor }
      nodes { id topic news orderNumber orderUuid state budget createdAt waitsUntil endedAt }
    }
  }`;
  interface Page {
    totalCount: number;
    pageInfo: { hasNextPage: boolean; endCursor: string };
    nodes: { id: string; state: string; orderUuid: string }[];
  }

  it('operators see delayed notifications with their outcome, by state, in pages and on the command line', async () => {
    const { admin } = await operator(api, 'MANAGER');
    const late = async (variables: object) =>
      (await admin(LATE, { first: 10, ...variables })).data!.lateMessages as Page;
    await strangers(NEWS_PER_HOUR + 3);
    await run();
    await nextHour();
    await run();
    await strangers(NEWS_PER_HOUR + 2);
    await run();
    expect(await late({ dto: { states: ['SENT'] } })).toMatchObject({
      totalCount: 3,
      nodes: Array.from({ length: 3 }, () => ({ topic: 'order.sms', state: 'SENT', budget: 'HOUR', waitsUntil: null })),
    });
    const waiting = await late({ dto: { states: ['WAITING'] } });
    expect(waiting).toMatchObject({ totalCount: 5 });
    expect(waiting.nodes[0]).toEqual({
      ...{ id: expect.any(String), topic: 'order.sms', news: 'PLACED', orderUuid: expect.any(String) },
      ...{ orderNumber: expect.any(Number), state: 'WAITING', budget: 'HOUR', endedAt: null },
      ...{ createdAt: expect.any(String), waitsUntil: expect.any(String) },
    });
    const first = await late({ first: 6 });
    const rest = await late({ first: 6, after: first.pageInfo.endCursor });
    const ids = [...first.nodes, ...rest.nodes].map(({ id }) => Number(id));
    expect([ids.length, first.pageInfo.hasNextPage, rest.pageInfo.hasNextPage]).toEqual([8, true, false]);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(codeOf(await admin(LATE, { first: 6, dto: { states: ['SENT'] }, after: first.pageInfo.endCursor }))).toBe(
      'CURSOR_INVALID',
    );
    expect(await runAdmin(api, 'outbox', 'late', '--state', 'WAITING')).toMatchObject(
      waiting.nodes.map(({ id }) => ({ id, state: 'WAITING', news: 'PLACED', budget: 'HOUR' })),
    );
    await expect(runAdmin(api, 'outbox', 'late', '--state', 'LOST')).rejects.toThrow(/is no state/);
  });

  it('a user without operator rights cannot read the list of delayed notifications', async () => {
    const { admin } = await operator(api, 'USER');
    expect(codeOf(await admin(LATE, { first: 1 }))).toBe('FORBIDDEN');
  });
});
