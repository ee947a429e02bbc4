import type { UnderstoodWord } from '@meet/search-indexer/language';
import type { PageRequest } from '../../shared/page.js';
import type { Choices, CountedKind } from '../index/listing-query.js';

/**
 * Which words must match. `every`: all of them. `named`: all of them, outside the description. `some`: any of them,
 * products with the most and the rarest words first; used when `every` finds nothing.
 */
export type WordMatch = 'every' | 'named' | 'some';

export interface EngineQuery {
  words: readonly UnderstoodWord[];
  match: WordMatch;
  /** Filters that define the section, such as its category. */
  base: Choices;
  /** Filters that the shopper set or that were read from the query. */
  chosen: Choices;
  /** Filters to count. Counting models takes ten times as long as counting all other filters. */
  counted: readonly (CountedKind | 'price')[];
  /** Current time in milliseconds since the epoch; decides which products are new. */
  now: number;
}

/** Maximum number of products that a text search ranks (see the domain documentation). */
export const MOST_RANKED = 10_000;

/** Maximum number of words of a query that are searched for; later words are ignored. */
export const MOST_WORDS = 10;

export interface EnginePage {
  /** Ids of the products of the page, best first. */
  productIds: string[];
  totalItems: number;
  counts: EngineCounts;
}

/**
 * For each counted filter, every value that occurs in the section, with the number of products that choosing it would
 * leave.
 */
export type EngineCounts = Partial<Record<CountedKind, ReadonlyMap<string, number>>> & {
  price: { min: number | null; max: number | null };
};

/** Text search. The engine decides which products match the words; the listing index filters, counts and sorts them. */
export interface SearchEngine {
  /** Milliseconds for which a ranking may be kept while no document changes. */
  readonly keepsMs: number;
  /** Ids of the matching products, best first, at most `limit`. */
  rank(words: readonly UnderstoodWord[], match: WordMatch, limit: number): Promise<string[]>;
  /** The reason why the engine does not work, as one sentence; null if it works. */
  fault(): Promise<string | null>;
  /** Whether `page` can answer the query. If not, `rank` together with the listing index gives the same answer. */
  answersPage(query: EngineQuery): boolean;
  /** One page by relevance with all counts. The engine itself filters and counts, in one round trip. */
  page(query: EngineQuery, request: PageRequest): Promise<EnginePage | null>;
}

export const SEARCH_ENGINE = Symbol('SEARCH_ENGINE');
