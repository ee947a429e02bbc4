import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A row as text, as PostgreSQL writes and reads it; null for NULL. */
export type Row = Record<string, string | null>;

/** Number of characters of rows that are sent at once. */
const CHUNK = 1 << 16;

/**
 * Writes rows into these columns of a table by COPY, without keeping them in memory. Additional members of rows are
 * ignored.
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<Row>,
): Promise<void> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  await pipeline(Readable.from(chunks(columns, rows)), client.query(copyFrom(`COPY "${table}" (${names}) FROM STDIN`)));
}

function* chunks(columns: readonly string[], rows: Iterable<Row>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += `${columns.map((column) => field(row[column]!)).join('\t')}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const field = (value: string | null): string => value?.replace(/[\\\t\n\r]/g, (letter) => ESCAPED[letter]!) ?? '\\N';
