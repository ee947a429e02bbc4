/** A query made before by this shopper or others. */
export interface KnownQuery {
  value: string;
  /** URL of the results page. */
  href: string;
}

export interface FoundGoods {
  href: string;
  name: string;
  brand?: string;
  image: string | null;
  /** Price in minor units; null when the product is sold out. */
  price: number | null;
  oldPrice?: number | null;
  /** The price is the lowest of several, so it is preceded by «от». Default: false. */
  from?: boolean;
}

export interface SearchSuggestion {
  kind: 'query' | 'brand' | 'category' | 'product';
  label: string;
  href: string;
  image?: string | null;
}

/** A filter read from the query, such as a colour. */
export interface UnderstoodPart {
  id: string;
  label: string;
  /** URL of the results without this filter. */
  href: string;
}

export type SearchStatus = 'ready' | 'loading' | 'failed';
