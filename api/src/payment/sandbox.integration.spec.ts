import { Global, Module } from '@nestjs/common';
import { HttpAdapterHost, NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';
import { pino } from 'pino';
import { parseConfig } from '../config.js';
import { CONFIG, ConfigModule } from '../platform/config/config.module.js';
import { DatabaseModule } from '../platform/database/database.module.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { RecordedOutcomes, someOrder, someReceipt } from '../testing/payment-desk.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { PAYMENT_OUTCOMES, PaymentModule, Payments, PaymentSweeps, pickPaymentProvider } from './index.js';
import { until } from '../testing/until.js';

const outcomes = new RecordedOutcomes();

@Global()
@Module({ providers: [{ provide: LOGGER, useValue: pino({ level: 'silent' }) }], exports: [LOGGER] })
class LoggingModule {}

/** Stands in for the orders module, which payments call back. */
@Module({ providers: [{ provide: PAYMENT_OUTCOMES, useValue: outcomes }] })
class OrdersModule {}

@Module({
  imports: [
    ConfigModule.with(() => parseConfig(process.env)),
    LoggingModule,
    DatabaseModule,
    PaymentModule.with({ inject: [CONFIG, Statements, HttpAdapterHost, LOGGER], useFactory: pickPaymentProvider }),
    OrdersModule,
  ],
})
class ShopModule {}

let database: TestDatabase;
let client: pg.Client;
let app: NestFastifyApplication;
let payments: Payments;
let statements: Statements;

async function start(settings: Record<string, string> = {}) {
  Object.assign(process.env, {
    DATABASE_URL: database.url,
    SECRET_KEY: 'a key of the tests that nobody else uses',
    AUTH_KEYS: 'test:a key of the tests that signs access tokens',
    STOREFRONT_URL: 'https://meet.example/',
    PAYMENT_PROVIDER: 'sandbox',
    INVENTED_PAYMENTS: 'true',
    PAYMENT_CAPTURE: 'true',
    PAYMENT_SWEEP_SECONDS: '0',
    SANDBOX_PAY_LATE_SECONDS: '1',
    ...settings,
  });
  app = await NestFactory.create<NestFastifyApplication>(ShopModule, new FastifyAdapter(), { logger: false });
  await app.listen(0, '127.0.0.1');
  payments = app.get(Payments);
  statements = app.get(Statements);
}

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});
beforeEach(() => void Object.assign(outcomes, { answer: 'KEEP', heard: [] }));
afterEach(() => app.close());

const one = async (sql: string, id: string) => (await client.query<Record<string, unknown>>(sql, [id])).rows[0]!;
const stateOf = async (id: string) => (await one('SELECT "state" FROM "payment" WHERE "id" = $1', id)).state;
const call = async (path: string, body?: object) => {
  const url = `${await app.getUrl()}/payments/${path}`;
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: body && { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json().catch(() => undefined)) as Record<string, unknown> };
};
const act = (page: string, action: string) => call(`sandbox/${page}/actions`, { action });
async function awaitingPayment() {
  const order = someOrder();
  const { id } = await statements.transaction((queries) => payments.open(queries, order));
  const link = await payments.link(id);
  return { id, order, page: link!.split('/').at(-1)! };
}
/**
 * Makes all payments due that wait for their next query of the provider, and runs the periodic work that queries them.
 */
const hasten = async () => {
  await client.query(`UPDATE "payment" SET "dueAt" = now() - interval '1 second' WHERE "dueAt" IS NOT NULL`);
  await app.get(PaymentSweeps).run();
};

describe('the sandbox', () => {
  beforeEach(() => start());

  it('the payment sandbox has a separate page for each payment, with amount and return URL', async () => {
    const { page } = await awaitingPayment();
    expect(await call(`sandbox/${page}`)).toEqual({
      status: 200,
      body: {
        id: page,
        amount: 12_345,
        description: 'Заказ № 10001',
        state: 'PENDING',
        returnUrl: 'https://meet.example/orders/k3XvW0nGq1bYp5sTz8aC',
        returnsToStorefront: true,
        expiresAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
      },
    });
  });

  it('a payment in the sandbox notifies the shop, which updates the order', async () => {
    const { id, page } = await awaitingPayment();
    expect((await act(page, 'PAY')).body).toEqual({
      state: 'SUCCEEDED',
      returnUrl: 'https://meet.example/orders/k3XvW0nGq1bYp5sTz8aC',
      returnsToStorefront: true,
    });
    expect(outcomes.heard).toEqual(['settled SUCCEEDED']);
    expect(await stateOf(id)).toBe('SUCCEEDED');
    expect(await payments.link(id)).toBeNull();
  });

  it('a payment declined in the sandbox is reported to the shop, and a retry gets a new link', async () => {
    const { id, order, page } = await awaitingPayment();
    expect((await act(page, 'DECLINE')).body.state).toBe('CANCELED');
    expect(outcomes.heard).toEqual(['canceled']);
    const next = await statements.transaction((queries) => payments.open(queries, order));
    expect(next.id).not.toBe(id);
    expect(await payments.link(next.id)).not.toContain(page);
  });

  it('a payment that the sandbox reports twice at once is recorded once', async () => {
    const { page } = await awaitingPayment();
    expect((await act(page, 'PAY_TWICE')).body.state).toBe('SUCCEEDED');
    expect(outcomes.heard).toEqual(['settled SUCCEEDED']);
  });

  it('a sandbox payment whose notification is lost is found by the periodic check', async () => {
    const { id, page } = await awaitingPayment();
    await act(page, 'PAY_WITHOUT_WEBHOOK');
    expect(await stateOf(id)).toBe('PENDING');
    await hasten();
    expect(outcomes.heard).toEqual(['settled SUCCEEDED']);
  });

  it('a late sandbox payment of an order that has ended is refunded', async () => {
    const { id, order, page } = await awaitingPayment();
    expect((await act(page, 'PAY_LATE')).body.state).toBe('PENDING');
    await statements.transaction((queries) => payments.cancelOpen(queries, order.orderUuid));
    expect(await payments.link(id)).toBeNull();
    outcomes.answer = 'REFUND';
    await until(async () => (await stateOf(id)) === 'SUCCEEDED');
    await hasten();
    expect(outcomes.heard).toEqual(['settled SUCCEEDED', 'refunded 12345']);
    expect(await one('SELECT "refunded", "state" FROM "sandbox_payment" WHERE "id" = $1', page)).toMatchObject({
      refunded: '12345',
    });
  });

  it('a repeated action or an expired page in the sandbox does not change the payment’s result', async () => {
    const { page } = await awaitingPayment();
    await act(page, 'PAY');
    expect((await act(page, 'DECLINE')).body.state).toBe('SUCCEEDED');
    const old = await awaitingPayment();
    await client.query(`UPDATE "sandbox_payment" SET "expiresAt" = now() - interval '1 second' WHERE "id" = $1`, [
      old.page,
    ]);
    expect((await act(old.page, 'PAY')).body.state).toBe('CANCELED');
    await hasten();
    expect(outcomes.heard).toEqual(['settled SUCCEEDED', 'canceled']);
  });

  it('the payment sandbox makes partial refunds up to the paid amount', async () => {
    const { order, page } = await awaitingPayment();
    await act(page, 'PAY');
    const giveBack = (amount: number) =>
      statements.transaction((queries) =>
        payments.requestRefund(queries, {
          orderUuid: order.orderUuid,
          amount,
          reason: 'Возврат пары',
          receipt: someReceipt(amount),
        }),
      );
    await giveBack(10_000);
    await expect(giveBack(2346)).rejects.toThrow(/2346/);
    await giveBack(2345);
    await hasten();
    expect(outcomes.heard.slice(1).sort()).toEqual(['refunded 10000', 'refunded 2345']);
  });

  it.each([
    ['an action it has not', { action: 'STEAL' }, 400],
    ['no action', {}, 400],
  ])('the payment sandbox refuses a request with %s', async (_, body, status) => {
    const { page } = await awaitingPayment();
    expect((await call(`sandbox/${page}/actions`, body)).status).toBe(status);
  });

  it.each(['1', '6f1c7f0e-3c58-4f0c-9f57-0c7d0a6d9f11', "'; DROP TABLE payment"])(
    'the payment sandbox returns 404 for the unknown page %s',
    async (page) => {
      expect((await call(`sandbox/${encodeURIComponent(page)}`)).status).toBe(404);
      expect((await act(encodeURIComponent(page), 'PAY')).status).toBe(404);
    },
  );
});

describe('the route of notifications', () => {
  it('the notification route reads the named payment from the provider instead of trusting the notification', async () => {
    await start();
    const { id, page } = await awaitingPayment();
    expect((await call('notifications', { about: 'PAYMENT', providerId: page, state: 'SUCCEEDED' })).status).toBe(200);
    expect(await stateOf(id)).toBe('PENDING');
    const unknown = { about: 'PAYMENT', providerId: '6f1c7f0e-3c58-4f0c-9f57-0c7d0a6d9f11' };
    expect((await call('notifications', unknown)).status).toBe(200);
    expect((await call('notifications', { about: 'PAYMENT', providerId: 'x' })).status).toBe(400);
    expect((await call('notifications', [])).status).toBe(400);
  });

  it('the notification route applies a payment on the repeated notification after the order failed to update', async () => {
    await start();
    const { id, page } = await awaitingPayment();
    outcomes.failure = new Error('a deadlock, say');
    await act(page, 'PAY');
    expect(await stateOf(id)).toBe('PENDING');
    expect((await call('notifications', { about: 'PAYMENT', providerId: page })).status).toBe(200);
    expect(outcomes.heard).toEqual(['settled SUCCEEDED']);
  });

  it('the notification route refuses a sender that is not YooKassa', async () => {
    await start({ PAYMENT_PROVIDER: 'yookassa', YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'k' });
    const notification = { type: 'notification', event: 'payment.succeeded', object: { id: 'x' } };
    expect((await call('notifications', notification)).status).toBe(403);
    expect((await call('sandbox/6f1c7f0e-3c58-4f0c-9f57-0c7d0a6d9f11')).status).toBe(404);
  });
});

it('payments with two steps hold the money first, then capture or release it', async () => {
  await start({ PAYMENT_CAPTURE: 'false' });
  const kept = await awaitingPayment();
  await act(kept.page, 'PAY');
  expect(await stateOf(kept.id)).toBe('SUCCEEDED');
  outcomes.answer = 'REFUND';
  const unwanted = await awaitingPayment();
  await act(unwanted.page, 'PAY');
  expect(await stateOf(unwanted.id)).toBe('CANCELED');
  expect(outcomes.heard).toEqual(['settled WAITING_FOR_CAPTURE', 'settled WAITING_FOR_CAPTURE']);
});

it('the periodic check finds an unreported payment by itself and stops cleanly', async () => {
  await start({ PAYMENT_SWEEP_SECONDS: '0.05' });
  const { id, page } = await awaitingPayment();
  await act(page, 'PAY_WITHOUT_WEBHOOK');
  await client.query(`UPDATE "payment" SET "dueAt" = now() - interval '1 second'`);
  await until(async () => (await stateOf(id)) === 'SUCCEEDED');
  expect(outcomes.heard).toEqual(['settled SUCCEEDED']);
});

it('a shop without a payment provider returns no payment link, and its notification route responds', async () => {
  await start({ PAYMENT_PROVIDER: '' });
  const { id } = await statements.transaction((queries) => payments.open(queries, someOrder()));
  expect(await payments.link(id)).toBeNull();
  expect((await call('notifications', {})).status).toBe(200);
});
