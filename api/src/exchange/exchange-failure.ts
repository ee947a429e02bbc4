export type ExchangeFailureCode =
  | 'EXCHANGE_EMPTY'
  | 'EXCHANGE_FILE_NAME'
  | 'EXCHANGE_MALFORMED'
  | 'EXCHANGE_MODE_UNKNOWN'
  | 'EXCHANGE_NOTHING_SENT'
  | 'EXCHANGE_PART_TOO_LARGE'
  | 'EXCHANGE_SESSION_UNKNOWN'
  | 'EXCHANGE_SIGN_IN'
  | 'EXCHANGE_TOO_LARGE'
  | 'EXCHANGE_TOO_OFTEN';

/** An error that 1С gets in the form `failure`, a code and a sentence. */
export class ExchangeFailure extends Error {
  override readonly name = 'ExchangeFailure';

  constructor(
    readonly code: ExchangeFailureCode,
    message: string,
    /** Status of the answer. Usually 200, because 1С reads the text of no other status. */
    readonly status: 200 | 401 | 429 = 200,
  ) {
    super(message);
  }
}
