import type { FeedVariant } from './colourways.js';
import { listedSizes, spreadOverSizes, type RawSize } from './listed-sizes.js';

const raw = (...values: string[]): RawSize[] => values.map((value) => ({ name: 'Размер', value, unit: null }));

describe('listedSizes', () => {
  it.each([
    [['42', '43', '44'], '42 · 43 · 44'],
    [['44', '42'], '42 · 44'],
    [['42, 43, 44'], '42 · 43 · 44'],
    [['42,43,44'], '42 · 43 · 44'],
    [['42;43'], '42 · 43'],
    [['42 | 43'], '42 · 43'],
    [['42 43 44'], '42 · 43 · 44'],
    [['40/42/44'], '40 · 42 · 44'],
    [['42,5, 43'], '42.5 · 43'],
    [['42,5,43,5'], '42.5 · 43.5'],
    [['42; 42,0'], '42'],
    [['S, M, L'], 'S · M · L'],
    [['S,M,L'], 'S · M · L'],
    [['S/M/L'], 'S · M · L'],
    [['S/M, L/XL'], 'S/M · L/XL'],
    [['42 EU, 43 EU'], '42 EU · 43 EU'],
    [['XXL, 2XL'], 'XXL'],
  ])('listedSizes splits %j into several sizes when each part is a size', (values, labels) => {
    expect(listedSizes(raw(...values)).join(' · ')).toBe(labels);
  });

  it.each([
    'S/M',
    '57/58',
    '42,5',
    '42-46',
    '164/84/90',
    '170-92-78',
    'M 10 / W 11.5',
    'M, приталенный',
    '41 1/2',
    '30 x 32',
    '',
  ])('listedSizes reads %s as a single size', (value) => expect(listedSizes(raw(value))).toHaveLength(1));
});

describe('spreadOverSizes', () => {
  const variant = (stock: number | null): FeedVariant => ({
    line: 3,
    externalId: 'm1',
    sku: null,
    size: null,
    colour: null,
    extra: [],
    price: '1990',
    oldPrice: null,
    currency: null,
    stock,
    active: true,
    images: [],
  });

  it('spreadOverSizes keeps the id for the first size and divides the stock, with remarks', () => {
    const sizes = raw('42', '43', '44');
    const { variants, remarks } = spreadOverSizes(variant(7), sizes, listedSizes(sizes));
    expect(variants.map(({ externalId, size, stock }) => [externalId, size, stock])).toEqual([
      ['m1', '42', 3],
      ['m1#43', '43', 2],
      ['m1#44', '44', 2],
    ]);
    expect(remarks).toMatchObject([
      { issue: { field: 'Размер', value: '42, 43, 44', readAs: '3 offers: 42, 43, 44' } },
      { issue: { field: 'stock', value: '7', readAs: '3 + 2 + 2, a share for each' } },
    ]);
  });

  it('spreadOverSizes leaves the stock of each size unknown if the total is unknown', () => {
    const { variants } = spreadOverSizes(variant(null), raw('42, 43'), ['42', '43']);
    expect(variants.map(({ stock }) => stock)).toEqual([null, null]);
  });
});
