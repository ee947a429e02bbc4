import { normaliseText } from './normalise-text.js';

/**
 * Words as the index holds them and as a query must say them to match exactly: normalised, stemmed, one space between
 * them; of a hyphenated word its parts and the whole without hyphens.
 */
export function searchForm(text: string): string {
  return normaliseText(text);
}
