import { createHash } from 'node:crypto';
import { v4 as randomUuid } from 'uuid';
import { statement } from '../platform/database/statement.js';
import { isUuid } from '../shared/is-uuid.js';
import type { CatalogProduct } from './catalog-record.js';
import type { Transaction } from './catalog-transaction.js';
import { meetProducts } from './meet-products.js';
import { OWN_SOURCE } from './own-source.js';

/** The product of the shop that a record describes. */
export interface Identity {
  id: string;
  /** The current product; null if it does not exist yet. */
  existing: ExistingProduct | null;
  /** The former external id of a product that now gets the record's id. */
  formerKey?: string;
  /** Whether the product comes from another source, and the record matches it for the first time. */
  isMet?: true;
  /** Products of other sources that the record may describe. */
  doubtful?: ReadonlyArray<{ id: string; code: string }>;
}

interface ExistingProduct {
  slug: string;
  fingerprint: string | null;
  groupId: string | null;
  /** Whether only the offers come from the source; null means no. */
  offersOnly: boolean | null;
  /** Whether an operator has set prices of some of the product's offers, or prices of the feed are held back. */
  held: boolean;
}

/**
 * Returns which product each record describes, and locks the existing products. A record is found by its source and
 * external id, or by the id derived from these. A record of a group whose external id is new, because its colour or its
 * group was renamed, continues the product that has most of its offers. A record that is still unknown may describe a
 * product of another source (`meet-products.ts`). `taken` are products that other records describe.
 */
export async function identifyProducts(
  transaction: Transaction,
  products: readonly CatalogProduct[],
  taken: { has(id: string): boolean },
): Promise<Identity[]> {
  const rows = await findExisting(transaction, products.map(keyOf));
  const inBatch = new Set([...rows.values()].map(({ id }) => id));
  const isFree = (id: string): boolean => !inBatch.has(id) && !taken.has(id);
  const unknown = products.flatMap((product, n) => (product.group && !rows.has(n) ? [n] : []));
  const kept = new Map<number, string>();
  const derived = new Set<string>();
  if (unknown.length > 0) {
    const records = unknown.map((n) => ({ ...keyOf(products[n]!, n), ...groupOf(products[n]!) }));
    for (const { n, id, key } of await transaction.rows(HOLDERS, { records: JSON.stringify(records) })) {
      if (kept.has(n) || !isFree(id)) continue;
      inBatch.add(id);
      kept.set(n, key);
    }
    const adopted = [...kept].map(([n, externalId]) => ({ ...keyOf(products[n]!, n), externalId }));
    if (adopted.length > 0) for (const [n, row] of await findExisting(transaction, adopted)) rows.set(n, row);
    const ids = unknown.map((n) => productId(products[n]!));
    for (const { id } of await transaction.rows(TAKEN_IDS, { ids })) derived.add(id);
  }
  const strange = products.flatMap((product, n) =>
    rows.has(n) || product.source === OWN_SOURCE ? [] : [{ n, product }],
  );
  const meeting = await meetProducts(transaction, strange);
  const met = [...meeting.met].filter(([, id]) => isFree(id));
  const asMet = met.map(([n, id]) => ({ ...keyOf(products[n]!, n), id, grouped: false }));
  const others = asMet.length > 0 ? await findExisting(transaction, asMet) : new Map<number, never>();
  return products.map((product, n) => {
    const row = rows.get(n);
    if (row) return { id: row.id, existing: row, ...(kept.has(n) ? { formerKey: kept.get(n)! } : {}) };
    const other = others.get(n);
    if (other) return { id: other.id, existing: { ...other, offersOnly: true }, isMet: true };
    const id = productId(product);
    const doubtful = meeting.doubtful.filter((match) => match.n === n);
    // The product with this id now has another external id.
    return { id: derived.has(id) ? randomUuid() : id, existing: null, ...(doubtful.length > 0 ? { doubtful } : {}) };
  });
}

interface Key {
  n: number;
  source: string;
  externalId: string;
  id: string;
  grouped: boolean;
}

const keyOf = (product: CatalogProduct, n: number): Key => ({
  n,
  source: product.source,
  externalId: product.externalId,
  id: productId(product),
  grouped: product.group !== undefined,
});

const groupOf = ({
  group,
  items,
}: CatalogProduct): { groupId: string; products: readonly string[]; offers: string[] } => ({
  groupId: group?.id ?? '',
  products: group?.products ?? [],
  offers: items.flatMap(({ externalId }) => externalId ?? []),
});

async function findExisting(
  transaction: Transaction,
  keys: readonly Key[],
): Promise<Map<number, ExistingProduct & { id: string }>> {
  const rows = await transaction.rows(EXISTING_PRODUCTS, { keys: JSON.stringify(keys) });
  return new Map(rows.map((row) => [row.n, row]));
}

/**
 * Returns the id of a new product: its own if the product was created in this shop, otherwise a hash of its source and
 * external id. So importing the feed into an empty database creates the same ids again.
 */
export function productId({ source, externalId }: Pick<CatalogProduct, 'source' | 'externalId'>): string {
  if (source === OWN_SOURCE && isUuid(externalId)) return externalId.toLowerCase();
  const hash = createHash('sha256').update(`${source}\0${externalId}`).digest('hex');
  // UUID version 8 is meant for custom ids (RFC 9562).
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** A product that now has another external id of the same source is found only by that external id. */
const EXISTING_PRODUCTS = statement('existing-products')`
SELECT coalesce(i."n", -1) AS "n", p."id", p."slug", s."fingerprint", s."groupId", s."offersOnly", EXISTS (
  SELECT FROM "product_item" o JOIN "price_details" d ON d."itemId" = o."id"
  WHERE o."productId" = p."id" AND (d."setBy" IS NOT NULL OR EXISTS (
    SELECT FROM "held_back_price" h WHERE h."itemId" = o."id"))) AS "held"
FROM jsonb_to_recordset(:keys::jsonb) AS i("n" int, "source" text, "externalId" text, "id" uuid, "grouped" boolean)
LEFT JOIN "product_source" s ON s."source" = i."source" AND s."externalId" = i."externalId"
JOIN "product" p ON p."id" = coalesce(s."productId", i."id")
WHERE s."productId" IS NOT NULL OR NOT i."grouped"
  OR NOT EXISTS (SELECT FROM "product_source" k WHERE k."productId" = i."id" AND k."source" = i."source")
ORDER BY p."id"
FOR UPDATE OF p`;

/**
 * Products that have offers of a record, those with most of them first. No other record of the group describes that
 * product already. A product of another group must have no other offers.
 */
const HOLDERS = statement('offer-holders')`
WITH i AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:records::jsonb) AS i("n" int, "source" text, "groupId" text, "products" text[], "offers" text[])
), held AS MATERIALIZED (
  SELECT i."n", o."productId", count(*) AS "offers", count(*) FILTER (WHERE o."active") AS "active"
  FROM i CROSS JOIN LATERAL unnest(i."offers") AS w("externalId")
  JOIN "product_item" o ON o."externalId" = w."externalId" AND o."deletedAt" IS NULL
    AND (o."source" = i."source" OR o."source" IS NULL)
  GROUP BY i."n", o."productId"
)
SELECT coalesce(i."n", -1) AS "n", s."productId" AS "id", min(s."externalId") AS "key"
FROM held h JOIN i ON i."n" = h."n"
JOIN "product_source" s ON s."productId" = h."productId" AND s."source" = i."source"
WHERE NOT EXISTS (SELECT FROM "product_source" k
    WHERE k."productId" = s."productId" AND k."source" = i."source" AND k."externalId" = ANY(i."products"))
  AND (s."groupId" = i."groupId" OR NOT EXISTS (SELECT FROM "product_item" x
    WHERE x."productId" = s."productId" AND x."active" AND x."deletedAt" IS NULL AND x."externalId" <> ALL(i."offers")))
GROUP BY i."n", s."productId", h."active", h."offers"
ORDER BY h."active" DESC, h."offers" DESC, i."n", s."productId"`;

const TAKEN_IDS = statement('taken-product-ids')`
SELECT "id" FROM "product" WHERE "id" = ANY(:ids::uuid[])`;
