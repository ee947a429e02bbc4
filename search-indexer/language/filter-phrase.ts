import type { NamedFilter } from './named-filters.js';
import type { PricePhrase } from './price-words.js';

/** A part of a query that is a choice. */
export interface FilterPhrase {
  from: number;
  length: number;
  /** None for the name of a category that another phrase names more closely. */
  filters: (NamedFilter & { price?: PricePhrase['price'] })[];
}
