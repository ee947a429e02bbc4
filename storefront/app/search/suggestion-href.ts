import type { SuggestionKind } from '../graphql/generated/graphql';
import { queryHref } from './query-href';

const addresses: Record<SuggestionKind, (slug: string) => string> = {
  BRAND: (slug) => `/brands/${encodeURIComponent(slug)}`,
  CATEGORY: (slug) => `/catalog/${encodeURIComponent(slug)}`,
  PRODUCT: (slug) => `/product/${encodeURIComponent(slug)}`,
  QUERY: queryHref,
};

export function suggestionHref({ kind, slug }: { kind: SuggestionKind; slug: string }): string {
  return addresses[kind](slug);
}
