import { originOf } from './order-columns';

const order = (...units: [speed: 'FAST' | 'SLOW', status?: 'CANCEL_PURCHASE'][]) =>
  ({
    orderProductItems: units.map(([deliverySpeed, status = 'PAID_READY_TO_SEND']) => ({
      status,
      productItem: { deliverySpeed },
    })),
  }) as unknown as Parameters<typeof originOf>[0];

it.each([
  ['RUSSIA', order(['FAST'], ['FAST'])],
  ['ABROAD', order(['SLOW'])],
  ['BOTH', order(['FAST'], ['SLOW'])],
  ['RUSSIA', order(['FAST'], ['SLOW', 'CANCEL_PURCHASE'])],
  ['ABROAD', order(['SLOW', 'CANCEL_PURCHASE'])],
])('originOf is %s by the units that are left of an order', (origin, of) => {
  expect(originOf(of)).toBe(origin);
});
