import { accountPrice } from './account-price';

const prices = { price: 239_000, oldPrice: 799_000, loyaltyPrice: 219_000, sale: 70 };

it('accountPrice returns the loyalty price as the only price for a signed-in shopper', () => {
  expect(accountPrice(prices, true)).toEqual({ price: 219_000, oldPrice: 799_000, loyaltyPrice: null, sale: 72 });
});

it('accountPrice returns no struck-through price when there is no old price', () => {
  expect(accountPrice({ ...prices, oldPrice: null, sale: 0 }, true)).toEqual({
    ...{ price: 219_000, oldPrice: null, loyaltyPrice: null, sale: 0 },
  });
});

it('accountPrice changes nothing for a guest, or when the loyalty price is not lower', () => {
  expect(accountPrice(prices, false)).toBe(prices);
  const dear = { ...prices, loyaltyPrice: 239_000 };
  expect(accountPrice(dear, true)).toBe(dear);
});
