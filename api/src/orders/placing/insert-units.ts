import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import type { Actor } from '../changing/change-items.js';
import type { OrderStatus } from '../changing/order-lifecycle.js';

export interface NewUnits {
  orderUuid: string;
  status: OrderStatus;
  /** The units as rows of {@link itemRecords}. */
  units: object[];
  actor: Actor;
  /** Whether the units wait for a payment of their own, outside of the order (ADR 38). */
  awaitsPayment?: boolean;
  /** Whether the units are paid for when they are delivered (ADR 50). */
  dueOnDelivery?: boolean;
}

/** Adds units to an order, with the first line of their history. A trigger reserves them (`api/prisma/sql/move-unit.sql`). */
export async function insertUnits(
  queries: Queries,
  { orderUuid, status, units, actor, awaitsPayment = false, dueOnDelivery = false }: NewUnits,
): Promise<void> {
  const items = JSON.stringify(units);
  await queries.rows(INSERT_ITEMS, {
    orderUuid,
    status,
    items,
    awaitsPayment,
    dueOnDelivery,
    actorKind: actor.kind,
    actorId: actor.id,
  });
}

const INSERT_ITEMS = statement('order-items-insert')`
WITH rows AS (
  SELECT * FROM jsonb_to_recordset(:items::jsonb) AS r("itemId" uuid, "position" int, "productId" uuid, "name" text,
    "slug" text, "image" jsonb, "supplierName" text, "deliveryIsoCode" text, "sizeSlug" text, "sizeName" text,
    "oldPrice" bigint, "price" bigint, "personalPriceId" uuid, "discountValue" bigint, "bonuses" int, "soldPrice" bigint, "cashback" int, "arrivesFrom" date, "arrivesBy" date)
), inserted AS (
  INSERT INTO "order_product_item" ("orderUuid", "status", "itemId", "position", "productId", "name", "slug", "image",
    "supplierName", "deliveryIsoCode", "sizeSlug", "sizeName", "oldPrice", "price", "personalPriceId",
    "discountValue", "bonuses", "soldPrice", "cashback", "awaitsPayment", "dueOnDelivery", "estimatedDeliveryFrom",
    "estimatedDeliveryDate")
  SELECT :orderUuid::uuid, :status::"OrderStatus", "itemId", "position", "productId", "name", "slug", "image", "supplierName",
    "deliveryIsoCode", "sizeSlug", "sizeName", "oldPrice", "price", "personalPriceId", "discountValue", "bonuses", "soldPrice", "cashback", :awaitsPayment, :dueOnDelivery,
    "arrivesFrom", "arrivesBy"
  FROM rows ORDER BY "position" RETURNING "id"
)
INSERT INTO "order_status_change" ("orderItemId", "status", "actorKind", "actorId")
SELECT "id", :status::"OrderStatus", :actorKind::"ActorKind", :actorId? FROM inserted`;
