import { FACET_NAMES, type ProductDocument } from '@meet/search-indexer/contract';
import { wordsOf } from './words-of.js';

/** A product on sale, with everything that a shopper can know about it. */
export interface Goods {
  id: string;
  name: string;
  brands: string[];
  /** Names of the product's categories, from the root down. */
  kinds: string[];
  colours: string[];
  /** Sizes on sale. */
  sizes: string[];
  /** Whether an offer has a discount. */
  isReduced: boolean;
  /** All different words of the fields above and of the product's other properties (model, materials, seasons …). */
  words: ReadonlySet<string>;
}

/**
 * Reads the facts from a search document. Returns null for a product that is not for sale, as no search may find it.
 */
export function goodsOf(document: Omit<ProductDocument, 'text' | 'card'>): Goods | null {
  if (!document.items.length) return null;
  const { id, name, otherNames, model, materials, seasons, sex, children } = document;
  const names = (values: readonly { name: string }[]) => values.map((value) => value.name);
  const parts = {
    brands: names(document.brands),
    kinds: names(document.categories),
    colours: names(document.colours),
    sizes: [...new Set(names(document.items.map(({ size }) => size)))],
  };
  const said = [
    name,
    ...otherNames,
    ...Object.values(parts).flat(),
    model?.name ?? '',
    ...materials.map((value) => FACET_NAMES.material[value as keyof typeof FACET_NAMES.material] ?? ''),
    ...seasons.map((value) => FACET_NAMES.season[value]),
    FACET_NAMES.sex[sex],
    children ? FACET_NAMES.age.CHILDREN : '',
  ];
  const isReduced = document.items.some(({ sale }) => sale > 0);
  return { id, name, ...parts, isReduced, words: new Set(said.flatMap(wordsOf)) };
}
