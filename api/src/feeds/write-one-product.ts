import { statement } from '../platform/database/statement.js';
import type { CatalogProduct } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import type { FeedProductInput } from './feed-record.js';
import type { FeedIssue } from './feed-format.js';
import { normaliseRecord } from './normalise-record.js';
import { emptyReferences, resolveReferences } from './resolve-references.js';
import { writeProductParts } from './write-product-parts.js';
import { OWN_SOURCE } from './own-source.js';
import { chooseSlugs } from './write-products.js';

export interface WrittenProduct {
  /** The faults of the record; nothing was written if there are any. */
  issues: FeedIssue[];
  /** Slug of the product: the entered one, or a similar free one if that is taken. */
  slug: string;
}

/**
 * Writes one product as an import does, but without its offers and, if the product exists already, without its
 * pictures. `record` is the whole product, and `id` the id that it has or will have. The fingerprints of feeds stay: a
 * feed replaces the parts that it changes itself, as after any edit by an operator.
 */
export async function writeOneProduct(
  transaction: Transaction,
  record: FeedProductInput,
  { id, isNew }: { id: string; isNew: boolean },
): Promise<WrittenProduct> {
  const { record: normalised, issues } = normaliseRecord({ ...record, items: [] }, 1, { defaultStock: 0 });
  if (!normalised) return { issues, slug: '' };
  // A record of the kind `product` is normalised to a product.
  const product = normalised as CatalogProduct;
  const compare = { text: true, placement: true, images: false, offers: false };
  const pending = { product, id, isNew, offersOnly: false, hasOffers: !isNew, slug: product.slug, compare };
  const references = await resolveReferences(transaction, [product], emptyReferences());
  await chooseSlugs(transaction, [pending]);
  await writeProductParts(transaction, [pending], references);
  if (isNew && product.source !== OWN_SOURCE) {
    const { source, externalId } = product;
    await transaction.rows(INSERT_SOURCE, { source, externalId, productId: id });
  }
  return { issues: [], slug: pending.slug };
}

/** Returns the id of the product with this external id, if there is one, and locks the external id either way. */
export async function findByExternalId(
  transaction: Transaction,
  source: string,
  externalId: string,
): Promise<string | null> {
  await transaction.rows(LOCK_EXTERNAL_ID, { source, externalId });
  const [row] = await transaction.rows(BY_EXTERNAL_ID, { source, externalId });
  return row?.productId ?? null;
}

const LOCK_EXTERNAL_ID = statement('lock-external-id')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtextextended(:source || E'\n' || :externalId, 0))`;

const BY_EXTERNAL_ID = statement('product-by-external-id')`
SELECT "productId" FROM "product_source" WHERE "source" = :source AND "externalId" = :externalId`;

/** The fingerprint `-` equals no other, so the first import of a feed with this product compares all its parts. */
const INSERT_SOURCE = statement('insert-source')`
INSERT INTO "product_source" ("source", "externalId", "productId", "fingerprint")
VALUES (:source, :externalId, :productId, '-')`;
