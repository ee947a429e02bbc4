import type { LexiconDocument } from './understanding.js';

/** The words of a catalogue and what they name. Pure data, no I/O; kept in step document by document. */
export class Lexicon {
  /** Puts a document in place of an older one of the same product. */
  put(document: LexiconDocument): void {
    this.remove(document.id);
  }

  remove(_productId: string): void {}
}
