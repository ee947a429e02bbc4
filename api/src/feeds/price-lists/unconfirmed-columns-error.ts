import { PriceListError } from './price-list-error.js';
import type { MappingSuggestion } from './suggest-mapping.js';

/** Thrown if the meaning of a list's columns is not confirmed, or the columns have changed since. */
export class UnconfirmedColumnsError extends PriceListError {
  constructor(
    code: 'PRICE_LIST_COLUMNS_CHANGED' | 'PRICE_LIST_NOT_CONFIRMED',
    message: string,
    /** The suggested meaning of the columns. */
    readonly suggestion: MappingSuggestion,
  ) {
    super(code, message);
  }
}
