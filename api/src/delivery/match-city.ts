import { normaliseText } from '@meet/search-indexer/language';
import type { City, Gazetteer } from './gazetteer.js';

/** Words that say what a region is, not which. */
const KINDS = new Set(
  'область обл край республика респ автономный автономная авт округ окр ао г город югра'.split(' '),
);

/** «Удмуртия» is «Удмуртская Республика» elsewhere. */
const STEM = 5;

/**
 * Finds the gazetteer's town for what a carrier calls it: by its number in the federal address system, else by name and
 * region. A settlement within a city that is a region itself belongs to that city. Null rather than a guess.
 */
export function matchCity(
  gazetteer: Gazetteer,
  {
    fias,
    city,
    region,
    countryCode,
  }: { fias: string | null; city: string; region: string | null; countryCode: string },
): City | null {
  if (countryCode !== 'RU') return null;
  const known = fias ? gazetteer.city(fias) : undefined;
  if (known) return known;
  const wanted = wordsOf(region ?? '');
  // «Киров, Кировская обл.» is how some lists tell towns of one name apart.
  const named = gazetteer.citiesNamed(city.split(',', 1)[0]!);
  const match = named.find((candidate) => wordsOf(candidate.region).some((word) => wanted.includes(word)));
  if (match) return match;
  return gazetteer.citiesNamed(region ?? '').find(({ title, region: own }) => title === own) ?? null;
}

function wordsOf(region: string): string[] {
  return normaliseText(region)
    .split(/[ -]/)
    .filter((word) => word.length > 2 && !KINDS.has(word))
    .map((word) => word.slice(0, STEM));
}
