import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { takeDue } from '../platform/queue/due-rows.js';
import { Queue } from '../platform/queue/queue.js';
import type { PaymentConfig } from './payment.config.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { Settlement } from './settlement.js';

/** Number of payments, refunds or receipts about which a process queries the provider at the same time. */
export const AT_ONCE = 20;
/** Shortest lease of a payment that is being queried. */
const LEASE_SECONDS = 60;

/**
 * Queries open payments from the provider if no notification came for a while, because notifications can get lost. The
 * lease of a payment is also the pause before the next query. An index of `api/prisma/sql/payment-indexes.sql` finds the
 * due payments.
 */
@Injectable()
export class PaymentsDue {
  readonly queue: Queue<DuePayment>;

  constructor(
    private readonly statements: Statements,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    @Inject(CONFIG) { PAYMENT_READ_AFTER_SECONDS }: PaymentConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    const leaseSeconds = Math.max(PAYMENT_READ_AFTER_SECONDS, LEASE_SECONDS);
    this.queue = new Queue(
      {
        ...{ name: 'payments', atOnce: AT_ONCE, leaseSeconds },
        take: (most) => statements.rows(TAKE_DUE, { provider: provider.name, leaseSeconds, most }),
        attempt: (payment) => this.look(payment),
        fail: async ({ id }, error) =>
          log.warn({ paymentId: id, err: error }, 'a payment could not be looked after; later'),
      },
      log,
    );
  }

  /**
   * Queries the payment that a notification is about, because the notification's content is not trusted. Returns false
   * if the payment is unknown.
   */
  async lookAt(providerId: string): Promise<boolean> {
    const [payment] = await this.statements.rows(BY_PROVIDER, { provider: this.provider.name, providerId });
    if (payment) await this.look(payment);
    return Boolean(payment);
  }

  private async look({ id, providerId, amount }: DuePayment): Promise<void> {
    const seen = await this.provider.read(providerId);
    const outcome = await this.settlement.record(id, seen);
    if (seen.state !== 'WAITING_FOR_CAPTURE') return;
    if (outcome === 'KEEP')
      await this.settlement.record(id, await this.provider.capture({ id, providerId, amount: Number(amount) }));
    if (outcome === 'REFUND') await this.settlement.record(id, await this.provider.cancel({ id, providerId }));
  }
}

const TAKE_DUE = statement('payment-due')`${takeDue({
  table: 'payment',
  set: '"dueAt" = now() + make_interval(secs => :leaseSeconds)',
  where: 'job."providerId" IS NOT NULL',
  due: `due."dueAt" <= now() AND due."provider" = :provider AND due."state" IN ('PENDING', 'WAITING_FOR_CAPTURE')`,
  orderBy: 'due."dueAt"',
  returning: 'job."id", job."providerId", job."amount"',
})}`;

type DuePayment = (typeof TAKE_DUE)['types']['row'];

const BY_PROVIDER = statement('payment-by-provider')`
SELECT "id", "providerId", "amount" FROM "payment" WHERE "provider" = :provider AND "providerId" = :providerId`;
