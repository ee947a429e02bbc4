import {
  ageFilter,
  ratingFilters,
  saleFilter,
  seasonFilters,
  sexFilters,
  sizeFilter,
  speedFilter,
} from './filter-values.js';
import type { ProductDocument } from './product-document.js';

/**
 * A product as an external engine stores it: flat, with one attribute per filter, named like the filter. The values of
 * all available offers are merged, so the engine cannot tell whether a size and a sale belong to the same offer.
 */
export interface EngineDocument {
  id: string;
  /** The texts, as stemmed words. The first attribute has the greatest weight, the last the least. */
  name: string;
  kind: string;
  properties: string;
  description: string;
  categories: string[];
  goods: string[];
  fit: string[];
  brand: string[];
  model: string[];
  colorPallete: string[];
  collection: string[];
  material: string[];
  season: string[];
  sex: string[];
  age: string;
  meetPrice: boolean;
  /** True if an operator marked the product as new. Products of the last 30 days are new as well; queries add them. */
  newArrival: boolean;
  rating: string[];
  /** Milliseconds since the epoch. */
  publishedAt: number;
  popularity: number;
  /** With the age, such as `ADULT_42`. */
  size: string[];
  sale: string[];
  deliverySpeed: string[];
  /** Distinct prices of the available offers in kopecks, the lowest first. */
  price: number[];
}

/** After an upgrade, documents have no `rating` until the indexer rewrites them. */
export const NO_RATING = { count: 0, sum: 0 };

/**
 * Converts a document for an external engine. Null if no offer can be bought: such a product is neither found nor
 * counted.
 */
export function toEngineDocument(document: Omit<ProductDocument, 'card'>): EngineDocument | null {
  const { items, text } = document;
  if (!items.length) return null;
  const values = (named: { value: string }[]) => named.map(({ value }) => value);
  const ofItems = <Value>(value: (item: (typeof items)[number]) => Value | null) =>
    [...new Set(items.map(value).filter((found) => found !== null))].sort();
  return {
    id: document.id,
    name: text.name,
    kind: text.kind,
    properties: text.properties,
    description: text.description,
    categories: values(document.categories),
    goods: document.goods ?? [],
    fit: document.fit ?? [],
    brand: values(document.brands),
    model: document.model ? [document.model.value] : [],
    colorPallete: values(document.colours),
    collection: values(document.collections ?? []),
    material: document.materials,
    season: seasonFilters(document.seasons),
    sex: sexFilters(document.sex),
    age: ageFilter(document),
    meetPrice: document.meetPrice,
    newArrival: document.newArrival,
    rating: ratingFilters(document.rating ?? NO_RATING),
    publishedAt: document.publishedAt,
    popularity: document.popularity,
    size: ofItems(({ size }) => sizeFilter(document, size.value)),
    sale: ofItems(({ sale }) => saleFilter(sale)),
    deliverySpeed: ofItems(speedFilter),
    price: [...new Set(items.map(({ price }) => price))].sort((a, b) => a - b),
  };
}
