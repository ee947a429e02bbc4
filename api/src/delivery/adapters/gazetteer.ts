import type { AddressQuery, AddressSuggestion, AddressSuggestions } from '../address-suggestions.js';
import type { Gazetteer } from '../gazetteer.js';

const MOST = 10;

/** Suggests towns from the embedded gazetteer. It does not know streets, so a street stays as typed. */
export class GazetteerSuggestions implements AddressSuggestions {
  readonly name = 'gazetteer';
  readonly costsMoney = false;

  constructor(private readonly gazetteer: Gazetteer) {}

  suggest({ text, cityId }: AddressQuery): Promise<AddressSuggestion[]> {
    // When the town is already chosen, there is nothing to suggest.
    const cities = cityId ? [] : this.gazetteer.findCities(text, null, MOST);
    return Promise.resolve(
      cities.map(({ title, region, latitude, longitude, postalCode }) => ({
        value: region === title ? title : `${title}, ${region}`,
        geo_lat: latitude,
        geo_lon: longitude,
        city: title,
        street: null,
        house: null,
        postalCode,
      })),
    );
  }
}
