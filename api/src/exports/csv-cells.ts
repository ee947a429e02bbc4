import { shopTime } from '../shared/shop-time.js';
import type { Column } from './export-table.js';

/** Tells Excel that the file is UTF-8. */
const BOM = '\uFEFF';
const SEPARATOR = ';';
const LINE_END = '\r\n';
/** Text that a spreadsheet would take for a formula, also in its full-width form. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/u;

export const csvHead = (columns: readonly { title: string }[]): string =>
  BOM + lineOf(columns.map(({ title }) => title));

/** Returns a line as Excel with Russian settings reads it: `;` between cells, roubles with a comma, the shop's time. */
export const csvLine = <Row>(columns: readonly Column<Row>[], row: Row): string =>
  lineOf(columns.map((column) => shown(column, row)));

function shown<Row>(column: Column<Row>, row: Row): string {
  if (column.type === 'TEXT') return withoutFormula(column.of(row) ?? '');
  if (column.type === 'TIME') return localTime(column.of(row));
  const value = column.of(row);
  if (value === null) return '';
  return column.type === 'MONEY' ? (value / 100).toFixed(2).replace('.', ',') : String(value).replace('.', ',');
}

/** An apostrophe in front turns a formula into text. */
const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Returns a time such as `27.11.2026 14:37`. */
function localTime(time: Date | null): string {
  if (!time) return '';
  const [, year, month, day, clock] = /^(\d+)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(shopTime(time))!;
  return `${day}.${month}.${year} ${clock}`;
}

const lineOf = (cells: readonly string[]): string => cells.map(quoted).join(SEPARATOR) + LINE_END;

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
