import { differentTables } from './row-digests.js';

it('differentTables names tables that differ or exist in only one of two databases', () => {
  const one = new Map([
    ['same', '2 rows a'],
    ['changed', '2 rows a'],
    ['lost', '1 rows b'],
  ]);
  const other = new Map([
    ['same', '2 rows a'],
    ['changed', '2 rows c'],
    ['new', '0 rows '],
  ]);
  expect(differentTables(one, other)).toEqual([
    'changed: 2 rows a, restored 2 rows c',
    'lost: 1 rows b, restored not there',
    'new: not there, restored 0 rows ',
  ]);
});
