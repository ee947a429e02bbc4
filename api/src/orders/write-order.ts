import { Inject, Injectable } from '@nestjs/common';
import { Carts } from '../cart/index.js';
import { Points } from '../loyalty/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { announce } from './announce.js';
import type { Actor } from './change-items.js';
import { FirstPayment } from './first-payment.js';
import { HoldLimits } from './hold-limits.js';
import { insertUnits } from './insert-units.js';
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
    const { uuid, id, kind, dto, userId, delivery, operator } = draft;
    // Statements that are asked for together are sent together, and run in this order: the locks come first.
    const [, , quoted, held] = await Promise.all([
      this.holds.queue(queries, draft),
      userId && this.points.lock(queries, userId),
      this.quoteOrder.of(queries, dto, userId, delivery.price),
      this.holds.read(queries, draft),
    ]);
    const { items, answer } = quoted;
    this.holds.check(draft, held, answer.units);

    const { owner } = held;
    const record = orderRecord(draft, quoted, { owner, holdSeconds: this.holdSeconds(kind, owner) });
    const units = itemRecords(items, answer, delivery.maxDays);
    const itemIds = items.map((item) => item.id);
    const written = Promise.all([
      queries.rows(INSERT_ORDER, record),
      insertUnits(queries, { orderUuid: uuid, status: firstStatus(kind), units, actor: actorOf(draft) }),
      userId && this.points.hold(queries, userId, uuid, answer.bonuses),
      userId && this.carts.takeOut(queries, userId, itemIds),
      (operator?.notifies ?? true) && announce(queries, { orderUuid: uuid, news: 'PLACED' }),
    ]);
    const paid = kind === 'REQUEST' ? null : this.firstPayment.of(queries, uuid);
    const [[[inserted]], paymentId] = await Promise.all([written, paid]);
    return { uuid, id, number: inserted!.number, paymentId };
  }

  /**
   * Returns the seconds until the order expires. A request with an unconfirmed telephone gets minutes, because the
   * number may be somebody else's. When the telephone is confirmed or an operator takes the request up, it gets hours,
   * and so does an order that an operator has agreed with the shopper.
   */
  private holdSeconds(kind: OrderKind, owner: boolean): number {
    if (kind === 'PAYMENT') return this.config.PAYMENT_MINUTES * 60;
    const waits = owner || kind === 'AGREED';
    return waits ? this.config.REQUEST_HOURS * 3600 : this.config.REQUEST_HOLD_MINUTES * 60;
  }
}

function actorOf({ operator, userId }: OrderDraft): Actor {
  if (operator) return { kind: 'OPERATOR', id: operator.id };
  return { kind: userId ? 'SHOPPER' : 'SYSTEM', id: userId };
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
  now() + make_interval(secs => :holdSeconds), :clientAddress?, :clientNetwork?, CASE WHEN :phoneConfirmed THEN now() END,
  :returnUrl?, :clientId?)
RETURNING "number"`;
