import { goods } from './messages.js';
import { countOf, plural } from './plural.js';

describe('plural', () => {
  it.each([
    [0, 'товаров'],
    [1, 'товар'],
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
  ])('%i %s', (count, word) => {
    expect(plural(count, goods)).toBe(word);
  });

  it('keeps the number and the word on one line', () => {
    expect(countOf(5, goods)).toBe('5\u00A0товаров');
  });
});
