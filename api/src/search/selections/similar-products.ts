import type { FilterKind, ProductKind } from '@meet/search-indexer/contract';
import type { FacetValue } from '../index/facet.js';
import type { ListedProduct, ListingIndex } from '../index/listing-index.js';
import { compareIds } from '../index/sorted-list.js';

/** Weights of the filters in the likeness; type and age must be equal and are not weighed. */
const WEIGHTS: Partial<Record<FilterKind, number>> = { brand: 2, colorPallete: 2, season: 1, sex: 2, material: 1 };
const PRICE_WEIGHT = 4;

export interface Likeness {
  id: string;
  model: string | null;
  /** Slug of the deepest category: only its products are compared. */
  type: string;
  /** Kopecks, of the offer shown by default. */
  price: number;
  values: [ProductKind, FacetValue][];
}

/** Products of the same type, near in price, colour, season and brand, best first; colourways of its own model are not among them. */
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

/** 1 for equal prices, down to 0 if one is twice the other or more. */
function nearness(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return high === 0 ? 1 : Math.max(0, 2 * (low / high) - 1);
}
