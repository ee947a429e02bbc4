import { Injectable } from '@nestjs/common';
import { ChangedOrders } from '../index.js';
import { FindOrders } from './find-orders.js';
import type { OrderChangesInput } from './operator-order.input.js';
import type { OrderChanges } from './operator-order.model.js';

/** Reads changed orders, in a number of statements that does not depend on how many there are. */
@Injectable()
export class ReadOrderChanges {
  constructor(
    private readonly changed: ChangedOrders,
    private readonly orders: FindOrders,
  ) {}

  /** Throws CURSOR_EXPIRED for a cursor that this shop did not issue. */
  async after({ after, limit, statuses = null }: OrderChangesInput): Promise<OrderChanges> {
    const part = await this.changed.after(after ?? null, { limit, statuses });
    const found = await this.orders.byUuids(part.orders.map(({ uuid }) => uuid));
    const items = part.orders.flatMap(({ uuid, cursor }) => {
      const order = found.get(uuid);
      // An order that no longer has one of these statuses also has a later position.
      return order && (!statuses?.length || statuses.includes(order.status)) ? [{ cursor, order }] : [];
    });
    return { items, cursor: part.cursor, hasMore: part.hasMore };
  }
}
