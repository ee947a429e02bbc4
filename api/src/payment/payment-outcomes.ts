import type { Queries } from '../platform/database/statements.js';

export interface SettledPayment {
  id: string;
  orderUuid: string;
  amount: number;
  /** Held, or taken. */
  state: 'WAITING_FOR_CAPTURE' | 'SUCCEEDED';
}

/**
 * Callbacks of the domain that takes orders, provided as {@link PAYMENT_OUTCOMES}. They run in the transaction that changes
 * the payment. An error rolls back both changes, and the payment is read again later.
 */
export interface PaymentOutcomes {
  /**
   * Locks the order. Called first in each of these transactions, so that order and payment are always locked in this order
   * and no deadlock is possible.
   */
  lock(queries: Queries, orderUuid: string): Promise<void>;
  /** Called once per payment when it was paid. REFUND returns the money, e.g. where the order is over or paid already. */
  settled(queries: Queries, payment: SettledPayment): Promise<'KEEP' | 'REFUND'>;
  /** Called once per payment that was declined, has expired or was released; not where the order itself cancelled it. */
  canceled(queries: Queries, payment: { id: string; orderUuid: string; amount: number }): Promise<void>;
  /** Called once per refund when the money was returned. */
  refunded(
    queries: Queries,
    refund: { id: string; paymentId: string; orderUuid: string; amount: number },
  ): Promise<void>;
}

export const PAYMENT_OUTCOMES = Symbol('PAYMENT_OUTCOMES');
