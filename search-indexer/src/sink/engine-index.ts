import type { EngineDocument } from '../../contract/index.js';

/** What an engine is to hold from now on, and the ids of the products it is to forget. */
export interface EngineChanges {
  documents: EngineDocument[];
  removed: string[];
}

/** The index of an engine outside the database, which follows `search_document`. */
export interface EngineIndex {
  /** Of dead letters and logs. */
  readonly engine: string;
  /**
   * Names the index as it physically is, for the cursor: another one that takes its place, made anew or swapped in, has
   * another name. Makes the index where there is none.
   */
  open(): Promise<string>;
  /** Resolves once all of it can be found. Throws `RefusedDocuments` where the changes themselves are at fault. */
  write(changes: EngineChanges): Promise<void>;
}

/** The engine works and does not take these documents, or one of them. */
export class RefusedDocuments extends Error {
  override readonly name = 'RefusedDocuments';
}
