import { goodsNamed } from './concepts/goods.js';
import { namesKnownBrand } from './known-brands.js';
import type { Lexicon } from './lexicon.js';
import { isOnlyInNames } from './name-words.js';

/** People begin with the thing, its brand or its name, seldom with a property: «ру» is «рубашка» rather than «рукав». */
const WHOLE_WEIGHT = 4;
const KIND_WEIGHT = 3;
const BRAND_WEIGHT = 2;
const NAME_WEIGHT = 1;
const PROPERTY_WEIGHT = 0.05;

/**
 * Weighs a word by the number of goods that have it, as what the first two or three letters of a query begin. With
 * `isWhole` these letters are all of its sound.
 */
export function goodsBegun(stem: string, lexicon: Lexicon, isWhole = false): number {
  const word = lexicon.words.get(stem);
  if (!word) return 0;
  if (isWhole) return word.uses * WHOLE_WEIGHT;
  if (goodsNamed([stem])) return word.uses * KIND_WEIGHT;
  if (lexicon.isBrand(word) || namesKnownBrand(stem)) return word.uses * BRAND_WEIGHT;
  return word.uses * (isOnlyInNames(stem) ? NAME_WEIGHT : PROPERTY_WEIGHT);
}
