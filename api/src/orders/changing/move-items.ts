import { Inject, Injectable } from '@nestjs/common';
import { Points } from '../../loyalty/index.js';
import { Payments, type PaymentConfig } from '../../payment/index.js';
import { requirePermission, type Permission } from '../../platform/auth/permissions.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import type { OrdersConfig } from '../orders.config.js';
import { announce, type News } from '../news/announce.js';
import { changeItems, type Actor } from './change-items.js';
import { GiveBack } from './give-back.js';
import { sumsOf, type GiveBackSums } from './give-back-sums.js';
import { lockOrder, type LockedItem, type LockedOrder } from './locked-order.js';
import { PayOnDelivery } from '../paying/pay-on-delivery.js';
import { nextStatuses, originOf, UNPAID, type OrderStatus, type StatusSettings } from './order-lifecycle.js';
import { orderNotFound } from '../order.errors.js';
import { paymentOf, receiptOf } from '../paying/order-receipt.js';
import { PayOrder } from '../paying/pay-order.js';
import { byPayment } from './refund-units.js';

export interface Move {
  orderUuid: string;
  /**
   * Ids of the items. Null for the whole order: cancelled and refunded items are left out, and so are delivered or
   * exchanged items that cannot get the status.
   */
  itemIds: string[] | null;
  status: OrderStatus;
  operatorId: string;
  /** The operator's permissions; without them, a status that needs a permission of its own is not refused. */
  permissions?: readonly Permission[];
  /** Reason of a refund or a cancellation, as the operator typed it. */
  reason?: string;
  /** Whether returned units can be sold again, or ids of the units that can; true by default. */
  restock?: boolean | readonly string[];
  /**
   * Whether a refund that ends the order also refunds its delivery even though a carrier had the order. Default: no.
   */
  delivery?: boolean;
}

/** Changes statuses of ordered items on behalf of operators. */
@Injectable()
export class MoveItems {
  constructor(
    private readonly statements: Statements,
    private readonly giveBack: GiveBack,
    private readonly payOrder: PayOrder,
    private readonly payOnDelivery: PayOnDelivery,
    private readonly points: Points,
    private readonly payments: Payments,
    @Inject(CONFIG) private readonly config: OrdersConfig & Pick<PaymentConfig, 'PAYMENT_PROVIDER'>,
  ) {}

  /**
   * Throws ORDER_NOT_FOUND. If one of the items cannot get the new status, throws TRANSITION_REFUSED and changes none;
   * FORBIDDEN if the operator lacks the permission that the shop requires. Returns the refunded kopecks of the
   * delivery.
   */
  async move(move: Move, queries?: Queries): Promise<number> {
    if (queries) return this.within(queries, move);
    return this.statements.transaction((own) => this.within(own, move));
  }

  /** Returns what would go back to the buyer if the units were given up, and writes nothing. Throws ORDER_NOT_FOUND. */
  async giveBackSums(orderUuid: string, itemIds: string[]): Promise<GiveBackSums> {
    return this.statements.transaction(async (queries) => {
      const order = await lockOrder(queries, orderUuid);
      if (!order) throw orderNotFound();
      return sumsOf(order, named(order, itemIds));
    });
  }

  private async within(
    queries: Queries,
    { orderUuid, itemIds, status, operatorId, permissions, ...how }: Move,
  ): Promise<number> {
    const { ORDER_STATUSES: settings } = this.config;
    const needed = settings[status]?.permission;
    if (needed && permissions) requirePermission(needed, permissions);
    const order = await lockOrder(queries, orderUuid);
    if (!order) throw orderNotFound();
    const items = itemIds ? named(order, itemIds) : movable(order, status, settings);
    const refused = items.find((item) => !nextStatuses(item, 'OPERATOR', settings).includes(status));
    // All items of an unpaid order must change together, because they share one payment.
    const torn = UNPAID.includes(order.status) && items.length < order.items.length;
    if (!items.length || refused || torn) throw refusal(refused ?? kept(order)[0] ?? order.items[0]!, status, settings);

    const actor = { kind: 'OPERATOR', id: operatorId } as const;
    const { reason = 'Возврат', restock = true, delivery } = how;
    if (status === 'CANCEL_PURCHASE' || status === 'ISSUED_REFUND') {
      if (UNPAID.includes(order.status)) {
        await this.giveBack.unpaid(queries, order, actor);
        return 0;
      }
      const restocked = items.filter(({ id }) => (typeof restock === 'boolean' ? restock : restock.includes(id)));
      const terms = { status, actor, reason, restock: restocked, money: true, delivery };
      return this.giveBack.paid(queries, order, items, terms);
    }
    if (order.userId) await this.points.lock(queries, order.userId);
    const isFirstDelivery = order.items.every((item) => !item.deliveredAt);
    await changeItems(queries, order, items, status, actor);
    if (status === 'ACCEPT_MEET_WAIT_PAID') await this.accept(queries, order, actor);
    if (status === 'DELIVERED') await this.delivered(queries, order, items, isFirstDelivery ? order.deliveryPrice : 0);
    const news = NEWS_OF[status];
    if (!news) return 0;
    const whole = kept(order).every((item) => items.includes(item));
    await announce(queries, { orderUuid, news, itemIds: items.map(({ id }) => id), whole });
    return 0;
  }

  /**
   * Confirms an order request, which can then be paid for, or is on its way to be paid for on delivery. The time for
   * paying is as long as that for the confirmation. If the shop takes payments online, the shopper is told to pay.
   */
  private async accept(queries: Queries, order: LockedOrder, actor: Actor): Promise<void> {
    if (order.paymentType === 'ON_DELIVERY') return this.payOnDelivery.confirm(queries, order, actor);
    if (!order.totalPrice) return this.payOrder.pay(queries, order);
    await queries.rows(AWAIT_PAYMENT, { uuid: order.uuid, seconds: this.config.REQUEST_HOURS * 3600 });
    await this.payments.open(queries, paymentOf(order));
    if (!this.config.PAYMENT_PROVIDER) return;
    await announce(queries, { orderUuid: order.uuid, news: 'PAYMENT_DUE', amount: order.totalPrice });
  }

  /**
   * Handles delivered items. Only delivery earns points and counts towards the loyalty level. The replacement of an
   * exchanged unit, which was delivered before, earns nothing again and needs no second receipt. Items that are paid
   * for on delivery are paid for now.
   */
  private async delivered(
    queries: Queries,
    order: LockedOrder,
    delivered: LockedItem[],
    deliveryPrice: number,
  ): Promise<void> {
    const items = delivered.filter(({ deliveredAt }) => !deliveredAt);
    for (const { id: orderItemId, cashback, soldPrice } of order.userId ? items : [])
      await this.points.accrue(
        queries,
        order.userId!,
        { orderUuid: order.uuid, orderItemId },
        { points: cashback, money: soldPrice },
      );
    if (order.paymentType === 'ON_DELIVERY') return this.payOnDelivery.take(queries, order, items);
    for (const [paymentId, units] of byPayment(items)) {
      const receipt = receiptOf(order, units, paymentId === null ? deliveryPrice : 0);
      if (receipt.items.length) await this.payments.requestSettlementReceipt(queries, order.uuid, receipt, paymentId);
    }
  }
}

/** Status changes of which the shopper is notified. */
const NEWS_OF: Partial<Record<OrderStatus, News>> = {
  SHIPPED_TO_RUSSIA_STOCK_MEET: 'ON_ITS_WAY',
  HANDED_OVER_FOR_DELIVERY: 'HANDED_OVER',
  DELIVERED: 'DELIVERED',
};

function named({ items }: LockedOrder, ids: string[]): LockedItem[] {
  const found = items.filter(({ id }) => ids.includes(id));
  if (found.length < new Set(ids).size) throw orderNotFound();
  return found;
}

const kept = ({ items }: LockedOrder): LockedItem[] =>
  items.filter(({ status }) => status !== 'CANCEL_PURCHASE' && status !== 'ISSUED_REFUND');

/** Items on their way must all get the status, or none does; delivered items need not. */
const movable = (order: LockedOrder, status: OrderStatus, settings: StatusSettings): LockedItem[] =>
  kept(order).filter(
    (item) =>
      (item.status !== 'DELIVERED' && item.status !== 'ARRANGED_EXCHANGE') ||
      nextStatuses(item, 'OPERATOR', settings).includes(status),
  );

function refusal(item: LockedItem, status: OrderStatus, settings: StatusSettings): ApiError {
  const allowed = nextStatuses(item, 'OPERATOR', settings);
  const isBuying = status === 'PURCHASED_FROM_SELLER' || status === 'AWAITING_RESPONSE_FROM_SUPPLIER';
  return new ApiError(
    isBuying && originOf(item) === 'OWN_STOCK' ? 'TRANSITION_REFUSED.OWN_STOCK' : 'TRANSITION_REFUSED',
    {
      itemId: item.id,
      status: item.status,
      to: status,
      allowed,
    },
  );
}

const AWAIT_PAYMENT = statement('order-await-payment')`
UPDATE "shop_order" SET "expiresAt" = now() + make_interval(secs => :seconds) WHERE "uuid" = :uuid`;
