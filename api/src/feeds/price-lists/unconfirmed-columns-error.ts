import { PriceListError } from './price-list-error.js';
import type { MappingSuggestion } from './suggest-mapping.js';

/** Thrown if what the columns of a list mean is not confirmed, or they have changed since. */
export class UnconfirmedColumnsError extends PriceListError {
  constructor(
    code: 'PRICE_LIST_COLUMNS_CHANGED' | 'PRICE_LIST_NOT_CONFIRMED',
    message: string,
    /** What the columns seem to be. */
    readonly suggestion: MappingSuggestion,
  ) {
    super(code, message);
  }
}
