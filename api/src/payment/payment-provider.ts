import type { Receipt } from './receipt.js';

export type PaymentType = 'BANK_CARD' | 'SBP' | 'WALLET';

export interface PaymentRequest {
  /** Ours; whoever asks again with it gets the same payment. */
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
  /** Where the shopper pays; null once there is nothing to pay. */
  confirmationUrl: string | null;
  cancellationReason: string | null;
}

export interface RefundRequest {
  /** Ours; whoever asks again with it gets the same refund. */
  id: string;
  /** Of the payment. */
  providerId: string;
  amount: number;
  description: string;
  receipt: Receipt;
  /** When it was asked for first: the provider may have forgotten its key meanwhile, and would do it twice. */
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
  /** As of a refund. */
  firstAskedAt: Date;
}

/** What a notification is about. It proves nothing: what it names is read anew. */
export type Notification =
  | { about: 'PAYMENT' | 'REFUND'; providerId: string }
  /** Something we do not follow. */
  | { about: 'OTHER' }
  /** Not from the provider, or not its language. */
  | { about: 'REFUSED'; reason: 'ADDRESS' | 'BODY' };

/** Whoever takes shoppers' money. Every call but the last throws a {@link PaymentProviderError}. */
export interface PaymentProvider {
  readonly name: string;
  createPayment(request: PaymentRequest): Promise<ProviderPayment>;
  read(providerId: string): Promise<ProviderPayment>;
  /** Takes the money that is held. */
  capture(payment: { id: string; providerId: string; amount: number }): Promise<ProviderPayment>;
  /** Lets go of money that is held; answers what became of it. One nobody has paid ends by itself. */
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
  /** It will not do this, and says why in its own code; asking again is useless. */
  | 'REFUSED'
  /** It does not know us, or we may not do that. */
  | 'UNAUTHORIZED'
  | 'RATE_LIMITED'
  /** No answer in time, no connection, an error of its own, or not finished yet. */
  | 'UNAVAILABLE'
  /** An answer that cannot be right; the call may have worked. */
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

  /** Whether the same call, with the same key, may work in a moment. */
  get retriable(): boolean {
    return this.kind === 'RATE_LIMITED' || this.kind === 'UNAVAILABLE' || this.kind === 'NONSENSE';
  }
}
