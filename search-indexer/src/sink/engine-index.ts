import type { EngineDocument } from '../../contract/index.js';

/** Documents to write, and ids of products to delete. */
export interface EngineChanges {
  documents: EngineDocument[];
  removed: string[];
}

/** The index of an external engine, which follows `search_document`. */
export interface EngineIndex {
  /** Of dead letters and logs. */
  readonly engine: string;
  /**
   * Returns a name of the physical index for the cursor, and creates the index if there is none. An index that replaces
   * it, created anew or swapped in, has another name.
   */
  open(): Promise<string>;
  /** Resolves when all changes can be found. Throws `RefusedDocuments` if the documents are at fault. */
  write(changes: EngineChanges): Promise<void>;
}

/** The engine is up and refuses these documents, or one of them. */
export class RefusedDocuments extends Error {
  override readonly name = 'RefusedDocuments';
}
