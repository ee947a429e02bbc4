import { attributeAt, beginsOther } from './attributes.js';
import type { Goods } from './concepts/goods.js';
import { filterName } from './filter-name.js';
import { goodsValues } from './goods-phrases.js';
import type { Lexicon } from './lexicon.js';
import { typedBy, type QueryWord } from './query-word.js';
import { searchForm } from './search-form.js';
import type { UnderstoodFilter } from './understanding.js';
import { suitingUse, useAt } from './uses.js';

/**
 * Joins words that together name a property into one word: «короткий рукав». A property that is a single word gets the
 * word of the other language as a further form. Positions of words inside a property become positions of the joined
 * word.
 */
export function withAttributes<Word extends QueryWord>(words: readonly Word[], inPhrase: Set<number>): Word[] {
  const stems = words.map(({ stem }, place) => (inPhrase.has(place) ? '' : stem));
  return words.map((word, place) => {
    if (inPhrase.has(place)) return word;
    const use = useAt(stems, place);
    const found = use ? null : attributeAt(stems, place);
    // «Длинное платье» is no dress with «длинные рукава».
    if (found?.length === 1)
      return { ...word, forms: beginsOther(word.stem) ? [found.token] : [...word.forms, found.token] };
    const length = use?.length ?? found?.length ?? 1;
    if (length === 1) return word;
    for (let other = place + 1; other < place + length; other += 1) inPhrase.add(other);
    const typed = typedBy(words.slice(place, place + length));
    const forms = use ? [...use.forms] : [found!.token];
    return {
      ...word,
      typed,
      forms,
      stem: forms[0]!,
      known: true,
      prefix: false,
      ...(use && { isUse: true, useKinds: use.kinds }),
    };
  });
}

/** Returns the kinds of goods that suit a use, if the query names no kind: «что надеть на собеседование». */
export function kindsForUse(
  filters: readonly UnderstoodFilter[],
  words: readonly QueryWord[],
  lexicon: Lexicon,
): UnderstoodFilter[] {
  if (filters.some(({ kind }) => kind === 'categories' || kind === 'goods' || kind === 'brand')) return [];
  // Adidas calls a line `Rain.RDY`.
  const isName = ({ stem }: QueryWord) => /^[a-z]/.test(stem) && lexicon.words.get(stem)?.named.length;
  const uses = words.filter((word) => kindsOfUse(word).length > 0 && !isName(word));
  // A gift for a cyclist is for cycling first.
  const use = uses.find((word) => !isGift(word)) ?? uses[0];
  const values = use ? goodsValues(kindsOfUse(use), lexicon) : [];
  if (!use || !values.length) return [];
  const known = values.map(({ value }) => value);
  return [
    {
      ...{ kind: 'goods', values: known, isWider: true, name: filterName({ kind: 'goods', values }), typed: use.typed },
      ...{ without: typedBy(words.filter((word) => word !== use)), words: [] },
    },
  ];
}

/** True for a word that asks for a gift, which few names say: «на 8 марта». */
export const isGift = (word: QueryWord): boolean => kindsOfUse(word) === suitingUse(searchForm('подарок')).kinds;

const kindsOfUse = ({ stem, useKinds }: QueryWord): readonly Goods[] => useKinds ?? suitingUse(stem).kinds;
