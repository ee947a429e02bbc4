/** An address as it is being typed. */
export interface AddressSuggestion {
  /** What to put into the field. */
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
  /** Of the gazetteer: only addresses of this town. */
  cityId: string | null;
}

/** Who knows how addresses go on. */
export interface AddressSuggestions {
  readonly name: string;
  /** True if requests cost money; they are then limited per shopper. */
  readonly costsMoney: boolean;
  /** At most ten suggestions, the likeliest first. Throws a `ProviderError` if there is no answer. */
  suggest(query: AddressQuery, signal: AbortSignal): Promise<AddressSuggestion[]>;
}
