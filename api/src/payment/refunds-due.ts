import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { PAYMENT_PROVIDER, PaymentProviderError, type PaymentProvider } from './payment-provider.js';
import { BATCH } from './payments-due.js';
import type { Receipt } from './receipt.js';
import { Settlement } from './settlement.js';

/**
 * Makes the requested refunds, and retries until the provider has made or rejected them. The pause between attempts
 * doubles. A completed refund never changes (`api/prisma/sql/guard-refund.sql`).
 */
@Injectable()
export class RefundsDue {
  constructor(
    private readonly statements: Statements,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Returns the number of refunds that were due. */
  async sweep(): Promise<number> {
    const due = await this.statements.rows(TAKE_DUE, { provider: this.provider.name, batch: BATCH });
    await Promise.all(due.map((refund) => this.make(refund)));
    return due.length;
  }

  /**
   * Queries the refund that a notification is about. Returns false if it is not the shop's, e.g. if it was made by hand
   * in the provider's web interface.
   */
  async lookAt(providerId: string): Promise<boolean> {
    const [refund] = await this.statements.rows(BY_PROVIDER, { provider: this.provider.name, providerId });
    if (refund) await this.settlement.recordRefund(refund.id, await this.provider.readRefund(providerId));
    return Boolean(refund);
  }

  private async make(refund: DueRefund): Promise<void> {
    try {
      await this.settlement.recordRefund(refund.id, await this.ask(refund));
    } catch (error) {
      const refused = error instanceof PaymentProviderError && error.kind === 'REFUSED';
      if (!refused || refund.providerId)
        return this.log.warn({ refundId: refund.id, err: error }, 'a refund could not be made; later');
      const refusal = { state: 'CANCELED', amount: Number(refund.amount), cancellationReason: error.message } as const;
      await this.settlement.recordRefund(refund.id, { ...refusal, providerId: null });
    }
  }

  private ask({ id, providerId, paymentProviderId, amount, reason, receipt, firstAskedAt }: DueRefund) {
    if (providerId) return this.provider.readRefund(providerId);
    return this.provider.refund({
      id,
      providerId: paymentProviderId,
      amount: Number(amount),
      description: reason,
      receipt: receipt as Receipt,
      firstAskedAt,
    });
  }
}

/**
 * Takes due refunds. The pause before the next attempt (30 seconds to an hour) is also the lease. Reserved money must
 * be captured before it can be refunded.
 */
const TAKE_DUE = statement('refund-due')`
UPDATE "refund" r SET "attempts" = least(r."attempts" + 1, 1000), "firstAskedAt" = coalesce(r."firstAskedAt", now()),
  "dueAt" = now() + least(interval '30 seconds' * power(2, least(r."attempts", 10)), interval '1 hour')
FROM "payment" p
WHERE p."id" = r."paymentId" AND p."providerId" IS NOT NULL AND r."id" IN (
  SELECT r."id" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId"
  WHERE r."dueAt" <= now() AND r."state" IN ('REQUESTED', 'PENDING') AND p."state" = 'SUCCEEDED' AND p."provider" = :provider
  ORDER BY r."dueAt" LIMIT :batch FOR UPDATE OF r SKIP LOCKED
)
RETURNING r."id", r."providerId", p."providerId" AS "paymentProviderId", r."amount", r."reason", r."receipt",
  r."firstAskedAt"`;

type DueRefund = (typeof TAKE_DUE)['types']['row'];

const BY_PROVIDER = statement('refund-by-provider')`
SELECT r."id" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE p."provider" = :provider AND r."providerId" = :providerId`;
