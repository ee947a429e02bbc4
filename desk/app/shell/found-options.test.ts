import { categoryOptions, foundOptions } from './found-options';

const categories = [
  { slug: 'shoes', name: 'Обувь', level: 1, parent: null, position: 0 },
  { slug: 'sneakers', name: 'Кроссовки', level: 2, parent: 'shoes', position: 0 },
  { slug: 'running', name: 'Беговые', level: 3, parent: 'sneakers', position: 0 },
  { slug: 'socks', name: 'Носки для кроссовок', level: 1, parent: null, position: 1 },
];
const found = (text: string) => foundOptions(categoryOptions(categories), text).map(({ value }) => value);

it('categoryOptions shows each category with the names of its parents', () => {
  expect(categoryOptions(categories)[2]).toEqual({ value: 'running', label: 'Беговые', detail: 'Обувь / Кроссовки' });
  expect(categoryOptions(categories)[0]).toEqual({ value: 'shoes', label: 'Обувь' });
});

it('options are found by parts of their own or parents’ names, matches at the beginning first', () => {
  expect(found('кросс')).toEqual(['sneakers', 'running', 'socks']);
  expect(found('обувь бег')).toEqual(['running']);
  expect(found('')).toEqual(['shoes', 'sneakers', 'running', 'socks']);
  expect(found('зонты')).toEqual([]);
});
