import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { lockOffers, type LockedItem, type LockedOrder, type UnitState } from './locked-order.js';
import { statusOfOrder, type ActorKind, type OrderStatus } from './order-lifecycle.js';

export interface Actor {
  kind: ActorKind;
  /** Id of the shopper or operator; null if a payment or the system makes the change. */
  id: string | null;
}

/**
 * Sets the statuses of a locked order's items, adds the changes to their history, and updates the status of the order,
 * which is derived from its items. Rows of the history are only added (`api/prisma/sql/append-only.sql`).
 */
export async function changeItems(
  queries: Queries,
  order: LockedOrder,
  items: LockedItem[],
  status: OrderStatus,
  actor: Actor,
): Promise<void> {
  const ids = items.map(({ id }) => id);
  await queries.rows(CHANGE, { ids, status, actorKind: actor.kind, actorId: actor.id });
  for (const item of order.items) if (ids.includes(item.id)) item.status = status;
  order.status = statusOfOrder(order.items.map((item) => item.status));
  await queries.rows(ORDER_STATUS, { uuid: order.uuid, status: order.status });
}

/**
 * Changes the state of the items' units of stock. The trigger of `api/prisma/sql/move-unit.sql` updates the stock
 * counts of the offers, and fails if a unit is not available.
 */
export async function moveUnits(queries: Queries, items: LockedItem[], unit: UnitState): Promise<void> {
  await lockOffers(
    queries,
    items.map(({ itemId }) => itemId),
  );
  await queries.rows(MOVE_UNITS, { items: items.map(({ id }) => id), unit });
  for (const item of items) item.unit = unit;
}

const CHANGE = statement('order-items-change')`
WITH changed AS (
  UPDATE "order_product_item" i SET "status" = :status::"OrderStatus",
    "deliveredAt" = CASE WHEN :status = 'DELIVERED' THEN now() ELSE i."deliveredAt" END
  FROM (SELECT "id", "status" FROM "order_product_item" WHERE "id" = ANY(:ids::uuid[])) before
  WHERE i."id" = before."id" RETURNING i."id", before."status" AS "previousStatus"
)
INSERT INTO "order_status_change" ("orderItemId", "status", "previousStatus", "actorKind", "actorId")
SELECT "id", :status::"OrderStatus", "previousStatus", :actorKind::"ActorKind", :actorId? FROM changed`;

const ORDER_STATUS = statement('order-status')`
UPDATE "shop_order" SET "status" = :status::"OrderStatus", "updatedAt" = now() WHERE "uuid" = :uuid`;

const MOVE_UNITS = statement('order-units-move')`
UPDATE "order_product_item" SET "unit" = :unit::"UnitState" WHERE "id" = ANY(:items::uuid[])`;
