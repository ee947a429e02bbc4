import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { escapeXml } from '../platform/files/xml-text.js';
import { shopTime } from '../shared/shop-time.js';
import type { Column, ExportTable } from './export-table.js';

/** Maximum number of rows of a sheet between its heading and its sums. */
export const MOST_XLSX_ROWS = 1_048_574;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Numbers of the cell styles below. */
const STYLES = { heading: 1, MONEY: 2, TIME: 3, moneySum: 4 };
const WIDTHS = { TEXT: 24, NUMBER: 10, MONEY: 14, TIME: 17 };
const DAY_MS = 86_400_000;
/** A workbook counts days from this date. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const MOST_TEXT = 32_767;

/**
 * Writes a workbook with one sheet, row by row: workbook libraries keep all rows in memory and block the process for
 * seconds. Texts are cells of type text, so none becomes a formula.
 */
export async function writeWorkbook(
  { title, columns }: Pick<ExportTable, 'title' | 'columns'>,
  pages: AsyncIterable<readonly { key: string }[]>,
  path: string,
): Promise<void> {
  const zip = new ZipFile();
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
  for (const [name, text] of Object.entries(bookOf(title))) zip.addBuffer(Buffer.from(HEAD + text), name);
  zip.addReadStream(Readable.from(sheetOf(columns, pages), { objectMode: false }), 'xl/worksheets/sheet1.xml');
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
}

async function* sheetOf<Row>(
  columns: readonly Column<Row>[],
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ type }, n) => `<col min="${n + 1}" max="${n + 1}" width="${WIDTHS[type]}" customWidth="1"/>`,
  );
  yield `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2"
    activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>`;
  const heading = columns.map(({ title }, n) => textCell(`${letters(n)}1`, title, ` s="${STYLES.heading}"`));
  yield `<row r="1">${heading.join('')}</row>`;
  let at = 1;
  const sums = columns.map(() => 0);
  for await (const page of pages) {
    for (const row of page) addUp(sums, columns, row);
    yield page
      .map(
        (row) =>
          `<row r="${(at += 1)}">${columns.map((column, n) => cell(column, row, letters(n) + at)).join('')}</row>`,
      )
      .join('');
  }
  if (at > 1 && columns.some(({ total }) => total)) yield sumsBelow(columns, sums, at);
  yield '</sheetData></worksheet>';
}

/** Adds the numbers and the money of a row to the sums of their columns. */
function addUp<Row>(sums: number[], columns: readonly Column<Row>[], row: Row): void {
  for (const [n, column] of columns.entries())
    if (column.total && (column.type === 'NUMBER' || column.type === 'MONEY')) sums[n]! += column.of(row) ?? 0;
}

/** Returns a row of formulas with their values, for programs that do not calculate. */
function sumsBelow<Row>(columns: readonly Column<Row>[], sums: readonly number[], last: number): string {
  const at = last + 1;
  const cells = columns.map(({ type, total }, n) => {
    const column = letters(n);
    if (n === 0) return textCell(`${column}${at}`, 'Итого', ` s="${STYLES.heading}"`);
    if (!total) return '';
    const [style, value] = type === 'MONEY' ? [STYLES.moneySum, sums[n]! / 100] : [STYLES.heading, sums[n]!];
    return `<c r="${column}${at}" s="${style}"><f>SUM(${column}2:${column}${last})</f><v>${value}</v></c>`;
  });
  return `<row r="${at}">${cells.join('')}</row>`;
}

function cell<Row>(column: Column<Row>, row: Row, place: string): string {
  if (column.type === 'TEXT') return textCell(place, column.of(row) ?? '');
  if (column.type === 'TIME') {
    const time = column.of(row);
    return time ? `<c r="${place}" s="${STYLES.TIME}"><v>${serial(time)}</v></c>` : '';
  }
  const value = column.of(row);
  if (value === null) return '';
  return column.type === 'MONEY'
    ? `<c r="${place}" s="${STYLES.MONEY}"><v>${value / 100}</v></c>`
    : `<c r="${place}"><v>${value}</v></c>`;
}

const textCell = (place: string, text: string, style = ''): string =>
  text &&
  `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${escapeXml(text.slice(0, MOST_TEXT))}</t></is></c>`;

/** A workbook has no time zones, so it shows the shop's local time. */
const serial = (time: Date): number => (Date.parse(`${shopTime(time).slice(0, 16)}Z`) - FIRST_DAY) / DAY_MS;

/** Returns the letters of a column, from 0: `A`, `Z`, `AA`. */
const letters = (column: number): string =>
  (column < 26 ? '' : letters(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

const bookOf = (title: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types">
    <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
    <Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/>
    <Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/>
    <Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">
    <Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/>
    <Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>
    <sheet name="${escapeXml(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}">
    <numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts>
    <fonts count="2"><font><sz val="11"/><name val="Arial"/></font><font><b/><sz val="11"/><name val="Arial"/></font></fonts>
    <fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
    <borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
    <cellXfs count="5"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/>
      <xf xfId="0" numFmtId="164" applyNumberFormat="1"/>
      <xf xfId="0" fontId="1" numFmtId="4" applyFont="1" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});
