import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import type { PageRequest } from '../../shared/page.js';
import { Audit, readPage } from '../../operator/index.js';
import type { HeldBackPricePage } from './held-back-price.model.js';

/** Prices of feeds that wait for confirmation (`feeds/hold-back-prices.ts`). */
@Injectable()
export class HeldBackPrices {
  constructor(
    private readonly audit: Audit,
    private readonly statements: Statements,
  ) {}

  /** Returns a page of prices, the longest held back first. */
  page(request: PageRequest): Promise<HeldBackPricePage> {
    return readPage(request, {
      count: () => this.statements.rows(COUNT),
      rows: (slice) => this.statements.rows(PAGE, slice),
    });
  }

  /**
   * Confirms held-back prices, all or none: offers get the prices, and new offers go on sale if the feed sells them.
   * Throws PRICE_NOT_HELD_BACK if a different price waits, or none.
   */
  confirm(by: Actor, items: ReadonlyArray<{ itemId: string; price: number }>): Promise<void> {
    const ordered = items.toSorted((a, b) => (a.itemId.toLowerCase() < b.itemId.toLowerCase() ? -1 : 1));
    return this.statements.transaction(async (queries) => {
      for (const { itemId, price } of ordered)
        await this.audit.changeWithin(
          queries,
          { by, action: 'confirmPrices', entity: 'PRODUCT_ITEM', id: itemId },
          async () => {
            const [row] = await queries.rows(CONFIRM, { id: itemId, price });
            if (!row) throw new ApiError('PRICE_NOT_HELD_BACK', { itemId });
          },
        );
    });
  }
}

const COUNT = statement('held-back-prices-count')`SELECT count(*)::int AS "total" FROM "held_back_price"`;

const PAGE = statement('held-back-prices-page')`
SELECT h."itemId", o."productId", p."name" AS "productName", z."name" AS "size", o."externalId", h."price"::float8, h."oldPrice"::float8,
  h."comparedWith", h."expected"::float8, h."active" IS NOT NULL AS "isNew", h."heldAt"
FROM "held_back_price" h JOIN "product_item" o ON o."id" = h."itemId" JOIN "product" p ON p."id" = o."productId"
JOIN "size" z ON z."id" = o."sizeId"
ORDER BY h."heldAt", h."itemId" LIMIT :limit OFFSET :offset`;

/**
 * A new offer has its prices already, including those of a current sale. An existing offer lost its sales meanwhile:
 * the fingerprint of the product's offers is cleared, so that the next import brings the sales again.
 */
const CONFIRM = statement('confirm-held-back-price')`
WITH confirmed AS (
  DELETE FROM "held_back_price" WHERE "itemId" = :id AND "price" = :price
  RETURNING "itemId", "price", "oldPrice", "loyaltyPrice", "active"
), priced AS (
  UPDATE "price_details" d SET ("price", "oldPrice", "loyaltyPrice") = (c."price", c."oldPrice", c."loyaltyPrice")
  FROM confirmed c WHERE d."itemId" = c."itemId" AND d."setBy" IS NULL
    AND NOT EXISTS (SELECT FROM "scheduled_price" s WHERE s."itemId" = d."itemId")
), forgotten AS (
  UPDATE "product_source" p SET "fingerprint" = regexp_replace("fingerprint", '[^.]*$', '-')
  FROM confirmed c JOIN "product_item" o ON o."id" = c."itemId"
  WHERE p."productId" = o."productId" AND c."active" IS NULL
), sold AS (
  UPDATE "product_item" o SET "active" = c."active", "updatedAt" = now()
  FROM confirmed c WHERE o."id" = c."itemId" AND c."active" IS NOT NULL
)
SELECT "itemId" FROM confirmed`;
