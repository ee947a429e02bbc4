/** A query that was asked before, by this shopper or by others. */
export interface KnownQuery {
  value: string;
  /** Its page of results. */
  href: string;
}

export interface FoundGoods {
  href: string;
  name: string;
  brand?: string;
  image: string | null;
  /** Kopecks; null when nothing can be bought. */
  price: number | null;
  oldPrice?: number | null;
}

export interface SearchSuggestion {
  kind: 'query' | 'brand' | 'category' | 'product';
  name: string;
  href: string;
  image?: string | null;
}

/** What a part of the query was taken for, such as a colour. */
export interface UnderstoodPart {
  id: string;
  name: string;
  /** The results without it. */
  href: string;
}

export type SearchStatus = 'ready' | 'loading' | 'failed';
