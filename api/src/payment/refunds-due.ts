import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { takeDue } from '../platform/queue/due-rows.js';
import { Queue } from '../platform/queue/queue.js';
import { retryInterval, type RetryPolicy } from '../platform/queue/retry-policy.js';
import { PAYMENT_PROVIDER, PaymentProviderError, type PaymentProvider } from './payment-provider.js';
import { AT_ONCE } from './payments-due.js';
import type { Receipt } from './receipt.js';
import { Settlement } from './settlement.js';

/** Pauses of 30 seconds to an hour. The pause after an attempt is also its lease. */
export const RETRY: RetryPolicy = { firstSeconds: 30, longestSeconds: 3600 };

/**
 * Makes the requested refunds, and retries until the provider has made or rejected them. A completed refund never changes (`api/prisma/sql/guard-refund.sql`).
 */
@Injectable()
export class RefundsDue {
  readonly queue: Queue<DueRefund>;

  constructor(
    private readonly statements: Statements,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly settlement: Settlement,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.queue = new Queue(
      {
        ...{ name: 'refunds', atOnce: AT_ONCE, leaseSeconds: RETRY.firstSeconds },
        take: (most) => statements.rows(TAKE_DUE, { provider: provider.name, most }),
        attempt: (refund) => this.make(refund),
        fail: (refund, error) => this.failed(refund, error),
      },
      log,
    );
  }

  /**
   * Queries the refund that a notification is about. Returns false if the refund is not the shop's, e.g. if it was
   * created by hand in the provider's web interface.
   */
  async lookAt(providerId: string): Promise<boolean> {
    const [refund] = await this.statements.rows(BY_PROVIDER, { provider: this.provider.name, providerId });
    if (refund) await this.settlement.recordRefund(refund.id, await this.provider.readRefund(providerId));
    return Boolean(refund);
  }

  private async make(refund: DueRefund): Promise<void> {
    await this.settlement.recordRefund(refund.id, await this.ask(refund));
  }

  private async failed(refund: DueRefund, error: unknown): Promise<void> {
    const refused = error instanceof PaymentProviderError && error.kind === 'REFUSED';
    if (!refused || refund.providerId)
      return this.log.warn({ refundId: refund.id, err: error }, 'a refund could not be made; later');
    const refusal = { state: 'CANCELED', amount: Number(refund.amount), cancellationReason: error.message } as const;
    await this.settlement.recordRefund(refund.id, { ...refusal, providerId: null });
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

/** Reserved money must be captured before it can be refunded. */
const TAKE_DUE = statement('refund-due')`${takeDue({
  table: 'refund',
  set: `"attempts" = least(job."attempts" + 1, 1000), "firstAskedAt" = coalesce(job."firstAskedAt", now()),
  "dueAt" = now() + ${retryInterval(RETRY, 'job."attempts" + 1')}`,
  from: '"payment" p',
  where: 'p."id" = job."paymentId" AND p."providerId" IS NOT NULL',
  join: 'JOIN "payment" p ON p."id" = due."paymentId"',
  due: `due."dueAt" <= now() AND due."state" IN ('REQUESTED', 'PENDING') AND p."state" = 'SUCCEEDED' AND p."provider" = :provider`,
  orderBy: 'due."dueAt"',
  returning: `job."id", job."providerId", p."providerId" AS "paymentProviderId", job."amount", job."reason", job."receipt",
  job."firstAskedAt"`,
})}`;

type DueRefund = (typeof TAKE_DUE)['types']['row'];

const BY_PROVIDER = statement('refund-by-provider')`
SELECT r."id" FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE p."provider" = :provider AND r."providerId" = :providerId`;
