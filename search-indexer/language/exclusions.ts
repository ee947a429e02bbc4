// cspell:ignore xprinted xlogo спортивн
import { ITEM_KINDS } from '../contract/index.js';
import { attributeAt, isAttribute } from './attributes.js';
import type { Lexicon } from './lexicon.js';
import { isStopWord, JOINING } from './noise-words.js';
import { isPriceTerm } from './price-words.js';
import type { QueryWord } from './query-word.js';
import { readFilters } from './read-filters.js';
import { withAttributes } from './said-uses.js';
import { searchForm } from './search-form.js';
import type { Exclusion, UnderstoodWord } from './understanding.js';

/** Filters by properties that differ between offers, and sort orders; they cannot exclude a product. */
const EXCLUDES_NONE: ReadonlySet<string> = new Set([...ITEM_KINDS, 'fit', 'price', 'sort']);

/** Further words and properties that an excluded one excludes: goods without a pattern have no logo. */
const ALSO_DENIED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    xprinted: ['xlogo'],
    xlogo: ['xprinted'],
    спортивн: searchForm('sportswear gym workout athletic running jogging track').split(' '),
  }),
);

const isKind = (kind: string): boolean => kind === 'goods' || kind === 'categories';

/**
 * Returns the products that the words after «без», «не», «кроме» exclude, each thing that «и» joins for itself. Empty if the words
 * cannot exclude a product: a size, or words that no product has.
 */
export function exclusionsOf<Word extends QueryWord>(
  typed: string,
  said: readonly Word[],
  lexicon: Lexicon,
  asWord: (word: Word) => UnderstoodWord,
): Exclusion[] {
  const things: Word[][] = [[]];
  for (const word of said) {
    if (JOINING.has(word.surface)) things.push([]);
    else things.at(-1)!.push(word);
  }
  return things.flatMap((thing) => {
    const exclusion = exclusionOf(typed, thing, lexicon, asWord);
    if (!exclusion) return [];
    const isOfKind = exclusion.filters.some(({ kind }) => isKind(kind)) && !exclusion.words.length;
    // «Не бикини» excludes «трусы бикини», too, which are of another kind.
    const named = thing.filter(({ stem }) => !isStopWord(stem)).map(asWord);
    return isOfKind && named.every(({ known }) => known)
      ? [exclusion, { typed, filters: [], words: named }]
      : [exclusion];
  });
}

/** Excludes products with these filter values and these words. */
function exclusionOf<Word extends QueryWord>(
  typed: string,
  said: readonly Word[],
  lexicon: Lexicon,
  asWord: (word: Word) => UnderstoodWord,
): Exclusion | null {
  const stems = said.map(({ stem }) => stem);
  // A wider kind must not be excluded, because the query does not name it, nor belts by «пальто без пояса»: the words are used.
  const phrases = readFilters(stems, lexicon).filter(
    ({ from, filters }) => !filters.some(({ kind, isWider }) => isWider || (isKind(kind) && attributeAt(stems, from))),
  );
  const filters = phrases.flatMap((phrase) => phrase.filters);
  if (filters.some(({ kind }) => EXCLUDES_NONE.has(kind))) return null;
  const inPhrase = new Set(phrases.flatMap(({ from, length }) => Array.from({ length }, (_, place) => from + place)));
  const words = withAttributes(said, inPhrase)
    .filter(({ stem }, place) => !inPhrase.has(place) && !isStopWord(stem))
    .map(asWord)
    .map((word) => ({ ...word, forms: word.forms.flatMap((form) => [form, ...(ALSO_DENIED.get(form) ?? [])]) }));
  // «Тысяч за пять, не больше»
  if (words.every(({ forms }) => forms.every(isPriceTerm)) && !filters.length) return null;
  if (!filters.length && !words.some(({ known, forms }) => known || forms.some(isAttribute))) return null;
  const values = new Map<Exclusion['filters'][number]['kind'], Set<string>>();
  for (const { kind, values: own } of filters)
    values.set(kind, new Set([...(values.get(kind) ?? []), ...own.map(({ value }) => value)]));
  return { typed, filters: Array.from(values, ([kind, chosen]) => ({ kind, values: [...chosen] })), words };
}
