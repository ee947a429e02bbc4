// cspell:disable – parts of words
import { attributeAt } from './attributes.js';
import { goodsNamed } from './concepts/goods.js';
import { namesClothes } from './synonyms.js';

/**
 * Endings of diminutives, by their stems, and the replacement that gives the plain word: «кофточка», «джинсики»,
 * «платьишко».
 */
const ENDINGS: readonly [RegExp, string][] = [
  [/(?:оч|еч|ач)к$/, 'к'],
  [/(?:ч?онк|ч?енк|ч[оеи]к|чк)$/, 'к'],
  [/ечк$/, 'йк'],
  [/очек$/, 'ок'],
  [/(?:оч|еч|ач|ушк|юшк)к$/, ''],
  [/(?:[ие]к|(?<=.{3})ок|чик|ишк|ушк|юшк|[оеё]нк|ец)$/, ''],
  // «Брак» is no «бра».
  [/(?<=.{5})к$/, ''],
];

/**
 * Returns the stem of the plain word for a diminutive of clothes or of their parts: «кофт» for «кофточк»; null if the word
 * is not a diminutive.
 */
export function plainWord(stem: string): string | null {
  // «Футболка» is no small football, even where there are no tees.
  if (goodsNamed([stem])) return null;
  return (
    plainStems(stem).find((plain) => namesClothes(plain) || goodsNamed([plain]) || attributeAt([plain], 0)) ?? null
  );
}

/** Returns the stems of which a stem may be a diminutive, whether or not they name clothes. */
export function plainStems(stem: string): string[] {
  return ENDINGS.map(([ending, plain]) => stem.replace(ending, plain)).filter(
    (other) => other !== stem && other.length >= SHORTEST,
  );
}

const SHORTEST = 3;
