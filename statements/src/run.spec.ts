import { command, plannedRows, rows, rowsWithin, type Connection } from './run.js';
import { Statement } from './statement.js';

it.each(['SELECT 1', '\n  insert into "a" values (1)', 'WITH a AS (SELECT 1) SELECT 1'])(
  'command refuses SQL that must be a statement: %s',
  async (sql) => {
    await expect(command({} as Connection, sql)).rejects.toThrow('declare it with statement()');
  },
);

it('a statement is sent by name, without a name to be planned for its values, or with a time of its own', async () => {
  const sent: object[] = [];
  const connection = {
    query: (query: object) => (sent.push(query), Promise.resolve({ rows: [] })),
  } as unknown as Connection;
  const find = new Statement<{ id: string }, never>('find', 'SELECT 1 WHERE :id = 1');
  await rows(connection, find, { id: '7' });
  await plannedRows(connection, find, { id: '7' });
  await rowsWithin(connection, 9000, find, { id: '7' });
  const text = 'SELECT 1 WHERE $1 = 1';
  expect(sent).toEqual([
    { name: 'find', text, values: ['7'] },
    { text, values: ['7'] },
    { name: 'find', query_timeout: 9000, text, values: ['7'] },
  ]);
});
