import type { CatalogProduct } from './catalog-record.js';
import type { Fingerprint } from './fingerprint.js';

/** A product of the current batch with its database id and its parts that must be compared and written. */
export interface PendingProduct {
  product: CatalogProduct;
  id: string;
  isNew: boolean;
  /** Whether the product has offers in the catalogue. A new product has the offers that were moved to it. */
  hasOffers: boolean;
  slug: string;
  /** Whether only the offers come from this feed, because another source has created the product. */
  offersOnly: boolean;
  /** For each part, whether it must be compared; false if the feed has not changed the part since the last import. */
  compare: Record<keyof Fingerprint, boolean>;
}
