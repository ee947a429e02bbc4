import type { FilterKind, ProductKind } from '@meet/search-indexer/contract';
import type { FacetValue } from '../index/facet.js';
import { FirstOf } from '../index/first-of.js';
import type { ListingIndex } from '../index/listing-index.js';

/**
 * How much an equal value of each filter adds to the similarity. Category and age must be equal, so they have no
 * weight.
 */
const WEIGHTS: Partial<Record<FilterKind, number>> = { brand: 2, colorPallete: 2, season: 1, sex: 2, material: 1 };
const PRICE_WEIGHT = 4;

export interface Likeness {
  id: string;
  model: string | null;
  /** Slug of the deepest category; only products of this category are compared. */
  type: string;
  /** Lowest price of the product's active offers, in kopecks. */
  price: number;
  values: [ProductKind, FacetValue][];
}

/**
 * Ids of products of the same category and age with the most similar price, brand, colour, season, sex and material, the
 * most similar first. Other colourways of the same model are excluded.
 */
export function similarProducts(index: ListingIndex, wanted: Likeness, limit: number): string[] {
  const sameAge = wanted.values.flatMap(([kind, { value }]) => (kind === 'age' ? [value] : []));
  const candidates = index.facets.categories.anyOf([wanted.type]).intersect(index.facets.age.anyOf(sameAge));
  const itself = index.numbers.numberOf(wanted.id);
  const model = wanted.model === null ? undefined : index.valueNumber('model', wanted.model);
  const weights = new Map<number, number>();
  for (const [kind, { value }] of wanted.values) {
    const number = index.valueNumber(kind, value);
    if (number !== undefined) weights.set(number, WEIGHTS[kind] ?? 0);
  }
  const first = new FirstOf<{ product: number; score: number }>(
    (a, b) => b.score - a.score || index.numbers.compare(a.product, b.product),
    limit,
  );
  let bound = -Infinity;
  candidates.forEach((product) => {
    if (product === itself) return;
    let score = PRICE_WEIGHT * nearness(index.priceOf(product), wanted.price);
    for (const value of index.valuesOf(product)) {
      if (value === model) return;
      score += weights.get(value) ?? 0;
    }
    if (score < bound) return;
    bound = first.add({ product, score })?.score ?? bound;
  });
  return first.inOrder().map(({ product }) => index.numbers.idOf(product));
}

/** Similarity of two prices: 1 if they are equal, 0 if one is at least twice the other. */
function nearness(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return high === 0 ? 1 : Math.max(0, 2 * (low / high) - 1);
}
