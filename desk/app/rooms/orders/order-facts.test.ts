import { isRefundable, saleOf } from './order-facts';

it('saleOf returns the difference between the prices of the goods and the total', () => {
  const order = {
    goodsPrice: 3_098_000,
    discountValue: 0,
    paidByBonuses: 0,
    deliveryPrice: 43_000,
    totalPrice: 2_471_000,
  };
  expect(saleOf(order)).toBe(670_000);
  expect(saleOf({ ...order, discountValue: 100_000, paidByBonuses: 500, totalPrice: 2_321_000 })).toBe(670_000);
});

it('a part of the money can go back when the order is paid and not given back whole', () => {
  expect(isRefundable({ paid: true, refunded: 100, totalPrice: 500 })).toBe(true);
  expect(isRefundable({ paid: true, refunded: 500, totalPrice: 500 })).toBe(false);
  expect(isRefundable({ paid: false, refunded: 0, totalPrice: 500 })).toBe(false);
});
