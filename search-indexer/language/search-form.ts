import { splitWords, wordParts } from './split-words.js';
import { stemRussian } from './stem-russian.js';

/**
 * Normalises and stems the words of a text, as the search index stores them; queries must use the same form. A
 * hyphenated word yields its parts and the whole without hyphens. Do not apply it twice, because a stem may be
 * shortened again.
 */
export function searchForm(text: string): string {
  return splitWords(text).flatMap(wordParts).map(stemWord).join(' ');
}

/** The stem of one word as `splitWords` or `wordParts` returns it. Latin words and numbers are returned unchanged. */
export function stemWord(word: string): string {
  if (!RUSSIAN.test(word)) return word;
  let stem = stems.get(word);
  if (stem === undefined) {
    if (stems.size >= MOST_REMEMBERED) stems.clear();
    stem = stemRussian(word);
    stems.set(word, stem);
  }
  return stem;
}

const RUSSIAN = /^[а-я]+$/;
/** Maximum number of cached stems; the cache helps because the words of a catalogue repeat. */
const MOST_REMEMBERED = 50_000;
const stems = new Map<string, string>();
