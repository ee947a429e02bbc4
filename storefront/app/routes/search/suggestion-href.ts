import type { SearchQuery } from '../../graphql/generated/graphql';

export type Suggestion = SearchQuery['searchFilteredProducts']['suggestions'][number];

const addresses: Record<Suggestion['kind'], (slug: string) => string> = {
  BRAND: (slug) => `/brands/${encodeURIComponent(slug)}`,
  CATEGORY: (slug) => `/catalog/${encodeURIComponent(slug)}`,
  PRODUCT: (slug) => `/product/${encodeURIComponent(slug)}`,
};

export function suggestionHref({ kind, slug }: Suggestion): string {
  return addresses[kind](slug);
}
