import type { OrderStatus } from '../../graphql/generated/graphql';
import { isEditable, isUnderWay } from './editable';

const order = (status: OrderStatus, ...units: OrderStatus[]) => ({
  status,
  orderProductItems: units.map((of) => ({ status: of })),
});

it('an order is changed until a carrier has one of its units, even if others wait', () => {
  expect(isEditable(order('PAID_READY_TO_SEND', 'PAID_READY_TO_SEND', 'AWAITING_SENT_FROM_MEET'))).toBe(true);
  expect(isEditable(order('PAID_READY_TO_SEND', 'PAID_READY_TO_SEND', 'HANDED_OVER_FOR_DELIVERY'))).toBe(false);
});

it('an order that is over is not changed', () => {
  expect(isEditable(order('CANCEL_PURCHASE', 'CANCEL_PURCHASE'))).toBe(false);
});

it('isUnderWay is true from buying or packing a unit until the buyer has it', () => {
  expect(isUnderWay({ status: 'PAID_READY_TO_SEND' })).toBe(false);
  expect(isUnderWay({ status: 'PURCHASED_FROM_SELLER' })).toBe(true);
  expect(isUnderWay({ status: 'AWAITING_SENT_FROM_MEET' })).toBe(true);
  expect(isUnderWay({ status: 'DELIVERED' })).toBe(false);
  expect(isUnderWay({ status: 'CANCEL_PURCHASE' })).toBe(false);
});
