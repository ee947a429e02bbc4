import { Injectable } from '@nestjs/common';
import type { ReturnOutcome } from '../generated/prisma/enums.js';
import { MoveItems, type OrderStatus } from '../orders/index.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { badUserInput, fieldFault } from '../shared/api-error.js';
import { SHOWN_BY_PHOTOS } from './return-lifecycle.js';
import { announceReturn, lockReturn, movedOn, moveReturn } from './move-return.js';
import { returnNotFound } from './return.errors.js';

/** An operator's decision about one unit of a request. */
export interface UnitDecision {
  /** Id of the ordered unit. */
  id: string;
  outcome: ReturnOutcome;
  /** Whether a refunded unit is put back into stock. */
  sellable: boolean;
}

const STATUS_OF = { REFUND: 'ISSUED_REFUND', EXCHANGE: 'ARRANGED_EXCHANGE' } as const;

/**
 * The operators' answers to requests, in the transaction of their audit record. {@link MoveItems} moves units, money,
 * points and stock, as `moveItems` does. All methods throw RETURN_NOT_FOUND and RETURN_MOVED_ON.
 */
@Injectable()
export class AnswerReturn {
  constructor(private readonly moveItems: MoveItems) {}

  /** Lets the shopper send the goods. `instructions` say how; the shopper reads them. */
  async approve(queries: Queries, id: string, instructions: string | null): Promise<void> {
    const { orderUuid } = await lockReturn(queries, id);
    await moveReturn(queries, id, { to: 'APPROVED', by: 'OPERATOR', instructions });
    const note = instructions ?? undefined;
    await announceReturn(queries, id, { orderUuid, news: 'RETURN_APPROVED', note });
  }

  async receive(queries: Queries, id: string): Promise<void> {
    const { orderUuid } = await lockReturn(queries, id);
    await moveReturn(queries, id, { to: 'RECEIVED', by: 'OPERATOR' });
    await announceReturn(queries, id, { orderUuid, news: 'RETURN_RECEIVED' });
  }

  /** Closes a request without a refund; the shopper reads the reason. */
  async reject(queries: Queries, id: string, rejectionReason: string): Promise<void> {
    const { orderUuid } = await lockReturn(queries, id);
    await moveReturn(queries, id, { to: 'REJECTED', by: 'OPERATOR', rejectionReason });
    await announceReturn(queries, id, { orderUuid, news: 'RETURN_REJECTED', note: rejectionReason });
  }

  /**
   * Closes a request whose goods were received: refunds and exchanges its units as decided. Units that `moveItems` has
   * refunded or exchanged before stay as they are, and so does the outcome of a unit that was settled before. If the
   * shopper keeps nothing of the order and a unit was returned through the shop's fault, the delivery is refunded too.
   * Throws BAD_USER_INPUT unless each unit of the request is decided once and at least one is accepted, and
   * TRANSITION_REFUSED if a unit has another status by now.
   */
  async close(queries: Queries, id: string, operatorId: string, decisions: UnitDecision[]): Promise<void> {
    const { orderUuid, number } = await lockReturn(queries, id);
    await moveReturn(queries, id, { to: 'REFUNDED', by: 'OPERATOR' });
    const units = await queries.rows(UNITS, { id });
    const ids = new Set(decisions.map((decision) => decision.id));
    if (ids.size < decisions.length || units.length !== ids.size || !units.every((unit) => ids.has(unit.id)))
      throw badUserInput([fieldFault('dto.items', 'eachUnitOnce')]);
    if (decisions.every(({ outcome }) => outcome === 'REFUSE'))
      throw badUserInput([fieldFault('dto.items', 'nothingTaken')]);

    const refundedIds = decisions.flatMap((one) => (one.outcome === 'REFUND' ? [one.id] : []));
    const [found] = await queries.rows(FAULT, { orderUuid, refundedIds, faults: [...SHOWN_BY_PHOTOS] });
    let delivery = 0;
    const moved = { REFUND: [], EXCHANGE: [] } as Record<keyof typeof STATUS_OF, typeof units>;
    for (const outcome of ['REFUND', 'EXCHANGE'] as const) {
      const status: OrderStatus = STATUS_OF[outcome];
      const chosen = decisions.filter((decision) => decision.outcome === outcome);
      const open = units.filter((unit) => unit.status !== status && chosen.some((decision) => decision.id === unit.id));
      if (!open.length) continue;
      const restock = chosen.filter(({ sellable }) => sellable).map((decision) => decision.id);
      const itemIds = open.map((unit) => unit.id);
      const reason = `Возврат по заявке ${number}`;
      const move = { orderUuid, itemIds, status, operatorId, reason, restock, delivery: found!.isShopsFault };
      delivery += await this.moveItems.move(move, queries);
      moved[outcome] = open;
    }
    await queries.rows(DECIDE, { id, decisions: JSON.stringify(decisions), delivery });
    await announceReturn(queries, id, {
      orderUuid,
      news: 'RETURN_CLOSED',
      amount: moved.REFUND.reduce((sum, { money }) => sum + Number(money), delivery),
      bonuses: moved.REFUND.reduce((sum, { bonuses }) => sum + bonuses, 0),
      exchanged: moved.EXCHANGE.length > 0,
    });
  }

  /**
   * Closes an open request of this order whose units the shopper keeps for a sum, which the caller refunds. Throws
   * RETURN_NOT_FOUND, RETURN_MOVED_ON.
   */
  async settleBySum(queries: Queries, id: string, orderUuid: string): Promise<void> {
    const request = await lockReturn(queries, id);
    if (request.orderUuid !== orderUuid.toLowerCase()) throw returnNotFound();
    if (!(await queries.rows(SETTLE, { id })).length) throw await movedOn(queries, id, 'OPERATOR');
  }
}

const SETTLE = statement('return-settle-by-sum')`
WITH settled AS (
  UPDATE "return_item" SET "outcome" = 'REFUND', "restocked" = false WHERE "requestId" = :id AND "outcome" IS NULL
)
UPDATE "return_request" SET "state" = 'REFUNDED', "updatedAt" = now()
WHERE "id" = :id AND "state" IN ('NEW', 'APPROVED', 'RECEIVED') RETURNING 1 AS "settled"`;

const UNITS = statement('return-units-decided')`
SELECT i."id", i."status", i."soldPrice" - i."compensated" AS "money", i."bonuses" FROM "return_item" x
JOIN "order_product_item" i ON i."id" = x."orderItemId" WHERE x."requestId" = :id ORDER BY i."position"`;

/** Whether a unit of the order was returned, or is returned now, for a reason for which the shop is responsible. */
const FAULT = statement('return-fault')`
SELECT EXISTS (SELECT FROM "return_item" x JOIN "return_request" r ON r."id" = x."requestId"
  WHERE r."orderUuid" = :orderUuid AND x."reason" = ANY(:faults::"ReturnReason"[])
    AND (x."outcome" = 'REFUND' OR x."orderItemId" = ANY(:refundedIds::uuid[]))) AS "isShopsFault"`;

/** A unit that was settled before can no longer be refused. */
const DECIDE = statement('return-decide')`
WITH closed AS (UPDATE "return_request" SET "deliveryRefunded" = :delivery::bigint WHERE "id" = :id)
UPDATE "return_item" x SET "outcome" = d."outcome",
  "restocked" = CASE WHEN d."outcome" = 'REFUND' THEN i."unit" = 'RETURNED' END
FROM (SELECT d."id", CASE d."outcome" WHEN 'REFUSE' THEN coalesce(s."outcome", 'REFUSE') ELSE d."outcome" END AS "outcome"
  FROM jsonb_to_recordset(:decisions::jsonb) AS d("id" uuid, "outcome" "ReturnOutcome")
  JOIN "return_item" s ON s."requestId" = :id AND s."orderItemId" = d."id") d
JOIN "order_product_item" i ON i."id" = d."id" WHERE x."requestId" = :id AND x."orderItemId" = d."id"`;
