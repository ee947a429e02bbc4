import { CitiesDocument } from '../graphql/generated/graphql';
import { askAsShopper } from '../session/require-shopper.server';

interface Typed {
  countryId: string;
  city: string;
  /** The id of the suggestion that the shopper chose, or an empty string. */
  cityId: string;
}

/**
 * Returns the city of an address: the chosen suggestion, otherwise the only city of that name, otherwise the typed
 * text. Returns null if several cities have the name, because the shopper must choose one.
 */
export async function cityFor({ countryId, city, cityId }: Typed, signal: AbortSignal) {
  if (cityId !== '') return { cityId };
  const [name = city] = city.split(',');
  const { data } = await askAsShopper({
    document: CitiesDocument,
    variables: { query: name.trim(), countryId },
    signal,
    expected: ['BAD_USER_INPUT'],
  });
  const same = (data?.findCity ?? []).filter(
    (found) => isSame(found.title, city) || isSame(`${found.title}, ${found.region}`, city),
  );
  if (same.length > 1) return null;
  return same[0] ? { cityId: same[0].id } : { city };
}

function isSame(one: string, other: string): boolean {
  return one.localeCompare(other.trim(), 'ru', { sensitivity: 'base' }) === 0;
}
