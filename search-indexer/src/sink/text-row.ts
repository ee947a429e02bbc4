import type { ProductDocument } from '../../contract/index.js';

/** Converts a document to the JSON of row `r`, from which the SQL expressions below compute a row of `search_text`. */
export function textRow({ id, text, popularity, publishedAt, items }: ProductDocument): Record<string, unknown> {
  return { productId: id, popularity, publishedAt, inStock: items.length > 0, ...text };
}

export const SENT_COLUMNS = `"productId" uuid, "popularity" float8, "publishedAt" float8, "inStock" boolean,
  "name" text, "kind" text, "properties" text, "description" text`;

/**
 * SQL for the tsvector. The four texts are already stemmed, so the configuration is `simple`; they get the weights A to
 * D.
 */
const VECTOR = ['name', 'kind', 'properties', 'description']
  .map((column, place) => `setweight(to_tsvector('simple', r."${column}"), '${'ABCD'[place]}')`)
  .join(' || ');

/** Columns of `search_text` except the product id, each with the SQL expression that computes it. */
const MADE = {
  popularity: 'r."popularity"',
  publishedAt: 'r."publishedAt"',
  inStock: 'r."inStock"',
  text: VECTOR,
};

/** The columns, and the expressions that compute them in the same order. */
export const TEXT_COLUMNS = columnsOf('');
export const TEXT_VALUES = Object.values(MADE).join(', ');

export function columnsOf(table: string): string {
  return Object.keys(MADE)
    .map((column) => `${table && `${table}.`}"${column}"`)
    .join(', ');
}
