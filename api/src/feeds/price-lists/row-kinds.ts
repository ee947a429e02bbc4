import { foldHeader } from './header-words.js';

const TOTAL = /^(?:итого|итог|всего|total|grand total|сумма)(?![\p{L}\d])/iu;
const LONGEST_HEADING = 80;

/**
 * Returns the kind of a row that is no row of goods: a total, the header once more, a heading (a single cell with a
 * name) or a note (a single cell with a sentence). Null for any other row.
 */
export function rowKind(
  cells: readonly string[],
  headers: readonly string[],
): { kind: 'total' | 'header' | 'heading' | 'note'; text: string } | null {
  const filled = cells.filter((cell) => cell !== '');
  const [text = ''] = filled;
  if (TOTAL.test(text)) return { kind: 'total', text };
  if (filled.length === 1) return { kind: isName(text) ? 'heading' : 'note', text };
  const repeats = cells.filter((cell, index) => cell !== '' && foldHeader(cell) === foldHeader(headers[index] ?? ''));
  return repeats.length === filled.length ? { kind: 'header', text } : null;
}

/** A code, such as the article of an otherwise empty row, is no name. */
const isName = (text: string): boolean =>
  text.length <= LONGEST_HEADING &&
  /\p{L}{2}/u.test(text) &&
  !/[.!?:;]$|https?:|@|\d{7}/iu.test(text) &&
  !/^\S*\d\S*$/u.test(text);
