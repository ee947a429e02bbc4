import type { SizeGridRow } from '@meet/ui-kit';
import type { RelatedProductsQuery } from '../graphql/generated/graphql';
import { withComma } from './size-name';

export type SizeGrid = NonNullable<RelatedProductsQuery['sizeGrid']>;

export interface SizeMeasures {
  rows: readonly SizeGridRow[];
  /** The kind of size, such as `shoes-adult`. The shopper's own size is stored per kind. */
  kind: string;
  /** Whose sizes they are: «Мужская обувь». */
  label: string;
}

const owners = { MALE: 'Мужская', FEMALE: 'Женская', UNISEX: '' };
const names = { shoes: 'обувь', clothes: 'одежда' };

/** Rows without a European size are left out, because offers are found by it. Centimetres get the Russian comma. */
export function sizeMeasures({ sex, children, rows }: SizeGrid): SizeMeasures {
  const what = rows.some(({ height }) => height !== null) ? 'clothes' : 'shoes';
  const label = `${children ? 'Детская' : owners[sex]} ${names[what]}`.trim();
  return {
    rows: rows.flatMap(({ eu, cm, ...row }) => (eu === null ? [] : { ...row, eu, cm: cm && cm.replaceAll('.', ',') })),
    kind: `${what}-${children ? 'children' : 'adult'}`,
    label: label.charAt(0).toUpperCase() + label.slice(1),
  };
}

/** The row that a size belongs to: `42` and `42 EU` by its European size, `10 US` and `9 UK` by these. */
export function rowOf(rows: readonly SizeGridRow[], size: string): SizeGridRow | undefined {
  const [, number = size, system = 'EU'] = /^(\S+) (EU|US|UK)$/.exec(size) ?? [];
  const column = ({ EU: 'eu', US: 'us', UK: 'uk' } as const)[system as 'EU'];
  return rows.find((row) => row[column] === number);
}

/**
 * The rows for the product's sizes and for the shopper's own size. If the table has none of the product's sizes, all
 * rows.
 */
export function rowsFor(rows: readonly SizeGridRow[], sizes: readonly string[], own?: string): SizeGridRow[] {
  const made = new Set(sizes.map((size) => rowOf(rows, size)));
  const shown = rows.filter((row) => made.has(row));
  return shown.length === 0 ? [...rows] : rows.filter((row) => made.has(row) || row.eu === own);
}

/** A row as it is shown: the European size has a decimal comma, those of the other systems keep their point. */
export const shownRow = (row: SizeGridRow): SizeGridRow => ({ ...row, eu: withComma(row.eu) });

/** A size in the other systems: «UK 8, US 9, 27 см». Empty if the table has no others. */
export function otherSystems({ uk, us, cm, height }: SizeGridRow): string {
  const parts = [uk && `UK ${uk}`, us && `US ${us}`, cm && `${cm} см`, height && `рост ${height} см`];
  return parts.flatMap((part) => (part ? [part.replace(/ /g, '\u00A0')] : [])).join(', ');
}
