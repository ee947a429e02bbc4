import { Injectable } from '@nestjs/common';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { GiveBack } from './give-back.js';
import { lockOrder } from './locked-order.js';
import { nextStatuses, UNPAID } from './order-lifecycle.js';
import { orderNotFound } from './order.errors.js';

@Injectable()
export class CancelOrder {
  constructor(
    private readonly statements: Statements,
    private readonly giveBack: GiveBack,
  ) {}

  /** The shopper's own order, whole, before anything is bought for it. Throws ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE. */
  async by(userId: string, uuid: string): Promise<void> {
    await this.statements.transaction(async (queries) => {
      const order = await lockOrder(queries, uuid);
      if (order?.userId !== userId) throw orderNotFound();
      const actor = { kind: 'SHOPPER', id: userId } as const;
      if (UNPAID.includes(order.status)) return this.giveBack.unpaid(queries, order, actor);
      if (!order.items.every((item) => nextStatuses(item, 'SHOPPER').includes('CANCEL_PURCHASE')))
        throw new ApiError('ORDER_NOT_CANCELLABLE', 'Заказ уже нельзя отменить');
      await this.giveBack.paid(queries, order, order.items, {
        status: 'CANCEL_PURCHASE',
        actor,
        reason: 'Отменён покупателем',
        restock: true,
        money: true,
      });
    });
  }
}
