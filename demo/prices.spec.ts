import { discountOf, priceOf, shelfPrice } from './prices.js';
import { randomFrom } from './random.js';

describe('shelf prices', () => {
  it.each([
    [890, 89_000],
    [912, 89_000],
    [4_999, 499_000],
    [5_480, 499_000],
    [12_990, 1_299_000],
    [13_400, 1_299_000],
  ])('shelfPrice rounds %d roubles to a price in kopecks', (roubles, kopecks) => {
    expect(shelfPrice(roubles)).toBe(kopecks);
  });

  it('shelfPrice always ends in 90 roubles', () => {
    for (let roubles = 100; roubles < 40_000; roubles += 37) expect(shelfPrice(roubles) % 10_000).toBe(9_000);
  });
});

describe('reductions', () => {
  it('priceOf keeps a promised discount of half the price after rounding', () => {
    for (let roubles = 700; roubles < 40_000; roubles += 91) {
      const { price, oldPrice } = priceOf(roubles, 50, false);
      expect(oldPrice).not.toBeNull();
      expect(price * 2).toBeLessThanOrEqual(oldPrice ?? 0);
    }
  });

  it('discountOf reduces about three products in ten', () => {
    const random = randomFrom('reductions');
    const reduced = Array.from({ length: 2000 }, () => discountOf(random)).filter((percent) => percent > 0).length;
    expect(reduced / 2000).toBeGreaterThan(0.26);
    expect(reduced / 2000).toBeLessThan(0.34);
  });

  it('priceOf sets a loyalty price below the price, or no loyalty price', () => {
    const { price, loyaltyPrice } = priceOf(9_990, 0, true);
    expect(loyaltyPrice).toBeLessThan(price);
    expect(priceOf(9_990, 0, false).loyaltyPrice).toBeNull();
  });
});
