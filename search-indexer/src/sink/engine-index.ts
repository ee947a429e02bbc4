import type { EngineDocument } from '../../contract/index.js';

/** Documents to write, and ids of products to delete. */
export interface EngineChanges {
  documents: EngineDocument[];
  removed: string[];
}

/** An index of an external engine, into which `search_document` is copied. */
export interface EngineIndex {
  /** Name of the engine in dead letters and logs. */
  readonly engine: string;
  /**
   * Creates the index if it does not exist, and returns a name for its cursor. The name belongs to the physical index:
   * an index that is created again or swapped in has another name.
   */
  open(): Promise<string>;
  /** Resolves when searches see all changes. Throws `RefusedDocuments` if the documents are at fault. */
  write(changes: EngineChanges): Promise<void>;
}

/** The engine works, but refuses at least one of the documents. */
export class RefusedDocuments extends Error {
  override readonly name = 'RefusedDocuments';
}
