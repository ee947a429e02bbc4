import type { ClientBase } from 'pg';
import type { ProductDocument } from '../../contract/index.js';

/** Documents to write, and ids of products whose documents are to be removed. */
export interface DocumentChanges {
  documents: ProductDocument[];
  removed: string[];
}

/** An index of documents. Writing the same changes twice is idempotent. */
export interface DocumentSink {
  /** `client` is in the transaction that takes the changes off the outbox. */
  write(client: ClientBase, changes: DocumentChanges): Promise<void>;
}
