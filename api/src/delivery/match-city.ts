import { normaliseText } from '@meet/search-indexer/language';
import type { City, Gazetteer } from './gazetteer.js';

/** Generic words in names of regions. */
const KINDS = new Set(
  'область обл край республика респ автономный автономная авт округ окр ао г город югра'.split(' '),
);

/** Letters of a region that are compared: «Удмуртия» is also «Удмуртская Республика». */
const STEM = 5;

/**
 * The gazetteer's town for a carrier's name of it: by its id in the federal address system, else by name and region. A
 * settlement in a city that is a region of its own belongs to that city. Null if it is uncertain.
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
  // Some lists distinguish towns of one name as «Киров, Кировская обл.».
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
