import { Inject, Injectable } from '@nestjs/common';
import { deliverySpeedFrom } from '../../catalog/index.js';
import { arrivesBetween, type Arrival, type ArrivalConfig } from '../../delivery/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { PricedItems } from '../../pricing/index.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import type { Actor } from './change-items.js';
import { areFree, isSold, lockOrder, type LockedItem, type LockedOrder } from './locked-order.js';
import { cancellable, takeOutUnits } from './take-out-units.js';

/** A unit, and the offer of the same product that replaces it. */
export interface WantedReplacement {
  id: string;
  itemId: string;
}

export interface Replacement {
  unit: LockedItem;
  itemId: string;
  /** Size of the replacing offer. */
  sizeName: string;
  supplierName: string;
  /** What the replacing offer costs everybody now, in kopecks. */
  price: number;
  /** When the replacing offer arrives; null if the expected days stay, because both offers ship from one country. */
  arrival: Arrival | null;
}

/** Replaces units of an order by other offers of the same product, such as another size (ADR 34). */
@Injectable()
export class ReplaceUnits {
  constructor(
    private readonly priced: PricedItems,
    @Inject(CONFIG) private readonly config: ArrivalConfig,
  ) {}

  /**
   * Returns the planned replacements of the units; the caller has locked the offers. Throws ORDER_CHANGED for a missing
   * offer, BAD_USER_INPUT for an offer of another product, and what {@link cancellable} throws.
   */
  async plan(
    queries: Queries,
    order: LockedOrder,
    wanted: WantedReplacement[],
    removed: LockedItem[],
  ): Promise<Replacement[]> {
    if (!wanted.length) return [];
    const ids = wanted.map(({ id }) => id);
    const units = cancellable(order, ids);
    if (units.some((unit) => removed.includes(unit))) throw badUserInput([fieldFault('dto.replaceItems', 'eachOnce')]);
    const offerIds = wanted.map(({ itemId }) => itemId.toLowerCase());
    const offers = new Map((await this.priced.read(offerIds, order.userId, queries)).map((offer) => [offer.id, offer]));
    const areEnough = await areFree(queries, offerIds);
    const changes = offerIds.flatMap((id) => {
      const offer = offers.get(id);
      const reason = offer ? (offer.unavailable ?? (areEnough ? null : 'RESERVED')) : 'GONE';
      return reason ? [{ id, reason, price: null }] : [];
    });
    if (changes.length) throw new ApiError('ORDER_CHANGED.OFFER', { changes });
    return units.map((unit, n) => {
      const { id: itemId, productId, size, supplierName, price, deliveryIsoCode } = offers.get(offerIds[n]!)!;
      if (productId !== unit.productId) throw badUserInput([fieldFault('dto.replaceItems', 'sameProduct')]);
      const carrier = { minDays: order.deliveryMinDays, maxDays: order.deliveryMaxDays };
      const arrival =
        deliveryIsoCode === unit.deliveryIsoCode
          ? null
          : arrivesBetween({ deliverySpeed: deliverySpeedFrom(deliveryIsoCode) }, carrier, this.config);
      return { unit, itemId, sizeName: size.name, supplierName, price, arrival };
    });
  }

  /**
   * Creates the new units and removes the former ones. The new units cost what the former ones cost, with the same
   * shares of the promo code and of the points, so no money or points move. Returns the order as it is then.
   */
  async make(queries: Queries, order: LockedOrder, replaced: Replacement[], actor: Actor): Promise<LockedOrder> {
    if (!replaced.length) return order;
    const made = await queries.rows(REPLACE, {
      replacements: JSON.stringify(
        replaced.map(({ unit, itemId, arrival }) => ({
          ...{ id: unit.id, itemId, arrivesFrom: arrival?.earliest, arrivesBy: arrival?.latest },
        })),
      ),
      status: isSold(order) ? 'PAID_READY_TO_SEND' : null,
      ...{ actorKind: actor.kind, actorId: actor.id },
    });
    if (isSold(order)) await queries.rows(SELL, { itemIds: made.map(({ id }) => id) });
    // The status of the order follows from the new units too.
    const current = (await lockOrder(queries, order.uuid))!;
    const former = replaced.map(({ unit }) => unit);
    await takeOutUnits(queries, current, former, actor);
    return current;
  }
}

/** The former units are marked, so that sales count one of the two. The days are those of the former unit where both come from the same country. */
const REPLACE = statement('order-edit-replace')`
WITH made AS (
  INSERT INTO "order_product_item" ("orderUuid", "status", "itemId", "position", "productId", "name", "slug", "image",
    "supplierName", "deliveryIsoCode", "sizeSlug", "sizeName", "oldPrice", "price", "discountValue", "bonuses", "soldPrice",
    "compensated", "cashback", "paymentId", "dueOnDelivery", "estimatedDeliveryFrom",
    "estimatedDeliveryDate")
  SELECT u."orderUuid", coalesce(:status?::"OrderStatus", u."status"), i."id", u."position", u."productId", u."name", u."slug",
    u."image", s."name", i."deliveryIsoCode", z."slug", z."name", u."oldPrice", u."price", u."discountValue", u."bonuses",
    u."soldPrice", u."compensated", u."cashback", u."paymentId", u."dueOnDelivery",
    CASE WHEN i."deliveryIsoCode" = u."deliveryIsoCode" THEN u."estimatedDeliveryFrom" ELSE r."arrivesFrom" END,
    CASE WHEN i."deliveryIsoCode" = u."deliveryIsoCode" THEN u."estimatedDeliveryDate" ELSE r."arrivesBy" END
  FROM jsonb_to_recordset(:replacements::jsonb) AS r("id" uuid, "itemId" uuid, "arrivesFrom" date, "arrivesBy" date)
  JOIN "order_product_item" u ON u."id" = r."id" JOIN "product_item" i ON i."id" = r."itemId"
  JOIN "size" z ON z."id" = i."sizeId" JOIN "supplier" s ON s."id" = i."supplierId"
  RETURNING "id", "status"
), noted AS (
  INSERT INTO "order_status_change" ("orderItemId", "status", "actorKind", "actorId")
  SELECT "id", "status", :actorKind::"ActorKind", :actorId? FROM made
), replaced AS (
  UPDATE "order_product_item" SET "replaced" = true
  WHERE "id" IN (SELECT r."id" FROM jsonb_to_recordset(:replacements::jsonb) AS r("id" uuid))
)
SELECT "id" FROM made`;

const SELL = statement('order-edit-sell')`
UPDATE "order_product_item" SET "unit" = 'SOLD' WHERE "id" = ANY(:itemIds::uuid[])`;
