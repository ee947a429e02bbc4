/**
 * What became of a question to a carrier or a directory of addresses.
 *
 * `UNAVAILABLE`: it answered that it does not deliver there. All others mean that there is no answer.
 * `DOWN`: not reached, broke off, or a fault of its own; the same question may be asked again.
 * `LATE`: it took longer than we wait.
 * `LIMITED`: we ask too often, or the paid quota is used up.
 * `REFUSED`: it does not accept our account.
 * `INVALID`: it does not take this question; asking again is of no use.
 * `NONSENSE`: it answered something we cannot read.
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
