import type { Queries } from '../platform/database/statements.js';
import { lockOffers, type LockedItem, type LockedOrder, type UnitState } from './locked-order.js';
import { statusOfOrder, type ActorKind, type OrderStatus } from './order-lifecycle.js';

export interface Actor {
  kind: ActorKind;
  /** Of the shopper or operator. */
  id: string | null;
}

/**
 * Writes new statuses of a locked order's items with their history, and the order's own that follows from them. The
 * history is only ever added to (`api/prisma/sql/append-only.sql`).
 */
export async function changeItems(
  queries: Queries,
  order: LockedOrder,
  items: LockedItem[],
  status: OrderStatus,
  actor: Actor,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await queries.rows('order-items-change', CHANGE, [ids, status, actor.kind, actor.id]);
  for (const item of order.items) if (ids.includes(item.id)) item.status = status;
  order.status = statusOfOrder(order.items.map((item) => item.status));
  await queries.rows('order-status', ORDER_STATUS, [order.uuid, order.status]);
}

/** Moves units of stock: `api/prisma/sql/move-unit.sql` moves the offers' counts with them and refuses a unit that is not there. */
export async function moveUnits(queries: Queries, items: LockedItem[], unit: UnitState): Promise<void> {
  await lockOffers(
    queries,
    items.map(({ itemId }) => itemId),
  );
  await queries.rows('order-units-move', MOVE_UNITS, [items.map(({ id }) => id), unit]);
  for (const item of items) item.unit = unit;
}

const CHANGE = `
WITH changed AS (
  UPDATE "order_product_item" i SET "status" = $2::"OrderStatus",
    "deliveredAt" = CASE WHEN $2 = 'DELIVERED' THEN now() ELSE i."deliveredAt" END
  FROM (SELECT "id", "status" FROM "order_product_item" WHERE "id" = ANY($1::uuid[])) before
  WHERE i."id" = before."id" RETURNING i."id", before."status" AS "previousStatus"
)
INSERT INTO "order_status_change" ("orderItemId", "status", "previousStatus", "actorKind", "actorId")
SELECT "id", $2::"OrderStatus", "previousStatus", $3::"ActorKind", $4 FROM changed`;

const ORDER_STATUS = `UPDATE "shop_order" SET "status" = $2::"OrderStatus", "updatedAt" = now() WHERE "uuid" = $1`;

const MOVE_UNITS = `UPDATE "order_product_item" SET "unit" = $2::"UnitState" WHERE "id" = ANY($1::uuid[])`;
