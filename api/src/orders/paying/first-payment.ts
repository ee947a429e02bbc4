import { Injectable } from '@nestjs/common';
import { Payments } from '../../payment/index.js';
import type { Queries } from '../../platform/database/statements.js';
import { lockOrder } from '../changing/locked-order.js';
import { paymentOf } from './order-receipt.js';
import { PayOrder } from './pay-order.js';

/** Creates the payment of an order at the time it is placed. */
@Injectable()
export class FirstPayment {
  constructor(
    private readonly payments: Payments,
    private readonly payOrder: PayOrder,
  ) {}

  /** Returns the id of the payment; null for an order with a total of zero, which counts as paid at once. */
  async of(queries: Queries, orderUuid: string): Promise<string | null> {
    const order = (await lockOrder(queries, orderUuid))!;
    if (order.totalPrice) return (await this.payments.open(queries, paymentOf(order))).id;
    await this.payOrder.pay(queries, order);
    return null;
  }
}
