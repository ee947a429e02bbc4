import type { ProductDocument } from '../../contract/index.js';

/** A document as the row `r` of the expressions below, from which a row of `search_text` is made. */
export function textRow({ id, text, popularity, publishedAt, items }: ProductDocument): Record<string, unknown> {
  return { productId: id, popularity, publishedAt, inStock: items.length > 0, ...text };
}

export const SENT_COLUMNS = `"productId" uuid, "popularity" float8, "publishedAt" float8, "inStock" boolean,
  "name" text, "kind" text, "properties" text, "description" text`;

/** The four texts are in search form already, the one with the greatest weight first. */
const VECTOR = ['name', 'kind', 'properties', 'description']
  .map((column, place) => `setweight(to_tsvector('simple', r."${column}"), '${'ABCD'[place]}')`)
  .join(' || ');

/** Columns of `search_text` besides the product id, and the expression that makes each. */
const MADE = {
  popularity: 'r."popularity"',
  publishedAt: 'r."publishedAt"',
  inStock: 'r."inStock"',
  text: VECTOR,
};

/** Lists of the columns and of the expressions that make them, in the same order. */
export const TEXT_COLUMNS = columnsOf('');
export const TEXT_VALUES = Object.values(MADE).join(', ');

export function columnsOf(table: string): string {
  return Object.keys(MADE)
    .map((column) => `${table && `${table}.`}"${column}"`)
    .join(', ');
}
