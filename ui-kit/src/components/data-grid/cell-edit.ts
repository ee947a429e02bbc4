import { numberFormat } from '../../locale/intl-formats.js';
import { formatCount } from '../../locale/format-numbers.js';
import { formatPrice, minorUnits } from '../../locale/format-price.js';
import type { Locale } from '../../locale/locale.js';

/** What a cell holds: a text, a number, an amount in minor units, the value of an option, or null for none. */
export type CellValue = string | number | null;

interface Editable<Row> {
  /** Whether the cell of a row must have a value. Default: false. */
  required?: boolean;
  /** Returns whether the cell of a row may not be edited. Default: every row's may. */
  isLocked?: (row: Row) => boolean;
}

interface WithinBounds<Row> extends Editable<Row> {
  /** Returns the value of a row, or null for none. */
  valueOf: (row: Row) => number | null;
  /** The least value. Default: 0. */
  min?: number;
  /** The greatest value. Default: none. */
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

/** Why a typed text is no value of the cell. `limit` is as a reader writes it. */
export interface CellFault {
  fault: 'required' | 'number' | 'money' | 'min' | 'max';
  limit?: string;
}

type Region = Pick<Locale, 'locale' | 'currency'>;

const separator = (locale: string, part: 'decimal' | 'group') =>
  numberFormat(locale, { minimumFractionDigits: 1, useGrouping: true })
    .formatToParts(12345.6)
    .find(({ type }) => type === part)?.value ?? '';

/** Reads a number as the language writes it, with or without groups of digits; null if it is none. */
export function readNumber(text: string, { locale }: Pick<Locale, 'locale'>): number | null {
  const [group, decimal] = [separator(locale, 'group'), separator(locale, 'decimal')];
  const bare = text.replace(/[\s\u00A0\u202F]/gu, '').replace('\u2212', '-');
  const grouped = group.trim() === '' ? bare : bare.replaceAll(group, '');
  const plain = decimal === '.' ? grouped : grouped.replace(decimal, '.');
  return /^-?\d+(\.\d+)?$/u.test(plain) ? Number(plain) : null;
}

/** Returns the text with which the editing of a value begins. */
export function textOf<Row>(edit: CellEdit<Row>, value: CellValue, region: Region): string {
  if (value === null) return '';
  if (edit.kind !== 'money') return String(value);
  const units = Number(value) / minorUnits(region);
  return numberFormat(region.locale, { useGrouping: false, maximumFractionDigits: 2 }).format(units);
}

/** Returns a value as the cell shows it while it is not saved yet. */
export function shownOf<Row>(edit: CellEdit<Row>, value: CellValue, region: Region): string {
  if (value === null || value === '') return '—';
  if (edit.kind === 'money') return formatPrice(Number(value), region);
  if (edit.kind === 'number') return formatCount(Number(value), region);
  if (edit.kind === 'select') return edit.options.find((option) => option.value === value)?.label ?? String(value);
  return String(value);
}

/** Reads a typed text: the value, or why it is none. */
export function readCell<Row>(edit: CellEdit<Row>, text: string, region: Region): { value: CellValue } | CellFault {
  const trimmed = text.trim();
  if (trimmed === '' && edit.required) return { fault: 'required' };
  if (edit.kind === 'text' || edit.kind === 'select') return { value: trimmed };
  if (trimmed === '') return { value: null };
  const isMoney = edit.kind === 'money';
  const typed = readNumber(isMoney ? trimmed.replace(/\p{Sc}/gu, '') : trimmed, region);
  const exact = typed === null ? null : typed * (isMoney ? minorUnits(region) : 1);
  const value = exact === null ? null : Math.round(exact);
  // Fractions of a minor unit are no amount; a product of a binary fraction is exact but for this much.
  if (value === null || exact === null || Math.abs(value - exact) > 1e-6) return { fault: edit.kind };
  const { min = 0, max = Infinity } = edit;
  if (value < min) return { fault: 'min', limit: shownOf(edit, min, region) };
  if (value > max) return { fault: 'max', limit: shownOf(edit, max, region) };
  return { value };
}
