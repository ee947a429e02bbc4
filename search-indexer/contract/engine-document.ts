import { ageFilter, saleFilter, seasonFilters, sexFilters, speedFilter } from './filter-values.js';
import type { ProductDocument } from './product-document.js';

/**
 * A product as an external engine stores it: flat, one attribute per filter, with the name and the values of the
 * filter. Values of offers are merged over all available offers, so that the engine cannot tell whether one offer has
 * both a size and a sale.
 */
export interface EngineDocument {
  id: string;
  /** Words in search form, the weightiest attribute first. */
  name: string;
  kind: string;
  properties: string;
  description: string;
  categories: string[];
  brand: string[];
  model: string[];
  colorPallete: string[];
  collection: string[];
  material: string[];
  season: string[];
  sex: string[];
  age: string;
  meetPrice: boolean;
  /** Set by hand only; queries add the products of the last 30 days. */
  newArrival: boolean;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  popularity: number;
  size: string[];
  sale: string[];
  deliverySpeed: string[];
  /** Kopecks, the lowest first. */
  price: number[];
}

/** Null if nothing of the product can be bought: it is neither found nor counted. */
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
    publishedAt: document.publishedAt,
    popularity: document.popularity,
    size: ofItems(({ size }) => size.value),
    sale: ofItems(({ sale }) => saleFilter(sale)),
    deliverySpeed: ofItems(speedFilter),
    price: [...new Set(items.map(({ price }) => price))].sort((a, b) => a - b),
  };
}
