import { randomUUID } from 'node:crypto';
import { Statement } from '@meet/statements';
import pg from 'pg';
import type { Logger } from 'pino';
import type { PaymentOrder, PaymentOutcomes, Receipt, SettledPayment } from '../payment/index.js';
import type { PaymentProvider } from '../payment/payment-provider.js';
import { KnownLinks } from '../payment/known-links.js';
import { Payments } from '../payment/payments.js';
import { PaymentsDue } from '../payment/payments-due.js';
import { ReceiptsDue } from '../payment/receipts-due.js';
import { RefundsDue } from '../payment/refunds-due.js';
import { Settlement } from '../payment/settlement.js';
import type { Config } from '../config.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { createTestDatabase } from './test-database.js';

const LOCK = new Statement<{ orderUuid: string }, unknown>(
  'test-lock',
  'SELECT pg_advisory_xact_lock(hashtext(:orderUuid))',
);

/**
 * Stands in for the orders domain, which decides whether the shop keeps or refunds the money of a payment. It gives the
 * decision in `answer` (by default KEEP) and records the calls that it receives.
 */
export class RecordedOutcomes implements PaymentOutcomes {
  answer: 'KEEP' | 'REFUND' = 'KEEP';
  /** Error that the next call throws, if set. */
  failure: Error | undefined;
  heard: string[] = [];

  lock(queries: Queries, orderUuid: string): Promise<void> {
    // There are no orders in these tests, so an advisory lock on the order's id replaces the lock on its row.
    return queries.rows(LOCK, { orderUuid }).then(() => undefined);
  }
  async settled(queries: Queries, payment: SettledPayment): Promise<'KEEP' | 'REFUND'> {
    await this.lock(queries, payment.orderUuid);
    return this.hear(`settled ${payment.state}`, this.answer);
  }
  canceled(): Promise<void> {
    return this.hear('canceled', undefined);
  }
  refunded(_: Queries, { amount }: { amount: number }): Promise<void> {
    return this.hear(`refunded ${amount}`, undefined);
  }

  private hear<T>(what: string, answer: T): Promise<T> {
    const { failure } = this;
    this.failure = undefined;
    if (failure) return Promise.reject(failure);
    this.heard.push(what);
    return Promise.resolve(answer);
  }
}

export const someReceipt = (amount: number): Receipt => ({
  email: 'anna@example.ru',
  phone: '+79161234567',
  items: [{ description: 'Кроссовки «Ветер», 42', quantity: 1, price: amount, subject: 'COMMODITY' }],
});

export const someOrder = (changes: Partial<PaymentOrder> = {}): PaymentOrder => {
  const amount = changes.amount ?? 12_345;
  return {
    orderUuid: randomUUID(),
    publicId: 'k3XvW0nGq1bYp5sTz8aC',
    amount,
    description: 'Заказ № 10001',
    paymentType: 'BANK_CARD',
    receipt: someReceipt(amount),
    ...changes,
  };
};

export type PaymentDesk = Awaited<ReturnType<typeof openPaymentDesk>>;

/** Sets up the payment services with a database of their own, real (not mocked) connections and the given provider. */
export async function openPaymentDesk(providerOf: (statements: Statements, log: Logger) => PaymentProvider) {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url, max: 20, application_name: 'payment-desk' });
  const statements = new Statements(pool);
  // The log needs only the two methods that the payment code calls.
  const log = { warn: () => undefined, error: () => undefined } as unknown as Logger;
  const config = { STOREFRONT_URL: 'https://meet.example', PAYMENT_READ_AFTER_SECONDS: 60 } as Config;
  const provider = providerOf(statements, log);
  const outcomes = new RecordedOutcomes();
  const settlement = new Settlement(statements, () => outcomes, log);
  const anotherProcess = () => new Payments(statements, provider, settlement, config, log);
  const payments = anotherProcess();
  const paymentsDue = () => new PaymentsDue(statements, provider, settlement, config, log);
  const setDue = async (when: string) => {
    for (const table of ['payment', 'refund', 'settlement_receipt'])
      await pool.query(`UPDATE "${table}" SET "dueAt" = ${when} WHERE "dueAt" IS NOT NULL`);
  };
  const watcher = new pg.Pool({ connectionString: database.url, max: 2, application_name: 'watcher' });
  return {
    statements,
    provider,
    outcomes,
    settlement,
    payments,
    links: new KnownLinks(statements),
    /** The payment code as in a second process, which shares only the database. */
    anotherProcess,
    paymentsDue: paymentsDue(),
    /** The same as in a second process. */
    paymentsDueElsewhere: paymentsDue(),
    refundsDue: new RefundsDue(statements, provider, settlement, log),
    receiptsDue: new ReceiptsDue(statements, provider, log),
    query: async <Row extends object>(sql: string, values: unknown[] = []) => (await pool.query<Row>(sql, values)).rows,
    /** Runs a query on a separate connection that is not in the shop's pool. */
    watch: async <Row extends object>(sql: string) => (await watcher.query<Row>(sql)).rows,
    /** Makes every payment, refund and receipt that waits for its next attempt due now. */
    hasten: () => setDue(`now() - interval '1 second'`),
    /** Removes the time of the next attempt from every payment, refund and receipt, so none of them becomes due. */
    leaveBehind: () => setDue('NULL'),
    open: (order: PaymentOrder) => statements.transaction((queries) => payments.open(queries, order)),
    /** Creates a payment and its link, as for a shopper. */
    async linked(order: PaymentOrder) {
      const { id } = await statements.transaction((queries) => payments.open(queries, order));
      const link = await payments.link(id);
      return { id, link, ...(await this.row(id)) };
    },
    async row(id: string) {
      const { rows } = await pool.query<{
        state: string;
        providerId: string;
        outcome: string | null;
        refunded: string;
      }>('SELECT "state", "providerId", "outcome", "refunded" FROM "payment" WHERE "id" = $1', [id]);
      return rows[0]!;
    },
    close: async () => {
      await pool.end();
      await watcher.end();
      await database.drop();
    },
  };
}
