import type { Random } from '@meet/demo/random';

/**
 * Joins two neighbouring words, with or without a hyphen («airmax», «t-shirt»). Returns null if the query contains no
 * pair from `together`.
 */
export function joinWords(words: readonly string[], together: ReadonlySet<string>, random: Random): string | null {
  const places = words.flatMap((word, place) => (together.has(`${word} ${words[place + 1]}`) ? [place] : []));
  if (!places.length) return null;
  const place = random.pick(places);
  const joined = `${words[place]}${random.chance(0.5) ? '' : '-'}${words[place + 1]}`;
  return [...words.slice(0, place), joined, ...words.slice(place + 2)].join(' ');
}
