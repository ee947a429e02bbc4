import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { takeDue } from '../platform/queue/due-rows.js';
import { Queue } from '../platform/queue/queue.js';
import { retryInterval } from '../platform/queue/retry-policy.js';
import { PAYMENT_PROVIDER, PaymentProviderError, type PaymentProvider } from './payment-provider.js';
import { AT_ONCE } from './payments-due.js';
import type { Receipt } from './receipt.js';
import { RETRY } from './refunds-due.js';

/**
 * Sends the settlement receipts of goods that were handed over, and retries until the provider accepts or rejects them.
 */
@Injectable()
export class ReceiptsDue {
  readonly queue: Queue<DueReceipt>;

  constructor(
    private readonly statements: Statements,
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.queue = new Queue(
      {
        ...{ name: 'receipts', atOnce: AT_ONCE, leaseSeconds: RETRY.firstSeconds },
        take: (most) => statements.rows(TAKE_DUE, { provider: provider.name, most }),
        attempt: (receipt) => this.send(receipt),
        fail: (receipt, error) => this.failed(receipt, error),
      },
      log,
    );
  }

  private async send({ id, paymentProviderId, receipt, firstAskedAt }: DueReceipt): Promise<void> {
    const request = { id, providerId: paymentProviderId, receipt: receipt as Receipt, firstAskedAt };
    const { providerId } = await this.provider.settlementReceipt(request);
    await this.statements.rows(DONE, { receiptId: id, providerId, refusal: null });
  }

  private async failed({ id }: DueReceipt, error: unknown): Promise<void> {
    if (!(error instanceof PaymentProviderError && error.kind === 'REFUSED'))
      return this.log.warn({ receiptId: id, err: error }, 'a settlement receipt could not be sent; later');
    this.log.error({ receiptId: id, err: error }, 'a settlement receipt was refused');
    await this.statements.rows(DONE, { receiptId: id, providerId: null, refusal: error.message });
  }
}

const TAKE_DUE = statement('settlement-due')`${takeDue({
  table: 'settlement_receipt',
  set: `"attempts" = least(job."attempts" + 1, 1000), "firstAskedAt" = coalesce(job."firstAskedAt", now()),
  "dueAt" = now() + ${retryInterval(RETRY, 'job."attempts" + 1')}`,
  from: '"payment" p',
  where: 'p."id" = job."paymentId" AND p."providerId" IS NOT NULL',
  join: 'JOIN "payment" p ON p."id" = due."paymentId"',
  due: 'due."dueAt" <= now() AND p."provider" = :provider',
  orderBy: 'due."dueAt"',
  returning: 'job."id", p."providerId" AS "paymentProviderId", job."receipt", job."firstAskedAt"',
})}`;

type DueReceipt = (typeof TAKE_DUE)['types']['row'];

const DONE = statement('settlement-sent')`
UPDATE "settlement_receipt" SET "dueAt" = NULL, "providerId" = :providerId?, "refusal" = :refusal? WHERE "id" = :receiptId`;
