import { ORDER_STATUSES, type OrderStatus } from '../orders/index.js';
import { stagesOf } from './order-stages.js';

const item = (id: string, status: OrderStatus, deliveryIsoCode = 'TR') => ({
  id,
  status,
  deliveryIsoCode,
  inOwnStock: false,
});
const statuses = (...order: Parameters<typeof stagesOf>) => stagesOf(...order).map(({ status }) => status);

it('a sandbox order of products from abroad passes all statuses in order', () => {
  const way = statuses([item('a', 'AWAITING_PAY')], false, 'DELIVERED');
  const first = ORDER_STATUSES.indexOf('PAID_READY_TO_SEND');
  expect(way).toEqual(ORDER_STATUSES.slice(first, ORDER_STATUSES.indexOf('DELIVERED') + 1));
});

it('a sandbox order skips the courier for a pickup point, and customs for products from Russia', () => {
  const way = statuses([item('a', 'PURCHASED_FROM_SELLER', 'RU')], true, 'DELIVERED');
  expect(way).toEqual([
    'ACCEPTED_IN_RUSSIA_STOCK_MEET',
    'AWAITING_SENT_FROM_MEET',
    'HANDED_OVER_FOR_DELIVERY',
    'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT',
    'DELIVERED',
  ]);
});

it('a sandbox order advances one step by default, least advanced units first', () => {
  const items = [item('a', 'PURCHASED_FROM_SELLER'), item('b', 'PURCHASED_FROM_SELLER', 'RU'), item('c', 'DELIVERED')];
  expect(stagesOf(items, true, null)).toEqual([
    { status: 'TRANSFERRED_TO_LOGISTICS_CENTER', itemIds: ['a'] },
    { status: 'ACCEPTED_IN_RUSSIA_STOCK_MEET', itemIds: ['b'] },
  ]);
});

it.each([
  ['has been left behind', item('a', 'HANDED_OVER_FOR_DELIVERY'), 'PURCHASED_FROM_SELLER'],
  ['is no stage of these goods', item('a', 'PAID_READY_TO_SEND', 'RU'), 'CUSTOMS_CLEARANCE_IN_TURKEY'],
  ['is aside', item('a', 'PAID_READY_TO_SEND'), 'ISSUED_REFUND'],
] as const)('a sandbox order cannot be moved to a status that %s', (_, one, to) => {
  expect(() => stagesOf([one], true, to)).toThrow(
    expect.objectContaining({ extensions: expect.objectContaining({ code: 'TRANSITION_REFUSED' }) as object }) as Error,
  );
});

it('a sandbox order does not move when the requested status is already reached', () => {
  expect(stagesOf([item('a', 'DELIVERED')], true, 'DELIVERED')).toEqual([]);
});
