import { Injectable } from '@nestjs/common';
import { afterPlace, keyColumn } from '../../platform/database/after-place.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import type { Connection, ConnectionRequest } from '../../shared/connection.js';
import { listKey } from '../../shared/cursor.js';
import { keysetConnection } from '../../shared/keyset.js';
import type { AskedCounts } from '../../operator/index.js';
import { FindOrders } from './find-orders.js';
import { HAS_STATUS, ORDER_SOURCE, orderConditions, ORDERS_OF_ANY_STATUS } from './order-conditions.js';
import type { OrdersInput, OrderSort } from './operator-order.input.js';
import type { OperatorOrder, OrderStatusCount } from './operator-order.model.js';

/** Lists orders by cursors. */
@Injectable()
export class ListOrders {
  constructor(
    private readonly statements: Statements,
    private readonly found: FindOrders,
  ) {}

  /** Throws CURSOR_INVALID for a cursor of another list. */
  async connection(
    dto: OrdersInput,
    sort: OrderSort,
    request: ConnectionRequest,
    counted: AskedCounts,
  ): Promise<Connection<OperatorOrder> & { statusCounts: OrderStatusCount[] }> {
    const conditions = orderConditions(dto);
    const isCounted = counted.total || counted.parts;
    const statusCounts = isCounted ? await this.statements.plannedRows(BY_STATUS, conditions) : [];
    const connection = await keysetConnection(listKey('orders', conditions, sort), request, {
      keys: 'NUMBERS',
      count: () => Promise.resolve(statusCounts.reduce((sum, row) => sum + row.matching, 0)),
      rows: (slice) => this.statements.plannedRows(SLICES[sort], { ...conditions, ...slice }),
      present: async (rows) => {
        const orders = await this.found.byUuids(rows.map(({ id }) => id));
        return rows.map(({ id }) => orders.get(id) ?? null);
      },
    });
    return { ...connection, statusCounts };
  }
}

const slice = (by: string, kind: 'TIME' | 'NUMBER', direction: 'ASC' | 'DESC') => {
  const sorted = { by: `o."${by}"`, id: 'o."uuid"', kind, direction };
  return `SELECT ${keyColumn(sorted)}, ${sorted.id} AS "id" ${ORDER_SOURCE} ${afterPlace(sorted)}`;
};

const SLICES = {
  NEWEST_FIRST: statement('operator-orders-newest')`${slice('number', 'NUMBER', 'DESC')}`,
  OLDEST_FIRST: statement('operator-orders-oldest')`${slice('number', 'NUMBER', 'ASC')}`,
  CHANGED_FIRST: statement('operator-orders-last-changed')`${slice('updatedAt', 'TIME', 'DESC')}`,
  CHEAP_FIRST: statement('operator-orders-cheap')`${slice('totalPrice', 'NUMBER', 'ASC')}`,
  EXPENSIVE_FIRST: statement('operator-orders-expensive')`${slice('totalPrice', 'NUMBER', 'DESC')}`,
};

const BY_STATUS = statement('operator-orders-by-status')`
SELECT o."status", count(*)::int AS "count", count(*) FILTER (WHERE ${HAS_STATUS})::int AS "matching"
${ORDERS_OF_ANY_STATUS} GROUP BY o."status" ORDER BY o."status"`;
