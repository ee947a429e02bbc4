// cspell:disable – parts of words
import { goodsNamed } from './concepts/goods.js';
import { namesClothes } from './synonyms.js';

/** Endings of diminutives, by their stems, and what the plain word has instead: «кофточка», «джинсики», «платьишко». */
const ENDINGS: readonly [RegExp, string][] = [
  [/(?:оч|еч|ач)к$/, 'к'],
  [/(?:оч|еч|ач|ушк|юшк)к$/, ''],
  [/(?:ик|чик|ишк|ушк|юшк|ец)$/, ''],
];

/** The stem of the plain word for clothes, for a diminutive of it: «кофт» for «кофточк»; null if it is none. */
export function plainWord(stem: string): string | null {
  return plainStems(stem).find((plain) => namesClothes(plain) || goodsNamed([plain])) ?? null;
}

/** The stems of which a stem may be a diminutive, whatever they mean. */
export function plainStems(stem: string): string[] {
  return ENDINGS.map(([ending, plain]) => stem.replace(ending, plain)).filter(
    (other) => other !== stem && other.length >= SHORTEST,
  );
}

const SHORTEST = 3;
