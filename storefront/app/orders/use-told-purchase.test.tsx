import { render } from '@testing-library/react';
import type { AnalyticsEvent } from '../analytics/analytics-event';
import { expectPurchase } from '../analytics/expected-purchase';
import { startCounting, stopCounting } from '../analytics/tell';
import { useToldPurchase } from './use-told-purchase';

type Order = Parameters<typeof useToldPurchase>[0];

const told: AnalyticsEvent[] = [];
const unpaid = {
  id: 'Zk39',
  number: 10_023,
  status: 'AWAITING_PAY',
  paid: false,
  totalPrice: 1_179_000,
  deliveryPrice: 30_000,
  orderProductItems: [
    {
      soldPrice: 1_149_000,
      productItem: { slug: 'tayga', name: 'Кроссовки Тайга', brands: [{ name: 'Veltrok' }], size: { name: '42' } },
    },
  ],
} as unknown as Order;
const paid = { ...unpaid, status: 'PAID_READY_TO_SEND', paid: true } as Order;

function Page({ order }: { order: Order }) {
  useToldPurchase(order);
  return null;
}

beforeEach(() => {
  told.length = 0;
  localStorage.clear();
  startCounting((event) => told.push(event));
});
afterEach(stopCounting);

it('a purchase is reported to analytics when the order is paid, and not again after a reload', () => {
  expectPurchase({ id: 'Zk39', coupon: 'MEET10' });
  const page = render(<Page order={unpaid} />);
  expect(told).toEqual([]);
  page.rerender(<Page order={paid} />);
  page.unmount();
  render(<Page order={paid} />);
  expect(told).toEqual([
    {
      name: 'purchase',
      order: '10023',
      items: [{ id: 'tayga', name: 'Кроссовки Тайга', brand: 'Veltrok', variant: '42', price: 1_149_000 }],
      total: 1_179_000,
      delivery: 30_000,
      coupon: 'MEET10',
    },
  ]);
});

it('an order that awaits a call is reported to analytics as a purchase', () => {
  expectPurchase({ id: 'Zk39', coupon: null });
  render(<Page order={{ ...unpaid, status: 'AWAITING_CALL' } as Order} />);
  expect(told).toHaveLength(1);
});

it('an order placed elsewhere or without consent is not reported to analytics', () => {
  stopCounting();
  expectPurchase({ id: 'Zk39', coupon: null });
  startCounting((event) => told.push(event));
  render(<Page order={paid} />);
  expect(told).toEqual([]);
});
