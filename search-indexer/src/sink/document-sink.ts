import type { ClientBase } from 'pg';
import type { ProductDocument } from '../../contract/index.js';

/** Documents to write, and ids of products whose documents must be removed. */
export interface DocumentChanges {
  documents: ProductDocument[];
  removed: string[];
}

/** A store for documents. Writing the same changes again must have no effect. */
export interface DocumentSink {
  /** `client` has an open transaction, in which the changes were taken from the outbox. */
  write(client: ClientBase, changes: DocumentChanges): Promise<void>;
}
