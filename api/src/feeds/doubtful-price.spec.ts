import { doubtOf, medianOf } from './doubtful-price.js';

const nothing = { lastImport: null, product: null, oldPrice: null, category: null };

describe('doubtOf', () => {
  it.each([
    ['a hundredth of its last price', 1_990, { lastImport: 199_000 }, 'LAST_IMPORT'],
    ['a hundred times its last price', 19_900_000, { lastImport: 199_000 }, 'LAST_IMPORT'],
    ['a thousandth of its category', 199, { category: 199_000 }, 'CATEGORY'],
    ['a sale of «−99 %»', 1_990, { oldPrice: 299_000 }, 'OLD_PRICE'],
    ['about a hundredth of another size', 2_490, { product: 199_000 }, 'PRODUCT'],
  ])('doubtOf holds back a price that is %s', (_, price, known, comparedWith) => {
    expect(doubtOf(price, { ...nothing, ...known })?.comparedWith).toBe(comparedWith);
  });

  it.each([
    ['a sale of nine tenths', 19_900, { lastImport: 199_000 }],
    ['a confirmed price far from its category', 199, { lastImport: 199, category: 199_000 }],
    ['an expensive bag among cheap ones', 9_900_000, { category: 199_000 }],
    ['the first price of a category', 1, {}],
  ])('doubtOf accepts %s as a plausible price', (_, price, known) => {
    expect(doubtOf(price, { ...nothing, ...known })).toBeNull();
  });
});

describe('medianOf', () => {
  it('medianOf returns the upper of two prices in the middle, and null for too few', () => {
    expect(medianOf([199_000, 1_990])).toBe(199_000);
    expect(medianOf([3, 1, 2])).toBe(2);
    expect(medianOf([5], 2)).toBeNull();
  });
});
