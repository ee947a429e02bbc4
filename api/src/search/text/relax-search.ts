// cspell:ignore весн осен
import {
  isOtherId,
  isSeasonNoun,
  type Understanding,
  type UnderstoodFilter,
  type UnderstoodWord,
} from '@meet/search-indexer/language';
import type { Choices } from '../index/listing-query.js';
import type { WordMatch } from './search-engine.js';

/** One way to search: words for the engine and filter choices for the listing. */
export interface SearchAttempt {
  words: readonly UnderstoodWord[];
  match: WordMatch;
  chosen: Choices;
  /** True if the attempt drops a part of the shopper's query. */
  nearest: boolean;
  /** Products that come last. */
  last?: Choices | undefined;
  /** Filters that the attempt drops. */
  dropped: readonly UnderstoodFilter[];
}

/** Ways to search that drop equally much: the way that finds most is the best. */
export type SearchRound = readonly SearchAttempt[];

const NOT_FOR_WOMEN: Choices = { sex: ['MALE', 'UNISEX'] };

/**
 * Filters that are searched as words instead, one group per attempt: a product may be called «худи» without being in
 * the category of that name.
 */
const SAID_OTHERWISE: readonly (readonly UnderstoodFilter['kind'][])[] = [
  ['categories'],
  ['categories', 'material', 'season', 'colorPallete'],
  ['categories', 'material', 'season', 'colorPallete', 'brand'],
];
/**
 * Maximum number of filters that are dropped separately; further filters are dropped together with the last one,
 * because each would double the ways to search.
 */
const MOST_APART = 4;

/**
 * The query as understood, then ever weaker ones; the caller uses the first round that finds something. A short number is first
 * a whole word, then a beginning; of two materials both are asked for, then either. What is dropped after that, in this order:
 * words that no product contains; one filter, two, and so on; for whom the goods are; words beside a name («джорданы»); some or
 * all of the other words; the brand. Only the last rounds drop the category or kind. The brand is kept for so long because a shopper who asks for its 574 prefers another model of that brand to a 574 of
 * another brand. A brand that the shop lacks is dropped at once. A kind that the shop lacks is dropped only for a brand or for
 * words of a name: whoever looks for a sofa does not want a red dress.
 */
export function* roundsOf(meaning: Understanding): Generator<SearchRound> {
  const { text, filters } = meaning;
  const words = meaning.words.filter((word) => !isOfUnknownArticle(word, meaning.words));
  // Goods of a wider kind do not match the query.
  const isNear =
    filters.some(({ isWider }) => isWider) ||
    words.some(({ isGuess }) => isGuess) ||
    (!filters.some(isKind) && words.some(({ use }) => use === 'MEANT'));
  const behind = comingLast(filters);
  const asked = { words, chosen: choicesOf(filters), nearest: isNear, dropped: [], last: behind };
  const [material, ...others] = filters.filter(({ kind }) => kind === 'material');
  // «Шёлк кашемир» asks for both; goods of one of them are near.
  const isOfBoth = material && others.length > 0 && !OR.test(text);
  if (isOfBoth) {
    const kept = filters.filter((filter) => !others.includes(filter));
    const said = [...words, ...others.flatMap((filter) => filter.words)];
    yield [{ ...asked, words: said, match: 'named', chosen: choicesOf(kept) }];
    asked.nearest = true;
  }
  // A 3 comes before a 312.
  const last = words.at(-1);
  if (last?.prefix && SHORT_NUMBER.test(last.forms[0]!))
    yield [{ ...asked, words: [...words.slice(0, -1), { ...last, prefix: false }], match: 'every' }];
  // Names state for which use goods are suitable, while descriptions mention many uses.
  if (words.some(({ use }) => use)) yield [{ ...asked, match: 'named' }];
  yield [{ ...asked, match: 'every' }];
  const attempt = (said: typeof words, match: WordMatch, kept: readonly UnderstoodFilter[]): SearchAttempt => ({
    words: said,
    match,
    chosen: choicesOf(kept),
    nearest: true,
    dropped: filters.filter((filter) => !kept.includes(filter)),
    last: behind,
  });
  let tried = 0;
  for (const kinds of SAID_OTHERWISE) {
    const asWords = filters.filter(({ kind, isLacked }) => !isLacked && kinds.includes(kind));
    if (asWords.length === tried || words.length + filters.length === 1) continue;
    tried = asWords.length;
    const chosen = choicesOf(filters.filter((filter) => !asWords.includes(filter)));
    const said = [...words, ...asWords.flatMap((filter) => filter.words)];
    yield [{ words: said, match: 'named', chosen, nearest: isNear, dropped: [] }];
  }
  // A shop's section of tops may have shirts, and a shirt may be called a top; but a blazer is no shoe of that name.
  const otherwise = filters.filter(({ kind, section, isLacked }) => kind === 'goods' && section && !isLacked);
  if (otherwise.length && (words.some(isLatinName) || filters.some(isOfName))) {
    const kept = filters.filter((filter) => !otherwise.includes(filter));
    const named = attempt([...words, ...otherwise.flatMap((filter) => filter.words)], 'named', kept);
    yield [withGoods(named, [...new Set(otherwise.map(({ section }) => section!))])];
  }
  // Who asks for a notebook computer is not shown the clothes of a brand that sounds like its maker.
  if (filters.some(isLackedThing) && !filters.some((filter) => isBrand(filter) && !filter.isLacked)) return;
  if (words.some(({ like }) => like)) yield [attempt(words.map(withLike), 'named', filters)];
  const known = words.filter((word) => word.known);
  if (isUnknownThing(words, filters)) return;
  if (known.length < words.length && (known.length || filters.some(isOfGoods)))
    yield [attempt(known, 'every', filters)];
  const names = words.filter((word) => word.isName);
  const withoutBrand = filters.filter((filter) => !isBrand(filter));
  const lacksBrand = filters.some((filter) => isBrand(filter) && filter.isLacked);
  const hasBrand = withoutBrand.length < filters.length;
  const parts = lacksBrand ? [withoutBrand] : hasBrand ? [filters, withoutBrand] : [filters];
  for (const part of parts) {
    if (part.some(isKind) && words.length && !lacksBrand && words.every(isDescription)) {
      for (const step of stepsWithWords(part, words))
        yield step.map((kept) => attempt(kept.words, 'every', kept.filters));
      continue;
    }
    const steps = [...stepsFrom(part)];
    if (words.length) {
      for (const step of steps) if (step[0] !== filters) yield step.map((kept) => attempt(words, 'every', kept));
      const described = words.filter(isDescription);
      // Of the descriptions beside a name, one is dropped before all are: «розовые самбы маленькой девочке».
      if (names.length && described.length > 1)
        for (const drops of [...dropsOf(described)].slice(0, -1))
          yield drops.map((gone) =>
            attempt(
              known.filter((word) => !gone.includes(word)),
              'every',
              part,
            ),
          );
      if (names.length && names.length < words.length)
        for (const step of steps) yield step.map((kept) => attempt(names, 'named', kept));
      // Of a line that has no boots, its shoes are nearer than the boots of other lines.
      const sections = [...new Set(part.flatMap(({ section }) => section ?? []))];
      const ofSection = part.filter((filter) => !isKind(filter));
      if (names.length && sections.length && known.length === words.length)
        yield [withGoods(attempt(names, 'named', ofSection), sections)];
      if (words.length > 1) for (const step of steps) yield step.map((kept) => attempt(words, 'some', kept));
    }
    for (const step of steps) {
      const round = step.filter((kept) => (words.length ? kept.some(isOfGoods) : kept.length > 0 && kept !== filters));
      if (round.length) yield round.map((kept) => attempt([], 'every', kept));
    }
  }
  if (withoutBrand.some(isKind) && parts.length > 1)
    for (const step of stepsFrom(filters.filter((filter) => !isKind(filter))))
      yield step.map((kept) => attempt([], 'every', kept));
  // Two kinds may be one thing with a name of its own: «серьги-гвоздики».
  const kinds = filters.filter(isKind);
  if (kinds.length > 1)
    yield kinds.map((kind) => attempt(known, 'every', [...filters.filter((one) => !isKind(one)), kind]));
  const isLacking = filters.some(({ isLacked }) => isLacked);
  const left = isLacking ? known.filter((word) => !isDescription(word)) : words;
  if (left.length && filters.some(isKind)) yield [attempt(left, isLacking ? 'named' : 'some', [])];
}

const SHORT_NUMBER = /^\d{1,2}$/;

/** True for the known part of an article that no goods have: «100» of `dd1391-100`. */
const isOfUnknownArticle = ({ typed, forms }: UnderstoodWord, words: readonly UnderstoodWord[]): boolean =>
  /^\d+$/.test(forms[0]!) && words.some((other) => !other.known && other.typed === typed && ARTICLE.test(typed));

const ARTICLE = /\d.*[-/]|[-/].*\d/;

const OR = /(?:^| )(?:или|or) |\//;

/** Adds the colours that are like a shade. */
export const withLike = (word: UnderstoodWord): UnderstoodWord =>
  word.like ? { ...word, forms: [...word.forms, ...word.like] } : word;

/** True for goods that no shop of clothes sells, if this one does not. */
const isLackedThing = ({ kind, values, isLacked }: UnderstoodFilter): boolean =>
  kind === 'goods' && isLacked === true && values.every(isOtherId);

/** «Как утеплиться зимой» asks for no thing. */
const VERB = /ть(ся)?$/;

/** True for an unknown thing of which only the colour, for whom it is and the like are known: such goods are nothing like it. */
function isUnknownThing(words: readonly UnderstoodWord[], filters: readonly UnderstoodFilter[]): boolean {
  const known = words.filter((word) => word.known);
  return (
    words.some((word) => !word.known && !isDescription(word) && !VERB.test(word.typed)) &&
    known.length + filters.filter(isOfGoods).length > 0 &&
    known.every(isDescription) &&
    !filters.some((filter) => isKind(filter) || isBrand(filter))
  );
}

/**
 * Returns the search for all goods of the kind or of the line in the query, without the words that describe them and the
 * season, which few shops state; null if the query names no kind or a whole section, or describes nothing.
 */
export function forWholeKind(attempt: SearchAttempt, { filters }: Understanding): SearchAttempt | null {
  const { words, chosen, dropped } = attempt;
  const isOfKind =
    filters.some((filter) => isKind(filter) && (filter.section || filter.isWider)) &&
    (chosen.goods ?? chosen.categories);
  const names = words.filter((word) => !isDescription(word));
  const seasons = chosen.season ? filters.filter(({ kind }) => kind === 'season') : [];
  const isDropping = names.length < words.length || seasons.length > 0;
  if (!isDropping || !(isOfKind ? names.every(({ isName }) => isName) : names.some(({ isName }) => isName)))
    return null;
  const { season, ...kept } = chosen;
  return {
    ...attempt,
    words: names,
    match: names.length ? 'named' : 'every',
    chosen: kept,
    nearest: true,
    dropped: [...dropped, ...seasons],
  };
}

/** Filters that many goods have no value for, although their names say it. */
const OFTEN_NAMED = ['colorPallete', 'material', 'season'] as const;

/** Returns the search with such filters as words, which names must have; null if there are none. */
export function sayingFilters(attempt: SearchAttempt, { filters }: Understanding): SearchAttempt | null {
  const said = filters.filter(({ kind }) => OFTEN_NAMED.some((one) => one === kind && attempt.chosen[one]));
  if (!said.length) return null;
  const { colorPallete, material, season, ...kept } = attempt.chosen;
  return { ...attempt, words: [...attempt.words, ...said.flatMap(({ words }) => words)], match: 'named', chosen: kept };
}

/** Of sandals, those for women are nearer to «босоножки»; of bags, wallets come last. */
function comingLast(filters: readonly UnderstoodFilter[]): Choices | undefined {
  if (filters.some(({ isForWomen }) => isForWomen)) return NOT_FOR_WOMEN;
  const asked = new Set(filters.flatMap(({ values }) => values));
  const goods = filters.flatMap(({ notCalledSo = [] }) => notCalledSo.filter((id) => !asked.has(id)));
  return goods.length ? { goods } : undefined;
}

/** Prices, sizes and delivery do not say what the goods are: furs on sale are nothing like other goods on sale. */
const OF_ANY_GOODS: ReadonlySet<UnderstoodFilter['kind']> = new Set([
  'sale',
  'sort',
  'price',
  'meetPrice',
  'newArrival',
  'deliverySpeed',
  'size',
  'fit',
]);

const isOfGoods = ({ kind }: UnderstoodFilter): boolean => !OF_ANY_GOODS.has(kind);

const withGoods = (one: SearchAttempt, goods: readonly string[]): SearchAttempt => ({
  ...one,
  chosen: { ...one.chosen, goods: [...goods] },
});

const isLatinName = (word: UnderstoodWord): boolean =>
  word.known && !isDescription(word) && /^[a-z]+$/.test(word.forms[0]!);

/** Names of goods are told by their brand, line or words. */
const isOfName = ({ kind }: UnderstoodFilter): boolean => kind === 'brand' || kind === 'model';

function isBrand({ kind }: UnderstoodFilter): boolean {
  return kind === 'brand';
}

/**
 * Returns whether a filter states the kind of goods, which is dropped last. A sort order is no condition: it is never
 * dropped.
 */
export function isKind({ kind }: UnderstoodFilter): boolean {
  return kind === 'categories' || kind === 'goods';
}

/**
 * Yields the filters that may be kept: all, then every choice with one filter less, with two less, and so on. If a kind
 * was refined («вечерние платья»), asking for the wider kind counts as dropping one filter.
 */
function* stepsFrom(filters: readonly UnderstoodFilter[]): Generator<readonly UnderstoodFilter[][]> {
  yield [filters as UnderstoodFilter[]];
  for (const step of stepsWithWords(filters, [])) yield step.map((kept) => kept.filters);
}

/**
 * Yields the filters and words that may be kept if the words only describe goods of a kind: each word is a condition as
 * a filter is, and so is what refines the kind («вечернее платье»). The kind itself is kept: «тельняшка с длинным
 * рукавом» is rather another one than a tee.
 */
function* stepsWithWords(
  filters: readonly UnderstoodFilter[],
  words: readonly UnderstoodWord[],
): Generator<readonly { filters: UnderstoodFilter[]; words: UnderstoodWord[] }[]> {
  const conditions = [...filters.filter((filter) => isDroppable(filter) || filter.wider), ...words];
  for (const drops of dropsOf(conditions))
    yield drops.map((gone) => ({
      filters: filters.flatMap((filter) => (!gone.includes(filter) ? filter : filter.wider ? widened(filter) : [])),
      words: words.filter((word) => !gone.includes(word)),
    }));
}

/** Other words are names or numbers: who asks for a 700 is not shown the others. */
const isDescription = ({ isName, describes }: UnderstoodWord): boolean => describes === true && !isName;

const isDroppable = (filter: UnderstoodFilter): boolean =>
  !isKind(filter) && !isBrand(filter) && filter.kind !== 'sort';

/**
 * Yields the conditions that may be dropped: a season that is only a use («на осень»), each, every two, and so on. For whom the
 * goods are, as men do not wear the straight jeans of women, and what refines their kind are dropped last.
 */
function* dropsOf<Condition extends UnderstoodFilter | UnderstoodWord>(
  conditions: readonly Condition[],
): Generator<Condition[][]> {
  const isWeighty = (one: Condition) => 'kind' in one && (FOR_WHOM.has(one.kind) || one.wider !== undefined);
  const soft = conditions.filter((one) => 'kind' in one && one.kind === 'season' && isSeasonNoun(one.typed));
  if (soft.length && soft.length < conditions.length) yield [soft];
  const others = apart(conditions.filter((one) => !isWeighty(one)));
  for (let count = 1; count <= others.length; count += 1) yield chosenFrom(others, count);
  const all = apart(conditions);
  for (let count = 1; count <= all.length; count += 1) {
    const drops = chosenFrom(all, count).filter((gone) => gone.some(isWeighty));
    if (drops.length) yield drops;
  }
}

const FOR_WHOM: ReadonlySet<UnderstoodFilter['kind']> = new Set(['sex', 'age']);

/** Returns the conditions that are dropped separately, with those beyond {@link MOST_APART} as one. */
function apart<Condition>(conditions: readonly Condition[]): Condition[][] {
  return [...conditions.slice(0, MOST_APART).map((one) => [one]), conditions.slice(MOST_APART)].filter(
    ({ length }) => length > 0,
  );
}

const widened = (filter: UnderstoodFilter): UnderstoodFilter =>
  filter.wider ? { ...filter, values: filter.wider } : filter;

/** Returns every way to choose `count` of the units, as lists of their parts. */
function chosenFrom<Value>(units: readonly (readonly Value[])[], count: number): Value[][] {
  if (!count) return [[]];
  return units.flatMap((unit, place) =>
    chosenFrom(units.slice(place + 1), count - 1).map((more) => [...unit, ...more]),
  );
}

/** Converts filters read from the query to filters of the listing. Several values of one filter are combined by OR. */
export function choicesOf(filters: readonly UnderstoodFilter[]): Choices {
  const values: Record<string, string[]> = {};
  let price: Choices['price'];
  for (const filter of filters) {
    // A sort order is not a choice.
    if (filter.kind === 'sort') continue;
    if (filter.kind === 'price') price = { ...price, ...filter.price };
    else values[filter.kind] = [...(values[filter.kind] ?? []), ...filter.values];
  }
  return price ? { ...(values as Choices), price } : values;
}
