import { categoryNames } from './category-names';

it('a category of a promo code is shown with the names of its parent categories', () => {
  const category = (id: string, name: string, parent: string | null = null) => ({ id, slug: `s-${id}`, name, parent });
  const categories = [
    category('1', 'Обувь'),
    category('2', 'Кеды', 's-1'),
    category('3', 'Высокие', 's-2'),
    category('4', 'Без родителя', 's-0'),
  ];
  expect(categoryNames(categories)).toEqual([
    { value: '4', label: 'Без родителя' },
    { value: '1', label: 'Обувь' },
    { value: '2', label: 'Обувь / Кеды' },
    { value: '3', label: 'Обувь / Кеды / Высокие' },
  ]);
});
