import { Console } from 'node:console';
import { Writable } from 'node:stream';

/** Formats rows for the terminal: a single row as lines with its lists as tables below, several rows as one table. */
export function asText(rows: object[], note?: string): string {
  const [row] = rows;
  const shown = rows.length === 1 && row ? record(row) : rows.length ? table(rows) : 'nothing found\n';
  return note && rows.length ? `${shown}${note}\n` : shown;
}

function record(row: object): string {
  const given = Object.entries(row).filter(([, value]) => value !== null && value !== '') as [string, unknown][];
  const isList = (value: unknown): value is object[] => Array.isArray(value) && typeof value[0] === 'object';
  const lines = given.flatMap(([key, value]) => (isList(value) ? [] : [`${key.padEnd(20)}${plain(value)}\n`]));
  const lists = given.flatMap(([key, value]) => (isList(value) ? [`\n${key}\n${table(value)}`] : []));
  return [...lines, ...lists].join('');
}

function plain(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** Formats rows as Node's `console.table` does. */
function table(rows: object[]): string {
  let text = '';
  const stdout = new Writable({
    write(chunk, _, done) {
      text += String(chunk);
      done();
    },
  });
  new Console({ stdout }).table(rows);
  return text;
}
