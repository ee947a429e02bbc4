import { isCommonWord } from './common-words.js';
import { goodsNamed } from './concepts/goods.js';

/** True for a word that only names have, of a brand, a line or a model: no kind of goods, colour, property or use. */
export function isOnlyInNames(stem: string): boolean {
  return !isCommonWord(stem) && !goodsNamed([stem]);
}
