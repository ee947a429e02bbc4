import type { Lexicon } from './lexicon.js';
import { namesMeant } from './named-filters.js';
import { isNoiseWord, isStopWord } from './noise-words.js';
import { stemWord } from './search-form.js';
import { splitWords, wordParts } from './split-words.js';

/** True if a text consists only of words of the catalogue, other words for its filter values, and stop words. */
export function saysWordsOfCatalogue(text: string, lexicon: Lexicon): boolean {
  const words = splitWords(text);
  return words.some((word) => !isSmall(stemWord(word))) && words.every((word) => isSaid(word, lexicon));
}

function isSaid(word: string, lexicon: Lexicon): boolean {
  return [[word], wordParts(word)].some((parts) =>
    parts.map(stemWord).every((stem) => isSmall(stem) || lexicon.words.get(stem) || namesMeant(stem, lexicon).length),
  );
}

function isSmall(stem: string): boolean {
  return isStopWord(stem) || isNoiseWord(stem);
}
