/** Number of decimals that are kept: amounts have two decimals, rates of discount four. */
const DECIMALS = 4;

/**
 * Returns the text of a cell that holds a number: `1990.0000001`, a rounding error of 1990, becomes `1990`. Exactly
 * three decimals get a zero (`12.345` is `12.3450`), because people write thousands with three digits, and a cell with
 * a number does not.
 */
export function cellNumber(stored: string): string {
  const number = Number(stored);
  if (!Number.isFinite(number)) return stored;
  const scale = 10 ** DECIMALS;
  const text = String(Number.isSafeInteger(number) ? number : Math.round(number * scale) / scale);
  return /^-?\d+\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** Returns the text of a cell: dates as `2026-01-31`, switches as Excel writes them to CSV, nothing as ''. */
export function cellText(value: string | boolean | Date | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'boolean' ? String(value).toUpperCase() : value.trim();
}
