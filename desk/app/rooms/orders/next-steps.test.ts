import type { OrderStatus } from '../../graphql/generated/graphql';
import { commonSteps, givingUp } from './next-steps';

const order = (...units: [OrderStatus, OrderStatus[]][]) => ({
  orderProductItems: units.map(([status, nextStatuses]) => ({ status, nextStatuses })),
});
const paid: [OrderStatus, OrderStatus[]] = [
  'PAID_READY_TO_SEND',
  ['AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER', 'CANCEL_PURCHASE'],
];
const asked: [OrderStatus, OrderStatus[]] = [
  'AWAITING_RESPONSE_FROM_SUPPLIER',
  ['PURCHASED_FROM_SELLER', 'CANCEL_PURCHASE'],
];

it('commonSteps are those of every unit that still goes on', () => {
  expect(commonSteps([order(paid), order(asked)])).toEqual(['PURCHASED_FROM_SELLER']);
  expect(commonSteps([order(paid, ['CANCEL_PURCHASE', []])])).toEqual([
    'PURCHASED_FROM_SELLER',
    'AWAITING_RESPONSE_FROM_SUPPLIER',
  ]);
});

it('commonSteps begin with sending what is in the shop’s own stock', () => {
  const inStock: [OrderStatus, OrderStatus[]] = [paid[0], [...paid[1], 'AWAITING_SENT_FROM_MEET']];
  expect(commonSteps([order(inStock)])[0]).toBe('AWAITING_SENT_FROM_MEET');
});

it('commonSteps never give goods or money back: that wants a reason', () => {
  expect(commonSteps([order(['DELIVERED', ['ISSUED_REFUND', 'ARRANGED_EXCHANGE']])])).toEqual([]);
});

it.each([
  ['nothing is selected', []],
  ['all is over', [order(['ISSUED_REFUND', []])]],
  ['units have different ways', [order(asked), order(['AWAITING_SENT_FROM_MEET', ['HANDED_OVER_FOR_DELIVERY']])]],
])('commonSteps is empty if %s', (_case, orders) => expect(commonSteps(orders)).toEqual([]));

it('givingUp cancels what is not bought, and refunds what is', () => {
  expect(givingUp(paid[1])).toBe('CANCEL_PURCHASE');
  expect(givingUp(['DELIVERED', 'ISSUED_REFUND'])).toBe('ISSUED_REFUND');
  expect(givingUp([])).toBeNull();
});
