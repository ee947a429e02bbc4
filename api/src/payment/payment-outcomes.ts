import type { Queries } from '../platform/database/statements.js';

export interface SettledPayment {
  id: string;
  orderUuid: string;
  amount: number;
  /** Whether the money is reserved or captured. */
  state: 'WAITING_FOR_CAPTURE' | 'SUCCEEDED';
  /** Whether the order was edited since the payment was created, so that the payment no longer matches the order. */
  superseded: boolean;
}

/**
 * Callbacks that the orders domain provides as {@link PAYMENT_OUTCOMES}. They run in the transaction that changes the
 * payment. If a callback throws, both changes are rolled back, and the payment is queried again later.
 */
export interface PaymentOutcomes {
  /**
   * Locks the order. It is called first in each transaction, so that the order is always locked before the payment,
   * which prevents deadlocks.
   */
  lock(queries: Queries, orderUuid: string): Promise<void>;
  /**
   * Called once per successful payment. Return REFUND to refund it, e.g. if the order is ended or has already been
   * paid.
   */
  settled(queries: Queries, payment: SettledPayment): Promise<'KEEP' | 'REFUND'>;
  /**
   * Called once per payment that was declined, expired or released, unless the order itself cancelled it. `kept`: the
   * order counted as paid by this payment, because the bank had reserved the money.
   */
  canceled(queries: Queries, payment: { id: string; orderUuid: string; amount: number; kept: boolean }): Promise<void>;
  /** Called once per completed refund. */
  refunded(
    queries: Queries,
    refund: { id: string; paymentId: string; orderUuid: string; amount: number },
  ): Promise<void>;
}

export const PAYMENT_OUTCOMES = Symbol('PAYMENT_OUTCOMES');
