import type { SizeGridRow } from '@meet/ui-kit';
import type { RelatedProductsQuery } from '../../graphql/generated/graphql';

export type SizeGrid = NonNullable<RelatedProductsQuery['sizeGrid']>;

export interface SizeMeasures {
  rows: readonly SizeGridRow[];
  /** A foot and a body are measured apart, a child's and an adult's too: each kind of size is remembered by itself. */
  kind: string;
}

/** A row without a European size has nothing that offers could be found by. */
export function sizeMeasures({ children, rows }: SizeGrid): SizeMeasures {
  const what = rows.some(({ height }) => height !== null) ? 'clothes' : 'shoes';
  return {
    rows: rows.flatMap((row) => (row.eu === null ? [] : { ...row, eu: row.eu })),
    kind: `${what}-${children ? 'children' : 'adult'}`,
  };
}

/** The rows a shopper of these goods needs: their sizes and the own one; all where none of them is in the table. */
export function rowsFor(rows: readonly SizeGridRow[], sizes: readonly string[], own?: string): SizeGridRow[] {
  const made = rows.filter(({ eu }) => sizes.includes(eu));
  return made.length === 0 ? [...rows] : rows.filter((row) => made.includes(row) || row.eu === own);
}
