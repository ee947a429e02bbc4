import type { Logger } from 'pino';
import type { Queries, Statements } from '../platform/database/statements.js';
import type { PaymentOutcomes, SettledPayment } from './payment-outcomes.js';
import { PaymentProviderError, type ProviderPayment, type ProviderRefund } from './payment-provider.js';

/**
 * Writes down what the provider says. Any number of notifications and readings may say it at once and in any order: the
 * one whose UPDATE finds the old state moves the payment, and tells the order in the same transaction. A state never
 * moves back (`api/prisma/sql/guard-payment.sql`).
 */
export class Settlement {
  constructor(
    private readonly statements: Statements,
    private readonly outcomes: () => PaymentOutcomes,
    private readonly log: Logger,
  ) {}

  /** Answers what the order said, then or before. */
  async record(paymentId: string, seen: ProviderPayment): Promise<PaymentOutcome | null> {
    const [payment] = await this.statements.rows<SeenRow>('payment-seen', SEEN, [paymentId]);
    if (!payment || seen.state === 'PENDING' || seen.state === payment.state) return payment?.outcome ?? null;
    if (Number(payment.amount) !== seen.amount) throw wrongAmount(seen.amount, payment.amount);

    return this.statements.transaction(async (queries) => {
      await this.outcomes().lock(queries, payment.orderUuid);
      if (seen.state === 'CANCELED') await queries.rows('refund-void', VOID_REFUNDS, [paymentId]);
      const [moved] = await queries.rows<MovedRow>('payment-move', MOVE, [
        paymentId,
        seen.state,
        seen.cancellationReason,
      ]);
      if (moved) return this.tell(queries, { ...moved, amount: seen.amount });
      const [now] = await queries.rows<SeenRow>('payment-seen', SEEN, [paymentId]);
      return now!.outcome;
    });
  }

  async recordRefund(refundId: string, seen: RefundSeen): Promise<void> {
    const [refund] = await this.statements.rows<RefundRow>('refund-seen', REFUND_SEEN, [refundId]);
    if (!refund || seen.state === refund.state) return;
    if (Number(refund.amount) !== seen.amount) throw wrongAmount(seen.amount, refund.amount);

    await this.statements.transaction(async (queries) => {
      await this.outcomes().lock(queries, refund.orderUuid);
      const [moved] = await queries.rows('refund-move', MOVE_REFUND, [
        refundId,
        seen.state,
        seen.providerId,
        seen.cancellationReason,
      ]);
      if (!moved) return;
      const { paymentId, orderUuid } = refund;
      if (seen.state === 'SUCCEEDED')
        await this.outcomes().refunded(queries, { id: refundId, paymentId, orderUuid, amount: seen.amount });
      if (seen.state === 'CANCELED')
        this.log.error({ refundId, paymentId, reason: seen.cancellationReason }, 'a refund was not made');
    });
  }

  private async tell(queries: Queries, moved: MovedRow): Promise<PaymentOutcome | null> {
    const { id, orderUuid, amount, state, outcome, canceledByOrder } = moved;
    if (state === 'CANCELED') {
      if (!canceledByOrder && outcome !== 'REFUND') await this.outcomes().canceled(queries, { id, orderUuid, amount });
      return outcome;
    }
    const answer = outcome ?? (await this.outcomes().settled(queries, { id, orderUuid, amount, state }));
    await queries.rows('payment-outcome', OUTCOME, [id, answer]);
    if (answer === 'REFUND' && state === 'SUCCEEDED') await queries.rows('payment-give-back', GIVE_BACK, [id]);
    return answer;
  }
}

type PaymentOutcome = 'KEEP' | 'REFUND';

/** One that was refused outright has no number at the provider's. */
type RefundSeen = Omit<ProviderRefund, 'providerId'> & { providerId: string | null };

interface SeenRow extends Record<string, unknown> {
  orderUuid: string;
  amount: string;
  state: string;
  outcome: PaymentOutcome | null;
}

interface MovedRow extends Omit<SettledPayment, 'state'>, Record<string, unknown> {
  state: SettledPayment['state'] | 'CANCELED';
  outcome: PaymentOutcome | null;
  canceledByOrder: boolean;
}

interface RefundRow extends Record<string, unknown> {
  paymentId: string;
  orderUuid: string;
  amount: string;
  state: string;
}

function wrongAmount(seen: number, ours: string): PaymentProviderError {
  return new PaymentProviderError('NONSENSE', 'amount', `it says ${seen} kopecks, we asked for ${ours}`);
}

const SEEN = 'SELECT "orderUuid", "amount", "state", "outcome" FROM "payment" WHERE "id" = $1';

/** Held money is taken or let go of at once, by the sweeps. */
const MOVE = `
UPDATE "payment" SET "state" = $2::"PaymentState", "cancellationReason" = $3, "updatedAt" = now(),
  "dueAt" = CASE $2 WHEN 'WAITING_FOR_CAPTURE' THEN now() END
WHERE "id" = $1 AND CASE $2
  WHEN 'WAITING_FOR_CAPTURE' THEN "state" IN ('CREATED', 'PENDING')
  WHEN 'SUCCEEDED' THEN "state" <> 'SUCCEEDED'
  ELSE "state" NOT IN ('SUCCEEDED', 'CANCELED') END
RETURNING "id", "orderUuid", "state", "outcome", "cancelRequestedAt" IS NOT NULL AS "canceledByOrder"`;

const OUTCOME = 'UPDATE "payment" SET "outcome" = $2::"PaymentOutcome" WHERE "id" = $1';

const GIVE_BACK = `
INSERT INTO "refund" ("paymentId", "amount", "reason", "receipt")
SELECT "id", "amount", 'Оплата пришла, когда заказ уже не ждал её', "receipt" FROM "payment" WHERE "id" = $1`;

/** Held money that is let go of needs no refund. */
const VOID_REFUNDS = `
UPDATE "refund" SET "state" = 'CANCELED', "cancellationReason" = 'the payment was not taken', "dueAt" = NULL, "updatedAt" = now()
WHERE "paymentId" = $1 AND "state" = 'REQUESTED'
  AND (SELECT "state" FROM "payment" WHERE "id" = $1) NOT IN ('SUCCEEDED', 'CANCELED')`;

const REFUND_SEEN = `
SELECT r."paymentId", r."amount", r."state", p."orderUuid"
FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE r."id" = $1`;

const MOVE_REFUND = `
UPDATE "refund" SET "state" = $2::"RefundState", "providerId" = coalesce($3, "providerId"), "cancellationReason" = $4,
  "dueAt" = CASE $2 WHEN 'PENDING' THEN now() + interval '1 minute' END, "updatedAt" = now()
WHERE "id" = $1 AND "state" IN ('REQUESTED', 'PENDING') AND "state" <> $2::"RefundState"
RETURNING "id"`;
