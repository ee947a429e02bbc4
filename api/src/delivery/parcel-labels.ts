/** A carrier that makes labels for parcels. The methods throw a `ProviderError`. */
export interface ParcelLabels {
  readonly name: string;
  /**
   * Has the label of a parcel made and returns the id of its file when the file is there. INVALID if the carrier knows
   * no such parcel of the shop.
   */
  make(number: string, signal: AbortSignal): Promise<string>;
  /** Returns the PDF of a label. INVALID if the carrier keeps it no more. */
  file(id: string, signal: AbortSignal): Promise<Buffer>;
}
