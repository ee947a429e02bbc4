import { coloursLike, isShade } from './colour-words.js';
import { meaningsOf } from './meaning-words.js';
import { searchForm } from './search-form.js';
import { isNoiseWord, isStopWord } from './noise-words.js';
import { namesClothes } from './synonyms.js';

/** True for a word that means something in any shop of clothes: it is no misspelling, in no other layout or script. */
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

/** A number, with or without what it counts: it is read by nobody but those who read prices and sizes. */
export function isAmount(word: string): boolean {
  return AMOUNT.test(word);
}
