import { statement } from '../platform/database/statement.js';
import type { Transaction } from './catalog-transaction.js';
import type { OfferRow } from './write-offers.js';

/** An offer that belonged to another product until now. */
export interface MovedOffer {
  id: string;
  from: string;
  fromSize: string;
  to: string;
  toSize: string;
}

/**
 * Moves offers to the products in which the feed now names them. Their rows stay, with the orders, carts and prices
 * that refer to them. `offers` are those of records with a group, `sources` the feed of each product. An offer whose
 * place in the new product is occupied by another offer is retired instead: its place is then taken by that offer.
 */
export async function moveOffers(
  transaction: Transaction,
  offers: readonly OfferRow[],
  sources: ReadonlyMap<string, string>,
): Promise<MovedOffer[]> {
  const places = offers.map(({ externalId, productId, sizeId, supplierId }, n) => ({
    ...{ n, source: sources.get(productId), externalId, productId, sizeId, supplierId },
  }));
  const found = await transaction.rows(OFFERS_ELSEWHERE, { places: JSON.stringify(places) });
  if (found.length === 0) return [];
  // An offer that earlier imports duplicated is in several products. The duplicate that is on sale and was ordered is
  // kept.
  const best = new Map<number, (typeof found)[number]>();
  for (const row of [...found].sort((a, b) => Number(b.active) - Number(a.active) || b.reserved - a.reserved))
    if (!best.has(row.n)) best.set(row.n, row);
  const moving = new Map([...best.values()].map((row) => [row.id, row]));
  const isFree = ({ occupant }: (typeof found)[number]): boolean => occupant === null || moving.has(occupant);
  for (let stuck = [...moving.values()].filter((row) => !isFree(row)); stuck.length > 0;) {
    for (const { id } of stuck) moving.delete(id);
    stuck = [...moving.values()].filter((row) => !isFree(row));
  }
  const ids = [...moving.keys()];
  const retired = [...new Set(found.map(({ id }) => id))].filter((id) => !moving.has(id));
  if (retired.length > 0) await transaction.rows(RETIRE_OFFERS, { ids: retired });
  // Offers that change places are moved aside first, each with a supplier of its own, so that no place is taken twice.
  const isCrossing = [...moving.values()].some(({ occupant }) => occupant !== null);
  if (isCrossing) await transaction.rows(STAND_ASIDE, { ids });
  if (ids.length > 0) {
    const rows = [...moving.values()].map(({ id, n }) => ({ ...places[n], id }));
    await transaction.rows(MOVE_OFFERS, { offers: JSON.stringify(rows) });
  }
  if (isCrossing) await transaction.rows(COME_BACK, { ids });
  return found.map(({ id, n, from, fromSize }) => ({
    ...{ id, from, fromSize, to: offers[n]!.productId, toSize: offers[n]!.sizeId! },
  }));
}

/**
 * Offers are looked up by their ids first: a source has few such offers outside their products, but very many products.
 */
const OFFERS_ELSEWHERE = statement('offers-elsewhere')`
WITH elsewhere AS MATERIALIZED (
  SELECT i.*, o."id", o."productId" AS "from"
  FROM jsonb_to_recordset(:places::jsonb) AS i("n" int, "source" text, "externalId" text, "productId" uuid, "sizeId" uuid,
    "supplierId" uuid)
  JOIN "product_item" o ON o."externalId" = i."externalId" AND o."productId" <> i."productId" AND o."deletedAt" IS NULL
    AND (o."source" = i."source" OR o."source" IS NULL)
)
SELECT o."id", coalesce(e."n", -1) AS "n", o."productId" AS "from", o."sizeId" AS "fromSize", o."active", o."reserved",
  (SELECT t."id" FROM "product_item" t
   WHERE t."productId" = e."productId" AND t."sizeId" = e."sizeId" AND t."supplierId" = e."supplierId") AS "occupant"
FROM elsewhere e JOIN "product_item" o ON o."id" = e."id"
WHERE EXISTS (SELECT FROM "product_source" s WHERE s."productId" = e."from" AND s."source" = e."source")
ORDER BY o."id"
FOR UPDATE OF o`;

const MOVE_OFFERS = statement('move-offers')`
UPDATE "product_item" o SET "productId" = i."productId", "sizeId" = i."sizeId", "supplierId" = i."supplierId", "updatedAt" = now()
FROM jsonb_to_recordset(:offers::jsonb) AS i("id" uuid, "productId" uuid, "sizeId" uuid, "supplierId" uuid)
WHERE o."id" = i."id"`;

const STAND_ASIDE = statement('offers-stand-aside')`
WITH aside AS (INSERT INTO "supplier" ("id", "slug", "name") SELECT i, i::text, '' FROM unnest(:ids::uuid[]) AS i)
UPDATE "product_item" SET "supplierId" = "id" WHERE "id" = ANY(:ids::uuid[])`;

const COME_BACK = statement('offers-come-back')`
DELETE FROM "supplier" WHERE "id" = ANY(:ids::uuid[])`;

/** The rows stay for the orders that refer to them. Their id in the feed now belongs to another row. */
const RETIRE_OFFERS = statement('retire-offers')`
UPDATE "product_item" SET "active" = false, "externalId" = NULL, "updatedAt" = now() WHERE "id" = ANY(:ids::uuid[])`;
