/** The URL of the results of a query. */
export function queryHref(query: string): string {
  return `/search?query=${encodeURIComponent(query)}`;
}
