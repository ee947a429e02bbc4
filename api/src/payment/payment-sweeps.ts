import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Repeat } from '../platform/repeat.js';
import type { PaymentConfig } from './payment.config.js';
import { PaymentsDue } from './payments-due.js';
import { ReceiptsDue } from './receipts-due.js';
import { RefundsDue } from './refunds-due.js';

/**
 * Periodically runs the work that is due at the payment provider. Several processes may run it at the same time. Its
 * timer does not keep the process alive.
 */
@Injectable()
export class PaymentSweeps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly repeat: Repeat;

  constructor(
    private readonly payments: PaymentsDue,
    private readonly refunds: RefundsDue,
    private readonly receipts: ReceiptsDue,
    @Inject(CONFIG) { PAYMENT_SWEEP_SECONDS }: PaymentConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    this.repeat = new Repeat('payments', PAYMENT_SWEEP_SECONDS, () => this.run(), log);
  }

  onApplicationBootstrap(): void {
    this.repeat.start();
  }

  /** Stops before the database connection is closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  /** Runs the work until nothing is due. */
  async run(): Promise<void> {
    for (const due of [this.payments, this.refunds, this.receipts]) {
      while (!this.repeat.isStopped && (await due.sweep()));
    }
  }
}
