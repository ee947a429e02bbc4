import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import type { PaymentConfig } from './payment.config.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { Settlement } from './settlement.js';

export const BATCH = 20;
/**
 * Lease in seconds of a payment that is being queried. It is longer than the longest call, so no other process takes
 * the payment meanwhile.
 */
const LEASE_SECONDS = 60;

/**
 * Queries open payments from the provider if no notification came for a while, because notifications can get lost. A
 * process takes a payment by moving its `dueAt` forward (a lease). This is a separate statement, so no row is locked
 * during the call. An index of `api/prisma/sql/payment-indexes.sql` finds the due payments.
 */
@Injectable()
export class PaymentsDue {
  constructor(
    private readonly statements: Statements,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    @Inject(CONFIG) private readonly config: PaymentConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Returns the number of payments that were due. */
  async sweep(): Promise<number> {
    const due = await this.statements.rows(TAKE_DUE, {
      provider: this.provider.name,
      leaseSeconds: Math.max(this.config.PAYMENT_READ_AFTER_SECONDS, LEASE_SECONDS),
      batch: BATCH,
    });
    await Promise.all(
      due.map((payment) =>
        this.look(payment).catch((error: unknown) =>
          this.log.warn({ paymentId: payment.id, err: error }, 'a payment could not be looked after; later'),
        ),
      ),
    );
    return due.length;
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

const TAKE_DUE = statement('payment-due')`
UPDATE "payment" SET "dueAt" = now() + make_interval(secs => :leaseSeconds)
WHERE "providerId" IS NOT NULL AND "id" IN (
  SELECT "id" FROM "payment" WHERE "dueAt" <= now() AND "provider" = :provider AND "state" IN ('PENDING', 'WAITING_FOR_CAPTURE')
  ORDER BY "dueAt" LIMIT :batch FOR UPDATE SKIP LOCKED
)
RETURNING "id", "providerId", "amount"`;

type DuePayment = (typeof TAKE_DUE)['types']['row'];

const BY_PROVIDER = statement('payment-by-provider')`
SELECT "id", "providerId", "amount" FROM "payment" WHERE "provider" = :provider AND "providerId" = :providerId`;
