import { itemOf } from './cart-fixture';
import { lineTerms } from './line-terms';

const seenPrice = 100_000;

it.each([true, false])(
  'a price by card stands beside the one for everybody and is no fall (signed in: %s)',
  (signedIn) => {
    const item = itemOf('a', { oldPrice: 120_000, sale: 17, loyaltyPrice: 90_000 });
    const prices = { price: 100_000, oldPrice: 120_000, sale: 17, loyaltyPrice: 90_000 };
    expect(lineTerms(item, { seenPrice, signedIn })).toEqual({ ...prices, seenPrice });
  },
);

it('an agreed price is the shopper’s own, and compared with none', () => {
  const item = { ...itemOf('a', { loyaltyPrice: 90_000 }), personalPrice: 80_000 };
  expect(lineTerms(item, { seenPrice, signedIn: true })).toEqual({ price: 80_000, oldPrice: 100_000 });
  expect(lineTerms(item, { seenPrice, signedIn: false }).price).toBe(100_000);
});

it('an agreed price above the one by card says nothing', () => {
  const item = { ...itemOf('a', { loyaltyPrice: 70_000 }), personalPrice: 80_000 };
  expect(lineTerms(item, { seenPrice, signedIn: true })).toMatchObject({ price: 100_000, loyaltyPrice: 70_000 });
});
