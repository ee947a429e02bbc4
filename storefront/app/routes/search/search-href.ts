/** Address of the results for words in the path, as in /search/кеды/белые. Words of the query come after them. */
export function searchHref(path: string, search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  const words = [...path.split('/'), kept.get('query') ?? ''].map((word) => word.trim());
  kept.set('query', words.filter((word) => word !== '').join(' '));
  return `/search?${kept}`;
}
