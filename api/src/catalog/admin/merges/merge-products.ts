import { Injectable } from '@nestjs/common';
import { mergeProducts, OWN_SOURCE } from '../../../feeds/index.js';
import { Audit, notFound, Versions } from '../../../operator/index.js';
import type { Actor } from '../../../platform/auth/actor.js';
import { afterConflicts } from '../../../platform/database/after-conflicts.js';
import { statement } from '../../../platform/database/statement.js';
import { Statements, type Queries } from '../../../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../../../shared/api-error.js';
import { FORGET_MATCHES, followProduct, LOCK_PRODUCTS } from './follow-product.js';
import type { MergeIds } from './mergeable.js';
import type { MergeProductsInput, ProductMergePreviewInput } from './product-merge.input.js';
import type { ProductMerge } from './product-merge.model.js';

/** Merges two products that an operator has chosen. */
@Injectable()
export class MergeProducts {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly versions: Versions,
  ) {}

  /** Returns what a merge would change. Throws NOT_FOUND, BAD_USER_INPUT. */
  async preview(ids: ProductMergePreviewInput): Promise<ProductMerge> {
    return measured(this.statements, ids, await this.versions.of('PRODUCT', ids.target));
  }

  /**
   * Merges in one transaction, and returns what was moved. An order that is placed meanwhile either names the source
   * before the merge, and moves with it, or names the target. Throws NOT_FOUND, CONFLICT, SIZES_CLASH,
   * PRODUCTS_OF_ONE_SOURCE, and BAD_USER_INPUT.
   */
  merge(by: Actor, dto: MergeProductsInput): Promise<ProductMerge> {
    const { source, target, reason } = dto;
    const action = { by, action: 'mergeProducts', entity: 'PRODUCT', reason } as const;
    return afterConflicts(() =>
      this.audit.transaction(async (queries) => {
        await queries.rows(LOCK_PRODUCTS, { ids: [source, target] });
        let merged: ProductMerge | undefined;
        await this.audit.changeWithin(queries, { ...action, id: target, seen: dto }, async () => {
          await this.audit.changeWithin(queries, { ...action, id: source }, async () => {
            merged = await mergeWithin(queries, dto);
          });
        });
        return merged!;
      }),
    );
  }
}

async function mergeWithin(queries: Queries, dto: MergeProductsInput): Promise<ProductMerge> {
  const { source, target } = dto;
  const merged = await measured(queries, { source, target }, dto.version ?? '');
  if (merged.clashes.length > 0 && !dto.offersOfTargetStay)
    throw new ApiError('SIZES_CLASH', { sizes: [...new Set(merged.clashes.map(({ size }) => size))].join(', ') });
  const feed = await mergeProducts(queries, { from: source, to: target });
  if (feed !== null) throw new ApiError('PRODUCTS_OF_ONE_SOURCE', { source: feed });
  await followProduct(queries, { source, target });
  await queries.rows(FORGET_MATCHES, { productId: source });
  return merged;
}

async function measured(queries: Pick<Queries, 'rows'>, ids: MergeIds, version: string): Promise<ProductMerge> {
  const { source: from, target: to } = ids;
  if (from === to) throw badUserInput([fieldFault('dto.target', 'notItself')]);
  const sides = await queries.rows(SIDES, { ids: [from, to] });
  const [source, target] = [from, to].map((id) => sides.find((side) => side.id === id));
  const [counts] = await queries.rows(COUNTS, { source: from });
  if (!source || !target || !counts) throw notFound();
  const { pictures, ...moved } = counts;
  const clashes = await queries.rows(CLASHES, { source: from, target: to });
  return {
    ...{ source, target, version, pictures },
    moved: { ...moved, offers: moved.offers - clashes.length },
    clashes: clashes.map(({ size, supplier, ...offers }) => ({
      ...{ size, supplier },
      source: { id: offers.sourceId, price: offers.sourcePrice, stock: offers.sourceStock },
      target: { id: offers.targetId, price: offers.targetPrice, stock: offers.targetStock },
    })),
  };
}

const SIDES = statement('merge-product-sides')`
SELECT "id", "slug", "name" FROM "product" WHERE "id" = ANY(:ids::uuid[]) AND "deletedAt" IS NULL`;

const COUNTS = statement('merge-product-counts')`
SELECT (SELECT count(*)::int FROM "product_item" WHERE "productId" = s."id" AND "deletedAt" IS NULL) AS "offers",
  (SELECT count(*)::int FROM "order_product_item" WHERE "productId" = s."id") AS "units",
  (SELECT count(*)::int FROM "review" WHERE "productId" = s."id") AS "reviews",
  (SELECT count(*)::int FROM "product_question" WHERE "productId" = s."id") AS "questions",
  (SELECT count(*)::int FROM "favourite" WHERE "productId" = s."id") AS "favourites",
  (SELECT count(*)::int FROM "stock_notice" WHERE "productId" = s."id" AND "queuedAt" IS NULL) AS "notices",
  (SELECT count(*)::int FROM "meet_price_request" WHERE "productId" = s."id") AS "requests",
  (SELECT count(*)::int FROM "collection_product" WHERE "productId" = s."id") AS "collections",
  (SELECT 1 + count(*)::int FROM "former_slug" WHERE "kind" = 'PRODUCT' AND "ownerId" = s."id" AND "slug" <> s."slug") AS "addresses",
  (SELECT count(*)::int FROM "search_rule" WHERE s."id" = ANY("productIds"))
    + (SELECT count(*)::int FROM "search_judged_query" WHERE s."id" = ANY("productIds")) AS "searchRules",
  (SELECT count(*)::int FROM "product_source" WHERE "productId" = s."id" AND "source" <> '${OWN_SOURCE}') AS "feeds",
  (SELECT count(*)::int FROM "sales_sum" WHERE "dimension" = 'PRODUCT' AND "span" = 'DAY' AND "key" = s."id"::text) AS "salesDays",
  (SELECT count(*)::int FROM "product_image" WHERE "productId" = s."id") AS "pictures"
FROM "product" s WHERE s."id" = :source`;

const CLASHES = statement('merge-product-clashes')`
SELECT z."name" AS "size", u."name" AS "supplier",
  o."id" AS "sourceId", coalesce(od."price", 0)::float8 AS "sourcePrice", o."stock" AS "sourceStock",
  t."id" AS "targetId", coalesce(td."price", 0)::float8 AS "targetPrice", t."stock" AS "targetStock"
FROM "product_item" o
JOIN "product_item" t ON t."productId" = :target AND t."sizeId" = o."sizeId" AND t."supplierId" = o."supplierId"
JOIN "size" z ON z."id" = o."sizeId" JOIN "supplier" u ON u."id" = o."supplierId"
LEFT JOIN "price_details" od ON od."itemId" = o."id" LEFT JOIN "price_details" td ON td."itemId" = t."id"
WHERE o."productId" = :source AND o."deletedAt" IS NULL ORDER BY z."name", u."name"`;
