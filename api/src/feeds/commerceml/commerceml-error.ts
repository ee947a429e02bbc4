export type CommerceMlErrorCode =
  'COMMERCEML_NO_PRICE_TYPE' | 'COMMERCEML_ONLY_CHANGES' | 'COMMERCEML_PRICE_TYPE_UNCLEAR' | 'COMMERCEML_TOO_LARGE';

/** Thrown if files of 1С are refused as a whole, before anything is written. The message says what to do. */
export class CommerceMlError extends Error {
  override readonly name = 'CommerceMlError';

  constructor(
    readonly code: CommerceMlErrorCode,
    message: string,
  ) {
    super(message);
  }
}
