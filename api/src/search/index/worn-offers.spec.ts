import type { DocumentItem, ProductDocument } from '@meet/search-indexer/contract';
import { listingCounts } from './listing-counts.js';
import { ListingIndex } from './listing-index.js';
import { listingPage } from './listing-page.js';
import type { Choices, WornRule } from './listing-query.js';
import { wornInProducts } from './worn-offers.js';

const ids = new Map<string, string>();
const idOf = (slug: string) => {
  if (!ids.has(slug)) ids.set(slug, `019aa000-0000-7000-8000-${String(ids.size + 1).padStart(12, '0')}`);
  return ids.get(slug)!;
};
const slugOf = (id: string) => [...ids].find(([, other]) => other === id)![0];

type Sizes = Record<string, number>;
function product(slug: string, brand: string, sizes: Sizes, more: Partial<ProductDocument> = {}): ProductDocument {
  const named = (value: string) => ({ value, name: value });
  return {
    ...{ id: idOf(slug), slug, name: slug, otherNames: [], goods: ['aa-8'], fit: [], categories: [named('shoes')] },
    ...{ brands: [named(brand)], model: null, colours: [], collections: [], materials: [], seasons: [] },
    ...{ sex: 'MALE', children: false, meetPrice: false, newArrival: false, publishedAt: 0, popularity: 0 },
    ...{ rating: { count: 0, sum: 0 }, customFields: [] },
    items: Object.entries(sizes).map(([size, price], place): DocumentItem => ({
      ...{ id: `${idOf(slug).slice(0, -2)}${place}${place}`, price, oldPrice: null, sale: 0, fast: true },
      size: { value: size.replace('.', '-'), name: size, position: Number(size) },
    })),
    text: { name: '', kind: '', properties: '', description: '' },
    card: {} as ProductDocument['card'],
    ...more,
  };
}

const rule = (sizes: string[], more: Partial<WornRule> = {}): WornRule => ({
  ...{ group: 'FOOTWEAR', age: 'ADULT', sex: 'MALE', brand: null, tableBrand: null, tableCategory: null, sizes },
  ...more,
});
const RULES = [
  rule(['42'], { brand: 'kedrum' }),
  rule(['42.5'], { tableBrand: 'uzkiy' }),
  rule([], { tableCategory: 'sandals' }),
  rule(['43']),
  rule(['42'], { sex: 'UNISEX' }),
];

const index = new ListingIndex();
const sandals = { categories: [{ value: 'sandals', name: 'sandals' }] };
for (const document of [
  product('own', 'kedrum', { 41: 100, 42: 300 }),
  product('own-sold', 'kedrum', { 41: 100, 43: 100 }),
  product('narrow', 'uzkiy', { 42: 100, 42.5: 200 }),
  product('other', 'sivka', { 42: 100, 43: 400 }),
  product('sandals', 'sivka', { 43: 100 }, sandals),
  product('unisex', 'sivka', { 42: 150, 43: 100 }, { sex: 'UNISEX' }),
  product('women', 'kedrum', { 42: 100 }, { sex: 'FEMALE' }),
  product('kids', 'kedrum', { 42: 100 }, { children: true }),
  product('shirt', 'kedrum', { 42: 100 }, { goods: ['aa-1'] }),
])
  index.put(document);

const query = (chosen: Choices = {}, rules = RULES) => ({
  base: {},
  chosen: { ...chosen, worn: { words: JSON.stringify(rules), rules } },
  sort: 'CHEAP_FIRST' as const,
});
const listed = (chosen?: Choices, rules?: WornRule[]) => {
  const { entries, pagination } = listingPage(index, query(chosen, rules), { page: 1, limit: 100 }, 0);
  expect(pagination.totalItems).toBe(entries.length);
  return entries.map(({ productId }) => slugOf(productId));
};

describe('goods in a shopper’s size', () => {
  it('the own-size filter lists products that fit by any rule, sorted by the fitting offer’s price', () => {
    expect(listed()).toEqual(['unisex', 'narrow', 'own', 'other']);
  });

  it('the own-size filter and a price filter must match the same offer', () => {
    expect(listed({ price: { max: 250 } })).toEqual(['unisex', 'narrow']);
    expect(listed({ size: ['42'] })).toEqual(['unisex', 'own']);
  });

  it('the own-size filter follows stock changes although its offers are cached', () => {
    expect(listed()).toContain('own');
    index.put(product('own', 'kedrum', { 41: 100 }));
    expect(listed()).not.toContain('own');
    index.put(product('own', 'kedrum', { 41: 100, 42: 300 }));
    expect(listed()).toContain('own');
  });

  it('the own-size filter stays correct after saving the index moves offers to other rows', () => {
    const before = listed();
    index.put(product('narrow', 'uzkiy', { 42: 100, 42.5: 200 }));
    index.remove(idOf('women'));
    expect(listed()).toEqual(before);
    index.save();
    expect(listed()).toEqual(before);
  });

  it('the own-size filter finds no products when the shopper’s size is unknown', () => {
    expect(listed({}, [])).toEqual([]);
  });

  it('the own-size filter also restricts the counts of all other filters', () => {
    const counts = listingCounts(index, query(), 0);
    const plain = (kind: 'brand' | 'size') =>
      Object.fromEntries(counts[kind].map(({ value, count }) => [value, count]));
    expect(plain('brand')).toEqual({ kedrum: 1, uzkiy: 1, sivka: 2 });
    expect(plain('size')).toEqual({ 41: 0, 42: 2, '42-5': 1, 43: 1 });
    expect(counts.price).toEqual({ min: 150, max: 400 });
  });

  it('wornInProducts returns the shopper’s size in each product and leaves out products without it', () => {
    const found = wornInProducts(index, { words: JSON.stringify(RULES), rules: RULES }, [
      ...ids.values(),
      '019aa000-0000-7000-8000-999999999999',
    ]);
    expect(found.map(({ productId, slug, size }) => [slugOf(productId), slug, size])).toEqual([
      ['own', '42', '42'],
      ['narrow', '42-5', '42.5'],
      ['other', '43', '43'],
      ['unisex', '42', '42'],
    ]);
    expect(found.map(({ productId }) => slugOf(productId)).sort()).toEqual(listed().sort());
  });
});
