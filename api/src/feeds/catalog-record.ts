import type { z } from 'zod';
import type { FeedGroup } from './feed-format.js';
import type { FeedItem, FeedProduct, FeedRecord } from './feed-record.js';

/** A name and the slug that identifies it. */
export interface NamedSlug {
  slug: string;
  name: string;
}

/** An offer that is ready to be written to the database. */
export interface CatalogItem extends Omit<FeedItem, 'stock' | 'feedStock' | 'size' | 'supplier'> {
  size: NamedSlug & { position: number };
  supplier: NamedSlug & { type: FeedItem['supplier']['type']; isoCode: string };
  /** Initial stock, if the offer is new. */
  stock: number;
  /**
   * Stock according to the feed. An existing offer's stock changes by the difference between this figure and that of
   * the last import.
   */
  feedStock: number;
}

/** A product that is ready to be written to the database: slugs filled in, description sanitised, stock known. */
export interface CatalogProduct extends Omit<
  FeedProduct,
  'slug' | 'model' | 'brands' | 'category' | 'colours' | 'items' | 'images'
> {
  slug: string;
  /**
   * Whether the feed contained the slug. A slug derived from the name never replaces the slug of an existing product.
   */
  slugGiven: boolean;
  model: NamedSlug | null;
  brands: NamedSlug[];
  category: NamedSlug[];
  colours: Array<NamedSlug & { hex: string | null }>;
  images: Array<{ url: string; alt: string }>;
  items: CatalogItem[];
  /** Whether the category belongs to the feed's own tree, and so must be mapped to the shop's tree. */
  isFeedTree?: true;
  /** The feed's group that the product belongs to. Without a group, nothing outside the product is changed. */
  group?: FeedGroup;
}

/** Records other than products: categories, menu entries, badges and the like. */
export type ReferenceRecord = Exclude<z.infer<typeof FeedRecord>, { kind: 'product' }>;

export type CatalogRecord = CatalogProduct | ReferenceRecord;
