import { Injectable } from '@nestjs/common';
import type { OrderCancelReason } from '../../generated/prisma/enums.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { GiveBack } from './give-back.js';
import { lockOrder } from './locked-order.js';
import { nextStatuses, UNPAID } from './order-lifecycle.js';
import { mayHold, notTheirs } from '../order-owner.js';

@Injectable()
export class CancelOrder {
  constructor(
    private readonly statements: Statements,
    private readonly giveBack: GiveBack,
  ) {}

  /**
   * Cancels a whole order. This is possible until goods have been bought for it. `userId` is null for a guest. Shoppers
   * can cancel their own orders; an order without an owner can be cancelled by anybody who knows its uuid. `reason` is
   * stored with the order; null if the shopper stated none. Throws ORDER_NOT_FOUND, UNAUTHORIZED for a guest,
   * ORDER_NOT_CANCELLABLE.
   */
  async by(userId: string | null, uuid: string, reason: OrderCancelReason | null): Promise<void> {
    await this.statements.transaction(async (queries) => {
      const order = await lockOrder(queries, uuid);
      if (!order || !mayHold(order.userId, userId)) throw notTheirs(userId);
      const actor = { kind: 'SHOPPER', id: userId } as const;
      if (reason) await queries.rows(REASON, { uuid, reason });
      if (UNPAID.includes(order.status)) return this.giveBack.unpaid(queries, order, actor);
      if (!order.items.every((item) => nextStatuses(item, 'SHOPPER').includes('CANCEL_PURCHASE')))
        throw new ApiError('ORDER_NOT_CANCELLABLE');
      await this.giveBack.paid(queries, order, order.items, {
        status: 'CANCEL_PURCHASE',
        actor,
        reason: 'Отменён покупателем',
        restock: order.items,
        money: true,
      });
    });
  }
}

const REASON = statement('order-cancel-reason')`
UPDATE "shop_order" SET "cancelReason" = :reason::"OrderCancelReason" WHERE "uuid" = :uuid`;
