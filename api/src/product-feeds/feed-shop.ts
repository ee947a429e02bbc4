import { createHash } from 'node:crypto';
import type { FeedsConfig } from './feeds.config.js';
import type { FeedCategory, FeedOffer, FeedProduct } from './read-goods.js';

/** Both services accept ids of at most 50 characters. */
const LONGEST_ID = 50;
/** JPEG on white, which every service accepts; a comma is escaped because Google separates URLs by commas. */
const PICTURE = '/_ipx/f_jpeg%2Cq_80%2Cw_1280/';

/** The shop as a feed shows it. */
export interface FeedShop {
  config: FeedsConfig;
  categories: ReadonlyMap<string, FeedCategory>;
  /** URL of a product's page, with `{slug}` and perhaps `{size}` for their slugs. */
  productUrl: string;
  /** Time at which the feed is written. */
  now: Date;
}

/**
 * Returns the id of an offer: the product's id and the slug of the size, which stay the same when another supplier
 * becomes the cheapest. The id is the same in every feed, as Yandex requires.
 */
export function offerId({ id }: Pick<FeedProduct, 'id'>, { sizeSlug }: Pick<FeedOffer, 'sizeSlug'>): string {
  const whole = `${id}-${sizeSlug}`;
  if (whole.length <= LONGEST_ID) return whole;
  const hash = createHash('sha256').update(sizeSlug).digest('hex');
  return `${id}-${hash}`.slice(0, LONGEST_ID);
}

/** Returns the id of a product's model: offers that differ only in size or colour share it. */
export const groupId = ({ id, modelId }: Pick<FeedProduct, 'id' | 'modelId'>): string => modelId ?? id;

/** Returns the URL of the product's page, with the size chosen if the front end's pages support that. */
export const pageOf = ({ productUrl }: FeedShop, { slug }: FeedProduct, { sizeSlug }: FeedOffer): string =>
  productUrl.replaceAll('{slug}', encodeURIComponent(slug)).replaceAll('{size}', encodeURIComponent(sizeSlug));

/** Returns the URL of the site to which the feed leads. */
export const siteOf = ({ productUrl }: FeedShop): string => new URL(productUrl).origin;

/** Returns the absolute URLs of a product's pictures. */
export function picturesOf({ config }: FeedShop, { pictures }: FeedProduct): string[] {
  return pictures.map((key) => `${config.STOREFRONT_URL}${PICTURE}${key.split('/').map(encodeURIComponent).join('/')}`);
}

/** Returns the product's deepest category with its parents, the root first. Empty if the product has none. */
export function categoryPath({ categories }: FeedShop, product: FeedProduct): FeedCategory[] {
  const own = [product.productSubTypeId, product.productTypeId, product.productCategoryId];
  const path: FeedCategory[] = [];
  for (let at = own.map((id) => categories.get(id ?? '')).find(Boolean); at; at = categories.get(at.parentId ?? ''))
    path.unshift(at);
  return path;
}

/**
 * Returns the product's name with the size, which distinguishes the offers of a product, of `most` characters at most.
 */
export function offerName(product: FeedProduct, { size }: FeedOffer, most: number): string {
  const name = `${product.name}, ${size}`;
  if (name.length <= most) return name;
  return `${product.name.slice(0, most - size.length - 3).trimEnd()}…, ${size}`;
}

/** Writes kopecks as roubles: `6490.00`. */
export const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);
