import { NEW_ARRIVAL_MS, ITEM_KINDS, PRODUCT_KINDS, type ProductKind } from '@meet/search-indexer/contract';
import type { UnderstoodWord } from '@meet/search-indexer/language';
import type { Choices } from '../../index/listing-query.js';
import type { WordMatch } from '../search-engine.js';

/** Maximum number of wordings sent for a query with ambiguous words; the likeliest are kept. */
const MOST_WORDINGS = 16;

/**
 * Values for Meilisearch's `q` parameter, the likeliest wording first. There are several because `q` has no “or”.
 * Quotation marks keep a known word from matching similarly spelled words. An unquoted last word matches as a prefix
 * unless a space follows.
 */
export function wordings(words: readonly UnderstoodWord[], match: WordMatch): string[] {
  return combinations(words.map(({ forms }) => forms.length)).map((places) => {
    const said = words.map(({ forms, known, prefix }, word) => {
      const form = forms[places[word]!]!;
      // Meilisearch requires every quoted word, so words are not quoted when only some of them must match.
      const bare = match === 'some' || !known || (prefix && places[word] === 0);
      return bare ? form : `"${form}"`;
    });
    const begins = words.at(-1)?.prefix && places.at(-1) === 0;
    return `${said.join(' ')}${begins ? '' : ' '}`;
  });
}

/**
 * All ways to pick one index from each list of these lengths, the lowest sum of indexes first, at most MOST_WORDINGS.
 */
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

/**
 * True if a choice restricts offers: Meilisearch stores one document per product, so it cannot tell which offer has
 * which value.
 */
export function asksForOffers(choices: Choices): boolean {
  const { min = 0, max = Infinity } = choices.price ?? {};
  return min > 0 || max < Infinity || choices.worn !== undefined || ITEM_KINDS.some((kind) => choices[kind]?.length);
}

/** Filter conditions, combined by AND; the choice of the filter `leaveOut` is ignored. */
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
