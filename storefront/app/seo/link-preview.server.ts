import { createHash } from 'node:crypto';
import { shopName } from '../browser/shop-name';

/**
 * Returns the path of the picture that other sites show next to a link to the page at `path`: a product, an article, or
 * a listing of a section, brand or collection. The API draws the picture. `shown` is the data on the picture, as far as
 * this page knows them. The URL changes with these data, because other sites cache a picture by its URL.
 */
export function linkPreview(path: string, shown: unknown): string {
  const [page, ...rest] = path.split('/').filter((segment) => segment !== '');
  const version = createHash('sha256')
    .update(JSON.stringify([shopName(), shown]))
    .digest('base64url')
    .slice(0, 10);
  return `/link-previews/${page}/${rest.at(-1) ?? 'any'}.jpg?v=${version}`;
}
