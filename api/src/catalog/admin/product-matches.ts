import { Injectable } from '@nestjs/common';
import { FORGET_MATCHES, followProduct, LOCK_PRODUCTS } from './merges/follow-product.js';
import { mergeProducts } from '../../feeds/index.js';
import { Audit, notFound, readPage } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import type { PageRequest } from '../../shared/page.js';
import type { DecideProductMatchInput } from './product-match.input.js';
import type { MatchedProduct, ProductMatchPage } from './product-match.model.js';

/** Products that imports could not tell apart from those of other sources (`feeds/meet-products.ts`). */
@Injectable()
export class ProductMatches {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** Returns a page of matches without a decision, the oldest first. */
  page(request: PageRequest): Promise<ProductMatchPage> {
    return readPage(request, {
      count: () => this.statements.rows(COUNT),
      rows: async (slice) =>
        // PostgreSQL builds both products as JSON, by `shown` below.
        (await this.statements.rows(PAGE, slice)).map(({ product, other, ...match }) => ({
          ...match,
          product: product as unknown as MatchedProduct,
          other: other as unknown as MatchedProduct,
        })),
    });
  }

  /**
   * Decides a match. Returns the id of the product that now has the offers of the later product. Throws NOT_FOUND for a
   * match that is not listed, and PRODUCTS_OF_ONE_SOURCE.
   */
  async decide(by: Actor, { productId, otherId, same }: DecideProductMatchInput): Promise<string> {
    const kept = same ? otherId : productId;
    const action = { by, action: 'decideProductMatch', entity: 'PRODUCT', id: kept } as const;
    return this.audit.transaction(async (queries) => {
      await queries.rows(LOCK_PRODUCTS, { ids: [productId, otherId] });
      return this.audit.changeWithin(queries, action, async () => {
        const [match] = await queries.rows(DECIDE, { productId, otherId });
        if (!match) throw notFound();
        if (!same) return;
        const source = await mergeProducts(queries, { from: productId, to: otherId });
        if (source !== null) throw new ApiError('PRODUCTS_OF_ONE_SOURCE', { source });
        await followProduct(queries, { source: productId, target: otherId });
        await queries.rows(FORGET_MATCHES, { productId });
      });
    });
  }
}

const LISTED = `NOT m."apart" AND p."deletedAt" IS NULL AND o."deletedAt" IS NULL`;
const JOINED = `"product_match" m JOIN "product" p ON p."id" = m."productId" JOIN "product" o ON o."id" = m."otherId"`;

const shown = (product: string): string => `jsonb_build_object('id', ${product}."id", 'slug', ${product}."slug",
  'name', ${product}."name", 'active', ${product}."active", 'sources', ARRAY(SELECT DISTINCT s."source"
    FROM "product_source" s WHERE s."productId" = ${product}."id" ORDER BY 1))`;

const COUNT = statement('product-matches-count')`SELECT count(*)::int AS "total" FROM ${JOINED} WHERE ${LISTED}`;

const PAGE = statement('product-matches-page')`
SELECT ${shown('p')} AS "product", ${shown('o')} AS "other", m."code", m."foundAt" FROM ${JOINED} WHERE ${LISTED}
ORDER BY m."foundAt", m."productId", m."otherId" LIMIT :limit OFFSET :offset`;

const DECIDE = statement('product-match-decide')`
UPDATE "product_match" m SET "apart" = true FROM "product" p, "product" o
WHERE m."productId" = :productId AND m."otherId" = :otherId AND p."id" = m."productId" AND o."id" = m."otherId" AND ${LISTED}
RETURNING m."productId"`;
