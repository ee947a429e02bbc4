import type { Receipt } from './receipt.js';

/** Ways to pay on the page of the provider. */
export type OnlinePaymentType = 'BANK_CARD' | 'SBP' | 'WALLET';

export type PaymentType = OnlinePaymentType | 'ON_DELIVERY';

export interface PaymentRequest {
  /** The shop's id of the payment, which is also the idempotence key: a repeated call returns the same payment. */
  id: string;
  /** Amount in kopecks. All amounts in this interface are kopecks. */
  amount: number;
  description: string;
  /** URL to which the provider sends the shopper after the payment. */
  returnUrl: string;
  paymentType: OnlinePaymentType;
  receipt: Receipt;
}

/** A payment as the provider reports it. */
export interface ProviderPayment {
  providerId: string;
  state: 'PENDING' | 'WAITING_FOR_CAPTURE' | 'SUCCEEDED' | 'CANCELED';
  amount: number;
  /** Link to the payment page; null if the payment can no longer be paid. */
  confirmationUrl: string | null;
  cancellationReason: string | null;
}

export interface RefundRequest {
  /** The shop's id of the refund, which is also the idempotence key: a repeated call returns the same refund. */
  id: string;
  /** The provider's id of the payment. */
  providerId: string;
  amount: number;
  description: string;
  receipt: Receipt;
  /**
   * Time of the first call. Some hours later the provider may forget the idempotence key, and a repeated call would
   * refund twice.
   */
  firstAskedAt: Date;
}

export interface ProviderRefund {
  providerId: string;
  state: 'PENDING' | 'SUCCEEDED' | 'CANCELED';
  amount: number;
  cancellationReason: string | null;
}

export interface SettlementRequest {
  id: string;
  /** The provider's id of the payment. */
  providerId: string;
  receipt: Receipt;
  /** Time of the first call. Some hours later the provider may forget the idempotence key. */
  firstAskedAt: Date;
}

/**
 * The payment or refund that a notification is about. The content of a notification is not trusted: the state is
 * queried from the provider.
 */
export type Notification =
  | { about: 'PAYMENT' | 'REFUND'; providerId: string }
  /** A notification about another kind of object, which the shop does not track. */
  | { about: 'OTHER' }
  /** A notification that was refused, because it came from an unknown IP address or could not be parsed. */
  | { about: 'REFUSED'; reason: 'ADDRESS' | 'BODY' };

/** A payment provider. All methods except `parseNotification` throw a {@link PaymentProviderError}. */
export interface PaymentProvider {
  readonly name: string;
  createPayment(request: PaymentRequest): Promise<ProviderPayment>;
  read(providerId: string): Promise<ProviderPayment>;
  /** Captures reserved money. */
  capture(payment: { id: string; providerId: string; amount: number }): Promise<ProviderPayment>;
  /** Releases reserved money and returns the payment's new state. An unpaid payment expires by itself. */
  cancel(payment: { id: string; providerId: string }): Promise<ProviderPayment>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  readRefund(providerId: string): Promise<ProviderRefund>;
  /** Sends the receipt which confirms that prepaid goods were handed over. Returns the provider's id of the receipt. */
  settlementReceipt(request: SettlementRequest): Promise<{ providerId: string }>;
  /** Pays as a shopper does on the payment page. Only a trial provider has this method. */
  pretendToPay?(providerId: string): Promise<void>;
  /** Parses a notification; `address` is the IP address that it came from. */
  parseNotification(body: unknown, address: string): Notification;
}

export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');

export type PaymentProviderFault =
  /** The provider permanently rejects the call; a retry is useless. */
  | 'REFUSED'
  /** The credentials are wrong, or not authorised for the call. */
  | 'UNAUTHORIZED'
  | 'RATE_LIMITED'
  /** Timeout, no connection, a server error, or the call is still being processed. */
  | 'UNAVAILABLE'
  /** The response is invalid; the call may have succeeded. */
  | 'NONSENSE';

export class PaymentProviderError extends Error {
  constructor(
    readonly kind: PaymentProviderFault,
    /** The provider's own error code if there is one, otherwise a code of the adapter. */
    readonly code: string,
    message: string,
    options?: ErrorOptions & { retryAfterMs?: number },
  ) {
    super(`${kind} (${code}): ${message}`, options);
    this.retryAfterMs = options?.retryAfterMs;
  }

  readonly retryAfterMs: number | undefined;

  /** Whether a retry with the same idempotence key may succeed soon. */
  get retriable(): boolean {
    return this.kind === 'RATE_LIMITED' || this.kind === 'UNAVAILABLE' || this.kind === 'NONSENSE';
  }
}
