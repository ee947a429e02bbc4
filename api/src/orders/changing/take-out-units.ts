import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { changeItems, moveUnits, type Actor } from './change-items.js';
import { isSold, type LockedItem, type LockedOrder } from './locked-order.js';
import { isEnded, nextStatuses } from './order-lifecycle.js';
import { orderNotFound } from '../order.errors.js';

/**
 * Returns the units with these ids. Throws ORDER_NOT_FOUND for a unit of another order, TRANSITION_REFUSED for a unit
 * that was already bought for the shopper.
 */
export function cancellable(order: LockedOrder, ids: string[]): LockedItem[] {
  return ids.map((id) => {
    const item = order.items.find((one) => one.id === id.toLowerCase());
    if (!item) throw orderNotFound();
    const allowed = nextStatuses(item, 'OPERATOR');
    const to = 'CANCEL_PURCHASE';
    if (!allowed.includes(to))
      throw new ApiError(isEnded(item.status) ? 'TRANSITION_REFUSED' : 'TRANSITION_REFUSED.TAKEN', {
        itemId: item.id,
        status: item.status,
        to,
        allowed,
      });
    return item;
  });
}

/**
 * Returns the units that an edit removes. `adds`: the same edit adds others. Throws ORDER_NOT_EDITABLE if no unit would
 * be left, and what {@link cancellable} throws.
 */
export function removable(order: LockedOrder, ids: string[], adds: boolean): LockedItem[] {
  const units = cancellable(order, ids);
  const isLeft = adds || order.items.some((item) => !units.includes(item) && !isEnded(item.status));
  if (!isLeft) throw new ApiError('ORDER_NOT_EDITABLE.WHOLE', { status: order.status });
  return units;
}

/** Removes units from the order, and releases their stock and personal prices. Their rows stay, with `removedAt`. */
export async function takeOutUnits(
  queries: Queries,
  order: LockedOrder,
  units: LockedItem[],
  actor: Actor,
): Promise<void> {
  await moveUnits(queries, units, isSold(order) ? 'RETURNED' : 'RELEASED');
  await changeItems(queries, order, units, 'CANCEL_PURCHASE', actor);
  await queries.rows(TAKE_OUT, { itemIds: units.map(({ id }) => id) });
}

export const TAKE_OUT = statement('order-edit-take-out')`
UPDATE "order_product_item" SET "removedAt" = now() WHERE "id" = ANY(:itemIds::uuid[])`;
