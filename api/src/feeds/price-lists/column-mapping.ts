import { z } from 'zod';
import { FIELDS, REPEATABLE, type Field } from './fields.js';
import { foldHeader } from './header-words.js';
import { PriceListError } from './price-list-error.js';

/** What decides which rows are one product. `row`: each row is a product. */
export const GROUPINGS = ['group', 'article', 'name', 'row'] as const;
/** What a row with a single cell means for the rows below it. */
export const HEADINGS = ['category', 'brand', 'ignore'] as const;

/**
 * The meaning of a price list's columns. `columns` has every column, in the order of the confirmed list; for a column
 * `stockOfSize` or `priceOfSize` the header is the size.
 */
export const ColumnMapping = z.strictObject({
  columns: z.array(z.strictObject({ header: z.string().min(1).max(300), field: z.enum(FIELDS) })).max(200),
  productOf: z.enum(GROUPINGS),
  headings: z.enum(HEADINGS),
});
export type ColumnMapping = z.infer<typeof ColumnMapping>;

/** Returns the unique headers of a row: an empty header is named by its position, a repeated one gets a number. */
export function headersOf(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  return cells.slice(0, last + 1).map((cell, index) => {
    const header =
      cell
        .replace(/[\s\ufeff\u200b]+/gu, ' ')
        .trim()
        .slice(0, 290) || `column ${index + 1}`;
    const key = foldHeader(header) || header;
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? header : `${header} (${count})`;
  });
}

/** Returns the column of a mapping for each header of a list; undefined for a header that it does not know. */
export function columnsFor(headers: readonly string[], mapping: ColumnMapping): Array<Field | undefined> {
  const fields = new Map(mapping.columns.map(({ header, field }) => [keyOf(header), field]));
  return headers.map((header) => fields.get(keyOf(header)));
}

/**
 * Returns how a list's columns differ from those of a mapping; empty if they are the same, in any order. If a column is
 * missing and an unknown column has its position, the column counts as renamed.
 */
export function changedColumns(headers: readonly string[], mapping: ColumnMapping): string[] {
  const now = new Set(headers.map(keyOf));
  const before = new Set(mapping.columns.map(({ header }) => keyOf(header)));
  const added = headers.filter((header) => !before.has(keyOf(header)));
  const changes: string[] = [];
  for (const [index, { header, field }] of mapping.columns.entries()) {
    if (now.has(keyOf(header))) continue;
    const there = headers[index];
    const place = there === undefined ? -1 : added.indexOf(there);
    if (place >= 0) added.splice(place, 1);
    changes.push(place >= 0 ? `"${header}" (${field}) is now "${there}"` : `"${header}" (${field}) is gone`);
  }
  return [...changes, ...added.map((header) => `"${header}" is new`)];
}

/** Throws a {@link PriceListError} if goods cannot be read with this mapping. */
export function checkMapping({ columns, productOf }: ColumnMapping): void {
  const fields = columns.map(({ field }) => field);
  const has = (field: Field): boolean => fields.includes(field);
  for (const field of new Set(fields)) {
    const claimants = columns.filter((column) => column.field === field);
    if (claimants.length > 1 && !REPEATABLE.has(field)) {
      const names = claimants.map(({ header }) => `"${header}"`).join(' and ');
      throw new PriceListError(
        'PRICE_LIST_FIELD_TWICE',
        `${names} are both ${field}; give all but one another field, e.g. --map "${claimants[1]!.header}=ignore"`,
      );
    }
  }
  if (!has('article') && !has('barcode')) {
    throw new PriceListError(
      'PRICE_LIST_NO_ID',
      'no column is an article or a barcode, so an offer could not be found again by the next list; name one, e.g. --map "Код=article"',
    );
  }
  if (!has('name'))
    throw new PriceListError(
      'PRICE_LIST_NO_NAME',
      'no column is the name of the goods; name one, e.g. --map "Товар=name"',
    );
  if (!has('price') && !has('priceOfSize')) {
    throw new PriceListError(
      'PRICE_LIST_NO_PRICE',
      'no column is the price that shoppers pay; name one, e.g. --map "РРЦ=price"',
    );
  }
  if (productOf === 'group' && !has('group'))
    throw new PriceListError('PRICE_LIST_NO_GROUP', 'rows of one group are one product, but no column is a group');
  if (productOf === 'article' && !has('article'))
    throw new PriceListError('PRICE_LIST_NO_GROUP', 'rows of one article are one product, but no column is an article');
}

const keyOf = (header: string): string => foldHeader(header) || header;
