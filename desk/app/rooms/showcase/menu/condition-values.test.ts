import { sayConditions, valuesFor } from './condition-values';
import { menuTexts } from './menu-words';

const choices = {
  brands: { items: [{ slug: 'one', name: 'One' }], pagination: { totalPages: 1 } },
  categories: [
    { slug: 'shoes', name: 'Обувь', level: 1, parent: null },
    { slug: 'boots', name: 'Ботинки', level: 2, parent: 'shoes' },
  ],
};
const entry = (...conditions: { type: 'CATEGORY' | 'SALE' | 'NEW_ARRIVAL' | 'BRAND'; value: string }[]) => ({
  ...{ key: 'a', id: 'a', slug: 'a', name: 'a', logoUrl: '', href: null },
  conditions: conditions.map((one) => ({ ...one, name: '' })),
});

it.each([
  ['Все товары', entry()],
  ['Категория: Ботинки, Новинки', entry({ type: 'CATEGORY', value: 'boots' }, { type: 'NEW_ARRIVAL', value: '' })],
  ['Со скидкой: любая', entry({ type: 'SALE', value: '' })],
  ['Бренд: gone', entry({ type: 'BRAND', value: 'gone' })],
])('sayConditions describes the conditions of a menu entry as «%s»', (words, one) => {
  expect(sayConditions(one, choices, menuTexts.ru)).toBe(words);
});

it('valuesFor returns no values for a menu condition type without a value', () => {
  expect(valuesFor('MEET_PRICE', choices, menuTexts.ru)).toEqual([]);
  expect(valuesFor('BRAND', choices, menuTexts.ru)).toEqual([{ value: 'one', label: 'One' }]);
});
