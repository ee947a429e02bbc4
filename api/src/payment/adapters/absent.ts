import {
  PaymentProviderError,
  type Notification,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from '../payment-provider.js';

/** Used if no payment provider is configured: orders can be placed, but not paid online. */
export class AbsentProvider implements PaymentProvider {
  readonly name = 'absent';

  createPayment = (): Promise<ProviderPayment> => this.refuse();
  read = (): Promise<ProviderPayment> => this.refuse();
  capture = (): Promise<ProviderPayment> => this.refuse();
  cancel = (): Promise<ProviderPayment> => this.refuse();
  refund = (): Promise<ProviderRefund> => this.refuse();
  readRefund = (): Promise<ProviderRefund> => this.refuse();
  settlementReceipt = (): Promise<{ providerId: string }> => this.refuse();
  parseNotification = (): Notification => ({ about: 'OTHER' });

  private refuse(): Promise<never> {
    return Promise.reject(new PaymentProviderError('UNAVAILABLE', 'absent', 'no payment provider is configured'));
  }
}
