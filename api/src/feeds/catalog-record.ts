import type { z } from 'zod';
import type { FeedItem, FeedProduct, FeedRecord } from './feed-record.js';

/** A name and the slug that identifies it. */
export interface NamedSlug {
  slug: string;
  name: string;
}

/** An offer ready to be written. */
export interface CatalogItem extends Omit<FeedItem, 'stock' | 'feedStock' | 'size' | 'supplier'> {
  size: NamedSlug & { position: number };
  supplier: NamedSlug & { type: FeedItem['supplier']['type']; isoCode: string };
  /** Stock that a new offer starts with. */
  stock: number;
  /** The feed's own figure. An existing offer's stock changes by its difference from the last import. */
  feedStock: number;
}

/** A product ready to be written: slugs filled in, description sanitised, stock known. */
export interface CatalogProduct extends Omit<
  FeedProduct,
  'slug' | 'model' | 'brands' | 'category' | 'colours' | 'items' | 'images'
> {
  slug: string;
  /** Whether the feed gave the slug. A derived slug never renames an existing product. */
  slugGiven: boolean;
  model: NamedSlug | null;
  brands: NamedSlug[];
  category: NamedSlug[];
  colours: Array<NamedSlug & { hex: string | null }>;
  images: Array<{ url: string; alt: string }>;
  items: CatalogItem[];
}

/** Records other than products: categories, menu entries, badges and the like. */
export type ReferenceRecord = Exclude<z.infer<typeof FeedRecord>, { kind: 'product' }>;

export type CatalogRecord = CatalogProduct | ReferenceRecord;
