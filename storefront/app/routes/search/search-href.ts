/**
 * Address of the results for words in the path, as in /search/кеды/белые. A query parameter takes precedence over them.
 */
export function searchHref(path: string, search: URLSearchParams): string {
  const kept = new URLSearchParams(search);
  const words = path.split('/').filter((word) => word.trim() !== '');
  if (!kept.get('query')) kept.set('query', words.join(' '));
  return `/search?${kept}`;
}
