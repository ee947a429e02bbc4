import { Statement } from '@meet/statements';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { PaymentSweeps } from '../../payment/index.js';
import { Statements } from '../../platform/database/statements.js';
import { json, startLocalProvider, type LocalProvider } from '../../testing/local-provider.js';
import { operator } from '../../testing/operators.js';
import { CREATE, orderOf, place } from '../../testing/orders.js';
import { signIn, somePhone, type Shopper } from '../../testing/shoppers.js';
import { feedProduct, startTestApi, type TestApi } from '../../testing/test-api.js';
import { startYookassaServer } from '../../testing/yookassa-server.js';
import { until } from '../../testing/until.js';

/**
 * Response time of the fake providers. A transaction that is open both when a call arrives and when it is answered was
 * held during the call.
 */
const ANSWER_MS = 120;

let api: TestApi;
let cdek: LocalProvider;
let yookassa: Awaited<ReturnType<typeof startYookassaServer>>;
let observer: pg.Client;

interface Held {
  during: string;
  pid: number;
  state: string;
  query: string;
  locks: number;
}

/** All calls to providers since the test began, and the transactions held during these calls. */
let calls: string[] = [];
let held: Held[] = [];

beforeAll(async () => {
  cdek = await startLocalProvider();
  yookassa = await startYookassaServer();
  const items = Array.from({ length: 12 }, (_, n) => ({ size: String(20 + n), price: 1_000_000, stock: 5 }));
  api = await startTestApi([feedProduct('boots', { items })], {
    CDEK_URL: cdek.origin,
    CDEK_ACCOUNT: 'account',
    CDEK_PASSWORD: 'password',
    CDEK_SHIPMENT_POINT: 'MSK5',
    CDEK_PARCEL_SIZE: '30x20x10',
    PAYMENT_PROVIDER: 'yookassa',
    YOOKASSA_URL: yookassa.url,
    YOOKASSA_SHOP_ID: '100500',
    YOOKASSA_SECRET_KEY: 'secret',
    YOOKASSA_NETWORKS: '127.0.0.1',
    PAYMENT_CAPTURE: 'false',
    // Switches off periodic work.
    ORDER_SWEEP_SECONDS: '0',
    OUTBOX_POLL_SECONDS: '0',
  });
  observer = new pg.Client({ connectionString: api.databaseUrl, application_name: 'observer' });
  await observer.connect();
  cdek.answer((response, request) => {
    void observe(`CDEK ${request.path}`).then(() => cdekAnswer(request.path)(response, request));
  });
  yookassa.before = (call) => observe(`YooKassa ${call}`);
});
afterAll(async () => {
  await observer?.end();
  await api?.close();
  await cdek.close();
  yookassa.close();
});
beforeEach(() => {
  calls = [];
  held = [];
});

const TARIFF = { tariff_code: 137, delivery_sum: 390, period_min: 2, period_max: 4 };
const PARCEL = '72753034-c617-46ef-b70a-8f5f520b6be4';
function cdekAnswer(path: string) {
  if (path === '/v2/oauth/token') return json({ access_token: 'token', expires_in: 3600 });
  if (path === '/v2/orders') return json({ entity: { uuid: PARCEL } }, 202);
  if (path === `/v2/orders/${PARCEL}`) return json({ entity: { uuid: PARCEL, cdek_number: '1106394409' } });
  return json({ tariff_codes: [TARIFF] });
}

/** Returns the API's currently open transactions and the number of their locks. */
async function openNow(): Promise<(Omit<Held, 'during'> & { since: string })[]> {
  const { rows } = await observer.query<Omit<Held, 'during'> & { since: string }>(`
    SELECT a."pid", a."state", a."query", a."xact_start"::text AS "since",
      (SELECT count(*)::int FROM pg_locks l WHERE l."pid" = a."pid" AND l."locktype" <> 'virtualxid') AS "locks"
    FROM pg_stat_activity a
    WHERE a."datname" = current_database() AND a."application_name" = 'meet-api' AND a."xact_start" IS NOT NULL`);
  return rows;
}

/** Delays a fake provider's response and records the transactions that are open during the whole delay. */
async function observe(during: string): Promise<void> {
  calls.push(during);
  const before = await openNow();
  await sleep(ANSWER_MS);
  const after = await openNow();
  for (const { since, ...open } of after)
    if (before.some((one) => one.pid === open.pid && one.since === since)) held.push({ during, ...open });
}

let offered = 0;
async function nextOffer(): Promise<{ id: string; price: number }> {
  const { rows } = await observer.query<{ id: string }>(
    'SELECT "id" FROM "product_item" ORDER BY "id" OFFSET $1 LIMIT 1',
    [offered++],
  );
  return { id: rows[0]!.id, price: 1_000_000 };
}

const statusOf = async (id: string) =>
  (
    await observer.query<{ status: string; uuid: string }>(
      `SELECT "status", "uuid" FROM "shop_order" WHERE "id" = $1`,
      [id],
    )
  ).rows[0]!;

/** Makes the payment provider report that the bank has reserved the money of an order. */
async function holdMoney(orderId: string): Promise<void> {
  const { rows } = await observer.query<{ providerId: string }>(
    'SELECT "providerId" FROM "payment" WHERE "orderId" = $1',
    [orderId],
  );
  const { providerId: id } = rows[0]!;
  yookassa.set(id, { status: 'waiting_for_capture' });
  const answer = await fetch(`${api.origin}/payments/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'notification', event: 'payment.waiting_for_capture', object: { id } }),
  });
  expect(answer.status).toBe(200);
}

async function cancel(shopper: Shopper, id: string): Promise<void> {
  const { uuid } = await statusOf(id);
  const answer = await shopper.ask('mutation ($uuid: ID!) { cancelOrder(dto: { uuid: $uuid }) { status } }', { uuid });
  expect(answer.data?.cancelOrder).toEqual({ status: 'CANCEL_PURCHASE' });
}

const HOLD = new Statement<{ id: string }, unknown>(
  'test-hold',
  'SELECT 1 FROM "product_item" WHERE "id" = :id FOR UPDATE',
);

it('the test detects a transaction that stays open during a network call', async () => {
  const { id } = await nextOffer();
  await api.app.get(Statements).transaction(async (queries) => {
    await queries.rows(HOLD, { id });
    await fetch(`${yookassa.url}/payments?of=the-control`);
  });
  expect(held).toHaveLength(1);
  expect(held[0]).toMatchObject({
    state: 'idle in transaction',
    query: expect.stringContaining('FOR UPDATE') as string,
  });
  expect(held[0]!.locks).toBeGreaterThan(0);
});

it('no transaction stays open while delivery is quoted or a payment link is created', async () => {
  const someone = await signIn(api, somePhone());
  const { paymentLink } = await place(someone, orderOf([await nextOffer()], { bonuses: 0 }));
  expect(paymentLink).toMatch(/^https:/);
  expect(calls).toEqual(['CDEK /v2/oauth/token', 'CDEK /v2/calculator/tarifflist', 'YooKassa POST /payments']);
  expect(held).toEqual([]);
});

it('no transaction stays open while payments are queried, captured, cancelled or refunded', async () => {
  const someone = await signIn(api, somePhone());
  const order = await place(someone, orderOf([await nextOffer()], { paymentType: 'BANK_CARD' }));
  await holdMoney(order.id);
  expect((await statusOf(order.id)).status).toBe('PAID_READY_TO_SEND');
  await cancel(someone, order.id);
  await api.app.get(PaymentSweeps).run();

  const unwanted = await place(someone, orderOf([await nextOffer()], { paymentType: 'BANK_CARD' }));
  await cancel(someone, unwanted.id);
  await holdMoney(unwanted.id);
  await api.app.get(PaymentSweeps).run();

  for (const call of ['GET /payments/ID', 'POST /payments/ID/capture', 'POST /refunds', 'POST /payments/ID/cancel'])
    expect(calls).toContain(`YooKassa ${call}`);
  expect(held).toEqual([]);
});

it('no transaction stays open while a waybill is created', async () => {
  const { uuid } = await place(await signIn(api, somePhone()), orderOf([await nextOffer()]));
  await observer.query(`UPDATE "order_product_item" SET "status" = 'AWAITING_SENT_FROM_MEET' WHERE "orderUuid" = $1`, [
    uuid,
  ]);
  const manager = await operator(api, 'MANAGER');
  calls = [];
  const answer = await manager.admin('mutation ($dto: CreateWaybillInput!) { createWaybill(dto: $dto) { uuid } }', {
    dto: { orderUuid: uuid },
  });
  expect(answer.errors).toBeUndefined();
  const parcels = ['CDEK /v2/orders', `CDEK /v2/orders/${PARCEL}`];
  expect(calls).toEqual(['CDEK /v2/oauth/token', 'CDEK /v2/calculator/tarifflist', ...parcels]);
  expect(held).toEqual([]);
});

describe('a payment provider that never answers', () => {
  afterEach(() => (yookassa.before = (call) => observe(`YooKassa ${call}`)));

  it('a payment provider that never responds delays the shopper by seconds and does not lose the order', async () => {
    const someone = await signIn(api, somePhone());
    let released: () => void = () => undefined;
    const silence = new Promise<void>((done) => (released = done));
    let asked = 0;
    yookassa.before = () => {
      asked += 1;
      return silence;
    };
    const dto = orderOf([await nextOffer()]);
    const answering = someone.ask(CREATE, { dto });
    await until(() => asked > 0);
    expect(await openNow()).toEqual([]);
    const answer = await answering;
    // The provider never answers. After two attempts of three seconds each, the shopper gets the order without a
    // payment link.
    expect(asked).toBe(2);
    const { id, paymentLink } = answer.data!.createOrderWithPaymentLink as { id: string; paymentLink: null };
    expect(paymentLink).toBeNull();
    expect((await statusOf(id)).status).toBe('AWAITING_PAY');
    released();

    yookassa.before = () => undefined;
    const again = await place(someone, dto);
    expect(again).toMatchObject({ id, paymentLink: expect.stringMatching(/^https:/) as string });
  });
});
