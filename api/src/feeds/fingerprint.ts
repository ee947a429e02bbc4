import { createHash } from 'node:crypto';
import type { CatalogProduct } from './catalog-record.js';

/**
 * Increase this when normalisation changes the meaning of records. The next import then compares every product with the
 * catalogue again.
 */
const VERSION = 1;

/** Hashes of those parts of a product that are compared separately. */
export interface Fingerprint {
  text: string;
  placement: string;
  images: string;
  offers: string;
}

/** Caches the fingerprint of each product, which may be computed before it is needed. */
const known = new WeakMap<CatalogProduct, Fingerprint>();

/**
 * Returns a hash (SHA-256 cut to 128 bits) of each part of a product in a feed. A part whose hash has not changed since
 * the last import is not written again. So a new price in the feed does not overwrite a name that an operator has
 * corrected.
 */
export function fingerprintOf(product: CatalogProduct): Fingerprint {
  let parts = known.get(product);
  if (!parts) known.set(product, (parts = digestParts(product)));
  return parts;
}

function digestParts(product: CatalogProduct): Fingerprint {
  const {
    name,
    description,
    slug,
    slugGiven,
    sizeGuide,
    properties,
    seoTags,
    images,
    items,
    group: _group,
    isFeedTree: _isFeedTree,
    derived: _derived,
    ...rest
  } = product;
  return {
    text: digest([name, description, slugGiven ? slug : null, sizeGuide, properties, seoTags]),
    placement: digest(rest),
    images: digest(images),
    offers: digest(items),
  };
}

/** Returns the fingerprint as text, as stored in `product_source.fingerprint`. */
export function formatFingerprint(parts: Fingerprint): string {
  return [VERSION, parts.text, parts.placement, parts.images, parts.offers].join('.');
}

/** Parses a stored fingerprint. Returns null if it has another version, so all parts count as changed. */
export function parseFingerprint(text: string): Fingerprint | null {
  const [version, head, placement, images, offers] = text.split('.');
  if (version !== String(VERSION) || !head || !placement || !images || !offers) return null;
  return { text: head, placement, images, offers };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
