export interface PastQuery {
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
  kind: 'brand' | 'category' | 'product';
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
