export interface SearchSuggestion {
  kind: 'BRAND' | 'CATEGORY' | 'PRODUCT';
  text: string;
  slug: string;
}

/** Text search. Filters and counts are the listing index's work: an engine ranks. */
export interface SearchEngine {
  /** Ids of the products that answer the words, the best first, at most `limit`. */
  rank(query: string, limit: number): Promise<string[]>;
  /** What the shopper may be about to type. */
  suggest(query: string, limit: number): Promise<SearchSuggestion[]>;
}

export const SEARCH_ENGINE = Symbol('SEARCH_ENGINE');
