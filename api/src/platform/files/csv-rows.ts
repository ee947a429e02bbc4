import { csvRecords } from './csv-records.js';
import { MalformedFileError } from './malformed-file-error.js';

/** A CSV row as cells by column name, with the number of the line where it starts. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/** A row with another number of cells than the header has columns. It does not affect other rows. */
export interface CsvFault {
  line: number;
  fault: { cells: number; columns: number };
}

/**
 * Reads CSV with a header row (`csvRecords`). A row whose number of cells differs from the header is yielded as a
 * {@link CsvFault}; a quote that is never closed throws a {@link MalformedFileError}. `columnName` converts the header of
 * a column to the key of its cells.
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  columnName: (header: string) => string = (header) => header,
): AsyncGenerator<CsvRow | CsvFault> {
  let columns: string[] | null = null;
  for await (const { line, cells: record } of csvRecords(text)) {
    if (!columns) {
      columns = headerNames(record, line, columnName);
      continue;
    }
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length !== columns.length && !onlyEmptyBeyond(record, columns.length)) {
      yield { line, fault: { cells: record.length, columns: columns.length } };
      continue;
    }
    const cells: Record<string, string> = {};
    for (let index = 0; index < columns.length; index += 1) {
      const value = record[index]?.trim();
      const column = columns[index];
      if (value && column) cells[column] = value;
    }
    yield { line, cells };
  }
}

function headerNames(record: string[], line: number, columnName: (header: string) => string): string[] {
  const headers = record.map((cell) => cell.replace(/[\s\ufeff\u200b]+/gu, ' ').trim());
  if (headers.filter(Boolean).length < 2) {
    throw new MalformedFileError({ line }, 'the first row is not a header of column names');
  }
  return headers.map(columnName);
}

function onlyEmptyBeyond(record: readonly string[], count: number): boolean {
  return record.length > count && record.slice(count).every((cell) => cell.trim() === '');
}
