/**
 * Why a run is refused before anything is written. The codes for price lists and malformed files are defined by their
 * readers.
 */
export type FeedRefusalCode =
  | 'FEED_ADDRESS_REFUSED'
  | 'FEED_CUT_SHORT'
  | 'FEED_EMPTY'
  | 'FEED_FILE_GONE'
  | 'FEED_IS_HTML'
  | 'FEED_NOT_SERVED'
  | 'FEED_TOO_LARGE'
  | 'FEED_TOO_SLOW'
  | 'FEED_UNREACHABLE';

/** Thrown if there is no feed to read. The message says what the operator should do. */
export class FeedRefusal extends Error {
  override readonly name = 'FeedRefusal';

  constructor(
    readonly code: FeedRefusalCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
