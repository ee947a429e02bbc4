import type { ClientBase } from 'pg';
import type { ProductDocument } from '../../contract/index.js';

/** What became of products: the documents to put in place and the ids whose documents go. */
export interface DocumentChanges {
  documents: ProductDocument[];
  removed: string[];
}

/** A search engine's index. Writing the same changes twice leaves what writing them once leaves. */
export interface DocumentSink {
  /** `client` is in the transaction that takes the changes off the outbox. */
  write(client: ClientBase, changes: DocumentChanges): Promise<void>;
}
