import type { NamedFilter } from './named-filters.js';
import type { PricePhrase } from './price-words.js';

/** A part of a query that is a choice. */
export interface FilterPhrase {
  from: number;
  length: number;
  /** Empty for a category whose subcategory another phrase names. */
  filters: (NamedFilter & { price?: PricePhrase['price'] })[];
}
