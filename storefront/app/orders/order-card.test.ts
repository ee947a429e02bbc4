import type { ListedOrder } from './load-orders.server';
import { orderCard } from './order-card';

const order: ListedOrder = {
  ...{ uuid: 'one', id: 'public', number: 1042, status: 'PAID_READY_TO_SEND', createdAt: '2026-11-23T10:00:00Z' },
  ...{ totalPrice: 900_000, refunded: 0, paid: true, paymentType: 'SBP', payable: false, amountDue: 0 },
  statusName: 'Оплачен',
  orderProductItems: [
    {
      ...{ status: 'PAID_READY_TO_SEND', cashback: 90 },
      estimatedDeliveryFrom: '2026-11-28T00:00:00Z',
      estimatedDeliveryDate: '2026-11-28T00:00:00Z',
      productItem: { name: 'Ridge', image: null },
    },
  ],
};

it('orderCard summarises a paid order without a payment link', () => {
  expect(orderCard(order)).toEqual({
    ...{ href: '/account/orders/one', number: '1042', placedAt: '2026-11-23T10:00:00Z', status: 'PAID_READY_TO_SEND' },
    ...{
      items: [{ name: 'Ridge', picture: null }],
      total: 900_000,
      cashback: 90,
      expected: 'в\u00A0субботу, 28\u00A0ноября',
    },
  });
});

it('orderCard asks for the full payment of an unpaid order', () => {
  const unpaid = orderCard({ ...order, paid: false, payable: true, amountDue: 900_000 });
  expect(unpaid.paymentHref).toBe('/account/orders/one');
  expect(unpaid.extraPayment).toBeUndefined();
});

it('orderCard asks for the additional payment of a paid order while it is payable', () => {
  const due = { ...order, payable: true, amountDue: 499_000 };
  expect(orderCard(due)).toMatchObject({ paymentHref: '/account/orders/one', extraPayment: 499_000 });
  expect(orderCard({ ...due, payable: false })).not.toHaveProperty('paymentHref');
});

it.each(['CANCEL_PURCHASE', 'ISSUED_REFUND'] as const)('orderCard promises no cashback for a unit in %s', (status) => {
  const [unit] = order.orderProductItems;
  expect(orderCard({ ...order, orderProductItems: [unit!, { ...unit!, status, cashback: 30 }] }).cashback).toBe(90);
  expect(orderCard({ ...order, status, orderProductItems: [{ ...unit!, status }] }).cashback).toBe(0);
});
