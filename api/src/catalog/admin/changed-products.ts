import { Injectable } from '@nestjs/common';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { cursorOf, positionOf } from '../../platform/live/cursor.js';
import { ApiError } from '../../shared/api-error.js';

export interface ChangedProduct {
  productId: string;
  changedAt: Date;
  cursor: string;
}

/** Some of the changed products; `cursor` continues after them. */
export interface ChangedProductsPart {
  products: ChangedProduct[];
  cursor: string;
  hasMore: boolean;
}

/** Number of changes that one transaction records, in some hundredths of a second. */
const NOTED_AT_ONCE = 1000;

/**
 * Products in the order of their last changes, with the figures by which operators list them. Triggers record which
 * products changed (`api/prisma/sql/product-changes.sql`); each reader, and every ten minutes each process, moves these
 * records to `product_change`, one process at a time. So readers find everything that was committed before their call,
 * writers wait for nobody, and nothing appears before a cursor that a reader already has (ADR 33 does the same for
 * orders).
 */
@Injectable()
export class ChangedProducts {
  constructor(private readonly statements: Statements) {}

  /** Records the changes that were committed before the call, unless the database is read-only. */
  async note(): Promise<void> {
    const [touched] = await this.statements.rows(LAST_TOUCH);
    const last = touched?.last ?? null;
    if (last === null || touched!.readOnly) return;
    while ((await this.noteSome(last)).length === NOTED_AT_ONCE);
  }

  /**
   * Returns the products that were created, changed or removed after the cursor, each once; all products if the cursor
   * is null. Includes every change that was committed before the call. Throws CURSOR_EXPIRED for a cursor that this
   * shop did not issue.
   */
  async after(cursor: string | null, limit: number): Promise<ChangedProductsPart> {
    const from = cursor ? positionOf(cursor) : 0n;
    await this.note();
    const [standing] = await this.statements.rows(HEAD);
    if (from > BigInt(standing!.head)) throw new ApiError('CURSOR_EXPIRED.PRODUCTS');
    const rows = await this.statements.rows(CHANGED, { after: String(from), limit: limit + 1 });
    const products = rows
      .slice(0, limit)
      .map(({ position, ...row }) => ({ ...row, cursor: cursorOf(BigInt(position)) }));
    return { products, hasMore: rows.length > limit, cursor: products.at(-1)?.cursor ?? cursorOf(from) };
  }

  /** Records up to {@link NOTED_AT_ONCE} changes; returns a row for each. */
  noteSome(last: string | null = null): Promise<unknown[]> {
    return this.statements.transaction(
      async (queries) => {
        await queries.rows(WAIT_FOR_LOCK);
        // A separate statement, because it must see what the last holder of the lock has committed.
        return queries.rows(NOTE, { last, limit: NOTED_AT_ONCE });
      },
      { idempotent: true },
    );
  }
}

const LAST_TOUCH = statement(
  'product-touch-last',
)`SELECT max("id")::text AS "last", current_setting('transaction_read_only')::boolean AS "readOnly" FROM "product_touch"`;

const WAIT_FOR_LOCK = statement('product-change-lock')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('product_change'))`;

/** The figures are read at one moment, at which the changes to be recorded are already committed. */
const NOTE = statement('product-change-note')`
WITH gone AS (
  DELETE FROM "product_touch" t USING (
    SELECT "id" FROM "product_touch" WHERE :last?::bigint IS NULL OR "id" <= :last ORDER BY "id" LIMIT :limit) b
  WHERE t."id" = b."id" RETURNING t."id", t."productId", t."touchedAt"
), changed AS (
  SELECT "productId", max("touchedAt") AS "changedAt", row_number() OVER (ORDER BY min("id")) AS "place"
  FROM gone GROUP BY "productId"
), written AS (
  INSERT INTO "product_change" ("productId", "position", "changedAt", "removed", "createdAt", "name", "active", "hasCategory",
    "price", "cheapest", "dearest", "available", "pictures", "heldBack", "setByHand", "brandIds", "categoryIds", "supplierIds", "sources")
  SELECT c."productId", (SELECT coalesce(max("position"), 0) FROM "product_change") + c."place", c."changedAt",
    p."id" IS NULL OR p."deletedAt" IS NOT NULL, coalesce(p."createdAt", c."changedAt"), coalesce(p."name", ''),
    coalesce(p."active", false), p."productCategoryId" IS NOT NULL, coalesce(o."price", 0),
    coalesce(o."cheapest", 9223372036854775807), coalesce(o."dearest", 0),
    least(coalesce(o."available", 0), 2147483647)::int, m."pictures", coalesce(o."heldBack", false), coalesce(o."setByHand", false),
    ARRAY(SELECT b."brandId" FROM "product_brand" b WHERE b."productId" = c."productId"),
    array_remove(ARRAY[p."productCategoryId", p."productTypeId", p."productSubTypeId"], NULL), coalesce(o."supplierIds", '{}'),
    ARRAY(SELECT s."source" FROM "product_source" s WHERE s."productId" = c."productId")
  FROM changed c LEFT JOIN "product" p ON p."id" = c."productId"
  CROSS JOIN LATERAL (
    SELECT min(r."price") FILTER (WHERE i."active") AS "price", min(r."price") AS "cheapest", max(r."price") AS "dearest",
      sum(i."stock" - i."reserved") FILTER (WHERE i."active") AS "available",
      bool_or(h."itemId" IS NOT NULL) AS "heldBack", bool_or(r."setBy" IS NOT NULL) AS "setByHand", array_agg(DISTINCT i."supplierId") AS "supplierIds"
    FROM "product_item" i LEFT JOIN "price_details" r ON r."itemId" = i."id"
    LEFT JOIN "held_back_price" h ON h."itemId" = i."id"
    WHERE i."productId" = c."productId" AND i."deletedAt" IS NULL) o
  CROSS JOIN LATERAL (
    SELECT count(*)::int AS "pictures" FROM "product_image" m
    WHERE m."productId" = c."productId" AND m."state" = 'STORED' AND m."storageKey" IS NOT NULL) m
  ON CONFLICT ("productId") DO UPDATE SET "position" = excluded."position", "changedAt" = excluded."changedAt",
    "removed" = excluded."removed", "createdAt" = excluded."createdAt", "name" = excluded."name", "active" = excluded."active",
    "hasCategory" = excluded."hasCategory", "price" = excluded."price", "cheapest" = excluded."cheapest",
    "dearest" = excluded."dearest", "available" = excluded."available",
    "pictures" = excluded."pictures", "heldBack" = excluded."heldBack", "setByHand" = excluded."setByHand",
    "brandIds" = excluded."brandIds", "categoryIds" = excluded."categoryIds", "supplierIds" = excluded."supplierIds",
    "sources" = excluded."sources"
)
SELECT "id" FROM gone`;

const HEAD = statement('product-change-head')`
SELECT coalesce(max("position"), 0)::text AS "head" FROM "product_change"`;

const CHANGED = statement('product-changes')`
SELECT c."productId", c."changedAt", c."position"::text AS "position" FROM "product_change" c WHERE c."position" > :after::bigint
ORDER BY c."position" LIMIT :limit`;
