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
  /** The query that is left when this part goes; may be empty. */
  without: string;
  /** The part as words: things may be called so that lack the value. */
  words: UnderstoodWord[];
}

/** A word that is left for the engine. */
export interface UnderstoodWord {
  typed: string;
  /** What it may stand for in the index, likeliest first, never empty: words in search form (see `searchForm`). */
  forms: string[];
  /** The shopper may still be typing it: its first form is the beginning of a word, too. */
  prefix: boolean;
  /** Of a beginning that is no word yet, the word that is likeliest to come of it. */
  completion?: string;
  /** False when no product's name or property has it: it may still be in a description or be an article number. */
  known: boolean;
}

/** What was made of a query. */
export interface Understanding {
  /** The query as it was read: normalised; repaired where it had to be. */
  text: string;
  /** True when `text` says something else than what was typed: a layout, a script or a spelling was repaired. */
  repaired: boolean;
  filters: UnderstoodFilter[];
  words: UnderstoodWord[];
  /** What was said to be left out, as it was typed, «без принта»: nothing is searched by it. */
  leftOut: string[];
  /** Other readings, whole queries, likeliest first: «возможно, вы искали». */
  otherReadings: string[];
}

/** What the lexicon learns from. */
export type LexiconDocument = Omit<ProductDocument, 'text' | 'card'>;
