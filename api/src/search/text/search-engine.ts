import type { UnderstoodWord } from '@meet/search-indexer/language';
import type { PageRequest } from '../../shared/page.js';
import type { Choices, CountedKind } from '../index/listing-query.js';

/**
 * How words must match: `every` one of them; every one of them where a product is `named` or told what it is, not where it
 * is described; or, where that finds nothing, `some`: those with the most and the rarest words first.
 */
export type WordMatch = 'every' | 'named' | 'some';

export interface EngineQuery {
  words: readonly UnderstoodWord[];
  match: WordMatch;
  /** What the page itself stands for. */
  base: Choices;
  /** What the shopper chose or said. */
  chosen: Choices;
  /** Whose counts are wanted: counting models takes ten times as long as all the rest. */
  counted: readonly (CountedKind | 'price')[];
  /** Milliseconds since the epoch: what is new depends on it. */
  now: number;
}

/** Most products a text search ranks (domain rule). */
export const MOST_RANKED = 10_000;

/** Most words of a query that are looked for; those after them are not. */
export const MOST_WORDS = 10;

export interface EnginePage {
  /** Best first. */
  productIds: string[];
  totalItems: number;
  counts: EngineCounts;
}

/** For each kind that was wanted: the values the page has at all, and how many products each would leave. */
export type EngineCounts = Partial<Record<CountedKind, ReadonlyMap<string, number>>> & {
  price: { min: number | null; max: number | null };
};

/** Text search. A document and the listing index say what a product is; an engine says which ones words mean. */
export interface SearchEngine {
  /** Ids of the products that answer the words, the best first, at most `limit`. */
  rank(words: readonly UnderstoodWord[], match: WordMatch, limit: number): Promise<string[]>;
  /** Why it does not answer, in a sentence; null where it does. */
  fault(): Promise<string | null>;
  /** Whether `page` is asked at all; what is not is left to `rank` and the listing index, which mean the same. */
  answersPage(query: EngineQuery): boolean;
  /** One page by relevance with all counts, filtered and counted by the engine itself in one round trip. */
  page(query: EngineQuery, request: PageRequest): Promise<EnginePage | null>;
}

export const SEARCH_ENGINE = Symbol('SEARCH_ENGINE');
