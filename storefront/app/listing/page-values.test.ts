import type { FilterListFieldsFragment } from '../graphql/generated/graphql';
import { valuesOfPage } from './page-values';

type Field = FilterListFieldsFragment['customFields'][number];

const option = (value: string, count: number) => ({
  value,
  name: value,
  count,
  hex: null,
  parent: null,
  sizeGroup: null,
});

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
  customFields: [],
  order: [],
  price: { min: 100, max: 900 },
});

it('valuesOfPage drops filter values that no product of the page has, and keeps values excluded by other filters', () => {
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

it('valuesOfPage drops custom fields that no product of the page has', () => {
  const list = (code: string, counts: number[]): Field => ({
    ...{ code, name: code, type: 'LIST', unit: null, min: null, max: null },
    options: counts.map((count, index) => ({ value: `v${index}`, name: `v${index}`, count })),
  });
  const number = (code: string, min: number | null): Field => ({
    ...{ code, name: code, type: 'NUMBER', unit: null, min, max: min, options: [] },
  });
  const of = (...customFields: Field[]) => ({ ...filters([]), customFields });
  const { customFields } = valuesOfPage(
    of(list('surface', [0, 0, 4]), list('never', [0]), number('drop', null), number('volume', 3)),
    of(list('surface', [2, 0, 5]), list('never', [0]), number('drop', 4), number('volume', null)),
  );
  expect(customFields).toEqual([
    {
      ...list('surface', [0, 0, 4]),
      options: [
        { value: 'v0', name: 'v0', count: 0 },
        { value: 'v2', name: 'v2', count: 4 },
      ],
    },
    number('drop', null),
  ]);
});
