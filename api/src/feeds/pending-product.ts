import type { CatalogProduct } from './catalog-record.js';
import type { Fingerprint } from './fingerprint.js';

/** A product of the batch with the id of its row and the parts to compare and write. */
export interface PendingProduct {
  product: CatalogProduct;
  id: string;
  isNew: boolean;
  slug: string;
  /** False for a part that the feed has not changed since the last import. */
  compare: Record<keyof Fingerprint, boolean>;
}
