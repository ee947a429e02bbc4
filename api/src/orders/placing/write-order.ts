import { Inject, Injectable } from '@nestjs/common';
import { Carts } from '../../cart/index.js';
import { arrivesBetween, type ArrivalConfig } from '../../delivery/index.js';
import { Points } from '../../loyalty/index.js';
import { assertReceipt, Payments } from '../../payment/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { announce, NEW_ORDER_LETTER, ORDER_LETTER, ORDER_SMS } from '../news/announce.js';
import type { Actor } from '../changing/change-items.js';
import { FirstPayment } from '../paying/first-payment.js';
import { HoldLimits } from './hold-limits.js';
import { insertUnits } from './insert-units.js';
import type { OrderKind, PlacedOrder } from './order-keys.js';
import { OnDeliveryLimits } from '../paying/on-delivery-limits.js';
import { PayOnDelivery } from '../paying/pay-on-delivery.js';
import { lockOrder } from '../changing/locked-order.js';
import { paymentOf, type PayableOrder } from '../paying/order-receipt.js';
import { firstStatus, itemRecords, orderRecord, type OrderDraft, type OrderRecord } from './order-record.js';
import type { OrdersConfig } from '../orders.config.js';
import { QuoteOrder, type QuotedOrder } from './quote-order.js';

/**
 * Writes a new order with its units, points, promo code and payment, inside the caller's transaction. Triggers of the
 * database do a part: `api/prisma/sql/move-unit.sql` reserves a unit for every row of "order_product_item", and
 * `api/prisma/sql/personal-price.sql` takes a unit of the personal price; `api/prisma/sql/order-checks.sql` and
 * `api/prisma/sql/check-order-sums.sql` refuse amounts that do not add up.
 */
@Injectable()
export class WriteOrder {
  constructor(
    private readonly holds: HoldLimits,
    private readonly points: Points,
    private readonly quoteOrder: QuoteOrder,
    private readonly carts: Carts,
    private readonly payments: Payments,
    private readonly firstPayment: FirstPayment,
    private readonly onDeliveryLimits: OnDeliveryLimits,
    private readonly payOnDelivery: PayOnDelivery,
    @Inject(CONFIG) private readonly config: OrdersConfig & ArrivalConfig,
  ) {}

  /**
   * Writes the order. Throws the errors of {@link QuoteOrder.of} and {@link HoldLimits.check}. The reads and locks are
   * sent together with the statement that claims the number, and nothing is written if that fails. `last` is called
   * when the last statements are sent, if that is known before their answers.
   */
  async write(queries: Queries, draft: OrderDraft, numbered: Promise<number>, last?: () => void): Promise<PlacedOrder> {
    const { uuid, id, kind, dto, userId, delivery, operator } = draft;
    const dueOnDelivery = dto.paymentType === 'ON_DELIVERY';
    // Statements that are issued together are sent together, and run in this order: the locks come first.
    const queued = this.holds.queue(queries, { ...draft, onDelivery: dueOnDelivery });
    const [number, , quoted, held] = await Promise.all([
      numbered,
      userId && this.points.lock(queries, userId),
      this.quoteOrder.of(queries, dto, { userId, deliveryPrice: delivery.price, byOperator: operator != null }),
      this.holds.read(queries, draft, queued),
      dueOnDelivery && draft.client && this.onDeliveryLimits.phone(queries, draft.phone),
    ]);
    const { items, answer } = quoted;
    this.holds.check(draft, held, answer.units);
    if (dueOnDelivery && draft.client) this.onDeliveryLimits.sum(answer.totalPrice - delivery.price);

    const { owner } = held;
    const record = orderRecord(draft, quoted, { number, owner, holdSeconds: this.holdSeconds(kind, owner) });
    const units = itemRecords(items, answer, (item) => arrivesBetween(item, delivery, this.config));
    const itemIds = items.map((item) => item.id);
    const payment =
      kind === 'REQUEST' || dueOnDelivery || !record.totalPrice ? null : paymentOf(payable(record, quoted));
    // The receipt is checked now, because nothing can be undone once the commit is sent.
    if (payment) assertReceipt(payment.receipt, payment.amount);
    const written = Promise.all([
      queries.rows(INSERT_ORDER, record),
      insertUnits(queries, { orderUuid: uuid, status: firstStatus(kind), units, actor: actorOf(draft), dueOnDelivery }),
      userId && this.points.hold(queries, userId, uuid, answer.bonuses),
      userId && this.carts.takeOut(queries, userId, itemIds),
      (operator?.notifies ?? true) &&
        announce(queries, { orderUuid: uuid, news: 'PLACED' }, draft.email ? [ORDER_LETTER, ORDER_SMS] : [ORDER_SMS]),
      // A request whose telephone is confirmed waits for a call. Operators are notified of other requests once their
      // telephone is confirmed.
      kind === 'REQUEST' &&
        owner &&
        !dueOnDelivery &&
        this.config.ORDERS_MAIL &&
        announce(queries, { orderUuid: uuid, news: 'PLACED' }, [NEW_ORDER_LETTER]),
    ]);
    const opened = payment && this.payments.openFirst(queries, payment);
    // An order without anything to pay counts as paid at once, as the written amounts show.
    const isPaid = kind !== 'REQUEST' && !dueOnDelivery && !payment;
    // The shopper has confirmed the telephone before, or has agreed the order with an operator.
    const isConfirmed = dueOnDelivery && (owner || kind === 'AGREED');
    const paid = isPaid && this.firstPayment.of(queries, uuid);
    if (!isPaid && !isConfirmed) last?.();
    const [, made] = await Promise.all([written, opened, paid]);
    if (isConfirmed) await this.payOnDelivery.confirm(queries, (await lockOrder(queries, uuid))!, actorOf(draft));
    return { uuid, id, number, paymentId: made?.id ?? null, payment };
  }

  /**
   * Returns the seconds until the order expires. A request with an unconfirmed telephone gets minutes, because the
   * number may belong to another person. When the telephone is confirmed or an operator takes the request up, it gets
   * hours, and so does an order that an operator has agreed with the shopper.
   */
  private holdSeconds(kind: OrderKind, owner: boolean): number {
    if (kind === 'PAYMENT') return this.config.PAYMENT_MINUTES * 60;
    const waits = owner || kind === 'AGREED';
    return waits ? this.config.REQUEST_HOURS * 3600 : this.config.REQUEST_HOLD_MINUTES * 60;
  }
}

/** Returns the part of the written order from which its payment is built. */
function payable(
  { uuid, id, number, email, phone, returnUrl, paymentType, totalPrice, deliveryPrice }: OrderRecord,
  { items, answer }: QuotedOrder,
): PayableOrder {
  const units = items.map(({ brands, name, size }, n) => ({
    brand: brands.map((brand) => brand.name).join(' × '),
    ...{ name, sizeName: size.name, soldPrice: answer.units[n]!.soldPrice, compensated: 0, markingCode: null },
  }));
  return {
    ...{ uuid, id, number, email, phone, returnUrl, paymentType, paidAt: null },
    ...{ totalPrice, deliveryPrice, items: units, waiting: [] },
  };
}

function actorOf({ operator, userId }: OrderDraft): Actor {
  if (operator) return { kind: 'OPERATOR', id: operator.id };
  return { kind: userId ? 'SHOPPER' : 'SYSTEM', id: userId };
}

const INSERT_ORDER = statement('order-insert')`
INSERT INTO "shop_order" ("uuid", "id", "number", "userId", "status", "name", "surname", "lastname", "phone", "email", "comment",
  "paymentType", "goodsPrice", "discountValue", "paidByBonuses", "deliveryPrice", "totalPrice", "cashback",
  "promocodeId", "promocodeUsed", "pickupPoint", "address", "deliveryMinDays", "deliveryMaxDays", "expiresAt",
  "clientAddress", "clientNetwork", "phoneConfirmedAt", "returnUrl",
  "clientId", "locale")
VALUES (:uuid, :id, :number, :userId?, :status, :name, :surname?, :lastname?, :phone, :email?, :comment?,
  :paymentType, :goodsPrice, :discountValue, :paidByBonuses, :deliveryPrice, :totalPrice, :cashback,
  :promocodeId?, :promocodeUsed, :pickupPoint?, :address?, :deliveryMinDays, :deliveryMaxDays,
  now() + make_interval(secs => :holdSeconds), :clientAddress?, :clientNetwork?, CASE WHEN :phoneConfirmed THEN now() END,
  :returnUrl?, :clientId?, :locale?)`;
