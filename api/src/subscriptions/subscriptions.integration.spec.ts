import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import pg from 'pg';
import { WebSocket } from 'ws';
import { EventLog } from '../platform/live/event-log.js';
import { operator, type Operator } from '../testing/operators.js';
import { guest, orderOf, place, REQUEST, type Placed } from '../testing/orders.js';
import { insertPromocode } from '../testing/promocodes.js';
import { signIn, somePhone, type Shopper } from '../testing/shoppers.js';
import { Subscriber } from '../testing/subscriber.js';
import { feedProduct, startTestApi, type TestApi } from '../testing/test-api.js';
import { until } from '../testing/until.js';
import { SubscriptionServer } from './index.js';

const ORDERS = `subscription ($dto: OrderEventsInput) {
  orderEvents(dto: $dto) { cursor occurredAt isNew order { uuid status orderProductItems { trackCode } } }
}`;
const CART = `subscription ($dto: EventsInput) { cartEvents(dto: $dto) { cursor cart { promocode productItems { id } } } }`;
const QUEUE = `subscription ($dto: EventsInput) { queueEvents(dto: $dto) { cursor subject id isNew order { number } } }`;
const ADD = 'mutation ($id: ID!) { addToProductCart(dto: { id: $id }) { userId } }';
const REMOVE = 'mutation ($id: ID!) { removeFromProductCart(dto: { id: $id }) { userId } }';
const KEEP = 'mutation ($code: String!) { validatePromocode(dto: { code: $code }) { cart { userId } } }';
const FRONT = 'https://front.example';

interface OrderEvent {
  cursor: string;
  isNew: boolean;
  order: { uuid: string; status: string; orderProductItems: { trackCode: string | null }[] };
}

let api: TestApi;
let database: pg.Pool;
let shopper: Shopper;
let items: string[];
const open: Subscriber[] = [];

beforeAll(async () => {
  const sizes = ['42', '43', '44'].map((size) => ({ size, price: 1_000_000, stock: 100 }));
  api = await startTestApi([feedProduct('shoe', { items: sizes })], {
    PAYMENT_PROVIDER: 'sandbox',
    API_ORIGINS: FRONT,
    LIVE_POLL_SECONDS: '0.05',
    SOCKETS_PER_ADDRESS: '30',
  });
  database = new pg.Pool({ connectionString: api.databaseUrl });
  items = (await database.query<{ id: string }>('SELECT "id" FROM "product_item" ORDER BY "id"')).rows.map(
    ({ id }) => id,
  );
  shopper = await signIn(api, somePhone());
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((subscriber) => subscriber.end()));
});
afterAll(async () => {
  await database?.end();
  await api?.close();
});

function subscriber(options: ConstructorParameters<typeof Subscriber>[1] = {}): Subscriber {
  const made = new Subscriber(api, options);
  open.push(made);
  return made;
}
/** Returns the HTTP status with which a WebSocket is refused. */
function refusedUpgrade(path: string, origin?: string): Promise<unknown> {
  const address = `${api.origin.replace('http', 'ws')}${path}`;
  const socket = new WebSocket(address, 'graphql-transport-ws', { headers: origin ? { origin } : {} });
  return new Promise((done) => {
    socket.on('error', () => undefined);
    socket.on('unexpected-response', (_, { statusCode }) => done(statusCode));
  });
}
const line = () => [{ id: items[0]!, price: 1_000_000 }];
const track = (uuid: string, code: string) =>
  database.query(`UPDATE "order_product_item" SET "trackCode" = $2 WHERE "orderUuid" = $1`, [uuid, code]);
/** Once a subscription has told an event, it is certainly there. */
async function ordersOf(who: Shopper, dto?: object) {
  const connection = subscriber({ token: who.accessToken });
  const { cursor } = await connection.acknowledged;
  return connection.subscribe(ORDERS, { dto: { after: cursor, ...dto } });
}

describe('orders of a shopper', () => {
  it('orderEvents sends an event for each placed or changed order with its status', async () => {
    const told = await ordersOf(shopper);
    const { uuid } = await place(shopper, orderOf(line()));
    await told.have(1);
    await track(uuid, 'A1');
    const [placed, changed] = (await told.have(2)) as unknown as OrderEvent[];
    expect(placed).toMatchObject({ isNew: true, order: { uuid, status: 'AWAITING_PAY' } });
    expect(changed).toMatchObject({ isNew: false, order: { uuid, orderProductItems: [{ trackCode: 'A1' }] } });
  });

  it('orderEvents sends a shopper only the events of their own orders', async () => {
    const other = await signIn(api, somePhone());
    const told = await ordersOf(shopper);
    await place(other, orderOf(line()));
    const { uuid } = await place(shopper, orderOf(line()));
    expect(await told.have(1)).toMatchObject([{ order: { uuid } }]);
  });

  it('orderEvents continues after the last cursor and sends each missed event once', async () => {
    const told = await ordersOf(shopper);
    const { uuid } = await place(shopper, orderOf(line()));
    await told.have(1);
    const [{ cursor }] = told.events as unknown as [OrderEvent];
    await open.at(-1)!.end();
    for (const code of ['1', '2', '3']) await track(uuid, code);
    const back = subscriber({ token: shopper.accessToken }).subscribe(ORDERS, { dto: { after: cursor } });
    const missed = (await back.have(3)) as unknown as OrderEvent[];
    expect(new Set(missed.map((event) => event.cursor)).size).toBe(3);
    await track(uuid, '4');
    await back.have(4);
    await sleep(200);
    expect(back.events).toHaveLength(4);
  });

  it('orderEvents sends changes of overlapping transactions without gaps', async () => {
    const [early, late] = [await place(shopper, orderOf(line())), await place(shopper, orderOf(line()))];
    const told = await ordersOf(shopper);
    const slow = await database.connect();
    await slow.query('BEGIN');
    await slow.query(`UPDATE "order_product_item" SET "trackCode" = 'slow' WHERE "orderUuid" = $1`, [early.uuid]);
    await track(late.uuid, 'fast');
    const [first] = (await told.have(1)) as unknown as OrderEvent[];
    await slow.query('COMMIT');
    slow.release();
    expect(await told.have(2)).toMatchObject([{ order: { uuid: late.uuid } }, { order: { uuid: early.uuid } }]);
    const again = subscriber({ token: shopper.accessToken }).subscribe(ORDERS, { dto: { after: first!.cursor } });
    expect(await again.have(1)).toMatchObject([{ order: { uuid: early.uuid } }]);
  });

  it('orderEvents sends one event per transaction, and none after a rollback', async () => {
    const { uuid } = await place(shopper, orderOf(line()));
    const told = await ordersOf(shopper);
    const client = await database.connect();
    for (const end of ['ROLLBACK', 'COMMIT']) {
      await client.query('BEGIN');
      for (const code of ['x', 'y'])
        await client.query(`UPDATE "order_product_item" SET "trackCode" = $2 WHERE "orderUuid" = $1`, [uuid, code]);
      await client.query(`UPDATE "shop_order" SET "comment" = 'z' WHERE "uuid" = $1`, [uuid]);
      await client.query(end);
    }
    client.release();
    await track(uuid, 'last');
    await told.have(2);
    await sleep(200);
    expect(told.events).toHaveLength(2);
  });
});

describe('one order by its uuid', () => {
  it('orderEvents by uuid sends events to the guest who placed the order', async () => {
    const placed = await guest(api).ask(REQUEST, { dto: orderOf(line()) });
    const { uuid } = placed.data!['createOrderRequest'] as Placed;
    const connection = subscriber();
    const { cursor } = await connection.acknowledged;
    const told = connection.subscribe(ORDERS, { dto: { uuid, after: cursor } });
    await track(uuid, 'G1');
    expect(await told.have(1)).toMatchObject([{ order: { uuid, orderProductItems: [{ trackCode: 'G1' }] } }]);
  });

  it('orderEvents by uuid refuses another shopper’s order', async () => {
    const { uuid } = await place(shopper, orderOf(line()));
    const other = await signIn(api, somePhone());
    const stranger = subscriber({ token: other.accessToken });
    expect(await stranger.subscribe(ORDERS, { dto: { uuid } }).refused()).toBe('ORDER_NOT_FOUND');
    expect(await subscriber().subscribe(ORDERS, { dto: { uuid } }).refused()).toBe('UNAUTHORIZED');
    expect(await subscriber().subscribe(ORDERS).refused()).toBe('UNAUTHORIZED');
  });
});

describe('the cart', () => {
  it('cartEvents sends changes to the shopper’s other devices', async () => {
    const connection = subscriber({ token: shopper.accessToken });
    const { cursor } = await connection.acknowledged;
    const told = connection.subscribe(CART, { dto: { after: cursor } });
    await shopper.ask(ADD, { id: items[1] });
    await told.have(1);
    await shopper.ask(REMOVE, { id: items[1] });
    await told.have(2);
    await shopper.ask(REMOVE, { id: items[1] });
    await sleep(200);
    expect(told.events).toMatchObject([{ cart: { productItems: [{ id: items[1] }] } }, { cart: { productItems: [] } }]);
  });

  it('cartEvents sends an event for a promo code and for lines removed by an order', async () => {
    const code = await insertPromocode(database);
    await shopper.ask(ADD, { id: items[2] });
    const connection = subscriber({ token: shopper.accessToken });
    const { cursor } = await connection.acknowledged;
    const told = connection.subscribe(CART, { dto: { after: cursor } });
    await shopper.ask(KEEP, { code });
    expect(await told.have(1)).toMatchObject([{ cart: { promocode: code } }]);
    await place(shopper, orderOf([{ id: items[2]!, price: 1_000_000 }], { promocode: code }));
    expect((await told.have(2))[1]).toMatchObject({ cart: { promocode: null, productItems: [] } });
  });
});

describe('the operators’ queue', () => {
  let manager: Operator;
  beforeAll(async () => (manager = await operator(api, 'MANAGER')));

  it('queueEvents sends new and changed orders, requests and reviews', async () => {
    const connection = subscriber({ token: manager.accessToken, path: '/admin/graphql' });
    const { cursor } = await connection.acknowledged;
    const told = connection.subscribe(QUEUE, { dto: { after: cursor } });
    await shopper.ask(ADD, { id: items[0] });
    const { uuid, number } = await place(shopper, orderOf(line()));
    await told.have(1);
    await shopper.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', { uuid });
    expect(await told.have(2)).toMatchObject([
      { subject: 'ORDER', id: uuid, isNew: true, order: { number } },
      { subject: 'ORDER', id: uuid, isNew: false, order: { number } },
    ]);
  });

  it('queueEvents reads the orders of many events in one query', async () => {
    const connection = subscriber({ token: manager.accessToken, path: '/admin/graphql' });
    const { cursor } = await connection.acknowledged;
    const placed: Placed[] = [];
    for (let n = 0; n < 12; n += 1) placed.push(await place(shopper, orderOf(line())));
    for (const { uuid } of placed) await track(uuid, 'Q');
    const query = jest.spyOn(pg.Client.prototype, 'query');
    const told = connection.subscribe(QUEUE, { dto: { after: cursor } });
    const events = await told.have(24);
    const reads = query.mock.calls.filter(([asked]) => JSON.stringify(asked).includes('paymentRows'));
    query.mockRestore();
    expect(events.map(({ order }) => (order as Placed).number)).toEqual(
      [...placed, ...placed].map(({ number }) => number),
    );
    expect(reads.length).toBeLessThan(4);
  });

  it.each([
    ['a guest', () => undefined, 'UNAUTHORIZED'],
    ['a shopper', () => shopper.accessToken, 'FORBIDDEN'],
  ])('the subscription queueEvents is refused for %s', async (_, tokenOf, reason) => {
    const { closed } = subscriber({ token: tokenOf(), path: '/admin/graphql' });
    expect(await closed).toMatchObject({ code: 4403, reason });
  });

  it('queueEvents ends when the operator loses the permissions', async () => {
    const former = await operator(api, 'MANAGER');
    const connection = subscriber({ token: former.accessToken, path: '/admin/graphql' });
    await connection.acknowledged;
    await database.query(`UPDATE "user_account" SET "accessLevel" = 'USER' WHERE "id" = $1`, [former.id]);
    expect(await connection.closed).toMatchObject({ code: 4403, reason: 'FORBIDDEN' });
  });
});

describe('cursors', () => {
  it.each(['', 'x', 'ev', 'ev-1', 'evzzzzzzzzzzzzzzzz'])('%j is refused as an event cursor', async (after) => {
    const told = subscriber({ token: shopper.accessToken }).subscribe(ORDERS, { dto: { after } });
    expect(await told.refused()).toBe('BAD_USER_INPUT');
  });

  it('a cursor of deleted events is refused with CURSOR_EXPIRED, so the client reads the state again', async () => {
    const told = await ordersOf(shopper);
    await shopper.ask(REQUEST, { dto: orderOf(line()) });
    const [{ cursor }] = (await told.have(1)) as unknown as [OrderEvent];
    await database.query(`UPDATE "live_event" SET "occurredAt" = now() - interval '3 days'`);
    await api.app.get(EventLog).forget(48);
    expect((await database.query('SELECT 1 FROM "live_event" WHERE "position" IS NOT NULL')).rows).toEqual([]);
    const connection = subscriber({ token: shopper.accessToken });
    const { cursor: present } = await connection.acknowledged;
    // The cursor of the last event that was deleted still brings all that follows.
    for (const after of ['ev1', 'evzzzzzz'])
      expect(await connection.subscribe(ORDERS, { dto: { after } }).refused()).toBe('CURSOR_EXPIRED');
    const last = connection.subscribe(ORDERS, { dto: { after: cursor } });
    const live = connection.subscribe(ORDERS, { dto: { after: present } });
    const { uuid } = await place(shopper, orderOf(line()));
    for (const one of [live, last]) expect(await one.have(1)).toMatchObject([{ order: { uuid } }]);
  });
});

describe('a session', () => {
  it('an ended session gets no more events, and its connection is closed', async () => {
    const one = await signIn(api, somePhone());
    const connection = subscriber({ token: one.accessToken });
    const { cursor } = await connection.acknowledged;
    const told = connection.subscribe(CART, { dto: { after: cursor } });
    await one.ask(ADD, { id: items[0] });
    await told.have(1);
    await one.ask('mutation { signOut }');
    await database.query('DELETE FROM "cart_line" WHERE "userId" = $1', [one.id]);
    expect(await connection.closed).toMatchObject({ code: 4403, reason: 'UNAUTHORIZED' });
    expect(told.events).toHaveLength(1);
  });

  it.each(['Bearer x.y.z', 'Basic abc'])(
    'the authorization %j opens no WebSocket connection and is closed with UNAUTHORIZED',
    async (authorization) => {
      expect(await subscriber({ params: { authorization } }).closed).toMatchObject({
        code: 4403,
        reason: 'UNAUTHORIZED',
      });
    },
  );
});

describe('pages of other origins', () => {
  it('pages of allowed origins can open a WebSocket connection and subscribe', async () => {
    expect(await subscriber({ origin: FRONT }).acknowledged).toEqual({ cursor: expect.stringMatching(/^ev/) });
    expect(await subscriber({ origin: api.origin }).acknowledged).toHaveProperty('cursor');
  });

  it.each([
    ['/graphql', 'https://evil.example'],
    ['/graphql', 'null'],
    ['/admin/graphql', FRONT],
  ])('a subscription at the path %s from the origin %s is refused', async (path, origin) => {
    expect(await refusedUpgrade(path, origin)).toBe(403);
  });

  it('a subscription accepts the client key in the same way as HTTP requests', async () => {
    const admin = await operator(api, 'ADMIN');
    const save = 'mutation ($dto: SaveClientInput!) { saveClient(dto: $dto) { key } }';
    const { data } = await admin.admin(save, { dto: { name: 'Front', origins: ['https://keyed.example'] } });
    const { key } = data!['saveClient'] as { key: string };
    const params = { 'x-meet-client': key };
    expect(await subscriber({ params, origin: 'https://keyed.example' }).acknowledged).toHaveProperty('cursor');
    expect(await subscriber({ params, origin: FRONT }).closed).toMatchObject({ code: 4403, reason: 'CLIENT_REFUSED' });
    expect(await subscriber({ params: { 'x-meet-client': 'unknown' } }).closed).toMatchObject({
      code: 4403,
      reason: 'CLIENT_REFUSED',
    });
  });
});

describe('documents', () => {
  it('subscriptions by hash accept registered documents, and only those if so configured', async () => {
    const admin = await operator(api, 'ADMIN');
    const save = 'mutation ($dto: SaveClientInput!) { saveClient(dto: $dto) { id key } }';
    const { data } = await admin.admin(save, { dto: { name: 'Documents', documentsOnly: true } });
    const { id, key } = data!['saveClient'] as { id: string; key: string };
    const add =
      'mutation ($id: ID!, $documents: [String!]!) { addClientDocuments(dto: { id: $id, documents: $documents }) { id } }';
    const named = CART.replace('subscription', 'subscription Cart');
    expect((await admin.admin(add, { id, documents: [named] })).errors).toBeUndefined();
    const byHash = (text: string) => ({
      persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(text).digest('hex') },
    });

    const connection = subscriber({ token: shopper.accessToken, params: { 'x-meet-client': key } });
    const { cursor } = await connection.acknowledged;
    const told = connection.subscribe('', { dto: { after: cursor } }, byHash(named));
    await shopper.ask(ADD, { id: items[1] });
    expect(await told.have(1)).toMatchObject([{ cart: { productItems: [{ id: items[1] }] } }]);
    await shopper.ask(REMOVE, { id: items[1] });
    expect(await connection.subscribe('', {}, byHash(CART)).refused()).toBe('DOCUMENT_NOT_ALLOWED');
    expect(await connection.subscribe(CART).refused()).toBe('DOCUMENT_NOT_ALLOWED');

    const free = subscriber({ token: shopper.accessToken });
    expect(await free.subscribe('', {}, byHash(named)).refused()).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it.each([
    ['a query', '{ productCart { userId } }', 'BAD_REQUEST'],
    ['two fields', 'subscription { cartEvents { cursor } orderEvents { cursor } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['an unknown field', 'subscription { nothing }', 'GRAPHQL_VALIDATION_FAILED'],
    ['no syntax', 'subscription {', 'GRAPHQL_PARSE_FAILED'],
    ['introspection', 'subscription { __schema { types { name } } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['the other schema’s field', QUEUE, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'a variable of a wrong type',
      'subscription ($dto: EventsInput!) { cartEvents(dto: $dto) { cursor } }',
      'BAD_USER_INPUT',
    ],
    [
      'too many aliases',
      `subscription { cartEvents { ${Array.from({ length: 40 }, (_, n) => `a${n}: cursor`).join(' ')} } }`,
      'GRAPHQL_VALIDATION_FAILED',
    ],
  ])('a subscription document with %s is refused with the same code as over HTTP', async (_, query, code) => {
    const told = subscriber({ token: shopper.accessToken }).subscribe(query);
    expect(await told.refused()).toBe(code);
  });

  it('a subscription document sent over HTTP is refused with a hint to WebSocket', async () => {
    const { errors } = await shopper.ask('subscription { cartEvents { cursor } }');
    expect(errors).toMatchObject([
      { message: expect.stringContaining('WebSocket'), extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    ]);
  });
});

describe('limits', () => {
  it('a WebSocket connection refuses subscriptions above the maximum number', async () => {
    const connection = subscriber({ token: shopper.accessToken });
    await connection.acknowledged;
    const told = Array.from({ length: 9 }, () => connection.subscribe(CART));
    await until(() => told.some(({ codes }) => codes.length > 0));
    expect(told.flatMap(({ codes }) => codes)).toEqual(['TOO_MANY_SUBSCRIPTIONS']);
  });

  it('a viewer’s WebSocket connections above the maximum number are closed', async () => {
    const one = await signIn(api, somePhone());
    const connections = Array.from({ length: 13 }, () => subscriber({ token: one.accessToken }));
    const closed = await Promise.race(connections.map((connection) => connection.closed));
    expect(closed).toMatchObject({ code: 1013, reason: 'TOO_MANY_REQUESTS' });
  });

  it('WebSocket connections of one IP address above the maximum number are refused', async () => {
    const sockets = Array.from(
      { length: 31 },
      () => new WebSocket(`${api.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws'),
    );
    const statuses: unknown[] = [];
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.on('unexpected-response', (_, { statusCode }) => statuses.push(statusCode));
    }
    await until(() => statuses.length > 0);
    expect(new Set(statuses)).toEqual(new Set([429]));
    for (const socket of sockets) socket.terminate();
    await sleep(100);
  });

  it('a WebSocket is closed after a message that is too large or precedes connection_init', async () => {
    const big = new WebSocket(`${api.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    big.on('open', () => big.send('x'.repeat(70_000)));
    const hasty = new WebSocket(`${api.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    hasty.on('open', () => hasty.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: CART } })));
    const other = new WebSocket(`${api.origin.replace('http', 'ws')}/graphql`, 'graphql-ws');
    for (const socket of [big, hasty, other]) socket.on('error', () => undefined);
    const codes = await Promise.all(
      [big, hasty, other].map((socket) => new Promise((done) => socket.on('close', done))),
    );
    expect(codes.slice(0, 2)).toEqual([1009, 4401]);
  });
});

it('an HTTP request to upgrade to another protocol than WebSocket is answered normally', async () => {
  const { hostname, port } = new URL(api.origin);
  const body = JSON.stringify({ query: '{ __typename }' });
  const answer = await new Promise<string>((done) => {
    const asked = request(
      {
        hostname,
        port,
        path: '/graphql',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          connection: 'Upgrade, HTTP2-Settings',
          upgrade: 'h2c',
          'http2-settings': 'AAMAAABkAAQAAP__',
        },
      },
      (response) => {
        response.setEncoding('utf8');
        response.on('data', done);
      },
    );
    asked.end(body);
  });
  expect(JSON.parse(answer)).toEqual({ data: { __typename: 'Query' } });
});

it('the example in docs/subscriptions.md receives cart events', async () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/subscriptions.md'), 'utf8');
  const example = /```js\n([^]*?)```/.exec(page)![1]!.replace('ws://127.0.0.1:4000', api.origin.replace('http', 'ws'));
  const given = `const freshAccessToken = async () => process.env.TOKEN, show = (cart) => console.log(JSON.stringify(cart));`;
  const run = spawn(process.execPath, ['--input-type=module', '--eval', example + given], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_OPTIONS: '', TOKEN: shopper.accessToken },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    run.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
    await until(async () => {
      await shopper.ask(ADD, { id: items[0] });
      if (!said) await shopper.ask(REMOVE, { id: items[0] });
      return said.includes(items[0]!);
    });
  } finally {
    run.kill();
  }
});

it('a stopping API process closes its subscriptions so that clients reconnect to another', async () => {
  const connection = subscriber({ token: shopper.accessToken });
  await connection.acknowledged;
  await api.app.get(SubscriptionServer).leave();
  expect(await connection.closed).toMatchObject({ code: 1012, reason: 'RESTART' });
  expect(await refusedUpgrade('/graphql')).toBe(503);
});
