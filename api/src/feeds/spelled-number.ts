/** A positive number as people write it in prices and stock, e.g. `1 490,50`. */
export interface SpelledNumber {
  /** The number with a point before its fraction and no other separator. */
  decimal: string;
  /** The only separator of a number such as `1.990`, which is read as thousands; null in any other number. */
  thousandsMark: Mark | null;
  /** The separator before the fraction; null if there is no fraction. */
  decimalMark: Mark | null;
}

export type Mark = '.' | ',';

/**
 * Reads a number without sign, unit or currency; null if the text is no number. Three digits after a single separator
 * are thousands (`1.990`), unless the number could not be grouped that way (`0.990`, `1990.500`). Spaces and
 * apostrophes group thousands only. If the text has both a point and a comma, the last one precedes the fraction.
 */
export function readNumber(text: string): SpelledNumber | null {
  const compact = text
    .normalize('NFKC')
    .replace(/[\s'’]/gu, ' ')
    .trim();
  if (/^\d+$/.test(compact)) return { decimal: compact, thousandsMark: null, decimalMark: null };
  const grouped = /^[1-9]\d{0,2}([ .,])\d{3}(?:\1\d{3})*$/.exec(compact);
  if (grouped) {
    const single = /^\d+([.,])\d{3}$/.exec(compact);
    return {
      decimal: compact.replace(/\D/g, ''),
      thousandsMark: (single?.[1] as Mark | undefined) ?? null,
      decimalMark: null,
    };
  }
  const parts = /^(\d*|[1-9]\d{0,2}(?:[ .,]\d{3})+)([.,])(\d*)$/.exec(compact);
  const [, whole = '', mark = '', fraction = ''] = parts ?? [];
  const separators = new Set(whole.replace(/\d/g, ''));
  // In `1 234.567` the point may be either; a space and a point in one number are rare enough to be refused.
  const unclear = separators.has(mark) || separators.size > 1 || (separators.has(' ') && fraction.length === 3);
  if (!parts || unclear || whole + fraction === '') return null;
  return {
    decimal: `${whole.replace(/\D/g, '') || '0'}.${fraction || '0'}`,
    thousandsMark: null,
    decimalMark: fraction ? (mark as Mark) : null,
  };
}
