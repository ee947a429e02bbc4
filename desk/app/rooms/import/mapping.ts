import type {
  PriceListField,
  PriceListGrouping,
  PriceListHeadings,
  WholeRunFragment,
} from '../../graphql/generated/graphql';

export type Suggestion = NonNullable<WholeRunFragment['columns']>;

/** Meaning of the columns of a file, as set by an operator. */
export interface Mapping {
  columns: { header: string; field: PriceListField }[];
  productOf: PriceListGrouping;
  headings: PriceListHeadings;
}

/** Fields that several columns may have. */
const MANY: readonly PriceListField[] = ['PICTURE', 'STOCK_OF_SIZE', 'PRICE_OF_SIZE', 'IGNORE'];

/**
 * Returns the initial mapping: the suggested meaning of the columns. Columns that require a choice are not read until
 * the operator chooses.
 */
export const firstMapping = ({ columns, productOf, headings }: Suggestion): Mapping => ({
  columns: columns.map(({ header, field }) => ({ header, field: field ?? 'IGNORE' })),
  ...{ productOf, headings },
});

/** Sets the field of a column. If the field may occur only once, the column that had it before is no longer read. */
export function withField(mapping: Mapping, header: string, field: PriceListField): Mapping {
  const columns = mapping.columns.map((column) => {
    if (column.header === header) return { header, field };
    return column.field === field && !MANY.includes(field) ? { ...column, field: 'IGNORE' as const } : column;
  });
  return { ...mapping, columns };
}

/** Returns the required fields that no column has. */
export function missingFields({ choices }: Suggestion, { columns }: Mapping): PriceListField[] {
  const chosen = new Set(columns.map(({ field }) => field));
  return choices.map(({ field }) => field).filter((field) => !chosen.has(field));
}
