import { itemOf } from './cart-fixture';
import { lineTerms } from './line-terms';

const seenPrice = 100_000;

it('lineTerms shows a guest the account price beside the regular price', () => {
  const item = itemOf('a', { oldPrice: 120_000, sale: 17, loyaltyPrice: 90_000 });
  const prices = { price: 100_000, oldPrice: 120_000, sale: 17, loyaltyPrice: 90_000 };
  expect(lineTerms(item, { seenPrice, signedIn: false })).toEqual({ ...prices, seenPrice });
});

it('lineTerms shows a signed-in shopper the account price as the price, without a price drop', () => {
  const item = itemOf('a', { oldPrice: 120_000, sale: 17, loyaltyPrice: 90_000 });
  const prices = { price: 90_000, oldPrice: 120_000, sale: 25, loyaltyPrice: null };
  expect(lineTerms(item, { seenPrice, signedIn: true })).toEqual(prices);
  expect(lineTerms(itemOf('b'), { seenPrice, signedIn: true })).toMatchObject({ price: 100_000, seenPrice });
});

it('lineTerms shows an agreed price as the shopper’s own price without comparing it to a loyalty price', () => {
  const item = { ...itemOf('a', { loyaltyPrice: 90_000 }), personalPrice: 80_000 };
  expect(lineTerms(item, { seenPrice, signedIn: true })).toEqual({ price: 80_000, oldPrice: 100_000 });
  expect(lineTerms(item, { seenPrice, signedIn: false }).price).toBe(100_000);
});

it('lineTerms ignores an agreed price above the loyalty price', () => {
  const item = { ...itemOf('a', { loyaltyPrice: 70_000 }), personalPrice: 80_000 };
  expect(lineTerms(item, { seenPrice, signedIn: true })).toMatchObject({ price: 70_000, loyaltyPrice: null });
});
