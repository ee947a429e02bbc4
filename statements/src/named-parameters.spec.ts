import { numberParameters } from './named-parameters.js';

it('numberParameters numbers parameters in order of first appearance', () => {
  expect(numberParameters('SELECT :b, :a, :b')).toEqual({
    text: 'SELECT $1, $2, $1',
    names: ['b', 'a'],
    optional: new Set(),
  });
});

it('numberParameters marks a parameter with a question mark as nullable', () => {
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
])('numberParameters finds no parameter in %s', (_, sql) => {
  expect(numberParameters(sql)).toMatchObject({ text: sql, names: [] });
});
