import type { UnderstoodKind } from '../contract/index.js';
import { isOtherId } from './concepts/goods.js';
import { BEFORE_OTHERS } from './concepts/read-kind.js';
import type { FilterPhrase } from './filter-phrase.js';
import {
  goodsPhrases,
  goodsValues,
  namesOnlyOtherGoods,
  namesOnlyThings,
  namesShoes,
  namesTrousers,
} from './goods-phrases.js';
import { brandOfStem, type KnownBrand } from './known-brands.js';
import type { Lexicon } from './lexicon.js';
import { namedFilters } from './named-filters.js';
import { isNoiseWord, isStopWord } from './noise-words.js';
import { pricePhrase } from './price-words.js';
import { settleRivals } from './settle-rivals.js';
import { sizeKeyName, womensKey } from './size-systems.js';
import { LEAST_EU, sizePhrase, sizeSystemInLatin } from './size-words.js';

const LONGEST_NAME = 5;
const LONGEST_SIZE = 3;

/** Returns the parts of a query that set filters, in order and without overlaps. */
export function readFilters(stems: readonly string[], lexicon: Lexicon): FilterPhrase[] {
  const claimed: (FilterPhrase | undefined)[] = stems.map(() => undefined);
  const claim = (phrase: FilterPhrase) => claimed.fill(phrase, phrase.from, phrase.from + phrase.length);
  const isFree = (from: number, length: number) =>
    from + length <= stems.length && claimed.slice(from, from + length).every((phrase) => !phrase);

  for (let length = Math.min(LONGEST_SIZE, stems.length); length > 1; length -= 1) {
    for (let from = 0; from + length <= stems.length; from += 1) {
      const phrase =
        isFree(from, length) &&
        !isOfOtherSystem(stems, from, lexicon) &&
        sizeOfWords(stems.slice(from, from + length), from, lexicon);
      if (phrase) claim(phrase);
    }
  }
  for (let from = 0; from < stems.length; from += 1) {
    const phrase =
      isFree(from, 1) &&
      (sizeSaid(stems, from, lexicon) ?? ageSaid(stems, from, lexicon) ?? priceSaid(stems, from, lexicon));
    if (phrase && isFree(from, phrase.length)) claim(phrase);
  }
  for (const [from, stem] of stems.entries()) {
    const brand = brandOfStem(stem);
    if (brand) claim({ from, length: 1, filters: [lackedBrand(brand)] });
  }
  const goods = goodsPhrases(stems, lexicon);
  for (const phrase of goods) if (isFree(phrase.from, phrase.length)) claim(phrase);
  for (let length = Math.min(LONGEST_NAME, stems.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= stems.length; from += 1) {
      if (!isFree(from, length) || (length === 1 && isStopWord(stems[from]!))) continue;
      const words = stems.slice(from, from + length);
      const filters = namedFilters(words, lexicon);
      // A jumpsuit «с широкими штанами» is in no section of trousers.
      const isPart = goods.length > 0 && filters[0]?.kind === 'categories' && isBehind(stems, goods[0]!.from, from);
      if (filters.length && !isPart && !isPraise(words, filters, stems)) claim({ from, length, filters });
    }
  }
  // Words that tell nothing about a product's name: stop words and filters other than the brand.
  const isGeneral = (place: number) =>
    isStopWord(stems[place]!) || (claimed[place]?.filters ?? []).some(({ kind }) => kind !== 'brand');
  for (let from = 0; from < stems.length; from += 1) {
    const phrase = isFree(from, 1) && sizeAlone(stems, from, isGeneral, lexicon);
    if (phrase && isFree(from, phrase.length)) claim(phrase);
  }
  const phrases = [...new Set(claimed)].filter((phrase) => phrase !== undefined);
  const fitting = phrases.filter((phrase) => !isContradicted(phrase, phrases, stems, lexicon));
  return withKindOfBrand(inWomensSizes(settleRivals(fitting, stems, lexicon), lexicon), stems, lexicon);
}

/** Beside «женские», an American, British or foot size is that of women. */
function inWomensSizes(phrases: FilterPhrase[], lexicon: Lexicon): FilterPhrase[] {
  const isFor = (value: string) =>
    phrases.some(({ filters }) => filters.some(({ kind, values }) => kind === 'sex' && values[0]?.value === value));
  if (!isFor('FEMALE') || isFor('MALE')) return phrases;
  return phrases.map((phrase) => {
    const [filter] = phrase.filters;
    if (filter?.kind !== 'fit') return phrase;
    const keys = filter.values.flatMap(({ value }) => womensKey(value) ?? []);
    const values = keys.flatMap((key) => lexicon.values.with('fit', key));
    if (values.length) return { ...phrase, filters: [{ ...filter, values }] };
    return keys.length ? (nextSizes(keys, phrase, lexicon) ?? phrase) : phrase;
  });
}

/** A size of feet that the shop has no shoes of, such as 23 cm or US 9, takes the next ones on both sides. */
function nextSizes(
  [key]: readonly string[],
  { from, length }: Pick<FilterPhrase, 'from' | 'length'>,
  lexicon: Lexicon,
): FilterPhrase | null {
  const [system, size] = key!.split(' ');
  if (!/^w?(?:cm|us|uk)$/.test(system!)) return null;
  const values = [-HALF_A_SIZE, HALF_A_SIZE].flatMap((step) =>
    lexicon.values.with('fit', `${system} ${Number(size) + step}`),
  );
  return values.length ? { from, length, filters: [{ kind: 'fit', values, isWider: true }] } : null;
}

const HALF_A_SIZE = 0.5;

/** True if a word such as «с» stands between the goods and the place. */
const isBehind = (stems: readonly string[], goods: number, place: number): boolean =>
  stems.slice(goods, place).some((stem) => BEFORE_OTHERS.has(stem));

/** «Модная одежда» asks for no brand «Модный», though «модный» alone does. */
const isPraise = (words: readonly string[], [filter]: FilterPhrase['filters'], stems: readonly string[]): boolean =>
  filter?.kind === 'brand' && words.length < stems.length && words.every(isNoiseWord);

/** A well-known brand that the shop has no goods of: nothing is found with it, and the shop says so. */
const lackedBrand = ({ name, slug }: KnownBrand): FilterPhrase['filters'][number] => ({
  kind: 'brand',
  values: [{ kind: 'brand', value: slug, name, path: '', products: 0 }],
  isLacked: true,
});

/** Where a brand that the shop lacks is asked for without a kind, goods of the kind that it is bought for are near. */
function withKindOfBrand(phrases: FilterPhrase[], stems: readonly string[], lexicon: Lexicon): FilterPhrase[] {
  if (phrases.some(({ filters }) => filters.some(({ kind }) => kind === 'goods' || kind === 'categories')))
    return phrases;
  return phrases.map((phrase) => {
    const kind = brandOfStem(stems[phrase.from]!)?.kind;
    const values = kind ? goodsValues([kind], lexicon) : [];
    return values.length
      ? { ...phrase, filters: [...phrase.filters, { kind: 'goods' as const, values, isWider: true }] }
      : phrase;
  });
}

const NAMES: readonly UnderstoodKind[] = ['brand', 'categories', 'colorPallete', 'material', 'season'];
/** Minimum share of the products with all words of the query in their name that must have the filter value. */
const LEAST_IN_CONTEXT = 0.5;

/**
 * True if the other words of the query contradict the filter: «Adidas Originals» is a brand, but «Originals Flex» are
 * shoes of another brand. If no product name contains all the words, nothing is contradicted.
 */
function isContradicted(
  { from, length, filters }: FilterPhrase,
  phrases: readonly FilterPhrase[],
  stems: readonly string[],
  lexicon: Lexicon,
): boolean {
  const [filter] = filters;
  if (!filter || !(NAMES.includes(filter.kind) || isOfOtherGoods(filter))) return false;
  const isChosen = (place: number) =>
    phrases.some(
      (other) => place >= other.from && place < other.from + other.length && !NAMES.includes(other.filters[0]!.kind),
    );
  const isOwn = (place: number) => place >= from && place < from + length;
  const named = stems.flatMap((stem, place) => {
    const word = isChosen(place) || isStopWord(stem) ? undefined : lexicon.words.get(stem);
    return word?.named.length ? [{ word, own: isOwn(place) }] : [];
  });
  if (named.filter(({ own }) => own).length < length || named.length === length) return false;
  return (
    lexicon.agreement(
      named.map(({ word }) => word),
      new Set(filter.values),
    ) < LEAST_IN_CONTEXT
  );
}

/** «Air Light» is not a lamp, even if the shop sells lamps. */
const isOfOtherGoods = ({ kind, values }: FilterPhrase['filters'][number]): boolean =>
  kind === 'goods' && values.every(({ value }) => isOtherId(value));

function priceSaid(stems: readonly string[], from: number, lexicon: Lexicon): FilterPhrase | null {
  const phrase = pricePhrase(stems, from);
  if (!phrase) return null;
  // `ZX 2K` is a name.
  if (phrase.length === 1 && lexicon.words.get(stems[from]!)?.named.length) return null;
  const { length, price } = phrase;
  return { from, length, filters: [{ kind: 'price', values: [], price }] };
}

/** Reads a size whose name consists of several words: «one size», «41–45», «S/M». */
function sizeOfWords(words: readonly string[], from: number, lexicon: Lexicon): FilterPhrase | null {
  const said = words.map(sizeSystemInLatin);
  return sizesNamed(
    [said, said.toReversed()].flatMap((order) => [' ', '-', '/'].map((between) => order.join(between))),
    from,
    words.length,
    lexicon,
  );
}

function sizeSaid(stems: readonly string[], from: number, lexicon: Lexicon): FilterPhrase | null {
  const phrase = sizePhrase(stems, from);
  if (!phrase?.said) return null;
  const { length, isForeign } = phrase;
  // Belts and frames have a length: «ремень 110 см».
  const isLength = phrase.isOfCentimetres && namesOnlyThings(stems);
  // The goods may have the number alone: hats.
  const sizes = isLength
    ? phrase.sizes.flatMap((size) => [size, size.replace('cm', 'см'), size.replace(/ ?cm ?/, '')])
    : phrase.sizes;
  const keys = isLength
    ? phrase.keys.map((key) => key.replace('height', 'cm'))
    : [...phrase.keys, ...waistKeys(phrase.keys, stems)];
  const [own, same] = [sizesNamed(sizes, from, length, lexicon), sizesFitting(keys, from, length, lexicon)];
  // «Size 10» of a dress is what is written on it, and that of shoes is American.
  const isSmall = sizes.every((size) => Number(size) < LEAST_EU);
  const isOfSystem = isForeign || (isSmall && namesShoes(stems));
  const found = isLength ? (own ?? same) : isOfSystem ? (same ?? own) : isSmall ? (own ?? same) : widest(own, same);
  if (found) return found;
  const near = isLength ? null : nextSizes(keys, { from, length }, lexicon);
  if (near) return near;
  const children = isOfChild(keys) ? lexicon.values.with('age', 'CHILDREN') : [];
  const { filters } = sizeLacked(keys, from, length);
  return { from, length, filters: children.length ? [...filters, { kind: 'age', values: children }] : filters };
}

/** A query «US 9.5» also finds goods whose size is given as EU 43. */
function isOfOtherSystem(stems: readonly string[], from: number, lexicon: Lexicon): boolean {
  const phrase = sizePhrase(stems, from);
  return Boolean(phrase?.isForeign && sizesFitting(phrase.keys, from, phrase.length, lexicon));
}

/** Returns sizes in another system than that of the offers. The size tables convert them. */
function sizesFitting(keys: readonly string[], from: number, length: number, lexicon: Lexicon): FilterPhrase | null {
  const values = keys.flatMap((key) => lexicon.values.with('fit', key));
  return values.length ? { from, length, filters: [{ kind: 'fit', values }] } : null;
}

/** Returns the reading of a size that more products have; if both have equally many, the first. */
function widest(one: FilterPhrase | null, other: FilterPhrase | null): FilterPhrase | null {
  const products = (phrase: FilterPhrase) => phrase.filters[0]!.values.reduce((sum, value) => sum + value.products, 0);
  if (!one || !other) return one ?? other;
  return products(other) > products(one) ? other : one;
}

/** Returns the keys of the same number as the waist of trousers, of which the query must be. */
function waistKeys(keys: readonly string[], stems: readonly string[]): string[] {
  const numbers = new Set(keys.map((key) => key.split(' ')[1]!));
  return namesTrousers(stems) ? Array.from(numbers, (number) => `w ${number}`) : [];
}

/** True for heights that only children have. */
const isOfChild = (keys: readonly string[]): boolean =>
  keys.every((key) => key.startsWith('height ') && Number(key.slice('height '.length)) <= TALLEST_CHILD);

const TALLEST_CHILD = 158;

/** A size that the shop does not have: its filter is dropped, and the size is reported as unavailable. */
function sizeLacked([key]: readonly string[], from: number, length: number): FilterPhrase {
  const value = { kind: 'fit' as const, value: key!, name: sizeKeyName(key!), path: '', products: 0 };
  return { from, length, filters: [{ kind: 'fit', values: [value] }] };
}

/**
 * Reads a number or letters without the word “size”. They are a size unless, together with the other words, they are
 * part of a product name.
 */
function sizeAlone(
  stems: readonly string[],
  from: number,
  isGeneral: (place: number) => boolean,
  lexicon: Lexicon,
): FilterPhrase | null {
  // «с» is a preposition, except at the end: «футболка с».
  const isLetter = stems[from] === 'с' && from > 0 && from === stems.length - 1;
  const phrase = sizePhrase([isLetter ? 's' : stems[from]!], 0);
  if (!phrase || (stems.length === 1 && /^[a-z]$/.test(stems[from]!))) return null;
  // «H & M» is not a size.
  if (/^\p{L}$/u.test(stems[from]!) && [stems[from - 1], stems[from + 1]].some((stem) => /^[a-z]$/.test(stem ?? '')))
    return null;
  const lengths = namesOnlyOtherGoods(stems) ? phrase.sizes.flatMap((size) => [`${size} cm`, `${size} см`]) : [];
  const found =
    sizesNamed(lengths, from, 1, lexicon) ??
    widest(sizesNamed(phrase.sizes, from, 1, lexicon), sizesFitting(waistKeys(phrase.keys, stems), from, 1, lexicon)) ??
    sizesFitting(phrase.keys, from, 1, lexicon);
  const word = lexicon.words.get(stems[from]!);
  // A size of shoes that the shop does not have: «кроссовки 43,5».
  if (!found && !word && namesShoes(stems) && phrase.sizes.every((size) => EU_OF_SHOES.test(size)))
    return sizeLacked(phrase.keys, from, phrase.length);
  if (!found || !word?.named.length) return found;
  const others = stems
    .filter((_, place) => place !== from && !isGeneral(place))
    .flatMap((stem) => lexicon.words.get(stem) ?? [])
    .filter((other) => other.named.length > 0 && other !== word);
  const values = new Set(found.filters[0]!.values);
  // Each neighbouring word is also checked on its own, because it says most about the number: «3 stripes», «max 90».
  const neighbours = [stems[from - 1], stems[from + 1]].flatMap((stem) => lexicon.words.get(stem ?? '') ?? []);
  const isOfName = [others, ...neighbours.filter(({ named }) => named.length).map((neighbour) => [neighbour])].some(
    (among) => {
      const { having, named } = lexicon.countAmong(among, values, word);
      return named > having * MOST_NAMED_SO;
    },
  );
  return isOfName ? null : found;
}

const EU_OF_SHOES = /^(?:3[4-9]|4[0-9])(?:\.5)?$/;

/**
 * Ratio above which a number such as «41» is read as part of a name, not as a size: the products with the number in
 * their name, divided by the products in that size. Both are counted among the products with the other words of the
 * query in their name.
 */
const MOST_NAMED_SO = 0.1;

function sizesNamed(sizes: string[], from: number, length: number, lexicon: Lexicon): FilterPhrase | null {
  const values = [...new Set(sizes.flatMap((size) => lexicon.values.sizes(size)))];
  return values.length ? { from, length, filters: [{ kind: 'size', values }] } : null;
}

const OLDEST_CHILD = 14;

/** Reads an age such as «5 лет» and, if it is a child's, chooses the filter for children. */
function ageSaid(stems: readonly string[], from: number, lexicon: Lexicon): FilterPhrase | null {
  if (!/^\d{1,2}$/.test(stems[from]!) || !/^(лет|год|годик)$/.test(stems[from + 1] ?? '')) return null;
  const isChild = Number(stems[from]) <= OLDEST_CHILD;
  const values = isChild ? lexicon.values.with('age', 'CHILDREN') : [];
  const fitting = isChild ? sizesFitting([`age ${Number(stems[from])}`], from, 2, lexicon) : null;
  const filters = [...(values.length ? [{ kind: 'age' as const, values }] : []), ...(fitting?.filters ?? [])];
  return filters.length ? { from, length: 2, filters } : null;
}
