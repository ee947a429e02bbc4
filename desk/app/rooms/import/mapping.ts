import type {
  PriceListField,
  PriceListGrouping,
  PriceListHeadings,
  WholeRunFragment,
} from '../../graphql/generated/graphql';

export type Suggestion = NonNullable<WholeRunFragment['columns']>;

/** What the columns of a file are, as an operator says. */
export interface Mapping {
  columns: { header: string; field: PriceListField }[];
  productOf: PriceListGrouping;
  headings: PriceListHeadings;
}

/** Fields that several columns may be. */
const MANY: readonly PriceListField[] = ['PICTURE', 'STOCK_OF_SIZE', 'PRICE_OF_SIZE', 'IGNORE'];

/** Returns the mapping to begin with: what the columns seem to be; what has to be chosen is not read until it is. */
export const firstMapping = ({ columns, productOf, headings }: Suggestion): Mapping => ({
  columns: columns.map(({ header, field }) => ({ header, field: field ?? 'IGNORE' })),
  ...{ productOf, headings },
});

/** Says what a column is. One that was the only one of its kind before is not read any more. */
export function withField(mapping: Mapping, header: string, field: PriceListField): Mapping {
  const columns = mapping.columns.map((column) => {
    if (column.header === header) return { header, field };
    return column.field === field && !MANY.includes(field) ? { ...column, field: 'IGNORE' as const } : column;
  });
  return { ...mapping, columns };
}

/** Returns the fields that the file cannot be read without, and that no column is. */
export function missingFields({ choices }: Suggestion, { columns }: Mapping): PriceListField[] {
  const chosen = new Set(columns.map(({ field }) => field));
  return choices.map(({ field }) => field).filter((field) => !chosen.has(field));
}
