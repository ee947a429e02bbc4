import { Statement, statementsOf } from './statement.js';

interface Types {
  find: { params: { id: string; name: string | null }; row: { id: string } };
  all: { params: Record<never, never>; row: never };
}

it('a statement passes its values in the order of the parameters in its text', () => {
  const statement = statementsOf<Types>();
  const find = statement('find')`SELECT "id" FROM "size" WHERE "name" = :name? AND "id" = :id`;
  expect(find.text).toBe('SELECT "id" FROM "size" WHERE "name" = $1 AND "id" = $2');
  expect(find.values({ id: '7', name: null })).toEqual([null, '7']);
  expect([...statement.declared.keys()]).toEqual(['find']);
});

it('a statement inserts pieces of SQL into its text', () => {
  const statement = statementsOf<Types>();
  expect(statement('all')`SELECT ${'a, b'} LIMIT ${3}`.text).toBe('SELECT a, b LIMIT 3');
});

it('statementsOf refuses two statements with the same name', () => {
  const statement = statementsOf<Types>();
  const first = statement('all')`SELECT 1`;
  expect(first.name).toBe('all');
  expect(() => statement('all')`SELECT 2`).toThrow('Two statements are named «all»');
});

it.each([
  ['SELECT 1', true],
  ['\nWITH a AS (SELECT 1) SELECT * FROM a', true],
  ['WITH gone AS (DELETE FROM "a" RETURNING 1) SELECT * FROM gone', false],
  ['UPDATE "a" SET "b" = 1', false],
  ['SELECT "updatedAt" FROM "a" FOR UPDATE', false],
])('a statement knows whether it only reads: %s is %s', (sql, isRead) => {
  expect(new Statement('x', sql).isRead).toBe(isRead);
});
