import type { ProductDocument, UnderstoodKind } from '../contract/index.js';

/** A part of the query that became a choice. */
export interface UnderstoodFilter {
  kind: UnderstoodKind;
  /** Any of them; empty for a price. */
  values: string[];
  /** Kopecks, both ends included. */
  price?: { min?: number; max?: number };
  /** As a chip shows it, in Russian: «Чёрный», «до 10 000 ₽». */
  name: string;
  /** The part as it was typed. */
  typed: string;
  /** The query without this part; may be empty. */
  without: string;
  /** The part as words: products without the value may be called so. */
  words: UnderstoodWord[];
}

/** A word for the engine. */
export interface UnderstoodWord {
  typed: string;
  /**
   * Forms that it may stand for in the index, likeliest first, never empty: words in search form (see `searchForm`).
   */
  forms: string[];
  /** True if it may be unfinished: its first form also matches as a prefix. */
  prefix: boolean;
  /** For a beginning that is no word yet, its likeliest completion. */
  completion?: string;
  /** False if no name and no property has it; a description or an article number may. */
  known: boolean;
}

/** What was made of a query. */
export interface Understanding {
  /** The query as it was read: normalised, and repaired where necessary. */
  text: string;
  /** True if `text` differs from the typed query: a layout, a script or a spelling was repaired. */
  repaired: boolean;
  filters: UnderstoodFilter[];
  words: UnderstoodWord[];
  /** Excluded parts as typed, «без принта»; they are not searched. */
  leftOut: string[];
  /** Alternative queries, likeliest first: «возможно, вы искали». */
  otherReadings: string[];
}

/** What the lexicon learns from. */
export type LexiconDocument = Omit<ProductDocument, 'text' | 'card'>;
