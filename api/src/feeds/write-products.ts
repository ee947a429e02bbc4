import { createHash } from 'node:crypto';
import { statement } from '../platform/database/statement.js';
import { isUuid } from '../shared/is-uuid.js';
import type { CatalogProduct } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { fingerprintOf, formatFingerprint, parseFingerprint } from './fingerprint.js';
import type { PendingProduct } from './pending-product.js';
import { resolveReferences, type References } from './resolve-references.js';
import { slugCandidates, uniqueSlug } from './slug.js';
import { holdBackPrices, writeHeldBack, type HeldBack } from './hold-back-prices.js';
import { keptPrices, writeOffers, type KeptPrice, type WriteOptions } from './write-offers.js';
import { writeProductParts } from './write-product-parts.js';

/** Source name of products that were created in this shop, not imported. Their external id is their own id. */
export const OWN_SOURCE = 'meet';

/** Result of writing a product. Results are in the order of the given products. */
export type ProductOutcome = 'created' | 'updated' | 'unchanged' | { duplicateOf: string };

interface ExistingRow {
  n: number;
  id: string;
  slug: string;
  fingerprint: string | null;
  /** Whether an operator has set prices of some of the product's offers, or prices of the feed are held back. */
  held: boolean;
}

/** Index of a product in the given batch. */
interface OfProduct {
  n: number;
}

/** A price of the feed that was not written because an operator has set another price. */
export type KeptOf = KeptPrice & OfProduct;

/** A price of the feed that waits, because it cannot be right. */
export type HeldBackOf = HeldBack & OfProduct;

/**
 * Writes a batch of products with a few SQL statements for the whole batch. A product that equals its last import is
 * skipped. `written` contains the products that this run has already written: a second record of the same product is
 * rejected.
 */
export async function writeProducts(
  transaction: Transaction,
  products: readonly CatalogProduct[],
  known: References,
  written: { has(id: string): boolean },
  { overwrite, now, usualPrices }: WriteOptions & { usualPrices: Map<string, number> },
): Promise<{
  outcomes: ProductOutcome[];
  ids: string[];
  references: References;
  kept: KeptOf[];
  heldBack: HeldBackOf[];
}> {
  const rows = await findExisting(transaction, products);
  const outcomes: ProductOutcome[] = products.map(() => 'unchanged');
  const ids: string[] = [];
  const inBatch = new Set<string>();
  const pending: Array<PendingProduct & { n: number; fingerprint: string; keepsSource: boolean; held: boolean }> = [];
  for (const [n, product] of products.entries()) {
    const row = rows.get(n);
    const id = row?.id ?? productId(product);
    if (written.has(id) || inBatch.has(id)) {
      outcomes[n] = { duplicateOf: id };
      continue;
    }
    inBatch.add(id);
    ids.push(id);
    const parts = fingerprintOf(product);
    const fingerprint = formatFingerprint(parts);
    const held = row?.held ?? false;
    if (row?.fingerprint === fingerprint && !held) continue;
    const last = row?.fingerprint ? parseFingerprint(row.fingerprint) : null;
    pending.push({
      n,
      product,
      id,
      isNew: !row,
      slug: row?.slug ?? '',
      compare: {
        text: parts.text !== last?.text,
        placement: parts.placement !== last?.placement,
        images: parts.images !== last?.images,
        // Prices set by an operator are compared in every import: the difference is reported or, with `overwrite`, the
        // feed's price is written.
        offers: parts.offers !== last?.offers || held,
      },
      fingerprint,
      held,
      keepsSource: product.source !== OWN_SOURCE || !isUuid(product.externalId),
    });
  }
  if (pending.length === 0) return { outcomes, ids, references: known, kept: [], heldBack: [] };

  const references = await resolveReferences(transaction, pending.map(namedHere), known);
  const lookup = layered(references, known);
  await chooseSlugs(transaction, pending);
  const changed = new Set<string>();
  const note = (touched: readonly string[]): void => touched.forEach((id) => changed.add(id));
  note(await writeProductParts(transaction, pending, lookup));
  const heldBack = await holdBackPrices(transaction, pending, lookup, usualPrices);
  note(await writeOffers(transaction, pending, lookup, { overwrite, now }));
  await writeHeldBack(transaction, pending, heldBack);
  const byHand = overwrite ? [] : pending.filter(({ held }) => held);
  const places = new Map(pending.map(({ id, n }) => [id, n]));
  const kept = byHand.length ? await keptPrices(transaction, byHand, lookup, now) : [];

  const sources = pending
    .filter(({ id, isNew, keepsSource }) => keepsSource && (isNew || changed.has(id)))
    .map(({ product, id, fingerprint }) => ({
      source: product.source,
      externalId: product.externalId,
      productId: id,
      fingerprint,
    }));
  if (sources.length > 0) {
    await transaction.rows(UPSERT_SOURCES, { sources: JSON.stringify(sources) });
  }
  for (const { n, id, isNew } of pending) outcomes[n] = isNew ? 'created' : changed.has(id) ? 'updated' : 'unchanged';
  const placed = <Price extends { productId: string }>(price: Price): Price & OfProduct => ({
    ...price,
    n: places.get(price.productId)!,
  });
  return { outcomes, ids, references, kept: kept.map(placed), heldBack: heldBack.map(placed) };
}

/**
 * Returns the product without the brands, colours, sizes and so on that have not changed since the last import: they
 * are not written, so their rows need not be looked up.
 */
function namedHere({ product, isNew, compare }: PendingProduct): CatalogProduct {
  return {
    ...product,
    ...(isNew || compare.placement ? {} : { model: null, brands: [], category: [], colours: [], badges: [] }),
    ...(isNew || compare.offers ? {} : { items: [] }),
  };
}

/**
 * Finds the rows of the products by source and external id, or by the id derived from these. Locks the rows until the
 * end of the transaction.
 */
async function findExisting(
  transaction: Transaction,
  products: readonly CatalogProduct[],
): Promise<Map<number, ExistingRow>> {
  const keys = products.map((product, n) => ({
    n,
    source: product.source,
    externalId: product.externalId,
    id: productId(product),
  }));
  const rows = await transaction.rows(EXISTING_PRODUCTS, { keys: JSON.stringify(keys) });
  return new Map(rows.map((row) => [row.n, row]));
}

/**
 * Returns the id of a product: its own if the product was created in this shop, otherwise a hash of its source and
 * external id. So importing the feed into an empty database gives the same ids again.
 */
export function productId({ source, externalId }: Pick<CatalogProduct, 'source' | 'externalId'>): string {
  if (source === OWN_SOURCE && isUuid(externalId)) return externalId.toLowerCase();
  const hash = createHash('sha256').update(`${source}\0${externalId}`).digest('hex');
  // UUID version 8 is meant for custom ids (RFC 9562).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Chooses slugs. A new product gets one; an existing product's slug changes only if the feed contains another. */
export async function chooseSlugs(transaction: Transaction, pending: PendingProduct[]): Promise<void> {
  const choosing = pending.filter(({ product, isNew, compare }) => isNew || (product.slugGiven && compare.text));
  if (choosing.length === 0) return;
  const candidates = choosing.flatMap(({ product }) => slugCandidates(product.slug, identityOf(product)));
  const rows = await transaction.rows(TAKEN_SLUGS, { slugs: candidates });
  const takenBy = new Map(rows.map((row) => [row.slug, row.id]));
  for (const entry of choosing) {
    const identity = identityOf(entry.product);
    entry.slug = uniqueSlug(entry.product.slug, identity, (slug) => (takenBy.get(slug) ?? entry.id) !== entry.id);
    takenBy.set(entry.slug, entry.id);
  }
}

function identityOf({ source, externalId }: CatalogProduct): string {
  return `${source}\0${externalId}`;
}

/**
 * Merges the ids of the rows that products refer to (brands, categories and so on): those found for this batch and the
 * cached ones. Models are not cached, so only those of this batch are returned.
 */
function layered(found: References, known: References): References {
  const both = (kind: keyof References): Map<string, string> =>
    found[kind].size === 0 ? known[kind] : new Map([...known[kind], ...found[kind]]);
  return {
    model: found.model,
    brand: both('brand'),
    category: both('category'),
    colour: both('colour'),
    size: both('size'),
    supplier: both('supplier'),
    badge: both('badge'),
  };
}

const UPSERT_SOURCES = statement('upsert-sources')`
INSERT INTO "product_source" ("source", "externalId", "productId", "fingerprint")
SELECT i."source", i."externalId", i."productId", i."fingerprint"
FROM jsonb_to_recordset(:sources::jsonb) AS i("source" text, "externalId" text, "productId" uuid, "fingerprint" text)
ON CONFLICT ("source", "externalId") DO UPDATE SET "fingerprint" = excluded."fingerprint", "importedAt" = now()`;

const EXISTING_PRODUCTS = statement('existing-products')`
SELECT coalesce(i."n", -1) AS "n", p."id", p."slug", s."fingerprint", EXISTS (
  SELECT FROM "product_item" o JOIN "price_details" d ON d."itemId" = o."id"
  WHERE o."productId" = p."id" AND (d."setBy" IS NOT NULL OR EXISTS (
    SELECT FROM "held_back_price" h WHERE h."itemId" = o."id"))) AS "held"
FROM jsonb_to_recordset(:keys::jsonb) AS i("n" int, "source" text, "externalId" text, "id" uuid)
LEFT JOIN "product_source" s ON s."source" = i."source" AND s."externalId" = i."externalId"
JOIN "product" p ON p."id" = coalesce(s."productId", i."id")
ORDER BY p."id"
FOR UPDATE OF p`;

const TAKEN_SLUGS = statement('taken-slugs')`
SELECT "slug", "id" FROM "product" WHERE "slug" = ANY(:slugs)`;
