import type { ListedOrder } from './load-orders.server';
import { orderCard } from './order-card';

const order: ListedOrder = {
  ...{ uuid: 'one', id: 'public', number: 1042, status: 'PAID_READY_TO_SEND', createdAt: '2026-11-23T10:00:00Z' },
  ...{ totalPrice: 900_000, cashback: 90, paid: true, payable: false, amountDue: 0 },
  orderProductItems: [{ estimatedDeliveryDate: '2026-11-28T10:00:00Z', productItem: { name: 'Ridge', image: null } }],
};

it('says what the order is, and asks for nothing that is paid', () => {
  expect(orderCard(order)).toEqual({
    ...{ href: '/account/orders/one', number: '1042', placedAt: '2026-11-23T10:00:00Z', status: 'PAID_READY_TO_SEND' },
    ...{ items: [{ name: 'Ridge', picture: null }], total: 900_000, cashback: 90, expected: '28\u00A0ноября' },
  });
});

it('asks to pay an order that is not paid, all of it', () => {
  const unpaid = orderCard({ ...order, paid: false, payable: true, amountDue: 900_000 });
  expect(unpaid.paymentHref).toBe('/account/orders/one');
  expect(unpaid.extraPayment).toBeUndefined();
});

it('asks to pay for the units that were added to a paid order, while it can be paid', () => {
  const due = { ...order, payable: true, amountDue: 499_000 };
  expect(orderCard(due)).toMatchObject({ paymentHref: '/account/orders/one', extraPayment: 499_000 });
  expect(orderCard({ ...due, payable: false })).not.toHaveProperty('paymentHref');
});

it.each(['CANCEL_PURCHASE', 'ISSUED_REFUND'] as const)('promises no points for an order in %s', (status) =>
  expect(orderCard({ ...order, status }).cashback).toBe(0),
);
