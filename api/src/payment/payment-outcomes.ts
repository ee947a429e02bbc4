import type { Queries } from '../platform/database/statements.js';

export interface SettledPayment {
  id: string;
  orderUuid: string;
  amount: number;
  /** Held, or taken. */
  state: 'WAITING_FOR_CAPTURE' | 'SUCCEEDED';
}

/**
 * Whoever takes orders, provided as {@link PAYMENT_OUTCOMES}. Each is called in the transaction that moves the payment:
 * what it throws takes back both, and the payment is read again later.
 */
export interface PaymentOutcomes {
  /**
   * First of all in each of these transactions: locks the order, so that whoever changes an order and then its payment
   * and whoever hears of the payment first lock in one order.
   */
  lock(queries: Queries, orderUuid: string): Promise<void>;
  /** The money is there; once a payment. REFUND gives it back, e.g. when the order is over or was paid already. */
  settled(queries: Queries, payment: SettledPayment): Promise<'KEEP' | 'REFUND'>;
  /** Declined, expired, or held money that was let go; once a payment, and not when the order itself asked for it. */
  canceled(queries: Queries, payment: { id: string; orderUuid: string; amount: number }): Promise<void>;
  /** Money has gone back; once a refund. */
  refunded(
    queries: Queries,
    refund: { id: string; paymentId: string; orderUuid: string; amount: number },
  ): Promise<void>;
}

export const PAYMENT_OUTCOMES = Symbol('PAYMENT_OUTCOMES');
