import type { CatalogProduct } from './catalog-record.js';
import type { Fingerprint } from './fingerprint.js';

/** A product of the batch with its row's id and the parts of it that are to be compared and written. */
export interface PendingProduct {
  product: CatalogProduct;
  id: string;
  isNew: boolean;
  slug: string;
  /** False for a part that the feed left as it was at the last import. */
  compare: Record<keyof Fingerprint, boolean>;
}
