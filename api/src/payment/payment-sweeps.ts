import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from 'pino';
import { CONFIG } from '../platform/config/config.module.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Repeat } from '../platform/repeat.js';
import type { PaymentConfig } from './payment.config.js';
import { PaymentsDue } from './payments-due.js';
import { ReceiptsDue } from './receipts-due.js';
import { RefundsDue } from './refunds-due.js';

/** Runs due work at the provider periodically. Several processes may run it at once. Its timer keeps no process alive. */
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

  /** Before the database is left. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat.stop();
  }

  /** Once, until nothing is due. */
  async run(): Promise<void> {
    for (const due of [this.payments, this.refunds, this.receipts]) {
      while (!this.repeat.isStopped && (await due.sweep()));
    }
  }
}
