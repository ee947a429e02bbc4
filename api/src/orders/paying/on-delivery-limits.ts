import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import type { OrdersConfig } from '../orders.config.js';

/** Decides for whom and up to which sum the shop lets orders be paid for on delivery (ADR 50). */
@Injectable()
export class OnDeliveryLimits {
  constructor(@Inject(CONFIG) private readonly config: OrdersConfig) {}

  /** Throws ON_DELIVERY_UNAVAILABLE, reason OFF, if the shop does not offer payment on delivery. */
  isOffered(): void {
    if (!this.config.ON_DELIVERY) throw new ApiError('ON_DELIVERY_UNAVAILABLE', { reason: 'OFF' });
  }

  /** Throws ON_DELIVERY_UNAVAILABLE, reason SUM, if goods of so many kopecks have to be paid for in advance. */
  sum(kopecks: number): void {
    const most = this.config.ON_DELIVERY_MOST;
    if (kopecks > most) throw new ApiError('ON_DELIVERY_UNAVAILABLE.SUM', { reason: 'SUM', most });
  }

  /**
   * Waits until no other order of the telephone is being confirmed. Throws ON_DELIVERY_UNAVAILABLE, reason PHONE, if
   * the telephone has the maximum number of confirmed orders on their way, or an order that was not collected.
   * Unconfirmed orders do not count, because anybody can type the number. The caller has locked the order, and no
   * account, or has the lock already.
   */
  async phone(queries: Queries, phone: string): Promise<void> {
    await queries.rows(LOCK, { phone });
    const days = this.config.ON_DELIVERY_REFUSED_DAYS;
    const [found] = await queries.rows(OF_PHONE, { phone, days });
    if (found!.open >= this.config.ON_DELIVERY_PER_PHONE || found!.uncollected)
      throw new ApiError('ON_DELIVERY_UNAVAILABLE.PHONE', { reason: 'PHONE' });
  }
}

/** The lock that placing such an order takes before all others (`hold-limits.ts`). */
const LOCK = statement('on-delivery-lock')`
SELECT pg_advisory_xact_lock(hashtextextended('order:on-delivery:' || :phone, 0)) AS "locked"`;

/** An order was not collected if a carrier had it, and nothing of it was delivered. */
const OF_PHONE = statement('on-delivery-of-phone')`
SELECT count(*) FILTER (WHERE o."status" NOT IN ('AWAITING_CALL', 'ACCEPT_MEET_WAIT_PAID', 'DELIVERED', 'CANCEL_PURCHASE',
    'ISSUED_REFUND', 'ARRANGED_EXCHANGE'))::int AS "open",
  coalesce(bool_or(o."status" = 'ISSUED_REFUND' AND o."paidAt" IS NULL
    AND o."updatedAt" > now() - make_interval(days => :days::int)
    AND EXISTS (SELECT FROM "order_product_item" i JOIN "order_status_change" c ON c."orderItemId" = i."id"
      WHERE i."orderUuid" = o."uuid" AND c."status" = 'HANDED_OVER_FOR_DELIVERY')), false) AS "uncollected"
FROM "shop_order" o WHERE o."phone" = :phone AND o."paymentType" = 'ON_DELIVERY'`;
