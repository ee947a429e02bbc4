import { createHash } from 'node:crypto';
import type { CatalogProduct } from './catalog-record.js';

/** Raise it when normalisation changes the meaning of records: all feeds are then compared with the catalogue again. */
const VERSION = 1;

/** Digests of the parts of a product that are compared separately. */
export interface Fingerprint {
  text: string;
  placement: string;
  images: string;
  offers: string;
}

/** Caches the fingerprint of each product, which may be computed long before it is used. */
const known = new WeakMap<CatalogProduct, Fingerprint>();

/**
 * Returns the SHA-256 (128 bits of it) of each part of a product as a feed gives it. A part equal to the last import's
 * is not written again, so an operator's edits of it survive: a new price in the feed does not undo a corrected name.
 */
export function fingerprintOf(product: CatalogProduct): Fingerprint {
  let parts = known.get(product);
  if (!parts) known.set(product, (parts = digestParts(product)));
  return parts;
}

function digestParts(product: CatalogProduct): Fingerprint {
  const { name, description, slug, slugGiven, sizeGuide, properties, seoTags, images, items, ...rest } = product;
  return {
    text: digest([name, description, slugGiven ? slug : null, sizeGuide, properties, seoTags]),
    placement: digest(rest),
    images: digest(images),
    offers: digest(items),
  };
}

/** Returns the text that `product_source.fingerprint` keeps. */
export function formatFingerprint(parts: Fingerprint): string {
  return [VERSION, parts.text, parts.placement, parts.images, parts.offers].join('.');
}

/** Returns null for a fingerprint of another version, which counts as different. */
export function parseFingerprint(text: string): Fingerprint | null {
  const [version, head, placement, images, offers] = text.split('.');
  if (version !== String(VERSION) || !head || !placement || !images || !offers) return null;
  return { text: head, placement, images, offers };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
