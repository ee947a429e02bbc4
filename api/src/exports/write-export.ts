import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat } from '../generated/prisma/enums.js';
import { csvHead, csvLine } from './csv-cells.js';
import { pagesOf, type ExportTable } from './export-table.js';
import { MOST_XLSX_ROWS, writeWorkbook } from './write-workbook.js';

/** Thrown if the list has more rows than a file of the format may have. */
export class TooManyRowsError extends Error {}

interface Target {
  format: ExportFormat;
  /** Path of the file to create; an existing file is an error. */
  path: string;
  /** Called with the number of rows so far. The export ends if the callback throws. */
  onRows?: (rows: number) => Promise<void>;
}

/**
 * Writes a list to a file, and returns the number of rows. A CSV file is never in memory as a whole. Throws a {@link
 * TooManyRowsError}.
 */
export async function writeExport(
  table: ExportTable,
  filter: unknown,
  { format, path, onRows }: Target,
): Promise<number> {
  let rows = 0;
  const pages = async function* () {
    for await (const page of pagesOf(table, filter)) {
      rows += page.length;
      if (format === 'XLSX' && rows > MOST_XLSX_ROWS)
        throw new TooManyRowsError(
          `A workbook has at most ${MOST_XLSX_ROWS} rows: filter the list, or export it as CSV`,
        );
      yield page;
      await onRows?.(rows);
    }
  };
  if (format === 'XLSX') await writeWorkbook(table, pages(), path);
  else await pipeline(Readable.from(csvOf(table, pages())), createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  return rows;
}

async function* csvOf(
  { columns }: Pick<ExportTable, 'columns'>,
  pages: AsyncIterable<readonly { key: string }[]>,
): AsyncGenerator<string> {
  yield csvHead(columns);
  for await (const page of pages) yield page.map((row) => csvLine(columns, row)).join('');
}
