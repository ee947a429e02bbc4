export type PriceListErrorCode =
  | 'PRICE_LIST_COLUMNS_CHANGED'
  | 'PRICE_LIST_FIELD_TWICE'
  | 'PRICE_LIST_FILE_TOO_LARGE'
  | 'PRICE_LIST_MAPPING_INVALID'
  | 'PRICE_LIST_NOT_A_WORKBOOK'
  | 'PRICE_LIST_NOT_CONFIRMED'
  | 'PRICE_LIST_NO_GROUP'
  | 'PRICE_LIST_NO_HEADER'
  | 'PRICE_LIST_NO_ID'
  | 'PRICE_LIST_NO_NAME'
  | 'PRICE_LIST_NO_PRICE'
  | 'PRICE_LIST_NO_SHEET'
  | 'PRICE_LIST_TOO_MANY_COLUMNS'
  | 'PRICE_LIST_TOO_MANY_ROWS'
  | 'PRICE_LIST_UNPACKED_TOO_LARGE'
  | 'PRICE_LIST_WORKER_ENDED';

/** Thrown if a price list is refused as a whole, before anything is written. The message says what to do. */
export class PriceListError extends Error {
  override readonly name = 'PriceListError';

  constructor(
    readonly code: PriceListErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
