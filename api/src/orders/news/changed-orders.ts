import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { cursorOf, positionOf } from '../../platform/live/cursor.js';
import { EventLog } from '../../platform/live/event-log.js';
import { ApiError } from '../../shared/api-error.js';
import type { OrderStatus } from '../changing/order-lifecycle.js';

export interface ChangedOrder {
  uuid: string;
  cursor: string;
}

/** Some of the changed orders; `cursor` continues after them. */
export interface ChangedOrdersPart {
  orders: ChangedOrder[];
  cursor: string;
  hasMore: boolean;
}

/**
 * Lists orders in the order of their last changes. Each order has the position of its last event, which it gets after the
 * commit (`api/prisma/sql/order-changes.sql`). So nothing appears before a cursor that a reader already has (ADR 33).
 */
@Injectable()
export class ChangedOrders {
  constructor(
    private readonly statements: Statements,
    private readonly log: EventLog,
  ) {}

  /**
   * Returns the orders that were created or changed after the cursor, each once; all orders if the cursor is null.
   * Includes every change that was committed before the call. Throws CURSOR_EXPIRED for a cursor that this shop did not
   * issue.
   */
  async after(
    cursor: string | null,
    { limit, statuses }: { limit: number; statuses: readonly OrderStatus[] | null },
  ): Promise<ChangedOrdersPart> {
    const from = cursor ? positionOf(cursor) : 0n;
    // Without subscribers no other process may number the events for minutes.
    await this.log.number({ waits: true });
    const head = await this.log.head();
    if (from > head) throw new ApiError('CURSOR_EXPIRED.ORDERS');
    const rows = await this.statements.rows(CHANGED, {
      ...{ after: String(from), limit: limit + 1 },
      statuses: statuses?.length ? [...statuses] : null,
    });
    const orders = rows.slice(0, limit).map(({ uuid, position }) => ({ uuid, cursor: cursorOf(BigInt(position)) }));
    const hasMore = rows.length > limit;
    const last = BigInt(rows.at(Math.min(rows.length, limit) - 1)?.position ?? 0);
    // Up to the head there are only orders of other statuses left, which need not be searched again.
    return { orders, hasMore, cursor: cursorOf(hasMore || last > head ? last : head) };
  }
}

const CHANGED = statement('orders-changed')`
SELECT c."orderUuid" AS "uuid", c."position"::text AS "position"
FROM "order_change" c JOIN "shop_order" o ON o."uuid" = c."orderUuid"
WHERE c."position" > :after::bigint AND (:statuses?::"OrderStatus"[] IS NULL OR o."status" = ANY(:statuses))
ORDER BY c."position" LIMIT :limit`;
