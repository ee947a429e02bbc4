import { countOf, formatDay, formatPrice } from '@meet/ui-kit';
import type { OrderChangeFragment } from '../graphql/generated/graphql';

export type OrderEdit = OrderChangeFragment;

const things = { one: 'вещь', few: 'вещи', many: 'вещей' };

/** A change of an order in words, with the change of its price: «23 ноября: добавили 1 вещь, +5 000 ₽». */
export function editLine(edit: OrderEdit): string {
  const { createdAt, addedUnits, removedUnits, replacedUnits, unpaidUnits, deliveryChanged, amountToPay } = edit;
  const difference = edit.totalPrice - edit.previousTotalPrice;
  const parts = [
    addedUnits > 0 && `добавили ${countOf(addedUnits, things)}`,
    removedUnits > 0 && `убрали ${countOf(removedUnits, things)}`,
    replacedUnits > 0 && `заменили ${countOf(replacedUnits, things)}`,
    unpaidUnits > 0 && `не добавили ${countOf(unpaidUnits, things)}: без доплаты`,
    deliveryChanged && 'изменили доставку',
    amountToPay > 0 && `доплата ${formatPrice(amountToPay)}`,
    difference !== 0 && `${difference > 0 ? '+' : '−'}${formatPrice(Math.abs(difference))}`,
  ];
  return `${formatDay(createdAt)}: ${parts.filter(Boolean).join(', ')}`;
}
