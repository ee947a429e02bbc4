import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { MalformedFileError } from './malformed-file-error.js';

/** A CSV row as cells by column name, with the number of the line where it starts. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/** A row that cannot be parsed, and the reason. It does not affect other rows. */
export interface CsvFault {
  line: number;
  fault: string;
}

/**
 * Reads CSV with a header row. The separator is the one that a first line `sep=;` names, as Excel writes it, otherwise
 * the most frequent one of comma, semicolon and tab in the header. A row
 * whose number of cells differs from the header is yielded as a {@link CsvFault}; a quote that is never closed throws a
 * {@link MalformedFileError}. `columnName` converts the header of a column to the key of its cells.
 */
export async function* csvRows(
  text: AsyncIterable<string>,
  columnName: (header: string) => string = (header) => header,
): AsyncGenerator<CsvRow | CsvFault> {
  const start = await readHeaderLine(text);
  if (!start.text.trim()) throw new MalformedFileError({ line: 1 }, 'the file is empty');
  const parser = parse({
    delimiter: start.delimiter ?? guessDelimiter(start.text),
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: 4_000_000,
  });
  const input = Readable.from(start.stream);
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let columns: string[] | null = null;
  let line = start.skippedLines + 1;
  try {
    for await (const entry of parser) {
      const { record, info } = entry as { record: string[]; info: { lines: number } };
      const at = line;
      line = start.skippedLines + info.lines + 1;
      if (!columns) {
        columns = headerNames(record, at, columnName);
        continue;
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      if (record.length !== columns.length && !onlyEmptyBeyond(record, columns.length)) {
        const fault = `${record.length} cells where the header has ${columns.length}; quote cells that hold separators or line breaks`;
        yield { line: at, fault };
        continue;
      }
      const cells: Record<string, string> = {};
      for (let index = 0; index < columns.length; index += 1) {
        const value = record[index]?.trim();
        const column = columns[index];
        if (value && column) cells[column] = value;
      }
      yield { line: at, cells };
    }
  } catch (error) {
    if (error instanceof CsvError) throw malformed(error, line, start.skippedLines);
    throw error;
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

function malformed(error: CsvError, line: number, skippedLines: number): MalformedFileError {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new MalformedFileError({ line }, 'a quote opened in this row is never closed', { cause: error });
  }
  const at = typeof error['lines'] === 'number' ? error['lines'] + skippedLines : line;
  return new MalformedFileError({ line: at }, error.message, { cause: error });
}

/** What stands before the header: blank lines, byte-order marks, and Excel's `sep=;`. */
const BEFORE_HEADER = /^[\s\ufeff]*(?:"?sep=(.)"?[^\S\n]*\n[\s\ufeff]*)?/iu;

/** Returns the header line, the text starting with it, and the number of lines skipped before it. */
async function readHeaderLine(
  text: AsyncIterable<string>,
): Promise<{ text: string; delimiter: string | null; skippedLines: number; stream: AsyncGenerator<string> }> {
  const chunks = text[Symbol.asyncIterator]();
  let head = '';
  let ended = false;
  while (!ended && !/\S[^\n]*\n/u.test(head.replace(BEFORE_HEADER, ''))) {
    const next = await chunks.next();
    if (next.done) ended = true;
    else head += next.value;
    if (head.length > 1_000_000)
      throw new MalformedFileError({ line: 1 }, 'no end of the header row in the first million characters');
  }
  const [strays = '', delimiter = null] = BEFORE_HEADER.exec(head) ?? [];
  const rest = head.slice(strays.length);
  async function* stream(): AsyncGenerator<string> {
    if (rest) yield rest;
    while (!ended) {
      const next = await chunks.next();
      if (next.done) return;
      yield next.value;
    }
  }
  const skippedLines = (strays.match(/\n/g) ?? []).length;
  return { text: rest.split('\n', 1)[0] ?? '', delimiter, skippedLines, stream: stream() };
}

function guessDelimiter(header: string): string {
  const outside = header.replace(/"[^"]*"/g, '');
  const count = (mark: string): number => outside.split(mark).length - 1;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}
