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
  render(<OrderGoods items={[first, later]} paymentType="SBP" />);
  expect(ways()).toEqual(['Путь заказа, посылка 1 из 2', 'Путь заказа, посылка 2 из 2']);
});

it('OrderGoods does not count parcels when there is only one', () => {
  render(<OrderGoods items={[first, { ...first, id: 'court-high' }]} paymentType="SBP" />);
  expect(ways()).toEqual(['Путь заказа']);
});

const cameBack = (status: OrderedGoodsFragment['status'], ...before: OrderedGoodsFragment['status'][]) => ({
  ...first,
  status,
  statusHistory: [...before, status].map((one, day) => ({ status: one, createdAt: `2026-11-2${day}T10:00:00Z` })),
});

it.each([
  ['ISSUED_REFUND', 'Деньги возвращены, 22 ноября'],
  ['ARRANGED_EXCHANGE', 'Обмен оформлен, 22 ноября'],
] as const)('the journey of a unit ends with its day when it is in %s', (status, words) => {
  const unit = cameBack(status, 'PAID_READY_TO_SEND', 'DELIVERED');
  render(<OrderGoods items={[unit]} paymentType="SBP" />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

it('the journey of a unit that was refused at the door says nothing of money', () => {
  render(<OrderGoods items={[cameBack('ISSUED_REFUND', 'PAID_READY_TO_SEND')]} paymentType="ON_DELIVERY" />);
  expect(screen.queryByText(/^Деньги возвращены,/)).toBeNull();
});
