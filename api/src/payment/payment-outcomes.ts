import type { Queries } from '../platform/database/statements.js';

export interface SettledPayment {
  id: string;
  orderUuid: string;
  amount: number;
  /** Held, or taken. */
  state: 'WAITING_FOR_CAPTURE' | 'SUCCEEDED';
  /** Whether the order was edited since the payment was made, so that it pays for something else. */
  superseded: boolean;
}

/**
 * Callbacks that the orders domain provides as {@link PAYMENT_OUTCOMES}. They run in the transaction that changes the
 * payment. If one throws, both changes are rolled back, and the payment is queried again later.
 */
export interface PaymentOutcomes {
  /**
   * Locks the order. It is called first in each transaction, so that the order is always locked before the payment,
   * which prevents deadlocks.
   */
  lock(queries: Queries, orderUuid: string): Promise<void>;
  /**
   * Called once per successful payment. Return REFUND to refund it, e.g. if the order is over or has already been paid.
   */
  settled(queries: Queries, payment: SettledPayment): Promise<'KEEP' | 'REFUND'>;
  /**
   * Called once per payment that was declined, expired or released, unless the order itself cancelled it. `kept`: the
   * order counted as paid by it, because the bank had reserved the money.
   */
  canceled(queries: Queries, payment: { id: string; orderUuid: string; amount: number; kept: boolean }): Promise<void>;
  /** Called once per refund that was made. */
  refunded(
    queries: Queries,
    refund: { id: string; paymentId: string; orderUuid: string; amount: number },
  ): Promise<void>;
}

export const PAYMENT_OUTCOMES = Symbol('PAYMENT_OUTCOMES');
