import { asText } from './as-text.js';

it('asText shows a single row as lines with lists below, several as a table, none as a sentence', () => {
  const order = { number: 10001, comment: null, paidAt: new Date(0), brands: ['a', 'b'], items: [{ size: '42' }] };
  const text = asText([order]);
  expect(text).toContain(
    'number              10001\npaidAt              1970-01-01T00:00:00.000Z\nbrands              a, b\n',
  );
  expect(text).not.toContain('comment');
  expect(text).toMatch(/\nitems\n┌[^]*size[^]*'42'/);
  expect(asText([{ a: 1 }, { a: 2 }], 'page 1 of 1')).toMatch(/^┌[^]*┘\npage 1 of 1\n$/);
  expect(asText([])).toBe('nothing found\n');
});
