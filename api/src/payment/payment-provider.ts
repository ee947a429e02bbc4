import type { Receipt } from './receipt.js';

export type PaymentType = 'BANK_CARD' | 'SBP' | 'WALLET';

export interface PaymentRequest {
  /** Our id, sent as the idempotence key: a repeated call returns the same payment. */
  id: string;
  /** Kopecks of roubles, like every amount here. */
  amount: number;
  description: string;
  /** Where the provider sends the shopper afterwards. */
  returnUrl: string;
  paymentType: PaymentType;
  receipt: Receipt;
}

/** A payment as the provider sees it. */
export interface ProviderPayment {
  providerId: string;
  state: 'PENDING' | 'WAITING_FOR_CAPTURE' | 'SUCCEEDED' | 'CANCELED';
  amount: number;
  /** Link to the payment page; null once there is nothing to pay. */
  confirmationUrl: string | null;
  cancellationReason: string | null;
}

export interface RefundRequest {
  /** Our id, sent as the idempotence key: a repeated call returns the same refund. */
  id: string;
  /** Of the payment. */
  providerId: string;
  amount: number;
  description: string;
  receipt: Receipt;
  /** Time of the first call. After it the provider may forget the key, and a repeated call would refund twice. */
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
  /** Of the payment. */
  providerId: string;
  receipt: Receipt;
  /** Time of the first call, after which the key may be forgotten. */
  firstAskedAt: Date;
}

/** What a notification refers to. Its content is not trusted: the payment or refund is read from the provider. */
export type Notification =
  | { about: 'PAYMENT' | 'REFUND'; providerId: string }
  /** About something the shop does not track. */
  | { about: 'OTHER' }
  /** Refused: sent from a foreign address, or malformed. */
  | { about: 'REFUSED'; reason: 'ADDRESS' | 'BODY' };

/** A payment provider. All methods but the last throw {@link PaymentProviderError}. */
export interface PaymentProvider {
  readonly name: string;
  createPayment(request: PaymentRequest): Promise<ProviderPayment>;
  read(providerId: string): Promise<ProviderPayment>;
  /** Captures held money. */
  capture(payment: { id: string; providerId: string; amount: number }): Promise<ProviderPayment>;
  /** Releases held money and returns the payment's new state. An unpaid payment expires by itself. */
  cancel(payment: { id: string; providerId: string }): Promise<ProviderPayment>;
  refund(request: RefundRequest): Promise<ProviderRefund>;
  readRefund(providerId: string): Promise<ProviderRefund>;
  /** Says that goods paid for in advance are handed over; answers the receipt's id. */
  settlementReceipt(request: SettlementRequest): Promise<{ providerId: string }>;
  /** `address` is where the notification came from. */
  parseNotification(body: unknown, address: string): Notification;
}

export const PAYMENT_PROVIDER = Symbol('PAYMENT_PROVIDER');

export type PaymentProviderFault =
  /** The provider refuses the call for good, with a code of its own; a retry is useless. */
  | 'REFUSED'
  /** The credentials are wrong or lack the right. */
  | 'UNAUTHORIZED'
  | 'RATE_LIMITED'
  /** Timeout, no connection, a server error, or the call is still being processed. */
  | 'UNAVAILABLE'
  /** The answer is invalid; the call may have succeeded. */
  | 'NONSENSE';

export class PaymentProviderError extends Error {
  constructor(
    readonly kind: PaymentProviderFault,
    /** The provider's own word where it has one. */
    readonly code: string,
    message: string,
    options?: ErrorOptions & { retryAfterMs?: number },
  ) {
    super(`${kind} (${code}): ${message}`, options);
    this.retryAfterMs = options?.retryAfterMs;
  }

  readonly retryAfterMs: number | undefined;

  /** Whether a retry with the same key may succeed soon. */
  get retriable(): boolean {
    return this.kind === 'RATE_LIMITED' || this.kind === 'UNAVAILABLE' || this.kind === 'NONSENSE';
  }
}
