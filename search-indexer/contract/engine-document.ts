import { ageFilter, saleFilter, seasonFilters, sexFilters, speedFilter } from './filter-values.js';
import type { ProductDocument } from './product-document.js';

/**
 * A product as an engine outside the database holds it: flat, one attribute a filter, named like the filter and with
 * its values. What belongs to offers is gathered over all that can be bought: an engine cannot tell whether a size and
 * a sale meet in one of them.
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
  /** Set by hand; whoever asks adds what was published in the last 30 days. */
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

/** Null where nothing can be bought: such a product is neither found nor counted, so an engine need not know it. */
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
