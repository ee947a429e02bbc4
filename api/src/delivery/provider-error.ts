/**
 * Why a carrier or an address service gave no usable answer. `UNAVAILABLE`: the carrier does not deliver to that place.
 * This is a valid answer; all other codes are failures. `DOWN`: no connection, a lost connection or an internal error;
 * the same request may be retried. `LATE`: no answer within the timeout. `LIMITED`: too many requests, or the paid
 * quota is used up. `REFUSED`: the provider rejects the shop's account. `INVALID`: the provider rejects the request; a
 * retry is useless. `NONSENSE`: the answer cannot be parsed.
 */
export type ProviderErrorCode = 'UNAVAILABLE' | 'DOWN' | 'LATE' | 'LIMITED' | 'REFUSED' | 'INVALID' | 'NONSENSE';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly code: ProviderErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
