import { coloursLike, isShade } from './colour-words.js';
import { meaningsOf } from './meaning-words.js';
import { searchForm } from './search-form.js';
import { isNoiseWord, isStopWord } from './noise-words.js';
import { namesClothes } from './synonyms.js';

/**
 * True for a word that has a meaning in every clothes shop; it is never read as a misspelling or as another layout or
 * script.
 */
export function isCommonWord(stem: string): boolean {
  return (
    isStopWord(stem) ||
    MEASURES.has(stem) ||
    isNoiseWord(stem) ||
    namesClothes(stem) ||
    isShade(stem) ||
    meaningsOf([stem]).length > 0 ||
    coloursLike(stem).length > 0
  );
}

const MEASURES = new Set(searchForm('р руб рубль рублей рубля тыс тысяч штук rub eu eur us uk ru size см').split(' '));
const AMOUNT = /^\d+(\.\d+)?(к|k|т|р|тр|тыс|тысяч|руб|рублей)?$/;

/** True for a number, with or without its unit: only prices and sizes are read from it. */
export function isAmount(word: string): boolean {
  return AMOUNT.test(word);
}
