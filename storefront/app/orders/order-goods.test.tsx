import { render, screen } from '@testing-library/react';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { OrderGoods } from './order-goods';

const item = (id: string, days: readonly string[]): OrderedGoodsFragment => ({
  id,
  status: 'AWAITING_PAY',
  statusHistory: days.map((createdAt) => ({ status: 'AWAITING_PAY', createdAt })),
  estimatedDeliveryFrom: null,
  estimatedDeliveryDate: null,
  price: 1_299_000,
  discountValue: 0,
  bonuses: 0,
  soldPrice: 1_299_000,
  cashback: 0,
  trackCode: null,
  productItem: {
    id,
    slug: id,
    name: id,
    brands: [],
    deliverySpeed: 'FAST',
    image: null,
    size: { slug: '42', name: '42' },
  },
});

const first = item('court-low', ['2026-11-02T10:00:00Z']);
const later = item('ridge', ['2026-11-05T10:00:00Z']);
const ways = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

it('OrderGoods names the timeline of each parcel', () => {
  render(<OrderGoods items={[first, later]} />);
  expect(ways()).toEqual(['Путь заказа, посылка 1 из 2', 'Путь заказа, посылка 2 из 2']);
});

it('OrderGoods does not count parcels when there is only one', () => {
  render(<OrderGoods items={[first, { ...first, id: 'court-high' }]} />);
  expect(ways()).toEqual(['Путь заказа']);
});
