import { refundableOf, saleOf } from './order-facts';

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

it('refundableOf is what was paid for units that the buyer keeps, less what went back for them', () => {
  const unit = (status: 'DELIVERED' | 'CANCEL_PURCHASE', compensated = 0) => ({ status, soldPrice: 500, compensated });
  const units = [unit('DELIVERED', 100), unit('DELIVERED'), unit('CANCEL_PURCHASE')];
  expect(refundableOf({ paid: true, orderProductItems: units })).toBe(900);
  expect(refundableOf({ paid: false, orderProductItems: units })).toBe(0);
});
