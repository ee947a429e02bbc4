import { createHash } from 'node:crypto';

/**
 * Path of the picture that other sites show beside a link to the page at `path`: a product, an article, or a listing of
 * a section, brand or collection. The API draws it; `shown` is what stands on it, as far as this page knows. The address
 * changes with that, because other sites keep a picture for as long as its address stays the same.
 */
export function linkPreview(path: string, shown: unknown): string {
  const [page, ...rest] = path.split('/').filter((segment) => segment !== '');
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 10);
  return `/link-previews/${page}/${rest.at(-1) ?? 'any'}.jpg?v=${version}`;
}
