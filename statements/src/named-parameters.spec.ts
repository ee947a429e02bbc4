import { numberParameters } from './named-parameters.js';

it('parameters are numbered in the order in which they first appear', () => {
  expect(numberParameters('SELECT :b, :a, :b')).toEqual({
    text: 'SELECT $1, $2, $1',
    names: ['b', 'a'],
    optional: new Set(),
  });
});

it('a question mark says that the value may be null', () => {
  const { text, optional } = numberParameters('SELECT :name?::text, :age');
  expect(text).toBe('SELECT $1::text, $2');
  expect([...optional]).toEqual(['name']);
});

it.each([
  ['a cast', 'SELECT x::text'],
  ['a literal', `SELECT 'it''s :no'`],
  ['a quoted name', 'SELECT 1 AS "a:b"'],
  ['a comment', 'SELECT 1 -- :no\n/* :no */'],
  ['a slice with numbers', 'SELECT a[1:2]'],
])('%s holds no parameter', (_, sql) => {
  expect(numberParameters(sql)).toMatchObject({ text: sql, names: [] });
});
