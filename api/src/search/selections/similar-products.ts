import type { FilterKind, ProductKind } from '@meet/search-indexer/contract';
import type { FacetValue } from '../index/facet.js';
import type { ListedProduct, ListingIndex } from '../index/listing-index.js';
import { compareIds } from '../index/sorted-list.js';

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
 * Products of the same category and age with the most similar price, brand, colour, season, sex and material, the most
 * similar first. Other colourways of the same model are excluded.
 */
export function similarProducts(index: ListingIndex, wanted: Likeness, limit: number): ListedProduct[] {
  const wantedValues = new Set(wanted.values.map(([kind, { value }]) => `${kind} ${value}`));
  const sameAge = wanted.values.flatMap(([kind, { value }]) => (kind === 'age' ? [value] : []));
  const candidates = index.facets.categories.anyOf([wanted.type]).intersect(index.facets.age.anyOf(sameAge));
  const scored: { product: ListedProduct; score: number }[] = [];
  candidates.forEach((number) => {
    const product = index.products[number]!;
    if (product.id === wanted.id || isOfModel(product, wanted.model)) return;
    const shared = product.values.reduce(
      (sum, { kind, shown }) => sum + (wantedValues.has(`${kind} ${shown.value}`) ? (WEIGHTS[kind] ?? 0) : 0),
      0,
    );
    scored.push({ product, score: shared + PRICE_WEIGHT * nearness(product.price, wanted.price) });
  });
  return scored
    .sort((a, b) => b.score - a.score || compareIds(a.product.id, b.product.id))
    .slice(0, limit)
    .map(({ product }) => product);
}

function isOfModel(product: ListedProduct, model: string | null): boolean {
  return model !== null && product.values.some(({ kind, shown }) => kind === 'model' && shown.value === model);
}

/** Similarity of two prices: 1 if they are equal, 0 if one is at least twice the other. */
function nearness(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return high === 0 ? 1 : Math.max(0, 2 * (low / high) - 1);
}
