import { createHash } from 'node:crypto';
import type { CatalogProduct } from './catalog-record.js';

/** Raise when normalisation changes what a record means, so that feeds are compared with the catalogue once more. */
const VERSION = 1;

/** The parts of a product that are compared apart. */
export interface Fingerprint {
  text: string;
  placement: string;
  images: string;
  offers: string;
}

/** A product's are worked out once, which may be long before they are needed. */
const known = new WeakMap<CatalogProduct, Fingerprint>();

/**
 * SHA-256 (128 bits of it) of each part of a product as a feed gives it. A part that equals the last import's is not
 * written again, so an operator's edits of it survive; a new price in the feed does not undo a name corrected here.
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

/** As `product_source.fingerprint` keeps it. */
export function formatFingerprint(parts: Fingerprint): string {
  return [VERSION, parts.text, parts.placement, parts.images, parts.offers].join('.');
}

/** Null for a fingerprint of another version, which equals nothing. */
export function parseFingerprint(text: string): Fingerprint | null {
  const [version, head, placement, images, offers] = text.split('.');
  if (version !== String(VERSION) || !head || !placement || !images || !offers) return null;
  return { text: head, placement, images, offers };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22);
}
