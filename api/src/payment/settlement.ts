import type { Logger } from 'pino';
import { statement } from '../platform/database/statement.js';
import type { Queries, Statements } from '../platform/database/statements.js';
import type { PaymentOutcomes, SettledPayment } from './payment-outcomes.js';
import { PaymentProviderError, type ProviderPayment, type ProviderRefund } from './payment-provider.js';

/**
 * Records the states that the provider reports. Notifications and queries may arrive in parallel and in any order. The
 * one whose UPDATE still finds the previous state changes the payment, and informs the order in the same transaction. A
 * state never changes back (`api/prisma/sql/guard-payment.sql`).
 */
export class Settlement {
  constructor(
    private readonly statements: Statements,
    private readonly outcomes: () => PaymentOutcomes,
    private readonly log: Logger,
  ) {}

  /** Records a payment's state. Returns whether the order keeps the money, as decided now or earlier. */
  async record(paymentId: string, seen: ProviderPayment): Promise<PaymentOutcome | null> {
    const [payment] = await this.statements.rows(SEEN, { paymentId });
    const { state } = seen;
    if (!payment || state === 'PENDING' || state === payment.state) return payment?.outcome ?? null;
    if (Number(payment.amount) !== seen.amount) throw wrongAmount(seen.amount, payment.amount);

    return this.statements.transaction(async (queries) => {
      await this.outcomes().lock(queries, payment.orderUuid);
      if (state === 'CANCELED') await queries.rows(VOID_REFUNDS, { paymentId });
      const [moved] = await queries.rows(MOVE, { paymentId, state, reason: seen.cancellationReason });
      if (moved) return this.tell(queries, { ...moved, state, amount: seen.amount });
      const [now] = await queries.rows(SEEN, { paymentId });
      return now!.outcome;
    });
  }

  /**
   * `within` is the caller's transaction, which has locked the order; by default, the refund has a transaction of its
   * own.
   */
  async recordRefund(refundId: string, seen: RefundSeen, within?: Queries): Promise<void> {
    // A refund that the caller's transaction has requested is visible only to that transaction.
    const [refund] = await (within ?? this.statements).rows(REFUND_SEEN, { refundId });
    if (!refund || seen.state === refund.state) return;
    if (Number(refund.amount) !== seen.amount) throw wrongAmount(seen.amount, refund.amount);

    const move = async (queries: Queries) => {
      await this.outcomes().lock(queries, refund.orderUuid);
      const [moved] = await queries.rows(MOVE_REFUND, {
        refundId,
        state: seen.state,
        providerId: seen.providerId,
        reason: seen.cancellationReason,
      });
      if (!moved) return;
      const { paymentId, orderUuid } = refund;
      if (seen.state === 'SUCCEEDED')
        await this.outcomes().refunded(queries, { id: refundId, paymentId, orderUuid, amount: seen.amount });
      if (seen.state === 'CANCELED')
        this.log.error({ refundId, paymentId, reason: seen.cancellationReason }, 'a refund was not made');
    };
    await (within ? move(within) : this.statements.transaction(move));
  }

  private async tell(queries: Queries, moved: MovedPayment): Promise<PaymentOutcome | null> {
    const { id, orderUuid, amount, state, outcome, superseded, canceledByOrder } = moved;
    if (state === 'CANCELED') {
      const kept = outcome === 'KEEP';
      if (!canceledByOrder && outcome !== 'REFUND')
        await this.outcomes().canceled(queries, { id, orderUuid, amount, kept });
      return outcome;
    }
    const answer = outcome ?? (await this.outcomes().settled(queries, { id, orderUuid, amount, state, superseded }));
    await queries.rows(OUTCOME, { paymentId: id, outcome: answer });
    if (answer === 'REFUND' && state === 'SUCCEEDED') await queries.rows(GIVE_BACK, { paymentId: id });
    return answer;
  }
}

type PaymentOutcome = 'KEEP' | 'REFUND';

/** The result of a refund; the provider's id is null if the provider rejected the refund at once. */
type RefundSeen = Omit<ProviderRefund, 'providerId'> & { providerId: string | null };

interface MovedPayment extends Omit<SettledPayment, 'state'> {
  state: SettledPayment['state'] | 'CANCELED';
  outcome: PaymentOutcome | null;
  canceledByOrder: boolean;
}

function wrongAmount(seen: number, ours: string): PaymentProviderError {
  return new PaymentProviderError('NONSENSE', 'amount', `it says ${seen} kopecks, we asked for ${ours}`);
}

const SEEN = statement('payment-seen')`
SELECT "orderUuid", "amount", "state", "outcome" FROM "payment" WHERE "id" = :paymentId`;

/**
 * Changes the state. A payment with reserved money becomes due at once, so that the next run captures or releases it.
 */
const MOVE = statement('payment-move')`
UPDATE "payment" SET "state" = :state::"PaymentState", "cancellationReason" = :reason?, "updatedAt" = now(),
  "dueAt" = CASE :state::"PaymentState" WHEN 'WAITING_FOR_CAPTURE' THEN now() END
WHERE "id" = :paymentId AND CASE :state::"PaymentState"
  WHEN 'WAITING_FOR_CAPTURE' THEN "state" IN ('CREATED', 'PENDING')
  WHEN 'SUCCEEDED' THEN "state" <> 'SUCCEEDED'
  ELSE "state" NOT IN ('SUCCEEDED', 'CANCELED') END
RETURNING "id", "orderUuid", "outcome", "cancelRequestedAt" IS NOT NULL AS "canceledByOrder",
  "supersededAt" IS NOT NULL AS "superseded"`;

const OUTCOME = statement('payment-outcome')`
UPDATE "payment" SET "outcome" = :outcome::"PaymentOutcome" WHERE "id" = :paymentId`;

const GIVE_BACK = statement('payment-give-back')`
INSERT INTO "refund" ("paymentId", "amount", "reason", "receipt")
SELECT "id", "amount", 'Оплата пришла, когда заказ уже не ждал её', "receipt" FROM "payment" WHERE "id" = :paymentId`;

/** Cancels requested refunds of reserved money that was released, because there is no longer anything to refund. */
const VOID_REFUNDS = statement('refund-void')`
UPDATE "refund" SET "state" = 'CANCELED', "cancellationReason" = 'the payment was not taken', "dueAt" = NULL, "updatedAt" = now()
WHERE "paymentId" = :paymentId AND "state" = 'REQUESTED'
  AND (SELECT "state" FROM "payment" WHERE "id" = :paymentId) NOT IN ('SUCCEEDED', 'CANCELED')`;

const REFUND_SEEN = statement('refund-seen')`
SELECT r."paymentId", r."amount", r."state", p."orderUuid"
FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE r."id" = :refundId`;

const MOVE_REFUND = statement('refund-move')`
UPDATE "refund" SET "state" = :state::"RefundState", "providerId" = coalesce(:providerId?, "providerId"),
  "cancellationReason" = :reason?,
  "dueAt" = CASE :state::"RefundState" WHEN 'PENDING' THEN now() + interval '1 minute' END, "updatedAt" = now()
WHERE "id" = :refundId AND "state" IN ('REQUESTED', 'PENDING') AND "state" <> :state::"RefundState"
RETURNING "id"`;
