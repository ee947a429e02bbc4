import { Injectable } from '@nestjs/common';
import { announce, orderNotFound } from '../index.js';
import { Audit } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { Limits } from '../../platform/throttling/limits.js';
import { ApiError } from '../../shared/api-error.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** Sends the shopper the link to pay again: a letter, or an SMS if the order has no e-mail address. */
@Injectable()
export class RemindOfPayment {
  constructor(
    private readonly statements: Statements,
    private readonly limits: Limits,
    private readonly audit: Audit,
  ) {}

  /** Throws ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, and TOO_MANY_REQUESTS if the shopper was reminded recently. */
  async of(by: Actor, orderUuid: string): Promise<void> {
    const action = { by, action: 'remindOfPayment', entity: 'ORDER', id: orderUuid } as const;
    await this.statements.transaction(async (queries) => {
      const [order] = await queries.rows(DUE, { orderUuid });
      if (!order) throw orderNotFound();
      const amount = Number(order.amount);
      if (!order.isOpen || !amount) throw new ApiError('ORDER_NOT_PAYABLE');
      await this.limits.hit([
        { key: `payment-reminder:${orderUuid}`, most: 1, windowSeconds: 10 * MINUTE },
        { key: `payment-reminder:day:${orderUuid}`, most: 3, windowSeconds: DAY },
      ]);
      await this.audit.changeWithin(queries, action, () =>
        announce(queries, { orderUuid, news: 'PAYMENT_DUE', amount }),
      );
    });
  }
}

/** `amount` is what is left to pay: the order, or the units that were added to a paid one. */
const DUE = statement('order-payment-due')`
SELECT coalesce(o."expiresAt" > now(), false) AS "isOpen",
  CASE WHEN o."paidAt" IS NOT NULL THEN (SELECT coalesce(sum(i."soldPrice"), 0) FROM "order_product_item" i
         WHERE i."orderUuid" = o."uuid" AND i."awaitsPayment")
    WHEN o."status" IN ('AWAITING_PAY', 'ACCEPT_MEET_WAIT_PAID') THEN o."totalPrice" ELSE 0 END AS "amount"
FROM "shop_order" o WHERE o."uuid" = :orderUuid FOR NO KEY UPDATE OF o`;
