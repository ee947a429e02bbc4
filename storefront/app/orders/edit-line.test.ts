import { editLine, type OrderEdit } from './edit-line';

const nothing: OrderEdit = {
  ...{ createdAt: '2026-11-23T10:00:00Z', deliveryChanged: false, removedUnits: 0, replacedUnits: 0, addedUnits: 0 },
  ...{ unpaidUnits: 0, amountToPay: 0, previousTotalPrice: 1_000_000, totalPrice: 1_000_000 },
};
const line = (changes: Partial<OrderEdit>) => editLine({ ...nothing, ...changes }).replaceAll('\u00a0', ' ');

it.each([
  [{ addedUnits: 1, totalPrice: 1_500_000 }, '23 ноября: добавили 1 вещь, +5 000 ₽'],
  [{ removedUnits: 2, totalPrice: 700_000 }, '23 ноября: убрали 2 вещи, −3 000 ₽'],
  [{ addedUnits: 5, amountToPay: 500_000 }, '23 ноября: добавили 5 вещей, доплата 5 000 ₽'],
  [{ unpaidUnits: 1 }, '23 ноября: не добавили 1 вещь: без доплаты'],
  [{ replacedUnits: 1, deliveryChanged: true }, '23 ноября: заменили 1 вещь, изменили доставку'],
])('editLine says which units of an order changed and how the price changed', (changes, words) => {
  expect(line(changes)).toBe(words);
});
