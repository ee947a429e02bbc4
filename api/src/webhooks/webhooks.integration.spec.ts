import { Statement } from '@meet/statements';
import pg from 'pg';
import { PrintedMessages } from '../messaging/index.js';
import { PaymentSweeps } from '../payment/index.js';
import { Statements } from '../platform/database/statements.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { causedBy } from '../shared/request-scope.js';
import { operator, type Operator } from '../testing/operators.js';
import { atTheSandbox, orderOf, place } from '../testing/orders.js';
import { insertPromocode } from '../testing/promocodes.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { until } from '../testing/until.js';
import { WebhookReceiver } from '../testing/webhook-receiver.js';
import { DeliverEvent } from './deliver-event.js';
import { PublishChanges } from './publish-changes.js';
import { WebhookEndpoints } from './webhook-endpoints.js';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS, type WebhookEventType } from './webhook-events.js';
import { WebhookSender } from './webhook-sender.js';

const SHOP_MAIL = 'it@shop.example';

let api: TestApi;
let database: pg.Pool;
let receiver: WebhookReceiver;
let webhook: string;
let maria: Shopper;
let manager: Operator;
let offers: { id: string; price: number }[];
const receivers: WebhookReceiver[] = [];

beforeAll(async () => {
  const items = Array.from({ length: 4 }, (_, n) => ({ size: String(30 + n), price: 10_000, stock: 50 }));
  api = await startTestApi([feedProduct('boots', { items })], {
    PAYMENT_PROVIDER: 'sandbox',
    WEBHOOK_PRIVATE_ADDRESSES: 'true',
    WEBHOOK_TIMEOUT_SECONDS: '1',
    WEBHOOK_RETRY_HOURS: '1',
    WEBHOOKS_MAIL: SHOP_MAIL,
  });
  database = new pg.Pool({ connectionString: api.databaseUrl, max: 3 });
  offers = await sql(
    `SELECT i."id", r."price"::int FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id" ORDER BY i."id"`,
  );
  [maria, manager] = await Promise.all([signIn(api, somePhone()), operator(api, 'MANAGER')]);
});
afterAll(async () => {
  await database.end();
  await api.close();
});
beforeEach(async () => {
  await sql('TRUNCATE "webhook_endpoint", "webhook_event", "webhook_delivery", "webhook_change"');
  api.app.get(PrintedMessages).messages.length = 0;
  ({ receiver, id: webhook } = await register());
});
afterEach(async () => {
  for (const each of receivers) expect(each.forged).toEqual([]);
  await Promise.all(receivers.splice(0).map((each) => each.close().catch(() => undefined)));
});

async function sql<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.query(text, values)).rows as Row[];
}

async function register(events: WebhookEventType[] = WEBHOOK_EVENT_TYPES, batchSize = 1) {
  const made = await new WebhookReceiver().listen();
  receivers.push(made);
  const fields = { url: made.url, description: 'ERP', events, batchSize };
  const { id, secret } = await transaction((queries) => endpoints().register(queries, fields));
  made.secret = secret;
  return { receiver: made, id };
}

const endpoints = () => api.app.get(WebhookEndpoints, { strict: false });
const transaction: Statements['transaction'] = (work) => api.app.get(Statements, { strict: false }).transaction(work);
const send = () => api.app.get(WebhookSender, { strict: false }).run();

/** Publishes `count` events of one subject, as triggers do, each in a transaction of its own. */
async function publish(subject: string, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1)
    await sql(`SELECT publish_webhook_event('review.published', 'review', $1, $2)`, [subject, { n }]);
}

/** Makes everything due that waits for a retry or for the lease of a dead process. */
const wait = async () => {
  await sql(
    `UPDATE "webhook_delivery" SET "runAt" = now() - interval '1 second', "takenUntil" = NULL WHERE "state" = 'WAITING'`,
  );
  await sql(`UPDATE "webhook_endpoint" SET "retryAt" = now() - interval '1 second'`);
};

/** Sends until nothing is waiting any more. */
async function sendAll(): Promise<void> {
  for (let rounds = 0; rounds < 60; rounds += 1) {
    await send();
    const [{ open }] = (await sql<{ open: number }>(
      `SELECT count(*)::int AS "open" FROM "webhook_delivery" WHERE "state" = 'WAITING'`,
    )) as [{ open: number }];
    if (!open) return;
    await wait();
  }
  throw new Error('not everything was sent');
}

const state = async (id = webhook) =>
  (
    await sql<{ state: string; lastFailure: string | null }>(
      `SELECT "state", "lastFailure" FROM "webhook_endpoint" WHERE "id" = $1`,
      [id],
    )
  )[0]!;

/** Numbers of the events of a subject in the order in which they were accepted, without repetitions. */
const numbersOf = (subject: string, of = receiver) => [
  ...new Set(of.received.filter(({ subject: { id } }) => id === subject).map(({ data }) => data.n)),
];
const numbers = (count: number) => Array.from({ length: count }, (_, n) => n + 1);

async function pay(paymentLink: string): Promise<void> {
  await atTheSandbox(api, paymentLink, 'PAY');
  await api.app.get(PaymentSweeps).run();
}

async function move(orderUuid: string, status: string, itemIds?: string[]): Promise<void> {
  const { errors } = await manager.admin('mutation ($dto: MoveItemsInput!) { moveItems(dto: $dto) { code message } }', {
    dto: { orders: [{ orderUuid, itemIds }], status, reason: 'причина' },
  });
  if (errors) throw new Error(JSON.stringify(errors));
}

const PUBLISH_ONE = new Statement<{ subject: string }, object>(
  'test-publish',
  `SELECT 1 AS "done" FROM publish_webhook_event('review.published', 'review', :subject::text, '{}')`,
);

/** Causes of the received events, by type. */
const causes = () => Object.fromEntries(receiver.received.map(({ type, cause }) => [type, cause]));

describe('the cause of an event', () => {
  it('webhook events say which shopper or operator caused them', async () => {
    const { uuid, paymentLink } = await place(maria, orderOf(offers.slice(0, 1)));
    await sendAll();
    expect(causes()['order.placed']).toEqual({ by: 'SHOPPER', id: maria.id, name: null });
    await pay(paymentLink!);
    await move(uuid, 'PURCHASED_FROM_SELLER');
    await sendAll();
    expect(causes()['order_item.moved']).toEqual({ by: 'OPERATOR', id: manager.id, name: null });
  });

  it('a webhook event says the work of the shop that caused it, and has no cause when nobody has said it', async () => {
    await causedBy({ by: 'SYSTEM', id: null, name: 'one' }, () =>
      transaction((queries) => queries.rows(PUBLISH_ONE, { subject: 'said' })),
    );
    await transaction((queries) => queries.rows(PUBLISH_ONE, { subject: 'unsaid' }));
    await sendAll();
    expect(receiver.received.map(({ subject, cause }) => [subject.id, cause?.name ?? null])).toEqual([
      ['said', 'one'],
      ['unsaid', null],
    ]);
  });

  it('webhook events of the catalogue say the import or the operator, and SEVERAL when changes of both became one', async () => {
    const item = offers[3]!.id;
    const price = (value: number) => sql(`UPDATE "price_details" SET "price" = ${value} WHERE "itemId" = '${item}'`);
    const [{ set }] = (await sql<{ set: string }>(
      `INSERT INTO "change_set" ("source", "title", "state") VALUES ('supplier', 'prices', 'APPLIED') RETURNING "id" AS "set"`,
    )) as [{ set: string }];
    const byImport = async (value: number) => {
      const client = await database.connect();
      await client.query(`BEGIN; SET LOCAL meet.change_set = '${set}';
        UPDATE "price_details" SET "price" = ${value} WHERE "itemId" = '${item}'; COMMIT`);
      client.release();
    };
    const told = async () => {
      await api.app.get(PublishChanges, { strict: false }).run();
      await sendAll();
      return receiver.received.splice(0).flatMap(({ type, cause }) => (type === 'price.changed' ? [cause] : []));
    };
    await byImport(20_000);
    expect(await told()).toEqual([{ by: 'IMPORT', id: set, name: 'supplier' }]);
    const admin = await operator(api, 'ADMIN');
    await admin.admin('mutation ($dto: SetPricesInput!) { setPrices(dto: $dto) { id } }', {
      dto: { items: [{ id: item, price: 21_000 }] },
    });
    expect(await told()).toEqual([{ by: 'OPERATOR', id: admin.id, name: null }]);
    await price(22_000);
    expect(await told()).toEqual([null]);
    await price(23_000);
    await byImport(24_000);
    expect(await told()).toEqual([{ by: 'SEVERAL', id: null, name: null }]);
    await price(10_000);
  });
});

describe('several events in one request', () => {
  const batched = async (batchSize: number) => {
    await sql('TRUNCATE "webhook_endpoint", "webhook_event", "webhook_delivery"');
    ({ receiver, id: webhook } = await register(WEBHOOK_EVENT_TYPES, batchSize));
  };
  const idsOf = (of: WebhookReceiver) => of.headers.map((headers) => String(headers['webhook-id']));

  it('a webhook with a batch size gets waiting events together, signed once, in order and each once', async () => {
    await batched(10);
    await publish('one', 12);
    await publish('two', 13);
    await send();
    expect(receiver.batches).toEqual([10, 10, 5]);
    expect(numbersOf('one')).toEqual(numbers(12));
    expect(numbersOf('two')).toEqual(numbers(13));
    expect(receiver.received).toHaveLength(25);
    expect(new Set(idsOf(receiver)).size).toBe(3);
    expect(idsOf(receiver).every((id) => /^batch_[0-9a-f]{32}$/.test(id))).toBe(true);
    await publish('one', 1);
    await send();
    expect(receiver.batches.at(-1)).toBe(1);
  });

  it('events of a refused batch are posted again one by one, in order, and later events of their subjects wait', async () => {
    await batched(10);
    await publish('one', 3);
    await publish('two', 2);
    receiver.behaviour = (response) => response.writeHead(500).end();
    await send();
    await publish('one', 1);
    receiver.behaviour = (response) => response.writeHead(204).end();
    receiver.batches.length = 0;
    receiver.received.length = 0;
    await sendAll();
    expect(receiver.batches.every((size) => size === 1)).toBe(true);
    expect(receiver.received.filter(({ subject }) => subject.id === 'one').map(({ data }) => data.n)).toEqual([
      1, 2, 3, 1,
    ]);
    expect(receiver.received.filter(({ subject }) => subject.id === 'two').map(({ data }) => data.n)).toEqual([1, 2]);
  });

  it('an event that is refused for ever holds up only its subject when events come in batches', async () => {
    await batched(10);
    await publish('bad', 2);
    await publish('good', 4);
    receiver.behaviour = (response) => {
      const last = receiver.received.slice(-receiver.batches.at(-1)!);
      response.writeHead(last.some(({ subject }) => subject.id === 'bad') ? 422 : 204).end();
    };
    for (let n = 0; n < 8; n += 1) {
      await send();
      await wait();
    }
    const delivered = await sql<{ lane: string; n: number }>(
      `SELECT "lane", count(*)::int AS "n" FROM "webhook_delivery" WHERE "state" = 'DELIVERED' GROUP BY 1`,
    );
    expect(delivered).toEqual([{ lane: 'review:good', n: 4 }]);
    receiver.behaviour = (response) => response.writeHead(204).end();
    await sendAll();
    expect(numbersOf('bad')).toEqual(numbers(2));
  });

  it('batches go on when later events of each subject are due before the earlier ones', async () => {
    await batched(2);
    for (const subject of ['a', 'b', 'c']) await publish(subject, 3);
    await sql(`UPDATE "webhook_delivery" SET "runAt" = now() - "id" * interval '1 second'`);
    await send();
    expect(receiver.received).toHaveLength(9);
    for (const subject of ['a', 'b', 'c']) expect(numbersOf(subject)).toEqual(numbers(3));
  });

  it('two processes that send batches to one webhook at the same time repeat and reorder nothing', async () => {
    await batched(7);
    await Promise.all(['a', 'b', 'c', 'd'].map((subject) => publish(subject, 25)));
    const others = Array.from({ length: 3 }, () =>
      api.app.get(DeliverEvent, { strict: false }).queueOf(webhook, () => 7),
    );
    await Promise.all(
      others.map(async (queue) => {
        for (let n = 0; n < 20; n += 1) await queue.run();
      }),
    );
    await sendAll();
    expect(receiver.received).toHaveLength(100);
    for (const subject of ['a', 'b', 'c', 'd'])
      expect(receiver.received.filter((event) => event.subject.id === subject).map(({ data }) => data.n)).toEqual(
        numbers(25),
      );
  });
});

describe('events', () => {
  it('webhook events report all steps of an order in sequence without personal data', async () => {
    const { uuid, paymentLink } = await place(maria, orderOf(offers.slice(0, 2)));
    await pay(paymentLink!);
    await move(uuid, 'PURCHASED_FROM_SELLER');
    await move(uuid, 'ISSUED_REFUND');
    await api.app.get(PaymentSweeps).run();
    await sendAll();

    const types = receiver.received.map(({ type }) => type);
    expect(types).toEqual([
      'order.placed',
      'payment.succeeded',
      ...['order_item.moved', 'order_item.moved', 'order.paid'],
      ...['order_item.moved', 'order_item.moved'],
      ...['order_item.moved', 'order_item.moved', 'payment.refunded'],
    ]);
    for (const { type, data, subject, schemaVersion } of receiver.received) {
      expect(subject).toEqual({ type: 'order', id: uuid });
      expect(schemaVersion).toBe(1);
      WEBHOOK_EVENTS[type as WebhookEventType].parse(data);
    }
    const ids = receiver.received.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(JSON.stringify(receiver.received)).not.toMatch(/Мария|Иванова|maria@|\+7916|Лесная/);
    expect(receiver.received.find(({ type }) => type === 'order.paid')!.data).toMatchObject({
      status: 'PAID_READY_TO_SEND',
      totalPrice: expect.any(Number) as number,
    });
  });

  it('webhook events report several units of an offer separately and its stock once', async () => {
    await sql(`UPDATE "product_item" SET "maxPerOrder" = 3 WHERE "id" = $1`, [offers[0]!.id]);
    const stock = async () =>
      (
        await sql<{ stock: number; reserved: number }>(
          `SELECT "stock", "reserved" FROM "product_item" WHERE "id" = $1`,
          [offers[0]!.id],
        )
      )[0]!;
    const before = await stock();
    const promocode = await insertPromocode(database, { kind: 'FIXED', value: 1_000 });
    const order = orderOf([{ ...offers[0]!, quantity: 3 }] as never, { promocode });
    const { uuid, paymentLink } = await place(maria, order);
    await api.app.get(PublishChanges, { strict: false }).run();
    await sendAll();
    type Unit = Record<'id' | 'itemId' | 'status', string> & Record<'price' | 'discountValue' | 'soldPrice', number>;
    const [placed, ...others] = receiver.received.filter(({ subject }) => subject.id === uuid);
    expect(others).toEqual([]);
    const { items, discountValue, goodsPrice } = placed!.data as Record<string, number> & { items: Unit[] };
    expect(items.map(({ itemId, price }) => [itemId, price])).toEqual(Array(3).fill([offers[0]!.id, 10_000]));
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    const sum = (key: 'price' | 'discountValue') => items.reduce((total, unit) => total + unit[key], 0);
    expect([goodsPrice, discountValue, 1_000]).toEqual([sum('price'), sum('discountValue'), sum('discountValue')]);
    for (const unit of items) expect(unit.soldPrice).toBe(unit.price - unit.discountValue);
    const told = () => receiver.received.splice(0).filter(({ type }) => type === 'stock.changed');
    expect(told()).toMatchObject([{ data: { itemId: offers[0]!.id, reserved: before.reserved + 3 } }]);

    await pay(paymentLink!);
    await move(uuid, 'PURCHASED_FROM_SELLER', [items[1]!.id]);
    await move(uuid, 'ISSUED_REFUND', [items[1]!.id]);
    await api.app.get(PaymentSweeps).run();
    await api.app.get(PublishChanges, { strict: false }).run();
    await sendAll();
    const moved = receiver.received
      .filter(({ type }) => type === 'order_item.moved')
      .map(({ data }) => [data.id, data.status]);
    expect(
      moved
        .slice(0, 3)
        .map(([id]) => id)
        .sort(),
    ).toEqual(items.map(({ id }) => id).sort());
    expect(moved.slice(3)).toEqual([
      [items[1]!.id, 'PURCHASED_FROM_SELLER'],
      [items[1]!.id, 'ISSUED_REFUND'],
    ]);
    expect(receiver.received.find(({ type }) => type === 'payment.refunded')!.data).toMatchObject({
      amount: items[1]!.soldPrice,
    });
    // The refunded unit was handed over to nobody, so it is in stock again.
    const after = await stock();
    expect(told()).toMatchObject([{ data: { stock: after.stock, reserved: before.reserved } }]);
    expect(after).toEqual({ stock: before.stock - 2, reserved: before.reserved });
  });

  it('webhook events report a cancelled order, a changed order once per transaction and a deleted account', async () => {
    const { uuid } = await place(maria, orderOf(offers.slice(0, 2)));
    await sql(`UPDATE "order_product_item" SET "trackCode" = 'TRACK' WHERE "orderUuid" = $1`, [uuid]);
    await maria.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', { uuid });
    const gone = await signIn(api, somePhone());
    await sql(`UPDATE "user_account" SET "deletedAt" = now() WHERE "id" = $1`, [gone.id]);
    await sendAll();
    const ofOrder = receiver.received.filter(({ subject }) => subject.id === uuid);
    expect(ofOrder.map(({ type }) => type)).toEqual([
      'order.placed',
      'order.changed',
      ...['order_item.moved', 'order_item.moved', 'order.cancelled'],
    ]);
    expect(ofOrder[1]!.data).toMatchObject({ items: [{ trackCode: 'TRACK' }, { trackCode: 'TRACK' }] });
    const deleted = receiver.received.find(({ type }) => type === 'shopper.deleted');
    expect(deleted).toMatchObject({ subject: { type: 'shopper', id: gone.id }, data: { userId: gone.id } });
  });

  it('webhook events are not written without an endpoint for their type or when the transaction fails', async () => {
    await sql('TRUNCATE "webhook_endpoint"');
    await place(maria, orderOf(offers.slice(0, 1)));
    expect(await sql('SELECT 1 FROM "webhook_event"')).toEqual([]);
    await register(['payment.refunded']);
    await place(maria, orderOf(offers.slice(0, 1)));
    expect(await sql('SELECT 1 FROM "webhook_event"')).toEqual([]);

    await register(['order.placed']);
    const tooMany = orderOf(offers.slice(0, 1).map(({ id }) => ({ id, price: 1 })));
    await expect(place(maria, tooMany)).rejects.toThrow();
    expect(await sql('SELECT 1 FROM "webhook_event"')).toEqual([]);
  });
});

describe('events of the catalogue', () => {
  const publishChanges = () => api.app.get(PublishChanges, { strict: false }).run();
  const told = async () => {
    await publishChanges();
    await sendAll();
    const events = receiver.received.splice(0).filter(({ subject }) => subject.type.startsWith('product'));
    for (const { type, data } of events) WEBHOOK_EVENTS[type as WebhookEventType].parse(data);
    return events;
  };

  it('webhook events report the latest stock of an offer once for several changes', async () => {
    const [offer] = offers;
    for (const stock of [60, 61, 62])
      await sql(`UPDATE "product_item" SET "stock" = $2 WHERE "id" = $1`, [offer!.id, stock]);
    const [{ reserved }] = (await sql(`SELECT "reserved" FROM "product_item" WHERE "id" = $1`, [offer!.id])) as [
      { reserved: number },
    ];
    expect(await told()).toMatchObject([
      {
        type: 'stock.changed',
        subject: { type: 'product_item', id: offer!.id },
        data: { stock: 62, reserved, available: 62 - reserved, externalId: expect.any(String) as string },
      },
    ]);
    await place(maria, orderOf(offers.slice(0, 2)));
    expect((await told()).map(({ type }) => type)).toEqual(['stock.changed', 'stock.changed']);
    await sql(`UPDATE "product_item" SET "stock" = "stock", "updatedAt" = now()`);
    expect(await told()).toEqual([]);
  });

  it('webhook events report changed prices, saved products and hidden products', async () => {
    const [offer] = offers;
    await sql(`UPDATE "price_details" SET "price" = "price" + 100 WHERE "itemId" = $1`, [offer!.id]);
    const [priced] = await told();
    expect(priced).toMatchObject({ type: 'price.changed', data: { itemId: offer!.id, price: offer!.price + 100 } });
    await sql(`UPDATE "price_details" SET "price" = "price" - 100 WHERE "itemId" = $1`, [offer!.id]);
    await told();

    await sql(`UPDATE "product" SET "viewCount" = "viewCount" + 1, "unitSold" = "unitSold" + 1`);
    expect(await told()).toEqual([]);
    await sql(`UPDATE "product" SET "name" = 'Ботинки' WHERE "slug" = 'boots'`);
    await sql(`DELETE FROM "product_image"`);
    expect(await told()).toMatchObject([{ type: 'product.saved', data: { slug: 'boots', name: 'Ботинки' } }]);
    await sql(`UPDATE "product" SET "active" = false WHERE "slug" = 'boots'`);
    expect(await told()).toMatchObject([{ type: 'product.hidden', data: { slug: 'boots' } }]);
    await sql(`UPDATE "product" SET "active" = true WHERE "slug" = 'boots'`);
    expect(await told()).toMatchObject([{ type: 'product.saved' }]);
  });

  it('catalogue changes are not recorded when no webhook endpoint wants their type', async () => {
    await sql('TRUNCATE "webhook_endpoint"');
    await register(['price.changed']);
    await sql(`UPDATE "product_item" SET "stock" = "stock" + 1`);
    await sql(`UPDATE "product" SET "name" = 'Сапоги'`);
    expect(await sql('SELECT 1 FROM "webhook_change"')).toEqual([]);
  });
});

describe('deliveries', () => {
  it.each<[string, (sent: number) => WebhookReceiver['behaviour']]>([
    ['answers 500', (n) => (response) => response.writeHead(n % 3 ? 500 : 200).end()],
    ['redirects', (n) => (response) => response.writeHead(n % 3 ? 302 : 200, { location: '/elsewhere' }).end()],
    [
      'closes in the middle of its answer',
      (n) => (response) => {
        if (n % 3 === 0) return response.writeHead(200).end();
        response.writeHead(200, { 'content-length': 100 });
        response.write('half');
        setTimeout(() => response.destroy(), 5);
      },
    ],
    ['answers too late', (n) => (response) => void (n % 4 === 0 || response.writeHead(200).end())],
    ['never stops answering', () => (response) => response.writeHead(200).end('x'.repeat(300_000))],
  ])('webhook deliveries to a receiver that %s arrive at least once and in order', async (_, behaviourOf) => {
    let sent = 0;
    receiver.behaviour = (response, event) => behaviourOf((sent += 1))(response, event);
    await publish('a', 4);
    await publish('b', 4);
    await sendAll();
    for (const subject of ['a', 'b']) expect(numbersOf(subject)).toEqual(numbers(4));
  });

  it('webhook deliveries wait while the receiver is down and continue once it is back', async () => {
    const { port } = receiver;
    await receiver.close();
    for (const subject of ['a', 'b', 'c', 'd', 'e', 'f']) await publish(subject, 2);
    await send();
    await wait();
    await send();
    expect(await state()).toMatchObject({
      state: 'ACTIVE',
      lastFailure: expect.stringContaining('ECONNREFUSED') as string,
    });
    await receiver.listen(port);
    await sql(`UPDATE "webhook_endpoint" SET "retryAt" = now() - interval '1 second'`);
    await sql(`UPDATE "webhook_delivery" SET "runAt" = now() - interval '1 second' WHERE "lane" = 'review:a'`);
    await send();
    await send();
    for (const subject of ['a', 'b', 'c', 'd', 'e', 'f']) expect(numbersOf(subject)).toEqual([1, 2]);
  });

  it('webhook deliveries to a slow receiver do not delay other receivers', async () => {
    const slow = await register();
    slow.receiver.behaviour = (response) => void setTimeout(() => response.writeHead(204).end(), 700);
    await publish('a', 3);
    const sent = send();
    await until(() => receiver.received.length === 3);
    expect(slow.receiver.received.length).toBe(1);
    await sent;
    expect(numbersOf('a', slow.receiver)).toEqual([1, 2, 3]);
  });

  it('webhook deliveries of a process that died are made by another process in order', async () => {
    await publish('a', 3);
    await sql(
      `UPDATE "webhook_delivery" SET "attempts" = 1, "runAt" = now() + interval '1 minute', "takenUntil" = now() + interval '1 minute'
       WHERE "id" = (SELECT min("id") FROM "webhook_delivery")`,
    );
    await send();
    expect(receiver.received).toEqual([]);
    await wait();
    await send();
    expect(numbersOf('a')).toEqual([1, 2, 3]);
  });

  it('webhook deliveries keep one id through all attempts and log the first kilobyte of the response', async () => {
    let sent = 0;
    receiver.behaviour = (response) => response.writeHead((sent += 1) === 1 ? 503 : 200).end('ответ\0'.repeat(500));
    await publish('a', 1);
    await sendAll();
    const ids = receiver.headers.map((headers) => headers['webhook-id']);
    expect(ids).toEqual([receiver.received[0]!.id, receiver.received[0]!.id]);
    const [log] = await sql<{ responseBody: string }>(
      `SELECT "state", "attempts", "responseStatus", "responseBody", "failure" FROM "webhook_delivery"`,
    );
    expect(log).toMatchObject({ state: 'DELIVERED', attempts: 2, responseStatus: 200, failure: null });
    expect(Buffer.byteLength(log!.responseBody)).toBeLessThanOrEqual(1024);
    expect(log!.responseBody).toMatch(/^ответответ/);
  });
});

describe('secrets', () => {
  it('a webhook signs with the old and the new secret until the old one expires', async () => {
    const former = receiver.secret;
    const secret = await transaction((queries) => endpoints().rotateSecret(queries, webhook));
    expect(secret).not.toBe(former);
    await publish('a', 1);
    await send();
    receiver.secret = secret;
    await publish('a', 1);
    await send();
    expect(receiver.headers.map((headers) => String(headers['webhook-signature']).split(' ').length)).toEqual([2, 2]);

    await sql(`UPDATE "webhook_endpoint" SET "previousSecretUntil" = now()`);
    await publish('a', 1);
    await send();
    expect(String(receiver.headers.at(-1)!['webhook-signature'])).toMatch(/^v1,\S+$/);
  });

  it('webhook secrets are stored encrypted in the database', async () => {
    const rows = await sql('SELECT * FROM "webhook_endpoint"');
    expect(JSON.stringify(rows)).not.toContain(receiver.secret.slice('whsec_'.length));
    expect(JSON.stringify(rows)).not.toContain('whsec_');
  });
});

describe('an endpoint', () => {
  it('a webhook that accepts nothing for too long is paused and later continues where it stopped', async () => {
    receiver.behaviour = (response) => response.writeHead(500).end();
    await publish('a', 3);
    await send();
    expect(await state()).toMatchObject({ state: 'ACTIVE' });
    await sql(`UPDATE "webhook_delivery" SET "firstAttemptAt" = now() - interval '2 hours' WHERE "attempts" > 0`);
    await wait();
    await send();
    expect(await state()).toMatchObject({ state: 'DEAD', lastFailure: 'the receiver answered 500' });
    await publish('a', 1);
    await wait();
    const before = receiver.received.length;
    await send();
    expect(receiver.received.length).toBe(before);

    receiver.behaviour = (response) => response.writeHead(204).end();
    await transaction((queries) => endpoints().resume(queries, webhook));
    await send();
    expect(receiver.received.slice(before).map(({ data }) => data.n)).toEqual([1, 2, 3, 1]);
  });

  it('a webhook that refuses one event for too long gets the next event of its subject', async () => {
    receiver.behaviour = (response, { data, subject }) =>
      response.writeHead(subject.id === 'a' && data.n === 1 ? 422 : 200).end();
    await publish('a', 2);
    await publish('b', 1);
    await send();
    await sql(
      `UPDATE "webhook_delivery" SET "firstAttemptAt" = now() - interval '2 hours' WHERE "state" = 'WAITING' AND "attempts" > 0`,
    );
    await wait();
    await send();
    await wait();
    await send();
    expect(numbersOf('a')).toEqual([1, 2]);
    expect(await state()).toMatchObject({ state: 'ACTIVE' });
    expect(await sql(`SELECT "responseStatus" FROM "webhook_delivery" WHERE "state" = 'DEAD'`)).toEqual([
      { responseStatus: 422 },
    ]);
  });

  it('a webhook that answers 410 is paused at once and reported in one e-mail without URL secrets', async () => {
    await sql(`UPDATE "webhook_endpoint" SET "url" = "url" || '?key=top-secret' WHERE "id" = $1`, [webhook]);
    receiver.behaviour = (response) => response.writeHead(410).end();
    await publish('a', 1);
    await publish('b', 1);
    await send();
    expect(await state()).toMatchObject({ state: 'DEAD' });
    await api.app.get(OutboxWorker).run();
    const letters = api.app.get(PrintedMessages).messages.filter(({ to }) => to === SHOP_MAIL);
    expect(letters).toHaveLength(1);
    expect(letters[0]!.subject).toBe(`Вебхук остановлен: ${new URL(receiver.url).host}`);
    expect(letters[0]!.text).toContain('Получатель «ERP»');
    expect(letters[0]!.text).toContain(`resumeWebhook в /admin/graphql с id ${webhook}`);
    expect(JSON.stringify(letters)).not.toContain('top-secret');
  });

  it('removing a webhook also removes its waiting deliveries', async () => {
    await publish('a', 1);
    await transaction((queries) => endpoints().remove(queries, webhook));
    expect(await sql('SELECT 1 FROM "webhook_delivery"')).toEqual([]);
    await send();
    expect(receiver.received).toEqual([]);
  });
});
