import { byName, categoryOptions, foundOptions, indentedCategories } from './found-options';

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

it('indentedCategories puts each category under its parent', () => {
  const byLevel = [categories[0]!, categories[3]!, categories[1]!, categories[2]!];
  expect(indentedCategories(byLevel).map(({ label }) => label.replaceAll('\u00A0', '.'))).toEqual([
    ...['Обувь', '..Кроссовки', '....Беговые', 'Носки для кроссовок'],
  ]);
});

it('byName sorts by the alphabet', () =>
  expect(byName([{ name: 'Ясень' }, { name: 'Ветер' }]).map(({ name }) => name)).toEqual(['Ветер', 'Ясень']));
