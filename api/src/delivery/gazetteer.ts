import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { normaliseText } from '@meet/search-indexer/language';
import { parse } from 'csv-parse/sync';

export interface Country {
  /** The country's ISO 3166-1 alpha-2 code, the same as `alpha2`. */
  id: string;
  title: string;
  alpha2: string;
}

export interface City {
  /** FIAS number of the town. */
  id: string;
  title: string;
  region: string;
  countryId: string;
  postalCode: string;
  /** Coordinates of the town's centre in degrees. */
  latitude: number;
  longitude: number;
  population: number;
}

/**
 * Countries of the world and towns of Russia, held in memory. They take a few hundred kilobytes and change about once a
 * year.
 */
@Injectable()
export class Gazetteer {
  private readonly countries = new Places(readCountries());
  private readonly cities = new Places(readCities());

  country(id: string): Country | undefined {
    return this.countries.byId.get(id);
  }

  city(id: string): City | undefined {
    return this.cities.byId.get(id);
  }

  /** Returns the towns with exactly this name, the largest first. */
  citiesNamed(title: string): City[] {
    return this.cities.named(title);
  }

  /** Returns all towns, the larger first. */
  allCities(): City[] {
    return [...this.cities.byId.values()];
  }

  /**
   * Finds countries with a word that starts with the query. Matches of the first word come first; Russia comes first if
   * the query is empty.
   */
  findCountries(query: string, limit: number): Country[] {
    return this.countries.find(query, () => true, limit);
  }

  /** Finds towns with a word that starts with the query. Matches of the first word come first, then larger towns. */
  findCities(query: string, countryId: string | null, limit: number): City[] {
    return this.cities.find(query, (city) => !countryId || city.countryId === countryId, limit);
  }
}

class Places<Place extends { id: string; title: string }> {
  readonly byId: ReadonlyMap<string, Place>;
  private readonly entries: { place: Place; name: string }[];

  constructor(places: Place[]) {
    this.byId = new Map(places.map((place) => [place.id, place]));
    this.entries = places.map((place) => ({ place, name: nameOf(place.title) }));
  }

  named(title: string): Place[] {
    const wanted = nameOf(title);
    return this.entries.filter(({ name }) => name === wanted).map(({ place }) => place);
  }

  /** Finds places with a word that starts with the query. Equally good matches keep the order of the source list. */
  find(query: string, accepts: (place: Place) => boolean, limit: number): Place[] {
    const wanted = nameOf(query);
    const found = this.entries.filter(({ place, name }) => name.includes(wanted) && accepts(place));
    const [begin, within] = [
      found.filter(({ name }) => name.startsWith(wanted)),
      found.filter(({ name }) => !name.startsWith(wanted)),
    ];
    return [...begin, ...within].slice(0, limit).map(({ place }) => place);
  }
}

/** Returns a name in the form used for comparison: normalised, with a space before every word. */
const nameOf = (title: string) => ` ${normaliseText(title).replaceAll('-', ' ')}`;

/** Names by alpha-2 code. Where there are several, the official one is the first. */
interface CountryNames {
  countries: Record<string, string | string[]>;
}

function readCountries(): Country[] {
  // Only this file of the package is read: its main module reads the names in all languages.
  const { countries } = createRequire(import.meta.url)('i18n-iso-countries/langs/ru.json') as CountryNames;
  const named = Object.entries(countries).map(([alpha2, names]) => ({
    id: alpha2,
    // Shoppers search for «Россия», not for the official name «Российская Федерация».
    title: alpha2 === 'RU' ? 'Россия' : [names].flat()[0]!,
    alpha2,
  }));
  const order = new Intl.Collator('ru');
  return named.sort(
    (one, other) => Number(other.id === 'RU') - Number(one.id === 'RU') || order.compare(one.title, other.title),
  );
}

type CityColumn = 'fias' | 'name' | 'region' | 'postalCode' | 'latitude' | 'longitude' | 'population';

function readCities(): City[] {
  const file = join(import.meta.dirname, '..', '..', 'data', 'ru-cities.csv');
  const rows: Record<CityColumn, string>[] = parse(readFileSync(file), { columns: true });
  return rows.map(({ fias, name, region, postalCode, latitude, longitude, population }) => ({
    id: fias,
    title: name,
    region,
    countryId: 'RU',
    postalCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
  }));
}
