import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { csvRecords } from '../../platform/files/csv-records.js';
import { decodeText } from '../../platform/files/decode-text.js';
import { convertWorkbook } from './convert-workbook.js';
import { headersOf } from './column-mapping.js';
import { findHeader, HEADER_WITHIN } from './find-header.js';
import { checkSize, MOST_UNPACKED_BYTES } from './limits.js';
import { PriceListError } from './price-list-error.js';

/** A row of a table, with its number in the file. Cells are text, trimmed. */
export interface TableRow {
  line: number;
  cells: string[];
}

/** A price list that is ready to be read, as often as needed. */
export interface PriceListTable {
  /** Name of the sheet; null for CSV. */
  sheet: string | null;
  /** Other sheets of the workbook that look like lists. */
  otherSheets: string[];
  /** Unique names of the columns. */
  headers: string[];
  /** Line number of the header's last row. */
  headerLine: number;
  /** Yields the rows below the header that are not empty. Throws a {@link PriceListError} at the limits. */
  rows(): AsyncGenerator<TableRow>;
  /** Deletes the temporary file of the table. */
  close(): Promise<void>;
}

interface Source {
  sheet: string | null;
  otherSheets: string[];
  records: () => AsyncIterable<TableRow>;
  close: () => Promise<void>;
}

/**
 * Opens a price list, as CSV or XLSX depending on its first bytes, and finds its header. `knownHeaders` are names of
 * columns from the mapping, if there is one. `sheet` is the name of the sheet to read; if null, the sheet with the best
 * header is read. Throws a {@link PriceListError}.
 */
export async function openTable(
  path: string,
  options: { sheet: string | null; knownHeaders: readonly string[]; signal?: AbortSignal },
): Promise<PriceListTable> {
  const source = await openSource(path, options);
  try {
    const first: TableRow[] = [];
    for await (const row of source.records()) {
      first.push(row);
      if (first.length === HEADER_WITHIN) break;
    }
    const found = findHeader(
      first.map(({ cells }) => cells),
      options.knownHeaders,
    );
    const header = found && first[found.index];
    if (!header) throw noHeader(first, source.sheet);
    const headers = headersOf(found.cells);
    const headerLine = header.line;
    checkSize({ rows: 0, columns: headers.length });
    return {
      sheet: source.sheet,
      otherSheets: source.otherSheets,
      headers,
      headerLine,
      rows: () => rowsBelow(source, headerLine),
      close: source.close,
    };
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function openSource(
  path: string,
  options: { sheet: string | null; knownHeaders: readonly string[]; signal?: AbortSignal },
): Promise<Source> {
  const { start, size } = await lookAt(path);
  if (start.subarray(0, 4).equals(Buffer.from('d0cf11e0', 'hex'))) {
    throw new PriceListError(
      'PRICE_LIST_NOT_A_WORKBOOK',
      'this is a workbook of Excel 97–2003 (.xls), or one with a password; save it as .xlsx without a password',
    );
  }
  if (start.subarray(0, 2).toString('latin1') === 'PK') {
    const { file, sheet, otherSheets, close } = await convertWorkbook(path, size, options);
    return { sheet, otherSheets, close, records: () => recordsOfLines(file) };
  }
  if (options.sheet !== null)
    throw new PriceListError('PRICE_LIST_NO_SHEET', 'a CSV file has no sheets; leave out --sheet');
  if (size > MOST_UNPACKED_BYTES) {
    throw new PriceListError(
      'PRICE_LIST_UNPACKED_TOO_LARGE',
      `the file has ${size} bytes, and at most ${MOST_UNPACKED_BYTES} are read; divide it into several files`,
    );
  }
  return {
    sheet: null,
    otherSheets: [],
    records: () => csvRecords(decodeText(path), { hasTitle: true }),
    close: () => Promise.resolve(),
  };
}

async function lookAt(path: string): Promise<{ start: Buffer; size: number }> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return { start: buffer.subarray(0, bytesRead), size: (await file.stat()).size };
  } finally {
    await file.close();
  }
}

/** Reads the rows that the worker wrote, one a line, as JSON arrays of their number and cells. */
async function* recordsOfLines(file: string): AsyncGenerator<TableRow> {
  const input = createReadStream(file);
  try {
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      const [line, ...cells] = JSON.parse(text) as [number, ...string[]];
      yield { line, cells };
    }
  } finally {
    input.destroy();
  }
}

async function* rowsBelow(source: Source, headerLine: number): AsyncGenerator<TableRow> {
  let count = 0;
  for await (const { line, cells } of source.records()) {
    count += 1;
    checkSize({ rows: count, columns: cells.findLastIndex((cell) => cell.trim() !== '') + 1 });
    if (line <= headerLine) continue;
    const trimmed = cells.map((cell) => cell.trim());
    if (trimmed.some((cell) => cell !== '')) yield { line, cells: trimmed };
  }
}

function noHeader(first: readonly TableRow[], sheet: string | null): PriceListError {
  const seen = first
    .slice(0, 3)
    .map(({ line, cells }) => `line ${line}: ${cells.filter(Boolean).slice(0, 6).join(' | ').slice(0, 120)}`)
    .join('; ');
  const where = sheet === null ? '' : ` of sheet "${sheet}"`;
  const way = sheet === null ? '' : ', or choose another sheet by --sheet NAME';
  return new PriceListError(
    'PRICE_LIST_NO_HEADER',
    `no row${where} with names of columns in the first ${HEADER_WITHIN} (${seen || 'it is empty'}); write them above the goods, e.g. Артикул, Наименование, Цена${way}`,
  );
}
