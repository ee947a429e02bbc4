import { countOf, countRange, plural } from './plural.js';

const goods = { one: 'товар', few: 'товара', many: 'товаров' };
const items = { one: 'item', other: 'items' };

describe('plural', () => {
  it.each([
    [0, 'товаров'],
    [1, 'товар'],
    [1.5, 'товара'],
    [2, 'товара'],
    [4, 'товара'],
    [5, 'товаров'],
    [11, 'товаров'],
    [12, 'товаров'],
    [14, 'товаров'],
    [21, 'товар'],
    [22, 'товара'],
    [111, 'товаров'],
    [1001, 'товар'],
  ])('plural chooses for the number %d the Russian word %s', (count, word) => {
    expect(plural(count, goods)).toBe(word);
  });

  it.each([
    [0, 'items'],
    [1, 'item'],
    [21, 'items'],
  ])('plural chooses for the number %d the English word %s', (count, word) => {
    expect(plural(count, items, { locale: 'en' })).toBe(word);
  });

  it('plural supports languages with more than two plural forms', () => {
    const books = { zero: 'a', one: 'b', two: 'c', few: 'd', many: 'e', other: 'f' };
    expect([0, 1, 2, 3, 11, 100].map((count) => plural(count, books, { locale: 'ar' }))).toEqual([...'abcdef']);
  });

  it('countOf keeps the number and its word on one line', () => {
    expect(countOf(5, goods)).toBe('5\u00A0товаров');
    expect(countOf(1280, items, { locale: 'en' })).toBe('1,280\u00A0items');
  });

  it('countRange keeps a range on one line and writes two equal numbers once', () => {
    expect(countRange(3, 5, goods)).toBe('3–\u20605\u00A0товаров');
    expect(countRange(20, 22, goods)).toBe('20–\u206022\u00A0товара');
    expect(countRange(1, 1, goods)).toBe('1\u00A0товар');
    expect(countRange(1, 1280, items, { locale: 'en' })).toBe('1–\u20601,280\u00A0items');
  });
});
