import { toEngineDocument } from './engine-document.js';
import type { DocumentItem, ProductDocument } from './product-document.js';

const named = (value: string) => ({ value, name: value.toUpperCase() });

const offer = (changes: Partial<Omit<DocumentItem, 'size'>> & { size: string }): DocumentItem => ({
  id: 'an offer',
  price: 1000,
  oldPrice: null,
  sale: 0,
  fast: true,
  ...changes,
  size: { ...named(changes.size), position: 0 },
});

const product = (changes: Partial<ProductDocument> = {}): Omit<ProductDocument, 'card'> => ({
  id: 'a product',
  slug: 'veter',
  name: 'Ветер',
  otherNames: [],
  goods: [],
  categories: [named('shoes'), named('sneakers')],
  brands: [named('nord')],
  model: named('nord-veter'),
  colours: [{ ...named('black'), hex: '#000000' }],
  collections: [{ ...named('autumn'), place: 0, from: null, until: null }],
  materials: ['MESH'],
  seasons: ['SPRING'],
  sex: 'UNISEX',
  children: false,
  meetPrice: true,
  newArrival: false,
  publishedAt: 5,
  popularity: 7,
  rating: { count: 2, sum: 9 },
  items: [offer({ size: '42' })],
  text: { name: 'ветер', kind: 'кроссовк', properties: 'сетк', description: 'легк' },
  ...changes,
});

it('toEngineDocument returns the searchable words and the filter values of a product', () => {
  expect(toEngineDocument(product())).toEqual({
    id: 'a product',
    name: 'ветер',
    kind: 'кроссовк',
    properties: 'сетк',
    description: 'легк',
    categories: ['shoes', 'sneakers'],
    brand: ['nord'],
    model: ['nord-veter'],
    colorPallete: ['black'],
    collection: ['autumn'],
    material: ['MESH'],
    season: ['SPRING', 'SPRING_SUMMER'],
    sex: ['MALE', 'FEMALE', 'UNISEX'],
    age: 'ADULT',
    meetPrice: true,
    newArrival: false,
    rating: ['FROM_4_5', 'FROM_4', 'FROM_3'],
    publishedAt: 5,
    popularity: 7,
    size: ['ADULT_42'],
    sale: [],
    deliverySpeed: ['FAST'],
    goods: [],
    fit: [],
    price: [1000],
  });
});

it('toEngineDocument collects the values of offers once each, in any order of offers', () => {
  const items = [
    offer({ size: '43', price: 20_000, sale: 50, fast: false }),
    offer({ size: '42', price: 3000, sale: 49 }),
    offer({ size: '42', price: 20_000 }),
  ];
  const expected = {
    size: ['ADULT_42', 'ADULT_43'],
    sale: ['LESS_THAN_50', 'MORE_THAN_50'],
    deliverySpeed: ['FAST', 'SLOW'],
    price: [3000, 20_000],
  };
  expect(toEngineDocument(product({ items }))).toMatchObject(expected);
  expect(toEngineDocument(product({ items: items.toReversed() }))).toMatchObject(expected);
});

it('toEngineDocument returns null for a product without offers', () => {
  expect(toEngineDocument(product({ items: [] }))).toBeNull();
});
