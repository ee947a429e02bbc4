import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Queues } from '../platform/queue/queues.js';
import type { PaymentConfig } from './payment.config.js';
import { PaymentsDue } from './payments-due.js';
import { ReceiptsDue } from './receipts-due.js';
import { RefundsDue } from './refunds-due.js';

/** Periodically runs the work that is due at the payment provider. Several processes may run it at the same time. */
@Injectable()
export class PaymentSweeps extends Queues {
  constructor(
    payments: PaymentsDue,
    refunds: RefundsDue,
    receipts: ReceiptsDue,
    @Inject(CONFIG) { PAYMENT_SWEEP_SECONDS }: PaymentConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    super('payments', PAYMENT_SWEEP_SECONDS, log);
    this.queues.set('payments', payments.queue).set('refunds', refunds.queue).set('receipts', receipts.queue);
  }

  /** One queue after another, because querying a payment may request a refund. */
  override async run(): Promise<number> {
    let attempts = 0;
    for (const queue of this.queues.values()) attempts += await queue.run();
    return attempts;
  }
}
