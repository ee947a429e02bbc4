import { sumsOf } from './give-back-sums.js';

const unit = (id: string, changes: object = {}) => ({
  ...{ id, status: 'PAID_READY_TO_SEND' as const, soldPrice: 1000, compensated: 0, bonuses: 5, dueOnDelivery: false },
  ...changes,
});
const [a, b] = [unit('a'), unit('b')];
const order = (changes: object = {}) => ({
  ...{ paidAt: new Date(), status: 'PAID_READY_TO_SEND' as const, deliveryPrice: 300, userId: 'maria', items: [a, b] },
  ...changes,
});

it('for a part of an order its money and points go back, without the delivery', () => {
  expect(sumsOf(order(), [a])).toEqual({ amount: 1000, deliveryPrice: 0, bonuses: 5, isOver: false });
});

it('the delivery goes back with the last of an order that no carrier had', () => {
  expect(sumsOf(order(), [a, b])).toEqual({ amount: 2300, deliveryPrice: 300, bonuses: 10, isOver: true });
  const cancelled = order({ items: [a, unit('b', { status: 'CANCEL_PURCHASE' })] });
  expect(sumsOf(cancelled, [a])).toMatchObject({ amount: 1300, deliveryPrice: 300 });
});

it('the delivery that a carrier made goes back only if it is said so', () => {
  const delivered = order({ items: [unit('a', { status: 'DELIVERED' })] });
  expect(sumsOf(delivered, delivered.items)).toMatchObject({ amount: 1000, deliveryPrice: 0 });
  expect(sumsOf(delivered, delivered.items, true)).toMatchObject({ amount: 1300, deliveryPrice: 300 });
});

it('what was given back already, or is due on delivery, does not go back', () => {
  const partly = order({ items: [unit('a', { compensated: 400 }), b] });
  expect(sumsOf(partly, [partly.items[0]!])).toMatchObject({ amount: 600 });
  const due = order({ paidAt: null, items: [unit('a', { dueOnDelivery: true })] });
  expect(sumsOf(due, due.items)).toMatchObject({ amount: 0, deliveryPrice: 0 });
});

it('of an unpaid order only the points go back, and a guest has none', () => {
  const unpaid = { paidAt: null, status: 'AWAITING_PAY' as const };
  expect(sumsOf(order(unpaid), [a, b])).toMatchObject({ amount: 0, bonuses: 10 });
  expect(sumsOf(order({ ...unpaid, userId: null }), [a, b])).toMatchObject({ amount: 0, bonuses: 0 });
});
