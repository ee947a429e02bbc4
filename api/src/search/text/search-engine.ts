import type { UnderstoodWord } from '@meet/search-indexer/language';
import type { PageRequest } from '../../shared/page.js';
import type { Choices, CountedKind } from '../index/listing-query.js';

/**
 * How words must match. `every`: all of them. `named`: all of them, outside the description. `some`: products with the
 * most and the rarest words first, for use when `every` finds nothing.
 */
export type WordMatch = 'every' | 'named' | 'some';

export interface EngineQuery {
  words: readonly UnderstoodWord[];
  match: WordMatch;
  /** Choices of the page itself. */
  base: Choices;
  /** Choices made by hand or read from the query. */
  chosen: Choices;
  /** Filters to count; counting models takes ten times as long as all the others. */
  counted: readonly (CountedKind | 'price')[];
  /** Milliseconds since the epoch; decides which products are new. */
  now: number;
}

/** Most products a text search ranks (domain rule). */
export const MOST_RANKED = 10_000;

/** Most words of a query that are searched for; later ones are ignored. */
export const MOST_WORDS = 10;

export interface EnginePage {
  /** Best first. */
  productIds: string[];
  totalItems: number;
  counts: EngineCounts;
}

/** For each counted kind every value of the page, with the number of products it would leave. */
export type EngineCounts = Partial<Record<CountedKind, ReadonlyMap<string, number>>> & {
  price: { min: number | null; max: number | null };
};

/**
 * Text search. The engine decides which products match the words; the listing index knows everything else about them.
 */
export interface SearchEngine {
  /** Ids of the matching products, best first, at most `limit`. */
  rank(words: readonly UnderstoodWord[], match: WordMatch, limit: number): Promise<string[]>;
  /** A sentence on why the engine does not answer; null if it does. */
  fault(): Promise<string | null>;
  /** Whether `page` can answer the query; otherwise `rank` and the listing index answer it with the same meaning. */
  answersPage(query: EngineQuery): boolean;
  /** One page by relevance with all counts, filtered and counted by the engine itself in one round trip. */
  page(query: EngineQuery, request: PageRequest): Promise<EnginePage | null>;
}

export const SEARCH_ENGINE = Symbol('SEARCH_ENGINE');
