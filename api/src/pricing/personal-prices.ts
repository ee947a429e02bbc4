import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/**
 * SQL subquery: the personal prices that `:userId` can use now, one per offer, the lowest. None for a guest (null). The
 * subquery does not compare them with other prices; {@link personalPriceOf} does.
 */
export const PERSONAL_PRICES = `
(SELECT DISTINCT ON (own."itemId") own."id", own."itemId", own."price", own."expiresAt", own."units", own."used"
 FROM "personal_price" own
 WHERE (own."userId" = :userId?::uuid
     OR own."phone" = (SELECT a."phone" FROM "user_account" a WHERE a."id" = :userId?::uuid))
   AND own."revokedAt" IS NULL AND own."expiresAt" > now() AND own."used" < own."units"
 ORDER BY own."itemId", own."price", own."expiresAt", own."id")`;

/** The prices of an offer for one shopper, in kopecks. */
interface ShopperPrices {
  price: number;
  loyaltyPrice: number | null;
  personalPrice: number | null;
}

/** Returns the personal price if it is lower than what the signed-in shopper pays without it, otherwise null. */
export function personalPriceOf({ price, loyaltyPrice, personalPrice }: ShopperPrices): number | null {
  return personalPrice !== null && personalPrice < (loyaltyPrice ?? price) ? personalPrice : null;
}

export interface AgreedPrice {
  requestId: string;
  itemId: string;
  /** The owner of the price: an account, or the telephone with which a guest has yet to sign in. */
  owner: { userId: string; phone: null } | { userId: null; phone: string };
  /** Kopecks. */
  price: number;
  units: number;
  expiresAt: Date;
}

/**
 * Prices that the shop has agreed with single shoppers. Orders use up their units by
 * `api/prisma/sql/personal-price.sql`.
 */
@Injectable()
export class PersonalPrices {
  /**
   * Locks the shopper's prices of these offers, so that nobody changes or uses them until the end of the transaction.
   * The caller has locked the offers.
   */
  async lock(queries: Queries, userId: string, itemIds: string[]): Promise<void> {
    await queries.rows(LOCK, { userId, itemIds });
  }

  /**
   * Writes the price that answers a request, or changes it. If units have been ordered at this price, it cannot be
   * changed to another offer or to fewer units: then nothing changes. Returns whether the price was written.
   */
  async agree(queries: Queries, { owner, ...terms }: AgreedPrice): Promise<boolean> {
    return (await queries.rows(AGREE, { ...terms, ...owner })).length > 0;
  }

  /** Revokes the price of a request. Orders that were placed at this price keep it. */
  async revoke(queries: Queries, requestId: string): Promise<void> {
    await queries.rows(REVOKE, { requestId });
  }

  /**
   * Returns whether an expired order can have its personal prices again, and locks them. Dates do not matter, as with
   * promo codes, because the prices were valid when the order was placed.
   */
  async canRetake(queries: Queries, orderUuid: string): Promise<boolean> {
    const taken = await queries.rows(OF_ORDER, { orderUuid });
    return taken.every(({ used, units, wanted }) => used + wanted <= units);
  }

  /** Removes the owner from the prices of an account that is erased. */
  async forget(queries: Queries, userId: string): Promise<void> {
    await queries.rows(FORGET, { userId });
  }
}

const LOCK = statement('personal-prices-lock')`
SELECT 1 AS "locked" FROM "personal_price" p
WHERE p."itemId" = ANY(:itemIds::uuid[])
  AND (p."userId" = :userId OR p."phone" = (SELECT u."phone" FROM "user_account" u WHERE u."id" = :userId))
ORDER BY p."id" FOR NO KEY UPDATE OF p`;

const AGREE = statement('personal-price-agree')`
INSERT INTO "personal_price" AS p ("requestId", "itemId", "userId", "phone", "price", "units", "expiresAt")
VALUES (:requestId, :itemId, :userId?, :phone?, :price, :units, :expiresAt)
ON CONFLICT ("requestId") DO UPDATE SET "itemId" = excluded."itemId", "price" = excluded."price", "units" = excluded."units",
  "expiresAt" = excluded."expiresAt", "revokedAt" = NULL
WHERE p."used" = 0 OR (p."itemId" = excluded."itemId" AND p."used" <= excluded."units")
RETURNING p."id"`;

const REVOKE = statement('personal-price-revoke')`
UPDATE "personal_price" SET "revokedAt" = now() WHERE "requestId" = :requestId AND "revokedAt" IS NULL`;

const OF_ORDER = statement('personal-prices-of-order')`
SELECT p."used", p."units",
  (SELECT count(*)::int FROM "order_product_item" i WHERE i."orderUuid" = :orderUuid AND i."personalPriceId" = p."id"
     AND i."removedAt" IS NULL) AS "wanted"
FROM "personal_price" p
WHERE p."id" IN (SELECT i."personalPriceId" FROM "order_product_item" i WHERE i."orderUuid" = :orderUuid AND i."removedAt" IS NULL)
ORDER BY p."id" FOR NO KEY UPDATE OF p`;

const FORGET = statement('personal-prices-forget')`
UPDATE "personal_price" p SET "userId" = NULL, "phone" = NULL, "revokedAt" = coalesce(p."revokedAt", now())
FROM "user_account" u WHERE u."id" = :userId AND (p."userId" = u."id" OR p."phone" = u."phone")`;
