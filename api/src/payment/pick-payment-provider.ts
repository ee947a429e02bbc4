import type { AddressInfo } from 'node:net';
import type { HttpAdapterHost } from '@nestjs/core';
import type { Logger } from 'pino';
import type { Statements } from '../platform/database/statements.js';
import type { PaymentConfig } from './payment.config.js';
import { AbsentProvider } from './adapters/absent.js';
import { SandboxController } from './adapters/sandbox.controller.js';
import { SandboxProvider } from './adapters/sandbox.js';
import { YookassaProvider } from './adapters/yookassa.js';
import type { PaymentProvider } from './payment-provider.js';

/** Controllers of pages that the adapters of providers serve. Each answers 404 unless its provider is chosen. */
export const PROVIDER_CONTROLLERS = [SandboxController];

/** Returns the adapter chosen by PAYMENT_PROVIDER. */
export function pickPaymentProvider(
  config: PaymentConfig,
  statements: Statements,
  host: HttpAdapterHost,
  log: Logger,
): PaymentProvider {
  const capture = config.PAYMENT_CAPTURE;
  if (config.PAYMENT_PROVIDER === 'yookassa')
    return new YookassaProvider({
      url: config.YOOKASSA_URL,
      shopId: config.YOOKASSA_SHOP_ID!,
      secretKey: config.YOOKASSA_SECRET_KEY!,
      networks: config.YOOKASSA_NETWORKS,
      vatCode: config.PAYMENT_VAT_CODE,
      taxSystem: config.PAYMENT_TAX_SYSTEM,
      capture,
    });
  if (config.PAYMENT_PROVIDER === 'sandbox') {
    log.warn('payments go to the sandbox: whoever says that they have paid is believed');
    const settings = { storefrontUrl: config.STOREFRONT_URL, payLateSeconds: config.SANDBOX_PAY_LATE_SECONDS };
    const notificationUrl = () => `${ownOrigin(config, host)}/payments/notifications`;
    return new SandboxProvider(statements, { ...settings, capture, notificationUrl }, log);
  }
  log.warn('no payment provider is configured: orders cannot be paid online');
  return new AbsentProvider();
}

function ownOrigin({ API_HOST }: PaymentConfig, { httpAdapter }: HttpAdapterHost): string {
  const { port } = (httpAdapter.getHttpServer() as { address(): AddressInfo }).address();
  const host = ['0.0.0.0', '::'].includes(API_HOST) ? '127.0.0.1' : API_HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
