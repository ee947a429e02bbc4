import type { FilterListFieldsFragment } from '../graphql/generated/graphql';
import { valuesOfPage } from './page-values';

const option = (value: string, count: number) => ({ value, name: value, count, hex: null, parent: null });

const filters = (size: [string, number][]): FilterListFieldsFragment => ({
  categories: [],
  season: [],
  deliverySpeed: [],
  sex: [],
  age: [],
  brand: [],
  colorPallete: [],
  sizesByAge: size.map(([value, count]) => option(value, count)),
  material: [],
  sale: [],
  rating: [],
  price: { min: 100, max: 900 },
});

it('leaves out what the page never has and keeps what other choices make impossible', () => {
  const unfiltered = filters([
    ['41', 3],
    ['42', 5],
    ['XS', 0],
  ]);
  const now = filters([
    ['42', 2],
    ['41', 0],
    ['XS', 0],
  ]);
  const { sizesByAge, price } = valuesOfPage(now, unfiltered);
  expect(sizesByAge.map(({ value, count }) => [value, count])).toEqual([
    ['42', 2],
    ['41', 0],
  ]);
  expect(price).toEqual({ min: 100, max: 900 });
});
