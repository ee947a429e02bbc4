import { Inject, Injectable } from '@nestjs/common';
import {
  MoveItems,
  OrderPaymentLink,
  orderNotFound,
  ReadOrders,
  type Order,
  type OrdersConfig,
  type OrderStatus,
} from '../orders/index.js';
import { Payments } from '../payment/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { stagesOf, type Stage } from './order-stages.js';

/** Moves orders of sandbox shoppers to their next statuses, by the same code as operators and payments. */
@Injectable()
export class AdvanceSandboxOrder {
  constructor(
    private readonly statements: Statements,
    private readonly moveItems: MoveItems,
    private readonly paymentLink: OrderPaymentLink,
    private readonly payments: Payments,
    private readonly orders: ReadOrders,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /**
   * Returns the order in its new status. The caller has checked that the account is a sandbox shopper's. Throws
   * ORDER_NOT_FOUND for an order of another account, TRANSITION_REFUSED, ORDER_NOT_PAYABLE.
   */
  async advance(userId: string, uuid: string, to: OrderStatus | null): Promise<Order> {
    const order = await this.statements.prisma.order.findFirst({
      where: { uuid, userId },
      select: {
        id: true,
        pickupPoint: true,
        items: {
          select: {
            id: true,
            status: true,
            deliveryIsoCode: true,
            item: { select: { supplier: { select: { type: true } } } },
          },
        },
      },
    });
    if (!order) throw orderNotFound();
    const items = order.items.map(({ item, ...unit }) => ({
      ...unit,
      inOwnStock: item.supplier.type === 'MEET_WAREHOUSE',
    }));
    for (const stage of stagesOf(items, order.pickupPoint !== null, to, this.config.ORDER_STATUSES))
      if (stage.status === 'PAID_READY_TO_SEND') await this.pay(uuid, order.id);
      else await this.move(userId, uuid, stage);
    return this.orders.own(userId, uuid);
  }

  /** The history names the shopper as the author of the move, because no operator made it. */
  private async move(userId: string, orderUuid: string, { itemIds, status }: Stage): Promise<void> {
    await this.moveItems.move({ orderUuid, itemIds, status, operatorId: userId });
  }

  private async pay(uuid: string, id: string): Promise<void> {
    await this.paymentLink.of(id, null, null);
    const paymentId = await this.payments.openOf(uuid);
    if (!paymentId || !(await this.payments.pretendToPay(paymentId))) throw new ApiError('ORDER_NOT_PAYABLE');
  }
}
