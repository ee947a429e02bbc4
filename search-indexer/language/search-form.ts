import { splitWords, wordParts } from './split-words.js';
import { stemRussian } from './stem-russian.js';

/**
 * The form of words in the index, in which queries must give them: normalised, stemmed, one space between words; a
 * hyphenated word gives its parts and the whole without hyphens. Apply it once: a stem may have a shorter stem.
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
/** Cache size: a catalogue repeats its words. */
const MOST_REMEMBERED = 50_000;
const stems = new Map<string, string>();
