import type { SizeGridRow } from '@meet/ui-kit';
import type { RelatedProductsQuery } from '../../../graphql/generated/graphql';

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

/**
 * The rows for the product's sizes and for the shopper's own size. If the table has none of the product's sizes, all
 * rows.
 */
export function rowsFor(rows: readonly SizeGridRow[], sizes: readonly string[], own?: string): SizeGridRow[] {
  const made = rows.filter(({ eu }) => sizes.includes(eu));
  return made.length === 0 ? [...rows] : rows.filter((row) => made.includes(row) || row.eu === own);
}

/** A size in the other systems: «UK 8, US 9, 27 см». Empty if the table has no others. */
export function otherSystems({ uk, us, cm, height }: SizeGridRow): string {
  const parts = [uk && `UK ${uk}`, us && `US ${us}`, cm && `${cm} см`, height && `рост ${height} см`];
  return parts.flatMap((part) => (part ? [part.replace(/ /g, '\u00A0')] : [])).join(', ');
}
