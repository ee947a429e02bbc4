import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { PAYMENT_PROVIDER, PaymentProviderError, type PaymentProvider } from './payment-provider.js';
import { BATCH } from './payments-due.js';
import type { Receipt } from './receipt.js';

/**
 * Sends the settlement receipts of goods that were handed over, and retries until the provider accepts or rejects them.
 */
@Injectable()
export class ReceiptsDue {
  constructor(
    private readonly statements: Statements,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Returns the number of receipts that were due. */
  async sweep(): Promise<number> {
    const due = await this.statements.rows(TAKE_DUE, { provider: this.provider.name, batch: BATCH });
    await Promise.all(due.map((receipt) => this.send(receipt)));
    return due.length;
  }

  private async send({ id, paymentProviderId, receipt, firstAskedAt }: DueReceipt): Promise<void> {
    try {
      const request = { id, providerId: paymentProviderId, receipt: receipt as Receipt, firstAskedAt };
      const { providerId } = await this.provider.settlementReceipt(request);
      await this.statements.rows(DONE, { receiptId: id, providerId, refusal: null });
    } catch (error) {
      if (!(error instanceof PaymentProviderError && error.kind === 'REFUSED'))
        return this.log.warn({ receiptId: id, err: error }, 'a settlement receipt could not be sent; later');
      this.log.error({ receiptId: id, err: error }, 'a settlement receipt was refused');
      await this.statements.rows(DONE, { receiptId: id, providerId: null, refusal: error.message });
    }
  }
}

const TAKE_DUE = statement('settlement-due')`
UPDATE "settlement_receipt" s SET "attempts" = least(s."attempts" + 1, 1000),
  "firstAskedAt" = coalesce(s."firstAskedAt", now()),
  "dueAt" = now() + least(interval '30 seconds' * power(2, least(s."attempts", 10)), interval '1 hour')
FROM "payment" p
WHERE p."id" = s."paymentId" AND p."providerId" IS NOT NULL AND s."id" IN (
  SELECT s."id" FROM "settlement_receipt" s JOIN "payment" p ON p."id" = s."paymentId"
  WHERE s."dueAt" <= now() AND p."provider" = :provider ORDER BY s."dueAt" LIMIT :batch FOR UPDATE OF s SKIP LOCKED
)
RETURNING s."id", p."providerId" AS "paymentProviderId", s."receipt", s."firstAskedAt"`;

type DueReceipt = (typeof TAKE_DUE)['types']['row'];

const DONE = statement('settlement-sent')`
UPDATE "settlement_receipt" SET "dueAt" = NULL, "providerId" = :providerId?, "refusal" = :refusal? WHERE "id" = :receiptId`;
