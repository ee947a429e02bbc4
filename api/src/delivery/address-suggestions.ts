/** A suggested completion of the address that the shopper is typing. */
export interface AddressSuggestion {
  /** Text that replaces the content of the address field. */
  value: string;
  geo_lat: number | null;
  geo_lon: number | null;
  city: string | null;
  street: string | null;
  house: string | null;
  postalCode: string | null;
}

export interface AddressQuery {
  text: string;
  /** Gazetteer id of a town; only addresses in this town are suggested. Null for addresses everywhere. */
  cityId: string | null;
}

/** A service that completes addresses. */
export interface AddressSuggestions {
  readonly name: string;
  /** Whether each request costs money; if so, requests are limited per shopper. */
  readonly costsMoney: boolean;
  /**
   * Returns at most ten suggestions, the most likely first. Throws a `ProviderError` if the service does not answer.
   */
  suggest(query: AddressQuery, signal: AbortSignal): Promise<AddressSuggestion[]>;
}
