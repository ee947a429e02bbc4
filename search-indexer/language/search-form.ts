import { splitWords, wordParts } from './split-words.js';
import { stemRussian } from './stem-russian.js';

/**
 * Words as the index holds them and as a query must say them to match exactly: normalised, stemmed, one space between
 * them; of a hyphenated word its parts and the whole without hyphens. A text goes through it once: a stem may have a
 * shorter stem of its own.
 */
export function searchForm(text: string): string {
  return splitWords(text).flatMap(wordParts).map(stemWord).join(' ');
}

/** The stem of one word of `splitWords` or `wordParts`; Latin words and numbers stay as they are. */
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
/** A catalogue repeats its words: most stems are looked up, not made. */
const MOST_REMEMBERED = 50_000;
const stems = new Map<string, string>();
