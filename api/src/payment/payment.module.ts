import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Logger } from 'pino';
import { Statements } from '../platform/database/statements.js';
import { LOGGER } from '../platform/observability/logger.js';
import { KnownLinks } from './known-links.js';
import { NotificationController } from './notification.controller.js';
import { PAYMENT_OUTCOMES, type PaymentOutcomes } from './payment-outcomes.js';
import { PAYMENT_PROVIDER, type PaymentProvider } from './payment-provider.js';
import { PaymentSweeps } from './payment-sweeps.js';
import { PROVIDER_CONTROLLERS } from './pick-payment-provider.js';
import { Payments } from './payments.js';
import { PaymentsDue } from './payments-due.js';
import { ReadReceipts } from './read-receipts.js';
import { ReceiptsDue } from './receipts-due.js';
import { RefundsDue } from './refunds-due.js';
import { Settlement } from './settlement.js';

@Global()
@Module({})
export class PaymentModule {
  /** Takes the payment provider, which the composition root chooses. */
  static with(provider: Omit<Extract<Provider<PaymentProvider>, { useFactory: unknown }>, 'provide'>): DynamicModule {
    return {
      module: PaymentModule,
      controllers: [NotificationController, ...PROVIDER_CONTROLLERS],
      providers: [
        { provide: PAYMENT_PROVIDER, ...provider },
        {
          provide: Settlement,
          inject: [Statements, ModuleRef, LOGGER],
          // Resolved lazily, because the orders module provides the callbacks and itself imports this module.
          useFactory: (statements: Statements, modules: ModuleRef, log: Logger) =>
            new Settlement(statements, () => modules.get<PaymentOutcomes>(PAYMENT_OUTCOMES, { strict: false }), log),
        },
        KnownLinks,
        Payments,
        PaymentsDue,
        RefundsDue,
        ReadReceipts,
        ReceiptsDue,
        PaymentSweeps,
      ],
      exports: [KnownLinks, Payments, PaymentSweeps, ReadReceipts],
    };
  }
}
