import { numberFormat } from '../../locale/intl-formats.js';
import { formatCount } from '../../locale/format-numbers.js';
import { formatPrice, minorUnits } from '../../locale/format-price.js';
import type { Locale } from '../../locale/locale.js';

/** Value of a cell: a text, a number, an amount in minor units, the value of an option, or null if empty. */
export type CellValue = string | number | null;

interface Editable<Row> {
  /** Whether the cell must have a value. Default: false. */
  required?: boolean;
  /** Returns whether the cell of a row may not be edited. Default: all cells may be edited. */
  isLocked?: (row: Row) => boolean;
}

interface WithinBounds<Row> extends Editable<Row> {
  /** Returns the value of a row, or null if it has none. */
  valueOf: (row: Row) => number | null;
  /** The minimum value. Default: 0. */
  min?: number;
  /** The maximum value. Default: none. */
  max?: number;
}

/**
 * How the values of a column are edited: `text`, a whole `number`, `money` in minor units (kopecks, cents), or a
 * `select` from a list.
 */
export type CellEdit<Row> =
  | ({ kind: 'text'; valueOf: (row: Row) => string; maxLength?: number } & Editable<Row>)
  | ({ kind: 'number' } & WithinBounds<Row>)
  | ({ kind: 'money' } & WithinBounds<Row>)
  | ({
      kind: 'select';
      valueOf: (row: Row) => string;
      options: readonly { value: string; label: string }[];
    } & Editable<Row>);

/** Why a typed text is not a valid value of the cell. `limit` is formatted for readers. */
export interface CellFault {
  fault: 'required' | 'number' | 'money' | 'min' | 'max';
  limit?: string;
}

type Region = Pick<Locale, 'locale' | 'currency'>;

const separator = (locale: string, part: 'decimal' | 'group') =>
  numberFormat(locale, { minimumFractionDigits: 1, useGrouping: true })
    .formatToParts(12345.6)
    .find(({ type }) => type === part)?.value ?? '';

/** Reads a number in the format of the language, with or without digit groups; null if the text is not a number. */
export function readNumber(text: string, { locale }: Pick<Locale, 'locale'>): number | null {
  const [group, decimal] = [separator(locale, 'group'), separator(locale, 'decimal')];
  const bare = text.replace(/[\s\u00A0\u202F]/gu, '').replace('\u2212', '-');
  const grouped = group.trim() === '' ? bare : bare.replaceAll(group, '');
  const plain = decimal === '.' ? grouped : grouped.replace(decimal, '.');
  return /^-?\d+(\.\d+)?$/u.test(plain) ? Number(plain) : null;
}

/** Returns the initial text of the field when a value is edited. */
export function textOf<Row>(edit: CellEdit<Row>, value: CellValue, region: Region): string {
  if (value === null) return '';
  if (edit.kind !== 'money') return String(value);
  const units = Number(value) / minorUnits(region);
  return numberFormat(region.locale, { useGrouping: false, maximumFractionDigits: 2 }).format(units);
}

/** Returns a value as the cell shows it before it is saved. */
export function shownOf<Row>(edit: CellEdit<Row>, value: CellValue, region: Region): string {
  if (value === null || value === '') return '—';
  if (edit.kind === 'money') return formatPrice(Number(value), region);
  if (edit.kind === 'number') return formatCount(Number(value), region);
  if (edit.kind === 'select') return edit.options.find((option) => option.value === value)?.label ?? String(value);
  return String(value);
}

/** Reads a typed text: returns the value, or why it is not valid. */
export function readCell<Row>(edit: CellEdit<Row>, text: string, region: Region): { value: CellValue } | CellFault {
  const trimmed = text.trim();
  if (trimmed === '' && edit.required) return { fault: 'required' };
  if (edit.kind === 'text' || edit.kind === 'select') return { value: trimmed };
  if (trimmed === '') return { value: null };
  const isMoney = edit.kind === 'money';
  const typed = readNumber(isMoney ? trimmed.replace(/\p{Sc}/gu, '') : trimmed, region);
  const exact = typed === null ? null : typed * (isMoney ? minorUnits(region) : 1);
  const value = exact === null ? null : Math.round(exact);
  // Fractions of a minor unit are not allowed. Floating-point multiplication may be inexact by this much.
  if (value === null || exact === null || Math.abs(value - exact) > 1e-6) return { fault: edit.kind };
  const { min = 0, max = Infinity } = edit;
  if (value < min) return { fault: 'min', limit: shownOf(edit, min, region) };
  if (value > max) return { fault: 'max', limit: shownOf(edit, max, region) };
  return { value };
}
