import { FACET_NAMES, type ProductDocument } from '@meet/search-indexer/contract';
import { wordsOf } from './words-of.js';

/** What a shopper can know of a product that can be bought. */
export interface Goods {
  id: string;
  name: string;
  brands: string[];
  /** Names of its categories, the root's first. */
  kinds: string[];
  colours: string[];
  /** That can be bought now. */
  sizes: string[];
  /** Every word of all this, each once. */
  words: ReadonlySet<string>;
}

/** Null for a product nobody can buy: it is never found. */
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
  return { id, name, ...parts, words: new Set(said.flatMap(wordsOf)) };
}
