import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { MalformedFileError } from './malformed-file-error.js';

/** The cells of a CSV record, untrimmed, and the line where it starts. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Lines from which the separator of a file is guessed, if its table may begin below a title. */
const TITLE_LINES = 20;
const SEPARATOR_LINE = /^"?sep=(.)"?[ \t]*(?:\r?\n|$)/iu;

/**
 * Reads CSV record by record, whatever their numbers of cells. Blank lines are skipped. The separator is the one that
 * Excel's line `sep=;` names, otherwise the most frequent of comma, semicolon and tab in the first line. If the table
 * `hasTitle`, it is the separator that most of the first 20 lines contain equally often. A quote that is never closed
 * throws a {@link MalformedFileError}.
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  { hasTitle = false }: { hasTitle?: boolean } = {},
): AsyncGenerator<CsvRecord> {
  const start = await readStart(text, hasTitle ? TITLE_LINES : 1);
  if (!start.head.trim()) throw new MalformedFileError({ line: 1 }, 'the file is empty');
  const parser = parse({
    delimiter: start.delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 4_000_000,
  });
  const input = Readable.from(start.stream);
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let line = start.skippedLines + 1;
  try {
    for await (const entry of parser) {
      const { record, info } = entry as { record: string[]; info: { lines: number } };
      const at = line;
      line = start.skippedLines + info.lines + 1;
      if (record.length > 1 || record[0]?.trim()) yield { line: at, cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw malformed(error, line, start.skippedLines);
    throw error;
  } finally {
    // A reader may stop before the end; then the file is closed, too.
    input.destroy();
    await start.close();
  }
}

function malformed(error: CsvError, line: number, skippedLines: number): MalformedFileError {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new MalformedFileError({ line }, 'a quote opened in this row is never closed', { cause: error });
  }
  const at = typeof error['lines'] === 'number' ? error['lines'] + skippedLines : line;
  return new MalformedFileError({ line: at }, error.message, { cause: error });
}

interface Start {
  /** The first lines, as many as the file has up to the limit. */
  head: string;
  delimiter: string;
  /** Blank lines, and the line `sep=`, before the first record. */
  skippedLines: number;
  /** The text from the first record on. */
  stream: AsyncGenerator<string>;
  close(): Promise<unknown>;
}

async function readStart(text: AsyncIterable<string>, lines: number): Promise<Start> {
  const chunks = text[Symbol.asyncIterator]();
  let head = '';
  let ended = false;
  const isEnough = (begun: string): boolean => linesIn(begun) >= lines + (SEPARATOR_LINE.test(begun) ? 1 : 0);
  while (!ended && !isEnough(head.replace(/^[\s\ufeff]+/u, ''))) {
    const next = await chunks.next();
    if (next.done) ended = true;
    else head += next.value;
    if (head.length <= 1_000_000) continue;
    if (linesIn(head) > 0) break;
    throw new MalformedFileError({ line: 1 }, 'no end of the header row in the first million characters');
  }
  const strays = /^[\s\ufeff]+/u.exec(head)?.[0] ?? '';
  const named = SEPARATOR_LINE.exec(head.slice(strays.length));
  const skipped = strays + (named?.[0] ?? '');
  const rest = head.slice(skipped.length);
  async function* stream(): AsyncGenerator<string> {
    if (rest) yield rest;
    while (!ended) {
      const next = await chunks.next();
      if (next.done) return;
      yield next.value;
    }
  }
  return {
    head: rest,
    delimiter: named?.[1] ?? guessDelimiter(rest.split('\n', lines)),
    skippedLines: linesIn(skipped),
    stream: stream(),
    close: async () => chunks.return?.(),
  };
}

const linesIn = (text: string): number => (text.match(/\n/g) ?? []).length;

/** Returns the separator that most lines contain equally often, and the most frequent of these. */
function guessDelimiter(lines: readonly string[]): string {
  const outside = lines.map((line) => line.replace(/"[^"]*"/g, ''));
  const score = (mark: string): number => {
    const counts = outside.map((line) => line.split(mark).length - 1);
    return Math.max(...counts.map((count) => count * counts.filter((other) => other === count).length));
  };
  return [',', ';', '\t'].reduce((best, mark) => (score(mark) > score(best) ? mark : best));
}
