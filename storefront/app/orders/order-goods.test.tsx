import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import type { OrderReturns } from '../returns/return-view';
import { OrderGoods } from './order-goods';

jest.unstable_mockModule('./use-order-watch', () => ({ useOrderWatch: () => undefined }));
const { OrderJourney } = await import('./order-journey');

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
    productId: id,
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

it('OrderGoods labels the timeline of each parcel with its number when there are several', () => {
  render(<OrderGoods items={[first, later]} paymentType="SBP" />);
  expect(ways()).toEqual(['Путь заказа, посылка 1 из 2', 'Путь заказа, посылка 2 из 2']);
});

it('OrderGoods labels the timeline without a parcel number when there is only one parcel', () => {
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

describe('what has arrived', () => {
  const units = ['court-low', 'court-high'].map((id) => ({ ...cameBack('DELIVERED', 'PAID_READY_TO_SEND'), id }));
  const [low, high] = units.map((unit) => ({ ...unit, productItem: { ...unit.productItem, productId: unit.id } }));
  const returnable = (id: string, cashback: number, refusal: 'TOO_LATE' | null) => ({
    ...{ id, refusal, until: '2026-12-09T10:00:00Z', exchanges: [] },
    value: { money: 0, bonuses: 0, cashback },
  });
  const returns = (refusal: 'TOO_LATE' | null, ...cashback: number[]): OrderReturns => ({
    items: [returnable('court-low', cashback[0] ?? 0, refusal), returnable('court-high', cashback[1] ?? 0, refusal)],
    requests: [],
  });
  const words = () => document.body.textContent!.replaceAll('\u00A0', ' ');

  it('says how many points it has earned, and from which day they can be spent', () => {
    render(<OrderGoods items={[low!, high!]} paymentType="SBP" returns={returns(null, 150, 49)} />);
    expect(words()).toContain('+199 бонусов станут доступны 9 декабря');
  });

  it('says that its points can be spent when it can no longer be returned', () => {
    render(<OrderGoods items={[low!, high!]} paymentType="SBP" returns={returns('TOO_LATE', 1)} />);
    expect(words()).toContain('+1 бонус уже доступен');
  });

  it('speaks of no points when there are none, or when their day is not known', () => {
    const { rerender } = render(<OrderGoods items={[low!, high!]} paymentType="SBP" returns={returns(null)} />);
    expect(words()).not.toContain('+');
    rerender(<OrderGoods items={[{ ...low!, cashback: 150 }]} paymentType="SBP" returns={null} />);
    expect(words()).not.toContain('Кешбэк');
  });

  it('shows in its detailed journey, too, from which day its points can be spent', () => {
    const place = { label: 'Город', value: 'Казань' };
    render(<OrderJourney items={[low!, high!]} paymentType="SBP" place={place} returns={returns(null, 150, 49)} />);
    expect(words()).toContain('+199 бонусов станут доступны 9 декабря');
  });

  it('leads to the open form of the review that is missing, and to those that are written', () => {
    render(<OrderGoods items={[low!, high!]} paymentType="SBP" reviewable={{ 'court-low': 'court-now' }} />);
    expect(screen.getAllByRole('link', { name: /отзыв/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/product/court-now#review',
      '/account/reviews',
    ]);
  });

  it('leads to no review where it is not known what was reviewed, nor of what has not arrived', () => {
    const { rerender } = render(<OrderGoods items={[low!]} paymentType="SBP" />);
    expect(screen.queryByRole('link', { name: /отзыв/ })).toBeNull();
    rerender(<OrderGoods items={[first]} paymentType="SBP" reviewable={{ 'court-low': 'court-low' }} />);
    expect(screen.queryByRole('link', { name: /отзыв/ })).toBeNull();
  });
});
