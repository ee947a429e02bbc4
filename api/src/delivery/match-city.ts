import { normaliseText } from '@meet/search-indexer/language';
import type { City, Gazetteer } from './gazetteer.js';

/** Generic words in the names of regions, which are ignored in comparisons. */
const KINDS = new Set(
  'область обл край республика респ автономный автономная авт округ окр ао г город югра'.split(' '),
);

/** Number of leading letters by which regions are compared, so «Удмуртия» matches «Удмуртская Республика». */
const STEM = 5;

/**
 * Returns the gazetteer's town for a town in a carrier's list: by its id in the federal address system (FIAS),
 * otherwise by name and region. A settlement that belongs to a federal city, such as Moscow, is matched to that city.
 * Returns null if no match is certain.
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
  // Some lists add the region to a town's name, as in «Киров, Кировская обл.».
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
