// cspell:disable – parts of words
import { goodsNamed } from './concepts/goods.js';
import { namesClothes } from './synonyms.js';

/** Endings of diminutives, by their stems, and what the plain word has instead: «кофточка», «джинсики», «платьишко». */
const ENDINGS: readonly [RegExp, string][] = [
  [/(?:оч|еч)к$/, 'к'],
  [/(?:оч|еч|ушк|юшк)к$/, ''],
  [/(?:ик|чик|ишк|ушк|юшк|ец)$/, ''],
];

/** The stem of the plain word for clothes, for a diminutive of it: «кофт» for «кофточк»; null if it is none. */
export function plainWord(stem: string): string | null {
  for (const [ending, plain] of ENDINGS) {
    const other = stem.replace(ending, plain);
    if (other !== stem && other.length >= SHORTEST && (namesClothes(other) || goodsNamed([other]))) return other;
  }
  return null;
}

const SHORTEST = 3;
