import type { DocumentItem, ProductDocument } from '@meet/search-indexer/contract';
import { goodsName } from '@meet/search-indexer/language';
import { listingCounts } from './listing-counts.js';
import { ListingIndex } from './listing-index.js';
import type { Choices } from './listing-query.js';
import { sizeGroupOf } from './size-groups.js';

const SHOES = ['aa-8'];
const CLOTHES = ['aa-1'];
const SOCKS = ['aa-1-18', 'aa-1'];
const CAPS = ['caps', 'aa-2-17', 'aa-2'];
const BAGS = ['aa-2'];

let last = 0;
function product(goods: string[], category: string, sizes: string[]): ProductDocument {
  const id = `019aa000-0000-7000-8000-${String((last += 1)).padStart(12, '0')}`;
  const named = (value: string) => ({ value, name: value });
  return {
    ...{
      id,
      slug: id,
      name: id,
      otherNames: [],
      goods,
      fit: [],
      categories: [named(category)],
      brands: [],
      model: null,
    },
    ...{ colours: [], collections: [], materials: [], seasons: [], sex: 'UNISEX', children: false, meetPrice: false },
    ...{ newArrival: false, publishedAt: 0, popularity: 0, rating: { count: 0, sum: 0 }, customFields: [] },
    items: sizes.map((size, place): DocumentItem => ({
      ...{ id: `${id}-${place}`, price: 100, oldPrice: null, sale: 0, fast: true },
      size: { ...named(size), position: place },
    })),
    text: { name: '', kind: '', properties: '', description: '' },
    card: {} as ProductDocument['card'],
  };
}

function groupsOf(documents: ProductDocument[], base: Choices = {}) {
  const index = new ListingIndex();
  for (const document of documents) index.put(document);
  const { sizesByAge } = listingCounts(index, { base, chosen: {}, sort: null }, 0);
  return Object.fromEntries(sizesByAge.map(({ name, sizeGroup }) => [name, sizeGroup]));
}

describe('groups of sizes', () => {
  it('a size belongs to the size group of its products, whatever the size looks like', () => {
    const documents = [
      product(SHOES, 'shoes', ['42']),
      product(CLOTHES, 'clothes', ['M', '48']),
      product(SOCKS, 'socks', ['36–40']),
      product(CAPS, 'caps', ['S/M']),
      product(BAGS, 'belts', ['95']),
    ];
    expect(groupsOf(documents)).toEqual({
      ...{ 42: 'FOOTWEAR', M: 'CLOTHES', 48: 'CLOTHES', '36–40': 'SOCKS', 'S/M': 'HEADWEAR', 95: null },
    });
  });

  it('a size of several groups belongs to the group of most products in the section', () => {
    const documents = [
      ...[SHOES, SHOES, BAGS, BAGS, BAGS].map((goods) => product(goods, 'all', ['42', 'ONE SIZE'])),
      product(CLOTHES, 'trousers', ['42']),
      product(CAPS, 'caps', ['ONE SIZE']),
      ...[SHOES, SHOES].map((goods) => product(goods, 'shoes', ['42'])),
    ];
    expect(groupsOf(documents)).toEqual({ 42: 'FOOTWEAR', 'ONE SIZE': null });
    expect(groupsOf(documents, { categories: ['trousers'] })).toEqual({ 42: 'CLOTHES' });
  });

  it('sizeGroupOf groups sizes by kinds of goods that search knows, and bags have no group', () => {
    expect([SHOES, CLOTHES, SOCKS, CAPS, BAGS].map(sizeGroupOf)).toEqual([
      ...['FOOTWEAR', 'CLOTHES', 'SOCKS', 'HEADWEAR', null],
    ]);
    expect(['aa-8', 'aa-1', 'aa-1-18', 'aa-2-17'].map(goodsName)).toEqual([
      'Обувь',
      'Одежда',
      'Носки',
      'Головные уборы',
    ]);
  });
});
