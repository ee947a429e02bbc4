import type { Random } from '@meet/demo/random';
import type { Goods } from './goods.js';
import { wordsOf } from './words-of.js';

const FEWEST_WORDS = 2;
const MOST_WORDS = 5;
/**
 * Maximum number of random draws per wanted query. If they yield too few different queries, we assume that the
 * catalogue has no more.
 */
const DRAWS_A_QUERY = 40;
/** Prepositions, conjunctions and articles, in the languages of the feeds. */
const SMALL_WORDS = new Set(
  'и в с со на для из от до без по под к the and for with of in to a an mens womens'.split(' '),
);

type Part = 'brand' | 'kind' | 'line' | 'colour' | 'size';

/** The parts of a query, in the order in which shoppers type them. */
const PATTERNS: readonly (readonly Part[])[] = [
  ['brand', 'line'],
  ['kind', 'brand'],
  ['kind', 'line'],
  ['kind', 'colour'],
  ['kind', 'brand', 'line'],
  ['brand', 'line', 'colour'],
  ['colour', 'kind', 'brand'],
  ['kind', 'brand', 'size'],
  ['brand', 'line', 'size'],
  ['kind', 'brand', 'colour', 'size'],
];

/** Generates up to `count` different queries about products of the catalogue. */
export function makeQueries(goods: readonly Goods[], count: number, random: Random): string[] {
  const queries = new Set<string>();
  for (let draw = 0; queries.size < count && draw < count * DRAWS_A_QUERY && goods.length; draw += 1) {
    const query = queryAbout(random.pick(goods), random.pick(PATTERNS), random);
    if (query) queries.add(query);
  }
  return [...queries];
}

function queryAbout(product: Goods, pattern: readonly Part[], random: Random): string | null {
  const parts = pattern.map((part) => PARTS[part](product, random));
  if (parts.some((words) => !words.length)) return null;
  const words = [...new Set(parts.flat())];
  return words.length >= FEWEST_WORDS && words.length <= MOST_WORDS ? words.join(' ') : null;
}

const PARTS: Record<Part, (product: Goods, random: Random) => string[]> = {
  brand: ({ brands }) => wordsOf(brands[0] ?? ''),
  colour: ({ colours }, random) => (colours.length ? wordsOf(random.pick(colours)) : []),
  size: ({ sizes }, random) => (sizes.length ? wordsOf(random.pick(sizes)) : []),
  kind: ({ name, kinds }, random) => {
    const own = kinds.map(wordsOf).filter(([first]) => first && !SMALL_WORDS.has(first));
    // A word of the product's name that its categories contain as well («кроссовки»), or else a category.
    const beginnings = own.flat().map((word) => word.slice(0, 5));
    const nouns = wordsOf(name).filter((word) => word.length > 3 && beginnings.includes(word.slice(0, 5)));
    if (nouns.length && random.chance(0.7)) return [random.pick(nouns)];
    return own.length
      ? random
          .pick(own)
          .filter((word) => !SMALL_WORDS.has(word))
          .slice(0, 2)
      : [];
  },
  line: ({ name, brands, colours, kinds }, random) => {
    const other = new Set([...brands, ...colours, ...kinds].flatMap(wordsOf));
    const words = wordsOf(name);
    const telling = words.flatMap((word, place) => (other.has(word) || !isTelling(word) ? [] : [place]));
    if (!telling.length) return [];
    const first = random.pick(telling);
    const run = words.slice(first, first + random.whole(1, 3));
    const end = run.findIndex((word) => other.has(word) || SMALL_WORDS.has(word));
    return end < 0 ? run : run.slice(0, end);
  },
};

function isTelling(word: string): boolean {
  return word.length > 2 && !SMALL_WORDS.has(word) && /\p{L}/u.test(word);
}
