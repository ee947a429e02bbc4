import type { CatalogProduct } from './catalog-record.js';
import { fingerprintOf, formatFingerprint, parseFingerprint } from './fingerprint.js';
import type { Identity } from './identify-products.js';
import type { PendingProduct } from './pending-product.js';

/** Result of writing a product. Results are in the order of the passed products. */
export type ProductOutcome = 'created' | 'updated' | 'unchanged' | { duplicateOf: string };

/** A product of the batch that must be compared with the catalogue. */
export type Pending = PendingProduct & {
  n: number;
  /** The record with which the next import compares the product. */
  source: SourceRow;
  /** The former external id of a product that has another one now. */
  formerKey: string | undefined;
  /** Whether the product belonged to another group in the last import, or to none. */
  isRegrouped: boolean;
  /** Whether the product comes from another source, and the record matches it for the first time. */
  isMet: boolean;
  held: boolean;
};

export interface Plan {
  outcomes: ProductOutcome[];
  /** Ids of the products whose records are no duplicates, in the order of the records. */
  ids: string[];
  pending: Pending[];
  /** Sources of products that are unchanged except for their group. */
  regrouped: SourceRow[];
  leftGroups: string[];
}

/** A row of `product_source`. */
export type SourceRow = Pick<CatalogProduct, 'source' | 'externalId'> & {
  productId: string;
  groupId: string | null;
  feedCategory: string | null;
  fingerprint: string;
  offersOnly: true | null;
};

/** Decides which parts of which products must be compared with the catalogue. */
export function planOf(
  products: readonly CatalogProduct[],
  identities: readonly Identity[],
  written: { has(id: string): boolean },
  placeOf: (product: CatalogProduct) => CatalogProduct['category'],
): Plan {
  const plan: Plan = { outcomes: products.map(() => 'unchanged'), ids: [], pending: [], regrouped: [], leftGroups: [] };
  const inBatch = new Set<string>();
  for (const [n, product] of products.entries()) {
    const { id, existing, formerKey, isMet = false } = identities[n]!;
    if (written.has(id) || inBatch.has(id)) {
      plan.outcomes[n] = { duplicateOf: id };
      continue;
    }
    inBatch.add(id);
    plan.ids.push(id);
    const parts = fingerprintOf(product);
    const offersOnly = existing?.offersOnly ?? false;
    const source = sourceOf(product, id, offersOnly);
    const held = existing?.held ?? false;
    const isRegrouped = existing !== null && product.group !== undefined && existing.groupId !== product.group.id;
    if (isRegrouped && existing.groupId !== null) plan.leftGroups.push(existing.groupId);
    if (existing?.fingerprint === source.fingerprint && !held) {
      if (isRegrouped) plan.regrouped.push(source);
      continue;
    }
    const last = existing?.fingerprint ? parseFingerprint(existing.fingerprint) : null;
    plan.pending.push({
      // The fingerprint contains the feed's category, so a new mapping does not count as a change of a product.
      ...{
        n,
        product: {
          ...product,
          category: placeOf(product),
          // A product that this feed hides stays, if another feed has created it, with the offers of that feed.
          items:
            offersOnly && !product.active ? product.items.map((item) => ({ ...item, active: false })) : product.items,
        },
        id,
        offersOnly,
        isNew: !existing,
        hasOffers: existing !== null,
        slug: existing?.slug ?? '',
      },
      ...{ source, formerKey, isRegrouped, isMet, held },
      compare: {
        text: !offersOnly && parts.text !== last?.text,
        placement: !offersOnly && parts.placement !== last?.placement,
        images: !offersOnly && parts.images !== last?.images,
        // Prices set by an operator are compared in every import: the difference is reported or, with `overwrite`, the
        // feed's price is written.
        offers: parts.offers !== last?.offers || held || (offersOnly && parts.placement !== last?.placement),
      },
    });
  }
  return plan;
}

function sourceOf(product: CatalogProduct, productId: string, offersOnly: boolean): SourceRow {
  const { source, externalId, group } = product;
  return {
    source,
    externalId,
    productId,
    groupId: group?.id ?? null,
    feedCategory: (!offersOnly && product.isFeedTree && product.category.at(-1)?.slug) || null,
    fingerprint: formatFingerprint(fingerprintOf(product)),
    offersOnly: offersOnly || null,
  };
}
