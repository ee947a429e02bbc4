import type { UnderstoodKind } from '../contract/index.js';
import { colourAbroad, coloursLike, shadesOf } from './colour-words.js';
import { brandValues } from './known-brands.js';
import type { Lexicon } from './lexicon.js';
import { meaningsOf, meantAbroad, type Meaning } from './meaning-words.js';
import { isStopWord } from './noise-words.js';
import { kindsOf, sameAs } from './synonyms.js';
import type { KnownValue } from './value-names.js';
import { usualSurface, type KnownWord } from './vocabulary.js';

/** A filter that words of the query set. */
export interface NamedFilter {
  kind: UnderstoodKind;
  values: readonly KnownValue[];
  /** True if no product has the value. */
  isLacked?: boolean;
}

/**
 * A word selects a filter value only if at least this share of the products with the word in their name has the value.
 * Otherwise the word is just part of product names.
 */
const LEAST_AGREEMENT = 0.9;
/**
 * If the share of a material's products that name it lies between these bounds, the word does not select the filter:
 * the products that do not name it may have it only in a part, such as the lining.
 */
const SHARE_THAT_IS_USUAL = { least: 0.1, most: 0.9 };
const NAMED_KINDS: readonly UnderstoodKind[] = ['brand', 'categories', 'colorPallete', 'material', 'season', 'sex'];

/**
 * Filter choices that a phrase of these stems names; empty if the stems are ordinary words. A choice is returned only
 * if nearly all products with the words in their name match it.
 */
export function namedFilters(stems: readonly string[], lexicon: Lexicon): NamedFilter[] {
  const words = wordsNamed(stems, lexicon);
  const agrees = (filter: NamedFilter) =>
    isPriceWord(filter) ||
    (isToldOfAll(stems, filter, lexicon) &&
      (words === null || (agree(words, filter, lexicon) && !namesOnlySome(words, filter))));
  const named = lexicon.values.named(stems);
  const meanings = meaningsOf(stems);
  for (const kind of NAMED_KINDS) {
    // Goods for «весна–лето» are for spring, too: the meaning of the word has both.
    if (kind === 'season' && meanings.length) continue;
    const own = named.filter((value) => value.kind === kind);
    const values = withOthers(kind, own, stems, lexicon);
    if (values.length && agrees({ kind, values })) return [{ kind, values }];
  }
  const meant = meanings.map((meaning) => meaningIn(meaning, lexicon).find(agrees));
  if (meanings.length && meant.every((filter) => filter !== undefined)) return meant;
  // A shop knows its discounts: where nothing has one, that is said.
  if (meanings.some(({ kind }) => kind === 'sale') && !lexicon.values.has('sale')) return [NO_SALE];
  const colour = stems.length === 1 ? colourLike(stems[0]!, lexicon) : undefined;
  return colour && agrees(colour) ? [colour] : [];
}

/** «Скидка» is about prices, even if names of products say it: shops write «СКИДКА» into names without an old price. */
const isPriceWord = ({ kind }: NamedFilter): boolean => kind === 'sale' || kind === 'sort';

/** Adds the values that the words name as well: categories of a like or narrower kind, other spellings of a brand. */
function withOthers(
  kind: UnderstoodKind,
  own: readonly KnownValue[],
  stems: readonly string[],
  lexicon: Lexicon,
): readonly KnownValue[] {
  if (kind === 'categories') return withKinds(own, stems, lexicon);
  return kind === 'brand' ? [...new Set([...own, ...brandValues(stems, lexicon)])] : own;
}

/**
 * Adds the categories whose name is a synonym or a narrower word, anywhere in the tree: a «куртка» may be a bomber.
 * Descendants of a chosen category are left out, because the category includes them.
 */
function withKinds(own: readonly KnownValue[], stems: readonly string[], lexicon: Lexicon): readonly KnownValue[] {
  const [stem, ...more] = stems;
  const others = more.length ? [] : [...sameAs(stem!), ...kindsOf(stem!)].filter((other) => other !== stem);
  const called = others.flatMap((other) => lexicon.values.named([other]).filter(({ kind }) => kind === 'categories'));
  if (!called.length) return own;
  const all = new Set([...own, ...called]);
  const slugs = new Set([...all].map(({ value }) => value));
  return [...all].filter(({ path }) => !path.split('/').some((slug) => slugs.has(slug)));
}

/**
 * Other texts for the same word: the names of the filter values it stands for, even if the word does not select the
 * filter, and the same word in the other alphabet if product names contain it.
 */
export function namesMeant(stem: string, lexicon: Lexicon): string[] {
  // «Мальчик» means an age and a sex; as a single word it is searched for by the age only.
  const filters = meaningsOf([stem])
    .slice(0, 1)
    .flatMap((meaning) => meaningIn(meaning, lexicon).slice(0, 1));
  const colour = colourLike(stem, lexicon);
  const names = [...filters, ...(colour ? [colour] : [])].flatMap(({ values }) => values.map(({ name }) => name));
  const shades = shadesOf(stem).flatMap((shade) => lexicon.words.get(shade) ?? []);
  return [...names, ...[...namedAbroad([stem], lexicon), ...shades].map((word) => usualSurface(word))];
}

/** Words in the other alphabet for the same colour or meaning that occur in product names. */
function namedAbroad(stems: readonly string[], lexicon: Lexicon): KnownWord[] {
  const [stem, ...more] = stems;
  const abroad = more.length ? [] : [...colourAbroad(stem!), ...meantAbroad(stem!)];
  return abroad.flatMap((other) => lexicon.words.get(other) ?? []).filter(({ named }) => named.length > 0);
}

/**
 * False if many products lack the filter value and state the colour or age only in their name, in the other alphabet:
 * the filter would miss them.
 */
function isToldOfAll(stems: readonly string[], { kind, values }: NamedFilter, lexicon: Lexicon): boolean {
  if (kind === 'colorPallete')
    return namedAbroad(stems, lexicon).every((word) => lexicon.shareTold(word, kind) >= LEAST_TOLD);
  if (kind === 'age') {
    const abroad = namedAbroad(stems, lexicon);
    const named = abroad.reduce((sum, word) => sum + word.named.length, 0);
    const told = abroad.reduce((sum, word) => sum + lexicon.agreement([word], new Set(values)) * word.named.length, 0);
    // Few names with the word are no reason to miss the many that have the value: `girl` is in a brand's name, too.
    const having = values.reduce((sum, { products }) => sum + products, 0);
    return told >= named * LEAST_TOLD || having > named - told;
  }
  return true;
}

const LEAST_TOLD = 0.5;

const NO_SALE: NamedFilter = {
  kind: 'sale',
  values: [{ kind: 'sale', value: 'LESS_THAN_50', name: 'Со скидкой', path: '', products: 0 }],
  isLacked: true,
};

const SORTS: Readonly<Record<string, string>> = { CHEAP_FIRST: 'Сначала дешёвые', EXPENSIVE_FIRST: 'Сначала дорогие' };

function meaningIn({ kind, tries }: Meaning, lexicon: Lexicon): NamedFilter[] {
  if (kind === 'newArrival')
    return [{ kind, values: [{ kind, value: 'true', name: 'Новинки', path: '', products: 0 }] }];
  if (kind === 'sort')
    return tries.map(([value]) => ({
      kind,
      values: [{ kind, value: value!, name: SORTS[value!]!, path: '', products: 0 }],
    }));
  return tries
    .map((values) => ({ kind, values: values.flatMap((value) => lexicon.values.with(kind, value)) }))
    .filter(({ values }) => values.length > 0);
}

/** The values of the filter by colour that suit the colour, in any shade and beside others; empty for any other word. */
export function coloursSuiting(stem: string, lexicon: Lexicon): string[] {
  const values = coloursLike(stem).flatMap((like) => lexicon.values.coloured(like));
  return [...new Set(values.map(({ value }) => value))];
}

function colourLike(stem: string, lexicon: Lexicon): NamedFilter | undefined {
  for (const like of coloursLike(stem)) {
    const values = lexicon.values.named([like]).filter(({ kind }) => kind === 'colorPallete');
    if (values.length) return { kind: 'colorPallete', values };
  }
  return undefined;
}

/**
 * True if only a part of the products that the filter finds have the word in their name: «кожаные» is in the names of
 * leather shoes, but not of suede shoes with a leather lining. Searched as a word it finds both, the leather shoes
 * first.
 */
function namesOnlySome(words: readonly KnownWord[], { kind, values }: NamedFilter): boolean {
  // Few names of unisex products contain «унисекс», because most product names do not say for whom the product is.
  if (values.some(({ value }) => value === 'UNISEX')) return true;
  if (kind !== 'material') return false;
  const named = Math.min(...words.map((word) => word.named.length));
  const share = named / values.reduce((sum, { products }) => sum + products, 0);
  return share >= SHARE_THAT_IS_USUAL.least && share <= SHARE_THAT_IS_USUAL.most;
}

/** The words of a phrase as the catalogue knows them, without stop words; null if a word is not in any product name. */
function wordsNamed(stems: readonly string[], lexicon: Lexicon): KnownWord[] | null {
  const said = stems.filter((stem) => !isStopWord(stem));
  const named = said.flatMap((stem) => lexicon.words.get(stem) ?? []).filter((word) => word.named.length > 0);
  return named.length === said.length ? named : null;
}

/**
 * True if at least LEAST_AGREEMENT of the products with these words in their name match the filter, and at least half
 * of them match it directly, not only through an implied value (UNISEX for MALE).
 */
function agree(words: readonly KnownWord[], filter: NamedFilter, lexicon: Lexicon): boolean {
  const implied = impliedBy(filter, lexicon);
  return (
    lexicon.agreement(words, new Set([...filter.values, ...implied])) >= LEAST_AGREEMENT &&
    (!implied.length || lexicon.agreement(words, new Set(filter.values)) >= LEAST_OF_ITS_OWN)
  );
}

const LEAST_OF_ITS_OWN = 0.5;

/** Other filter values whose products the filter finds as well. */
function impliedBy({ kind, values }: NamedFilter, lexicon: Lexicon): KnownValue[] {
  return values.flatMap(({ value }) =>
    (IMPLIED.get(value) ?? []).flatMap((implied) => lexicon.values.with(kind, implied)),
  );
}

const IMPLIED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    MALE: ['UNISEX'],
    FEMALE: ['UNISEX'],
    AUTUMN_WINTER: ['AUTUMN', 'WINTER'],
    SPRING_SUMMER: ['SPRING', 'SUMMER'],
  }),
);
