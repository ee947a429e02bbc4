import type { Connection } from './run.js';
import { command } from './run.js';

it.each(['SELECT 1', '\n  insert into "a" values (1)', 'WITH a AS (SELECT 1) SELECT 1'])(
  'a command is no statement: %s',
  async (sql) => {
    await expect(command({} as Connection, sql)).rejects.toThrow('declare it with statement()');
  },
);
