import { attributeAt } from './attributes.js';
import { coloursLike, isShade } from './colour-words.js';
import { meaningsOf } from './meaning-words.js';
import { searchForm } from './search-form.js';
import { isNoiseWord, isStopWord } from './noise-words.js';
import { isPriceTerm } from './price-words.js';
import { namesClothes } from './synonyms.js';
import { suitingUse } from './uses.js';

/**
 * True for a word that every clothes shop uses. Such a word is never taken for a misspelling, another keyboard layout
 * or another alphabet.
 */
export function isCommonWord(stem: string): boolean {
  return (
    isStopWord(stem) ||
    MEASURES.has(stem) ||
    isPriceTerm(stem) ||
    isNoiseWord(stem) ||
    namesClothes(stem) ||
    isShade(stem) ||
    meaningsOf([stem]).length > 0 ||
    coloursLike(stem).length > 0 ||
    suitingUse(stem).forms.length > 0 ||
    attributeAt([stem], 0) !== null
  );
}

const MEASURES = new Set(
  searchForm(
    'р руб рубль рублей рубля тыс тысяч штук rub eu eur us uk ru size см сантиметр рост стелька половина эс эм эль',
  ).split(' '),
);
const AMOUNT = /^\d+(\.\d+)?(к|k|т|р|тр|тыс|тысяч|руб|рублей)?$/;

/** True for a number with or without a unit. It can only be a price or a size, never a misspelt word. */
export function isAmount(word: string): boolean {
  return AMOUNT.test(word);
}
