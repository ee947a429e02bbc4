import { Injectable } from '@nestjs/common';
import type { PaymentState, RefundState } from '../../generated/prisma/enums.js';
import { ACCOUNT_NAME } from '../../operator/index.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { OrderDetail, OrderHistoryEntry, OrderHistoryKind } from './order-history.model.js';
import type { OperatorOrder } from './operator-order.model.js';

/** A program may add any number of notes and change any number of track numbers. */
const SHOWN = 300;

/** Puts together what the shop keeps of an order: statuses, edits, payments, refunds, notes, messages and the trail. */
@Injectable()
export class ReadOrderHistory {
  constructor(private readonly statements: Statements) {}

  /** Returns the latest events, newest first. */
  async of({ uuid, edits }: Pick<OperatorOrder, 'uuid' | 'edits'>): Promise<OrderHistoryEntry[]> {
    const [rows, changed] = await Promise.all([
      this.statements.rows(HISTORY, { uuid }),
      this.statements.rows(CHANGES, { uuid }),
    ]);
    const changesOf = (id: string) =>
      changed
        .filter(({ actionId }) => `ACTION-${actionId}` === id)
        .map(({ actionId: _, detail, ...values }) => ({ detail: detail as OrderDetail, ...values }));
    const happened = rows.map(({ amount, kind, paymentState, refundState, ...row }): OrderHistoryEntry => ({
      ...row,
      kind: kind as OrderHistoryKind,
      amount: amount === null ? null : Number(amount),
      paymentState: paymentState as PaymentState | null,
      refundState: refundState as RefundState | null,
      edit: null,
      changes: changesOf(row.id!),
    }));
    const edited = edits.map((edit): OrderHistoryEntry => ({
      ...{ ...NOTHING, id: `EDIT-${edit.createdAt.toISOString()}`, kind: 'EDIT', createdAt: edit.createdAt, edit },
      actorKind: edit.unpaidUnits ? 'SYSTEM' : 'OPERATOR',
    }));
    return joined([...edited, ...happened]).slice(0, SHOWN);
  }
}

const NOTHING = {
  ...{ actorKind: null, actor: null, reason: null, action: null, status: null, units: [], amount: null },
  ...{ paymentState: null, refundState: null, doneAt: null, news: null, changes: [] },
};

/**
 * All that one transaction did has the same time, so an entry of the trail is of the events of that time: they get who
 * did it and why, and the entry itself is left out.
 */
function joined(events: readonly OrderHistoryEntry[]): OrderHistoryEntry[] {
  const [deeds, others] = [true, false].map((isDeed) => events.filter(({ kind }) => (kind === 'ACTION') === isDeed));
  const byTime = new Map(deeds!.map((deed) => [deed.createdAt.getTime(), deed]));
  const told = new Set<OrderHistoryEntry>();
  const explained = others!.map((event) => {
    const deed = byTime.get(event.createdAt.getTime());
    if (!deed || event.news) return event;
    told.add(deed);
    const { action, actor, changes } = deed;
    return { ...event, action, actor, changes, actorKind: 'OPERATOR' as const, reason: event.reason ?? deed.reason };
  });
  const alone = deeds!.filter((deed) => !told.has(deed));
  return [...explained, ...alone].sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/**
 * Statuses that units got together are one event. Payments that nobody has paid yet are no event, and neither are messages
 * that were not needed: the shopper was told by another one.
 */
const HISTORY = statement('operator-order-history')`
SELECT * FROM (
  SELECT 'STATUS-' || min(c."id") AS "id", 'STATUS' AS "kind", c."createdAt", c."actorKind",
    ${ACCOUNT_NAME('c."actorId"')} AS "actor", NULL::text AS "reason", NULL::text AS "action", c."status",
    array_agg(i."name" || ', ' || i."sizeName" ORDER BY i."position") AS "units", NULL::bigint AS "amount",
    NULL::text AS "paymentState", NULL::text AS "refundState", NULL::timestamptz AS "doneAt", NULL::text AS "news"
  FROM "order_status_change" c JOIN "order_product_item" i ON i."id" = c."orderItemId"
  WHERE i."orderUuid" = :uuid GROUP BY c."createdAt", c."status", c."actorKind", c."actorId"
  UNION ALL
  SELECT 'PAYMENT-' || p."id", 'PAYMENT', p."updatedAt", 'PAYMENT', NULL, p."cancellationReason", NULL, NULL, '{}', p."amount",
    p."state"::text, NULL, NULL, NULL
  FROM "payment" p WHERE p."orderUuid" = :uuid AND p."state" NOT IN ('CREATED', 'PENDING')
  UNION ALL
  SELECT 'REFUND-' || r."id", 'REFUND', r."createdAt", NULL, NULL, r."reason", NULL, NULL, '{}', r."amount",
    NULL, r."state"::text, CASE r."state" WHEN 'SUCCEEDED' THEN r."updatedAt" END, NULL
  FROM "refund" r JOIN "payment" p ON p."id" = r."paymentId" WHERE p."orderUuid" = :uuid
  UNION ALL
  SELECT 'NOTE-' || w."id", 'NOTE', w."createdAt", 'OPERATOR', ${ACCOUNT_NAME('coalesce(w."operatorId", w."programId")')},
    w."text", NULL, NULL, '{}', NULL, NULL, NULL, NULL, NULL
  FROM "order_note" w WHERE w."orderUuid" = :uuid
  UNION ALL
  SELECT 'MESSAGE-' || e."id", CASE e."topic" WHEN 'order.letter' THEN 'LETTER' ELSE 'SMS' END, e."createdAt", NULL, NULL,
    NULL, NULL, NULL, '{}', NULL, NULL, NULL, CASE WHEN e."untold" IS NULL THEN e."doneAt" END, e."payload"->>'news'
  FROM "outbox_event" e WHERE e."topic" IN ('order.letter', 'order.sms') AND e."lane" = :uuid::text
    AND (e."untold" IS NULL OR e."untold" NOT IN ('UNWANTED', 'REPLACED'))
  UNION ALL
  SELECT 'ACTION-' || a."id", 'ACTION', a."createdAt", 'OPERATOR', ${ACCOUNT_NAME('coalesce(a."actorId", a."programId")')},
    a."reason", a."action", NULL, '{}', NULL, NULL, NULL, NULL, NULL
  FROM "operator_action" a WHERE a."entity" = 'ORDER' AND a."entityId" = :uuid AND a."action" <> 'addOrderNote'
) happened ORDER BY "createdAt" DESC, "id" LIMIT ${SHOWN}`;

/** What the trail says of the values before and after. A unit of another size is a new row at the place of the former one. */
const CHANGES = statement('operator-order-changes')`
SELECT a."id"::text AS "actionId", x."detail", x."unit", x."before", x."after"
FROM "operator_action" a CROSS JOIN LATERAL (
  SELECT 'SIZE' AS "detail", former."name" AS "unit", former."sizeName" AS "before",
    present."sizeName" AS "after", former."position"
  FROM jsonb_array_elements(a."before"->'items') b
  JOIN "order_product_item" former ON former."id" = (b->>'id')::uuid AND former."replaced"
  JOIN "order_product_item" present ON present."orderUuid" = former."orderUuid" AND present."position" = former."position"
    AND present."id" IN (SELECT (n->>'id')::uuid FROM jsonb_array_elements(a."after"->'items') n)
  UNION ALL
  SELECT named."detail", i."name" || ', ' || i."sizeName", b->>named."key", n->>named."key", i."position"
  FROM jsonb_array_elements(a."before"->'items') b JOIN jsonb_array_elements(a."after"->'items') n ON n->>'id' = b->>'id'
  JOIN "order_product_item" i ON i."id" = (b->>'id')::uuid
  CROSS JOIN (VALUES ('TRACK', 'trackCode'), ('WAYBILL', 'cdekWaybillId')) AS named("detail", "key")
  WHERE b->>named."key" IS DISTINCT FROM n->>named."key"
  UNION ALL
  SELECT 'PLACE', NULL, place."before", place."after", 0
  FROM (SELECT coalesce(a."before"->>'city', a."before"->>'pickupPoint') AS "before",
    coalesce(a."after"->>'city', a."after"->>'pickupPoint') AS "after") place
  WHERE place."before" <> place."after") x
WHERE a."entity" = 'ORDER' AND a."entityId" = :uuid AND a."action" IN ('editOrder', 'editOrderItems')
ORDER BY a."id", x."position"`;
