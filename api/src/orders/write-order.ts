import { Inject, Injectable } from '@nestjs/common';
import { Carts } from '../cart/index.js';
import { Points } from '../loyalty/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { announce } from './announce.js';
import { FirstPayment } from './first-payment.js';
import { HoldLimits } from './hold-limits.js';
import type { OrderKind, PlacedOrder } from './order-keys.js';
import { firstStatus, itemRecords, orderRecord, type OrderDraft } from './order-record.js';
import type { OrdersConfig } from './orders.config.js';
import { QuoteOrder } from './quote-order.js';

/**
 * Writes a new order with its units, points, promo code and payment, inside the caller's transaction.
 *
 * The database takes part: `api/prisma/sql/move-unit.sql` reserves a unit for every row of "order_product_item", and
 * `api/prisma/sql/personal-price.sql` takes a unit of the personal price;
 * `api/prisma/sql/order-checks.sql` and `api/prisma/sql/check-order-sums.sql` refuse amounts that do not add up.
 */
@Injectable()
export class WriteOrder {
  constructor(
    private readonly holds: HoldLimits,
    private readonly points: Points,
    private readonly quoteOrder: QuoteOrder,
    private readonly carts: Carts,
    private readonly firstPayment: FirstPayment,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /** Writes the order. Throws the errors of {@link QuoteOrder.of} and {@link HoldLimits.check}. */
  async write(queries: Queries, draft: OrderDraft): Promise<PlacedOrder> {
    const { uuid, id, kind, dto, userId, delivery } = draft;
    await this.holds.queue(queries, draft);
    if (userId) await this.points.lock(queries, userId);
    const quoted = await this.quoteOrder.of(queries, dto, userId, delivery.price);
    const { items, answer } = quoted;
    const { owner } = await this.holds.check(queries, draft, answer.lines);

    const record = orderRecord(draft, quoted, { owner, holdSeconds: this.holdSeconds(kind, owner) });
    const [inserted] = await queries.rows(INSERT_ORDER, record);
    await queries.rows(INSERT_ITEMS, {
      orderUuid: uuid,
      status: firstStatus(kind),
      items: JSON.stringify(itemRecords(items, answer, delivery.maxDays)),
      actorKind: userId ? 'SHOPPER' : 'SYSTEM',
      actorId: userId,
    });
    if (userId) {
      await this.points.hold(queries, userId, uuid, answer.bonuses);
      const itemIds = items.map((item) => item.id);
      await this.carts.takeOut(queries, userId, itemIds);
    }
    await announce(queries, { orderUuid: uuid, news: 'PLACED' });
    const paymentId = kind === 'PAYMENT' ? await this.firstPayment.of(queries, uuid) : null;
    return { uuid, id, number: inserted!.number, paymentId };
  }

  /**
   * Returns the seconds until the order expires. A request with an unconfirmed telephone gets minutes, because the
   * number may be somebody else's. When the telephone is confirmed or an operator takes the request up, it gets hours.
   */
  private holdSeconds(kind: OrderKind, owner: boolean): number {
    if (kind === 'PAYMENT') return this.config.PAYMENT_MINUTES * 60;
    return owner ? this.config.REQUEST_HOURS * 3600 : this.config.REQUEST_HOLD_MINUTES * 60;
  }
}

const INSERT_ORDER = statement('order-insert')`
INSERT INTO "shop_order" ("uuid", "id", "userId", "status", "name", "surname", "lastname", "phone", "email", "comment",
  "paymentType", "goodsPrice", "discountValue", "paidByBonuses", "deliveryPrice", "totalPrice", "cashback",
  "promocodeId", "promocodeUsed", "pickupPoint", "address", "deliveryMinDays", "deliveryMaxDays", "expiresAt",
  "clientAddress", "clientNetwork", "phoneConfirmedAt", "returnUrl",
  "clientId")
VALUES (:uuid, :id, :userId?, :status, :name, :surname?, :lastname?, :phone, :email?, :comment?,
  :paymentType, :goodsPrice, :discountValue, :paidByBonuses, :deliveryPrice, :totalPrice, :cashback,
  :promocodeId?, :promocodeUsed, :pickupPoint?, :address?, :deliveryMinDays, :deliveryMaxDays,
  now() + make_interval(secs => :holdSeconds), :clientAddress, :clientNetwork, CASE WHEN :phoneConfirmed THEN now() END,
  :returnUrl?, :clientId?)
RETURNING "number"`;

const INSERT_ITEMS = statement('order-items-insert')`
WITH rows AS (
  SELECT * FROM jsonb_to_recordset(:items::jsonb) AS r("itemId" uuid, "position" int, "productId" uuid, "name" text,
    "slug" text, "image" jsonb, "supplierName" text, "deliveryIsoCode" text, "sizeSlug" text, "sizeName" text,
    "oldPrice" bigint, "price" bigint, "personalPriceId" uuid, "discountValue" bigint, "bonuses" int, "soldPrice" bigint, "cashback" int, "days" int)
), inserted AS (
  INSERT INTO "order_product_item" ("orderUuid", "status", "itemId", "position", "productId", "name", "slug", "image",
    "supplierName", "deliveryIsoCode", "sizeSlug", "sizeName", "oldPrice", "price", "personalPriceId",
    "discountValue", "bonuses", "soldPrice", "cashback", "estimatedDeliveryDate")
  SELECT :orderUuid::uuid, :status::"OrderStatus", "itemId", "position", "productId", "name", "slug", "image", "supplierName",
    "deliveryIsoCode", "sizeSlug", "sizeName", "oldPrice", "price", "personalPriceId", "discountValue", "bonuses", "soldPrice", "cashback",
    current_date + "days"
  FROM rows ORDER BY "position" RETURNING "id"
)
INSERT INTO "order_status_change" ("orderItemId", "status", "actorKind", "actorId")
SELECT "id", :status::"OrderStatus", :actorKind::"ActorKind", :actorId? FROM inserted`;
