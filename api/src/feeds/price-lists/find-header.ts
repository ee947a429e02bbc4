import { foldHeader, meaningOf } from './header-words.js';
import { isSizeHeader } from './cell-kinds.js';

/** Number of first rows among which the header is searched: rows above it may be titles, addresses and dates. */
export const HEADER_WITHIN = 50;

/** The names of a table's columns. `index` is the number of their row, or of the last of two rows. */
export interface Header {
  index: number;
  cells: string[];
  /** How many of the names are known. */
  recognised: number;
}

/**
 * Returns the header of a table: of its first rows the one in which most cells, at least two, are names of `known`
 * columns or common ones, joined with a row above or below that belongs to it. Null if there is none.
 */
export function findHeader(rows: readonly (readonly string[])[], known: readonly string[] = []): Header | null {
  const scores = rows.slice(0, HEADER_WITHIN).map((cells) => scoreOf(cells, known));
  const recognised = Math.max(0, ...scores);
  if (recognised === 0) return null;
  const index = scores.indexOf(recognised);
  for (const top of [index - 1, index]) {
    if (!scores[top]) continue;
    const cells = joinedNames(rows[top]!, rows[top + 1] ?? []);
    if (cells) return { index: top + 1, cells, recognised };
  }
  return { index, cells: [...rows[index]!], recognised };
}

function scoreOf(cells: readonly string[], known: readonly string[]): number {
  const knownHeaders = new Set(known.map(foldHeader));
  const texts = cells.filter((cell) => cell.trim() !== '');
  const named = new Set(texts.filter((text) => knownHeaders.has(foldHeader(text)) || isNamed(text)).map(foldHeader));
  return named.size < 2 ? 0 : named.size + texts.filter(isSizeHeader).length;
}

/**
 * Returns the names of a row joined with those of the row below, if that row only subdivides them: «Цена» above «Опт»
 * and «РРЦ» are `Цена Опт` and `Цена РРЦ`, «Размеры» above 36 and 37 are `36` and `37`. Null if it does not.
 */
function joinedNames(top: readonly string[], below: readonly string[]): string[] | null {
  const has = (cells: readonly string[], index: number): boolean => (cells[index] ?? '').trim() !== '';
  const divided = below.flatMap((_, index) => (has(below, index) ? [index] : []));
  // A name stands alone unless the cells to its right, with which it was merged, are empty.
  const standsAlone = (index: number): boolean => has(top, index) && (has(top, index + 1) || !has(below, index + 1));
  const names = divided.map((index) => below[index]!).filter((text) => isSizeHeader(text) || isNamed(text));
  if (names.length < 2 || names.length < divided.length / 2 || divided.some(standsAlone)) return null;
  return Array.from({ length: Math.max(top.length, below.length) }, (_, index) => {
    if (!has(below, index)) return top[index] ?? '';
    const text = below[index]!;
    const above = top.slice(0, index + 1).findLast((cell) => cell.trim() !== '') ?? '';
    return isSizeHeader(text) ? text : `${above} ${text}`.trim();
  });
}

/** A title such as «Цены действительны до 1 марта» only begins with the name of a column. */
function isNamed(text: string): boolean {
  const said = meaningOf(text);
  return said !== null && (said.exact || text.length <= 40);
}
