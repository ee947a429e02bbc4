import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import readWorkbook, { readSheet, SheetNotFoundError } from 'read-excel-file/node';
import { cellNumber, cellText } from './cell-text.js';
import { findHeader, HEADER_WITHIN } from './find-header.js';
import { checkSize } from './limits.js';
import { PriceListError } from './price-list-error.js';
import { unpackedWorkbook } from './unpacked-workbook.js';
import type { WorkbookAnswer, WorkbookJob } from './workbook-messages.js';

type Cells = ReadonlyArray<string | boolean | Date | null>;
interface Sheet {
  sheet: string;
  data: readonly Cells[];
}

/** Converts one workbook and answers. The process ends with its parent, or when the parent has the answer. */
process.once('disconnect', () => process.exit());
process.once('message', (job: WorkbookJob) => {
  void convert(job)
    .catch((error: unknown): WorkbookAnswer => ({ refused: refusalOf(error) }))
    .then((answer) => process.send!(answer));
});

async function convert({ path, output, sheet, knownHeaders }: WorkbookJob): Promise<WorkbookAnswer> {
  const sheets = await readSheets(path, sheet);
  for (const { data } of sheets) checkSize({ rows: data.length, columns: data[0]?.length ?? 0 });
  const ranked = sheets
    .map(({ sheet: name, data }) => {
      const top = data.slice(0, HEADER_WITHIN).map((cells) => cells.map(cellText));
      return { name, data, recognised: findHeader(top, knownHeaders)?.recognised ?? 0 };
    })
    .sort((a, b) => b.recognised - a.recognised);
  const [best, ...others] = ranked;
  if (!best) throw new PriceListError('PRICE_LIST_NOT_A_WORKBOOK', 'the workbook has no sheet');
  await writeRows(output, best.data);
  return {
    sheet: best.name,
    otherSheets: others.filter(({ recognised }) => recognised > 0).map(({ name }) => name),
  };
}

async function readSheets(path: string, sheet: string | null): Promise<Sheet[]> {
  const options = { parseNumber: cellNumber };
  const input = unpackedWorkbook(path);
  // The library's types claim that a date cell contains the constructor of dates, while it contains a date.
  if (sheet === null) return (await readWorkbook(input, options)) as unknown as Sheet[];
  return [{ sheet, data: (await readSheet(input, sheet, options)) as unknown as Cells[] }];
}

async function writeRows(output: string, rows: readonly Cells[]): Promise<void> {
  const stream = createWriteStream(output, { mode: 0o600 });
  for (const [index, cells] of rows.entries()) {
    const texts = cells.map(cellText);
    if (texts.every((text) => text === '')) continue;
    if (!stream.write(`${JSON.stringify([index + 1, ...texts])}\n`)) await once(stream, 'drain');
  }
  await finished(stream.end());
}

function refusalOf(error: unknown): { code: PriceListError['code']; message: string } {
  if (error instanceof PriceListError) return { code: error.code, message: error.message };
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof SheetNotFoundError) return { code: 'PRICE_LIST_NO_SHEET', message };
  return {
    code: 'PRICE_LIST_NOT_A_WORKBOOK',
    message: `the workbook cannot be read (${message}); open it in a spreadsheet and save it again as .xlsx or CSV`,
  };
}
