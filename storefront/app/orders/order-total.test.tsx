import { render, screen } from '@testing-library/react';
import type { OrderedGoodsFragment } from '../graphql/generated/graphql';
import { OrderTotal } from './order-total';

const unit = (id: string, status: OrderedGoodsFragment['status'], bonuses: number): OrderedGoodsFragment => ({
  ...{ id, status, bonuses, statusHistory: [], estimatedDeliveryFrom: null, estimatedDeliveryDate: null },
  ...{ price: 219_000, discountValue: 0, soldPrice: 208_000, cashback: 0, trackCode: null },
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

const refunded = (...units: OrderedGoodsFragment[]) => {
  const order = { goodsPrice: 438_000, discountValue: 0, paidByBonuses: 220, deliveryPrice: 0, totalPrice: 416_000 };
  render(<OrderTotal order={{ ...order, refunded: 208_000, orderProductItems: units }} recipient={[]} />);
  return screen.getByText(/^Вернули/).textContent!.replaceAll('\u00A0', ' ');
};

it('OrderTotal names the points that came back with the money of a unit', () => {
  expect(refunded(unit('a', 'ISSUED_REFUND', 110), unit('b', 'DELIVERED', 110))).toBe('Вернули 2 080 ₽ и 110 бонусов');
});

it('OrderTotal names money alone when no points came back', () => {
  expect(refunded(unit('a', 'ISSUED_REFUND', 0), unit('b', 'DELIVERED', 110))).toBe('Вернули 2 080 ₽');
});
