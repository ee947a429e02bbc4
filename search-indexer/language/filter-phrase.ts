import type { NamedFilter } from './named-filters.js';
import type { PricePhrase } from './price-words.js';
import type { KnownValue } from './value-names.js';

/** A part of a query that sets filters: `length` words, starting with word number `from`. */
export interface FilterPhrase {
  from: number;
  length: number;
  /** The filters that this part sets. Empty for a category if another part of the query names its subcategory. */
  filters: (NamedFilter & {
    price?: PricePhrase['price'];
    isWider?: boolean;
    isForWomen?: boolean;
    wider?: readonly KnownValue[];
  })[];
}
