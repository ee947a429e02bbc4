import { statement } from '../platform/database/statement.js';
import { because, type FeedReason } from './feed-reason.js';
import type { CatalogProduct } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { mappedCategories } from './categories/mapped-categories.js';
import { endGroups } from './end-groups.js';
import { identifyProducts } from './identify-products.js';
import { leaveProducts } from './leave-products.js';
import { askOfMatches, takenOffers, type TakenOffer } from './meet-products.js';
import { moveOffers, type MovedOffer } from './move-offers.js';
import type { PendingProduct } from './pending-product.js';
import { planOf, type Pending, type ProductOutcome } from './plan-products.js';
import { writeSources } from './write-sources.js';
import { recogniseOffers } from './recognise-offers.js';
import { resolveReferences, type References } from './resolve-references.js';
import { slugCandidates, uniqueSlug } from './slug.js';
import { holdBackPrices, writeHeldBack, type HeldBack } from './hold-back-prices.js';
import { keptPrices, offersOf, writeOffers, type KeptPrice, type WriteOptions } from './write-offers.js';
import { writeProductParts } from './write-product-parts.js';

/** Index of a product in the passed batch. */
interface OfProduct {
  n: number;
}

/** A price of the feed that was not written because an operator has set another price. */
export type KeptOf = KeptPrice & OfProduct;

/** A price of the feed that is held back, because it looks wrong. */
export type HeldBackOf = HeldBack & OfProduct;

/**
 * A product without a record that went off sale, because its offers moved to another product or are missing in the
 * feed.
 */
export interface LeftProduct {
  /** Index of the record that caused this. */
  n: number;
  externalId: string;
  reason: FeedReason;
}

export interface WrittenBatch {
  outcomes: ProductOutcome[];
  ids: string[];
  references: References;
  kept: KeptOf[];
  heldBack: HeldBackOf[];
  left: LeftProduct[];
  /** Groups to which products of the batch belonged so far, and no longer do. */
  leftGroups: string[];
  /** Ids of the products of other sources that this run has matched to records. */
  met: string[];
  /** Offers of records that another source already has, and that stay unchanged. */
  taken: Array<TakenOffer & OfProduct>;
}

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
  options: WriteOptions & { usualPrices: Map<string, number> },
): Promise<WrittenBatch> {
  await lockGroups(transaction, products);
  await recogniseOffers(transaction, products);
  const placeOf = await mappedCategories(transaction, products);
  const identities = await identifyProducts(transaction, products, written);
  const plan = planOf(products, identities, written, placeOf);
  const { pending, outcomes, ids } = plan;
  const { changed, moved, ...done } = await writePending(transaction, pending, known, options);
  await writeSources(transaction, plan, changed);
  const asked = pending.flatMap(({ n, id }) =>
    (identities[n]!.doubtful ?? []).map(({ id: otherId, code }) => ({ productId: id, otherId, code })),
  );
  await askOfMatches(transaction, asked);
  for (const { n, id, isNew } of pending) outcomes[n] = isNew ? 'created' : changed.has(id) ? 'updated' : 'unchanged';
  const present = new Set(ids);
  const emptied = await leaveProducts(transaction, moved, { has: (id) => present.has(id) || written.has(id) });
  const ended = await endGroups(transaction, products);
  const left = [
    ...emptied.map(({ externalId, slug, to, toSlug }) => ({
      n: pending.find(({ id }) => id === to)?.n ?? 0,
      externalId,
      reason: because('PRODUCT_MOVED', { toSlug, slug }),
    })),
    ...ended.map(({ n, externalId, offers }) => ({
      n,
      externalId,
      reason: because('PRODUCT_LEFT_GROUP', { offers }),
    })),
  ];
  const met = pending.filter(({ isMet }) => isMet).map(({ id }) => id);
  return { outcomes, ids, left, leftGroups: plan.leftGroups, met, ...done };
}

async function writePending(
  transaction: Transaction,
  pending: Pending[],
  known: References,
  { overwrite, now, usualPrices }: WriteOptions & { usualPrices: Map<string, number> },
): Promise<
  { changed: Set<string>; moved: MovedOffer[] } & Pick<WrittenBatch, 'references' | 'kept' | 'heldBack' | 'taken'>
> {
  const changed = new Set<string>();
  if (pending.length === 0) return { references: known, changed, moved: [], kept: [], heldBack: [], taken: [] };
  const references = await resolveReferences(transaction, pending.map(namedHere), known);
  const lookup = layered(references, known);
  await chooseSlugs(transaction, pending);
  const note = (touched: readonly string[]): void => touched.forEach((id) => changed.add(id));
  note(await writeProductParts(transaction, pending, lookup));
  const taken = await leaveTaken(transaction, pending, lookup, now);
  const grouped = pending.filter(({ product, isNew, compare }) => product.group && (isNew || compare.offers));
  const sources = new Map(grouped.map(({ id, product }) => [id, product.source]));
  const moved = grouped.length ? await moveOffers(transaction, offersOf(grouped, lookup, now), sources) : [];
  note(moved.flatMap(({ from, to }) => [from, to]));
  const receivers = new Set(moved.map(({ to }) => to));
  for (const entry of pending) entry.hasOffers ||= receivers.has(entry.id);
  const heldBack = await holdBackPrices(transaction, pending, lookup, { usualPrices, overwrite });
  note(await writeOffers(transaction, pending, lookup, { overwrite, now }));
  await writeHeldBack(transaction, pending, heldBack);
  const byHand = overwrite ? [] : pending.filter(({ id, held }) => held || receivers.has(id));
  const places = new Map(pending.map(({ id, n }) => [id, n]));
  const kept = byHand.length ? await keptPrices(transaction, byHand, lookup, now) : [];
  const placed = <Price extends { productId: string }>(price: Price): Price & OfProduct => ({
    ...price,
    n: places.get(price.productId)!,
  });
  return {
    references,
    changed,
    moved,
    kept: kept.map(placed),
    heldBack: heldBack.map(placed),
    taken: taken.map(placed),
  };
}

/** Removes offers that another source already has from records that only add offers. Returns these offers. */
async function leaveTaken(
  transaction: Transaction,
  pending: Pending[],
  lookup: References,
  now: Date,
): Promise<TakenOffer[]> {
  const guests = pending.filter(({ offersOnly, compare }) => offersOnly && compare.offers);
  const taken = guests.length > 0 ? await takenOffers(transaction, offersOf(guests, lookup, now)) : [];
  const places = new Set(taken.map(({ productId, sizeId, supplierId }) => `${productId} ${sizeId} ${supplierId}`));
  for (const entry of taken.length > 0 ? guests : []) {
    const items = entry.product.items.filter(
      ({ size, supplier }) =>
        !places.has(`${entry.id} ${lookup.size.get(size.slug)} ${lookup.supplier.get(supplier.slug)}`),
    );
    entry.product = { ...entry.product, items };
  }
  return taken;
}

/**
 * Imports of a source with groups run one after another, batch by batch, because offers of a group move between
 * products.
 */
async function lockGroups(transaction: Transaction, products: readonly CatalogProduct[]): Promise<void> {
  const sources = [...new Set(products.flatMap(({ source, group }) => (group ? [source] : [])))].sort();
  if (sources.length > 0) await transaction.rows(LOCK_SOURCES, { sources });
}

/**
 * Returns the product without the brands, colours, sizes and so on that have not changed since the last import: they
 * are not written, so their rows need no look-up.
 */
function namedHere({ product, isNew, compare }: PendingProduct): CatalogProduct {
  return {
    ...product,
    ...(isNew || compare.placement ? {} : { model: null, brands: [], category: [], colours: [], badges: [] }),
    ...(isNew || compare.offers ? {} : { items: [] }),
  };
}

/**
 * Chooses slugs. A new product gets a slug; an existing product's slug changes only if the feed contains another one.
 */
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

const LOCK_SOURCES = statement('lock-sources')`
SELECT 1 AS "locked" FROM (SELECT pg_advisory_xact_lock(hashtextextended(s, 45)) FROM unnest(:sources::text[]) AS s) AS locks`;

const TAKEN_SLUGS = statement('taken-slugs')`
SELECT "slug", "id" FROM "product" WHERE "slug" = ANY(:slugs)`;
