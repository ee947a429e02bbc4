import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { Gazetteer } from './gazetteer.js';
import { City, Country, FindCityInput, FindCountryInput } from './gazetteer.model.js';

const ALL_COUNTRIES = 300;
const CITIES = 10;

@Public()
@CachedFor(3600)
@Resolver()
export class GazetteerResolver {
  constructor(private readonly gazetteer: Gazetteer) {}

  @Query(() => [Country], { description: 'Returns countries by name; Russia comes first.' })
  findCountry(@Args('dto') { query }: FindCountryInput): Country[] {
    return this.gazetteer.findCountries(query, ALL_COUNTRIES);
  }

  @Query(() => [City], { description: 'Returns at most ten towns, largest first.' })
  findCity(@Args('dto') { query, countryId }: FindCityInput): City[] {
    return this.gazetteer.findCities(query, countryId ?? null, CITIES);
  }
}
