import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { PAYMENT_PROVIDER, PaymentProviderError, type PaymentProvider } from './payment-provider.js';
import { BATCH } from './payments-due.js';
import type { Receipt } from './receipt.js';

interface DueReceipt extends Record<string, unknown> {
  id: string;
  paymentProviderId: string;
  receipt: Receipt;
  firstAskedAt: Date;
}

/** Sends the settlement receipts of goods that were handed over, until they are taken or refused. */
@Injectable()
export class ReceiptsDue {
  constructor(
    private readonly statements: Statements,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** How many were due. */
  async sweep(): Promise<number> {
    const due = await this.statements.rows<DueReceipt>('settlement-due', TAKE_DUE, [this.provider.name, BATCH]);
    await Promise.all(due.map((receipt) => this.send(receipt)));
    return due.length;
  }

  private async send({ id, paymentProviderId, receipt, firstAskedAt }: DueReceipt): Promise<void> {
    try {
      const request = { id, providerId: paymentProviderId, receipt, firstAskedAt };
      const { providerId } = await this.provider.settlementReceipt(request);
      await this.statements.rows('settlement-sent', DONE, [id, providerId, null]);
    } catch (error) {
      if (!(error instanceof PaymentProviderError && error.kind === 'REFUSED'))
        return this.log.warn({ receiptId: id, err: error }, 'a settlement receipt could not be sent; later');
      this.log.error({ receiptId: id, err: error }, 'a settlement receipt was refused');
      await this.statements.rows('settlement-sent', DONE, [id, null, error.message]);
    }
  }
}

const TAKE_DUE = `
UPDATE "settlement_receipt" s SET "attempts" = least(s."attempts" + 1, 1000),
  "firstAskedAt" = coalesce(s."firstAskedAt", now()),
  "dueAt" = now() + least(interval '30 seconds' * power(2, least(s."attempts", 10)), interval '1 hour')
FROM "payment" p
WHERE p."id" = s."paymentId" AND s."id" IN (
  SELECT s."id" FROM "settlement_receipt" s JOIN "payment" p ON p."id" = s."paymentId"
  WHERE s."dueAt" <= now() AND p."provider" = $1 ORDER BY s."dueAt" LIMIT $2 FOR UPDATE OF s SKIP LOCKED
)
RETURNING s."id", p."providerId" AS "paymentProviderId", s."receipt", s."firstAskedAt"`;

const DONE = `
UPDATE "settlement_receipt" SET "dueAt" = NULL, "providerId" = $2, "refusal" = $3 WHERE "id" = $1`;
