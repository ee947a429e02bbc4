// cspell:ignore xmaxi xmidi пухо
import { attributeAt, isAttribute } from './attributes.js';
import { goodsNamed, goodsWithId, idsNotCalledSo, idsUpwards, isOtherId } from './concepts/goods.js';
import { exclusionsOf } from './exclusions.js';
import { filterName } from './filter-name.js';
import { namesKnownBrand } from './known-brands.js';
import { goodsKnown, kindsDenied, saysBicycle } from './goods-phrases.js';
import { isOnlyInNames } from './name-words.js';
import type { Lexicon } from './lexicon.js';
import { coloursSuiting, namesMeant } from './named-filters.js';
import { coloursLike, isShade, isShadeOf } from './colour-words.js';
import { isCommonWord } from './common-words.js';
import { Company } from './company.js';
import { oppositeOf, spansLeftOut } from './left-out.js';
import { isNoiseWord, isStopWord, JOINING } from './noise-words.js';
import { otherReadings } from './other-readings.js';
import type { FilterPhrase } from './filter-phrase.js';
import { readFilters } from './read-filters.js';
import { readQuery, type ReadPiece } from './read-query.js';
import { typedBy, type QueryWord } from './query-word.js';
import { isGift, kindsForUse, withAttributes } from './said-uses.js';
import { russianWords } from './russian-words.js';
import { searchForm, stemWord } from './search-form.js';
import { ADJECTIVE, soundsLike } from './similar-words.js';
import { splitWords } from './split-words.js';
import type { Exclusion, Understanding, UnderstoodFilter, UnderstoodWord } from './understanding.js';
import { suitingUse } from './uses.js';

/** Returns the likeliest meaning of a query, judged by the words of the catalogue. */
export function understandQuery(query: string, lexicon: Lexicon): Understanding {
  const meaning = meaningOf(query, lexicon);
  const [begun, ...others] = meaning.words;
  if (!begun?.completion || others.length || meaning.filters.length || !namesKindAlone(begun.completion, lexicon))
    return meaning;
  // «Вел» begins a kind that names of goods do not say: bicycles.
  const { filters, words } = meaningOf(`${begun.completion} `, lexicon);
  return { ...meaning, filters: filters.map((filter) => ({ ...filter, typed: begun.typed })), words };
}

/** True for a kind of goods that the shop has, though no name of them says it. */
const namesKindAlone = (text: string, lexicon: Lexicon): boolean =>
  !lexicon.words.get(stemWord(text))?.named.length && goodsKnown(stemWord(text), lexicon) !== undefined;

function meaningOf(query: string, lexicon: Lexicon): Understanding {
  const pieces = readQuery(query, lexicon);
  const said = withoutAdultAges(pieces.flatMap(wordsOf)).filter(
    (word, place, all) => word.surface !== all[place - 1]?.surface,
  );
  const saidStems = said.map(({ stem }) => stem);
  // «Без рукавов» is a property and not an exclusion.
  const spans = spansLeftOut(said, lexicon).filter(
    ({ from, length }) => attributeAt(saidStems, from)?.length !== length,
  );
  const words = said.filter((_, place) => !spans.some(({ from, length }) => place >= from && place < from + length));
  const exclusions = spans.map(({ from, length }) => {
    const typed = typedBy(said.slice(from, from + length));
    const asWord = (word: QueryWord) => understoodWord({ ...word, prefix: false }, lexicon);
    const denied = said.slice(from + 1, from + length).filter(({ stem }) => !isStopWord(stem) || JOINING.has(stem));
    const opposite = length === 2 ? oppositeOf(denied[0]!.surface) : null;
    const parts = exclusionsOf(typed, denied, lexicon, asWord);
    return { typed, opposite, parts: [...parts, ...narrowerExcluded(typed, denied, words, lexicon)] };
  });
  const excludedTexts = exclusions.map(({ typed }) => typed);
  // Of skirts that are not short, the long ones come first.
  const opposites = exclusions.flatMap(({ typed, opposite }) => (opposite ? [oppositeWord(typed, opposite)] : []));
  const last = /\s$/.test(query) ? undefined : said.at(-1);
  const phrases = readFilters(
    words.map(({ stem }) => stem),
    lexicon,
  ).filter(
    (phrase, _, all) =>
      all.some((other) => other !== phrase && other.filters === phrase.filters) ||
      !isBeginningRather(phrase, words, last, lexicon),
  );
  const inPhrase = new Set(phrases.flatMap((phrase) => placesOf(phrase)));
  const company = new Company(
    words.map(({ stem }) => stem),
    lexicon,
  );
  const begun = words.map((word) => ({
    ...word,
    prefix: (word === last && mayBeBeginning(word, lexicon)) || isNumberOfLine(word, lexicon),
    known: word.known || isNumberOfLine(word, lexicon),
  }));
  const isAmongRussian = pieces.some(({ typed }) => /[а-яё]/i.test(typed));
  const rest = [...withAttributes(begun, inPhrase).filter((_, place) => !inPhrase.has(place)), ...opposites];
  const filters = understoodFilters(phrases, words, excludedTexts, company, lexicon);
  // Of pumps and lights nothing but those for bicycles is asked.
  const isOfParts = filters.some(isOfOtherGoods);
  const asked = isOfParts ? rest.filter(({ stem }) => !saysBicycle(stem)) : rest;
  return {
    text: pieces.map(textOfPiece).join(' '),
    repaired: pieces.some(({ repaired }) => repaired),
    filters: [...filters, ...kindsForUse(filters, asked, lexicon)],
    words: worthAsking(asked, phrases.length > 0, lexicon)
      .filter((word) => !(isGift(word) && word.isUse))
      .map((word) => company.completed(understoodWord(word, lexicon, isAmongRussian), word.surface)),
    exclusions: exclusions.flatMap(({ parts }) => parts),
    leftOut: exclusions.flatMap(({ typed, opposite, parts }) => (parts.length || opposite ? [] : typed)),
    otherReadings: otherReadings(pieces),
  };
}

/** Names say «спортивные» of few sports trousers, so the kind is excluded too. */
function narrowerExcluded(
  typed: string,
  denied: readonly QueryWord[],
  words: readonly QueryWord[],
  lexicon: Lexicon,
): Exclusion[] {
  const stems = words.map(({ stem }) => stem);
  const values = denied.length === 1 ? kindsDenied(denied[0]!.stem, stems, lexicon) : [];
  return values.map(({ value }) => ({ typed, filters: [{ kind: 'goods', values: [value] }], words: [] }));
}

function oppositeWord(typed: string, surface: string): QueryWord & { prefix: boolean } {
  const stem = stemWord(surface);
  const property = attributeAt([stem], 0)?.token;
  const forms = !property ? [stem] : NOT_SHORT.includes(property) ? NOT_SHORT : [stem, property];
  return { typed, surface, stem, forms, known: true, prefix: false };
}

/** Midi is not short. */
const NOT_SHORT = ['xmaxi', 'xmidi'];

/** «Мужчине 50 лет» is no size 50, and asks for nothing of the summer. */
function withoutAdultAges(words: readonly QueryWord[]): QueryWord[] {
  const isAge = (place: number) =>
    /^(?:1[89]|[2-9]\d)$/.test(words[place]?.surface ?? '') &&
    /^(?:лет|год|года)$/.test(words[place + 1]?.surface ?? '');
  return words.filter((_, place) => !isAge(place) && !isAge(place - 1));
}

/** Text that needed no correction is shown as typed, including hyphens. */
function textOfPiece({ typed, reading, repaired }: ReadPiece): string {
  return repaired ? textOf(reading.words) : splitWords(typed).join(' ');
}

function wordsOf({ typed, reading }: ReadPiece): QueryWord[] {
  return reading.words.map((word) => ({ ...word, typed, stem: word.forms[0]! }));
}

/**
 * True if the last word may be unfinished. «nik» may become «nike»; «кеды» is complete, because no word of the
 * catalogue begins with it, although its stem is the beginning of other words.
 */
function mayBeBeginning({ surface, known }: QueryWord, lexicon: Lexicon): boolean {
  if (!known || surface.length < 2) return true;
  return beginsWord(surface, lexicon) || stemWord(surface) === surface;
}

/**
 * True for a last word that names a filter value but is more likely an unfinished word of the shop: «пух» is down, and
 * the beginning of «пуховик».
 */
function isBeginningRather(
  { from, length, filters }: FilterPhrase,
  words: readonly QueryWord[],
  last: QueryWord | undefined,
  lexicon: Lexicon,
): boolean {
  const word = words[from]!;
  if (length > 1 || word !== last) return false;
  const begun = [...lexicon.words.beginningWith(word.surface)].filter(({ stem }) => stem !== word.stem);
  if (filters.some(({ isLacked }) => isLacked)) return begun.length > 0;
  // «Пухо» is no form of «пух».
  const isForm = word.surface === word.stem || russianWords(word.surface, word.stem).length > 0;
  if (word.surface.length > LONGEST_BEGINNING && isForm) return false;
  if (!filters.every(({ kind }) => kind === 'material' || kind === 'season')) return false;
  const having = filters.reduce((sum, { values }) => sum + values.reduce((all, { products }) => all + products, 0), 0);
  return begun.reduce((sum, { uses }) => sum + uses, 0) > having * MANY_TIMES;
}

const LONGEST_BEGINNING = 3;
const MANY_TIMES = 2;

/** «990» is the beginning of `990v6`, wherever it stands. */
const isNumberOfLine = ({ stem }: QueryWord, lexicon: Lexicon): boolean =>
  /^\d{3,}$/.test(stem) && !lexicon.words.get(stem) && beginsWord(stem, lexicon);

/** True if a word of the catalogue begins with the text, as «2002R» begins with «2002». */
function beginsWord(text: string, lexicon: Lexicon): boolean {
  for (const _ of lexicon.words.beginningWith(text)) return true;
  return false;
}

function understoodWord(
  { typed, forms, prefix, known, stem, isUse, isGuess }: QueryWord & { prefix: boolean },
  lexicon: Lexicon,
  isAmongRussian = false,
): UnderstoodWord {
  // Brown goods are not exactly what «рыжий» asks for.
  const names = namesMeant(stem, lexicon)
    .map(searchForm)
    .filter((name) => !isShadeOf(stem, name));
  const oneWord = names.filter((name) => !name.includes(' '));
  // A Latin word that occurs in names may belong to a model, if it was not typed in Russian: `Swift Run`, «для фитнеса».
  const isLatin = /^[a-z]/.test(stem) && !/[а-яё]/i.test(typed);
  const suiting = isLatin && lexicon.words.get(stem)?.named.length ? [] : suitingUse(stem).forms;
  const isKnown = known || forms.some(isAttribute) || suiting.some((form) => lexicon.words.get(form));
  const colours = coloursSuiting(stem, lexicon);
  const like = coloursLike(stem).filter((colour) => !forms.includes(colour) && lexicon.words.get(colour));
  return {
    ...{ typed, forms: [...new Set([...forms, ...oneWord, ...suiting])], prefix, known: isKnown },
    ...(isNameTyped(typed, forms[0]!, isAmongRussian) && isKnown && { isName: true as const }),
    ...(describes(typed, forms[0]!) && { describes: true as const }),
    ...(isGuess && { isGuess }),
    ...(colours.length > 0 && { colours }),
    ...(like.length > 0 && { like }),
    ...((isUse || suiting.length > 0) && { use: known && !isUse ? ('SAID' as const) : ('MEANT' as const) }),
  };
}

const describes = (typed: string, form: string): boolean =>
  isAttribute(form) || isCommonWord(form) || ADJECTIVE.test(typed.toLowerCase());

/** True for a Latin name that was typed in Russian letters or beside Russian words, and for a well-known brand. */
const isNameTyped = (typed: string, form: string, isAmongRussian: boolean): boolean =>
  (/^[a-z]/.test(form) &&
    !isAttribute(form) &&
    (/[а-яё]/i.test(typed) ? !isCommonWord(stemWord(typed.toLowerCase())) : isAmongRussian && isOnlyInNames(form))) ||
  namesKnownBrand(form);

/**
 * Stems of similar-sounding names, to be searched instead of a filter: «блейзер» may mean the model “Blazer” rather
 * than the category.
 */
function soundingSo({ surface }: QueryWord, lexicon: Lexicon): string[] {
  return soundsLike(surface, lexicon).map(({ entry }) => entry.stem);
}

/**
 * Drops words that no product is called by (stop words, «купить»), if anything else remains to search for. `elseSaid`
 * is true if the query also sets filters.
 */
function worthAsking<Word extends QueryWord>(words: Word[], elseSaid: boolean, lexicon: Lexicon): Word[] {
  const isNamed = (stem: string) =>
    (lexicon.words.get(stem)?.named.length ?? 0) > 0 || (/^\d+$/.test(stem) && beginsWord(stem, lexicon));
  const said = words.filter(({ stem }) => !isStopWord(stem) || (/^[a-z]/.test(stem) && isNamed(stem)));
  // A brand may be called «Модный», but beside «одежда» the word is praise.
  const isPraise = (stem: string) => elseSaid && lexicon.values.named([stem]).some(({ kind }) => kind === 'brand');
  const worth = said.filter(({ stem }) => !(isNoiseWord(stem) || isShade(stem)) || (isNamed(stem) && !isPraise(stem)));
  if (worth.length || elseSaid) return worth;
  return said.length ? said : words;
}

/** Returns the filters of a query; if several parts of the query set the same filter values, they become one filter. */
function understoodFilters(
  phrases: readonly FilterPhrase[],
  words: readonly QueryWord[],
  excluded: readonly string[],
  company: Company,
  lexicon: Lexicon,
): UnderstoodFilter[] {
  const said = new Map<string, { filter: FilterPhrase['filters'][number]; places: Set<number> }>();
  for (const phrase of phrases)
    for (const filter of phrase.filters) {
      const key = JSON.stringify([filter.kind, filter.values.map(({ value }) => value), filter.price]);
      const places = said.get(key)?.places ?? new Set();
      for (const place of placesOf(phrase)) places.add(place);
      said.set(key, { filter, places });
    }
  return [...said.values()].map(({ filter, places }) => ({
    kind: filter.kind,
    values: [...new Set(filter.values.map(({ value }) => value))],
    ...(filter.price && { price: filter.price }),
    ...(filter.isWider && { isWider: true }),
    ...(filter.isForWomen && { isForWomen: true }),
    ...(filter.isLacked && { isLacked: true }),
    ...(filter.wider && { wider: filter.wider.map(({ value }) => value) }),
    ...sectionOf(filter),
    name: filterName(filter),
    typed: typedBy([...places].map((place) => words[place]!)),
    without: [
      ...words
        .filter((word, place) => !places.has(place) && !introduces(place, places, words))
        .map(({ surface }) => surface),
      ...excluded,
    ].join(' '),
    // Computed lazily, because the words of a filter are needed only if a search finds nothing.
    get words() {
      return [...places]
        .map((place) => words[place]!)
        .filter(({ stem }) => !isStopWord(stem))
        .map((word) => {
          const names = namesMeant(word.stem, lexicon).map(searchForm);
          const property = attributeAt([word.stem], 0)?.token;
          const forms = [
            ...word.forms,
            ...(property ? [property] : []),
            ...names.filter((name) => !name.includes(' ')),
            ...soundingSo(word, lexicon),
          ];
          return company.agreed(understoodWord({ ...word, forms, prefix: false }, lexicon));
        });
    },
  }));
}

/** True for a filter by goods that are no clothes, or by a shop's section of them. */
function isOfOtherGoods({ kind, values, name }: UnderstoodFilter): boolean {
  if (kind === 'goods') return values.every((id) => isOtherId(id));
  return kind === 'categories' && isOtherId(goodsNamed(searchForm(name).split(' '))?.id ?? '');
}

/** The top-level kind of the goods that a filter asks for, and the kinds in them that nobody calls so. */
function sectionOf({
  kind,
  values,
}: FilterPhrase['filters'][number]): Pick<UnderstoodFilter, 'section' | 'notCalledSo'> {
  const [first] = values;
  if (!first || (kind !== 'goods' && kind !== 'categories')) return {};
  const goods = kind === 'goods' ? goodsWithId(first.value) : goodsNamed(searchForm(first.name).split(' '));
  if (!goods) return {};
  const section = idsUpwards(goods).at(-1);
  const others = idsNotCalledSo(goods);
  return { ...(section && section !== goods.id && { section }), ...(others.length > 0 && { notCalledSo: others }) };
}

/** True for stop words before the words of a filter: «со» in «со скидкой». */
function introduces(place: number, places: ReadonlySet<number>, words: readonly QueryWord[]): boolean {
  let next = place;
  while (next < words.length && !places.has(next) && isStopWord(words[next]!.stem)) next += 1;
  return next > place && places.has(next);
}

function placesOf({ from, length }: FilterPhrase): number[] {
  return Array.from({ length }, (_, place) => from + place);
}

function textOf(words: readonly { surface: string }[]): string {
  return words.map(({ surface }) => surface).join(' ');
}

/** Reads the query literally, without corrections and filters. */
export function readExactly(query: string): Understanding {
  const text = searchForm(query);
  const forms = text ? text.split(' ') : [];
  return {
    text,
    repaired: false,
    filters: [],
    words: forms.map((form, place) => ({
      typed: form,
      forms: [form],
      prefix: place === forms.length - 1,
      known: true,
    })),
    exclusions: [],
    leftOut: [],
    otherReadings: [],
  };
}
