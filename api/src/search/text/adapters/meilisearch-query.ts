import { NEW_ARRIVAL_MS, ITEM_KINDS, PRODUCT_KINDS, type ProductKind } from '@meet/search-indexer/contract';
import type { UnderstoodWord } from '@meet/search-indexer/language';
import type { Choices } from '../../index/listing-query.js';
import type { WordMatch } from '../search-engine.js';

/** Most ways to say a query whose words may stand for several things; the likeliest come first. */
const MOST_WORDINGS = 16;

/**
 * What to put into `q`, the likeliest wording first: it knows no «or». A word that is known stands in quotation marks,
 * which keep it from finding its neighbours in spelling; a bare last word is taken for the beginning of one, unless a
 * space follows.
 */
export function wordings(words: readonly UnderstoodWord[], match: WordMatch): string[] {
  return combinations(words.map(({ forms }) => forms.length)).map((places) => {
    const said = words.map(({ forms, known, prefix }, word) => {
      const form = forms[places[word]!]!;
      // What is in quotation marks must be found: «some» of the words cannot be asked for that way.
      const bare = match === 'some' || !known || (prefix && places[word] === 0);
      return bare ? form : `"${form}"`;
    });
    const begins = words.at(-1)?.prefix && places.at(-1) === 0;
    return `${said.join(' ')}${begins ? '' : ' '}`;
  });
}

/** Places in lists of these lengths, the sum of places growing. */
function combinations(lengths: readonly number[]): number[][] {
  let found: number[][] = [[]];
  for (const length of lengths) {
    found = found
      .flatMap((places) => Array.from({ length }, (_, place) => [...places, place]))
      .sort((a, b) => sum(a) - sum(b))
      .slice(0, MOST_WORDINGS);
  }
  return found;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** True where an offer is asked for: which of its offers has what, an index of products cannot say. */
export function asksForOffers(choices: Choices): boolean {
  const { min = 0, max = Infinity } = choices.price ?? {};
  return min > 0 || max < Infinity || ITEM_KINDS.some((kind) => choices[kind]?.length);
}

/** Conditions that all must hold; `leaveOut` is a kind whose own choice is not to count. */
export function conditions(choices: Choices, now: number, leaveOut?: ProductKind): string[] {
  return PRODUCT_KINDS.flatMap((kind) => {
    const values = choices[kind];
    if (!values?.length || kind === leaveOut) return [];
    if (kind === 'newArrival') return [`newArrival = true OR publishedAt >= ${now - NEW_ARRIVAL_MS}`];
    return [`${kind} IN [${values.map(quoted).join(', ')}]`];
  });
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
