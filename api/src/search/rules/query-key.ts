import { normaliseText, searchForm, swapLayout } from '@meet/search-indexer/language';

/**
 * Returns the form in which queries of rules are compared with those of shoppers: lower case, ё as е, stems, in one
 * order. So «Кроссовки Nike» is «nike кроссовка». Empty for a text without letters and digits.
 */
export function queryKey(text: string): string {
  return [...new Set(searchForm(text).split(' ').filter(Boolean))].sort().join(' ');
}

/** Returns the words of a text, and for each word its form: stems, several for a hyphenated word. */
export function wordsIn(text: string): { words: string[]; forms: string[] } {
  const words = normaliseText(text).split(' ').filter(Boolean);
  return { words, forms: words.map(searchForm) };
}

/**
 * Returns the texts by which rules find a query, the nearest first: as typed, as typed in the other keyboard layout,
 * and as the search has understood it, with corrected spelling.
 */
export function textsOf(asked: string, understood: string): string[] {
  const swapped = swapLayout(asked);
  return [...new Set([asked, ...(swapped === null ? [] : [swapped]), understood])];
}
