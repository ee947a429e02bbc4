import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import type { OrdersConfig } from '../orders.config.js';
import { lockOrder } from './locked-order.js';
import { orderNotFound } from '../order.errors.js';

/**
 * Assigns an order request to an operator. Its goods then stay reserved until the operator calls, even if the telephone
 * is not confirmed.
 */
@Injectable()
export class TakeUpRequest {
  constructor(@Inject(CONFIG) private readonly config: OrdersConfig) {}

  /**
   * Runs in the caller's transaction. Throws ORDER_NOT_FOUND, and ORDER_NOT_OPEN if the order no longer waits for a
   * call.
   */
  async of(queries: Queries, uuid: string): Promise<void> {
    const order = await lockOrder(queries, uuid);
    if (!order) throw orderNotFound();
    if (order.status !== 'AWAITING_CALL') throw new ApiError('ORDER_NOT_OPEN.TAKEN_UP');
    await queries.rows(TAKE_UP, { uuid, seconds: this.config.REQUEST_HOURS * 3600 });
  }
}

const TAKE_UP = statement('order-take-up')`
UPDATE "shop_order" SET "expiresAt" = greatest("expiresAt", now() + make_interval(secs => :seconds)), "updatedAt" = now()
WHERE "uuid" = :uuid`;
