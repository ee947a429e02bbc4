/** The URL of the search results for a query. */
export function queryHref(query: string): string {
  return `/search?query=${encodeURIComponent(query)}`;
}
