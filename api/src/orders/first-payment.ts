import { Injectable } from '@nestjs/common';
import { Payments } from '../payment/index.js';
import type { Queries } from '../platform/database/statements.js';
import { lockOrder } from './locked-order.js';
import { paymentOf } from './order-receipt.js';
import { PayOrder } from './pay-order.js';

/** The payment that an order awaits from the moment it is placed. */
@Injectable()
export class FirstPayment {
  constructor(
    private readonly payments: Payments,
    private readonly payOrder: PayOrder,
  ) {}

  /** Its id; null for an order that costs no money, which is paid for at once. */
  async of(queries: Queries, orderUuid: string): Promise<string | null> {
    const order = (await lockOrder(queries, orderUuid))!;
    if (order.totalPrice) return (await this.payments.open(queries, paymentOf(order))).id;
    await this.payOrder.pay(queries, order);
    return null;
  }
}
