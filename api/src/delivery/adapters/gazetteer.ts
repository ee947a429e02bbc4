import type { AddressQuery, AddressSuggestion, AddressSuggestions } from '../address-suggestions.js';
import type { Gazetteer } from '../gazetteer.js';

const MOST = 10;

/** Embedded suggestions, of towns only. Streets are not known and stay as typed. */
export class GazetteerSuggestions implements AddressSuggestions {
  readonly name = 'gazetteer';
  readonly costsMoney = false;

  constructor(private readonly gazetteer: Gazetteer) {}

  suggest({ text, cityId }: AddressQuery): Promise<AddressSuggestion[]> {
    // Within a town there is nothing to suggest.
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
