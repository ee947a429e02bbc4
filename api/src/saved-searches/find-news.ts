import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ListingFollower, Listings, ReadAnswers, ShopperSizes, wornInProducts } from '../search/index.js';
import { ApiError } from '../shared/api-error.js';
import { newsSince, type Arrival } from './arrivals.js';
import type { Condition } from './condition.js';

/**
 * Maximum number of arrivals that one search considers, the latest first: a large import is not reported product by
 * product.
 */
const MOST_ARRIVALS = 2000;

/** The arrivals since a time, read once for all saved searches of a run. */
export interface News {
  arrivals: Arrival[];
  /** The time until which the listing index knows every change. */
  until: Date;
}

/**
 * Finds products that are new or back in stock and match a condition. The listing index finds the matching products, so
 * the work for a saved search does not grow with the shop.
 */
@Injectable()
export class FindNews {
  constructor(
    private readonly statements: Statements,
    private readonly follower: ListingFollower,
    private readonly listings: Listings,
    private readonly answers: ReadAnswers,
    private readonly sizes: ShopperSizes,
  ) {}

  async since(since: Date): Promise<News> {
    const [indexed] = await this.statements.rows(INDEXED);
    await this.follower.catchUp();
    const until = indexed!.until;
    const rows = await this.statements.rows(ARRIVALS, { since, until, most: MOST_ARRIVALS });
    return { until, arrivals: rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.getTime() })) };
  }

  /** Returns the ids of the products that are new and match, in the shopper's size if the search requires it. */
  async matching(userId: string, { query, filter }: Condition, seenUntil: Date, { arrivals }: News): Promise<string[]> {
    const news = newsSince(arrivals, seenUntil.getTime(), await this.sizesIn(userId, filter, arrivals));
    if (!news.length) return [];
    try {
      if (query === null) return await this.listings.among(filter, news, userId);
      const found = new Set(await this.answers.exactly(query, await this.listings.queryOf(filter, userId)));
      return news.filter((id) => found.has(id));
    } catch (error) {
      // No product matches a section that no longer exists.
      if (error instanceof ApiError && error.extensions['code'] === 'SECTION_NOT_FOUND') return [];
      throw error;
    }
  }

  /** Returns the sizes that a search looks for in a product: the chosen ones, or the shopper's own. */
  private async sizesIn(
    userId: string,
    { size, mySize }: Condition['filter'],
    arrivals: readonly Arrival[],
  ): Promise<(productId: string) => readonly string[]> {
    if (size?.length || !mySize) return () => size ?? [];
    const ids = arrivals.map(({ productId }) => productId);
    const worn = wornInProducts(this.follower.index, await this.sizes.of(userId), ids);
    const slugs = new Map(worn.map(({ productId, slug }) => [productId, [slug]]));
    return (productId) => slugs.get(productId) ?? [];
  }
}

/** The margin is for transactions that have begun, and will write their change to the outbox later. */
const INDEXED = statement('saved-search-indexed')`
SELECT coalesce((SELECT "createdAt" FROM "search_outbox" ORDER BY "id" LIMIT 1), now()) - interval '20 seconds' AS "until"`;

/**
 * A trigger records in "restock" when an offer is back (`api/prisma/sql/restock.sql`). Offers without a row there count
 * as available since they were created.
 */
const ARRIVALS = statement('saved-search-arrivals')`
SELECT p."id" AS "productId", p."publishedAt",
  jsonb_agg(jsonb_build_object('slug', s."slug", 'since', (extract(epoch FROM coalesce(r."backAt", i."createdAt")) * 1000)::float8)) AS "sizes"
FROM (
  (SELECT i."productId", r."backAt" AS "at" FROM "restock" r JOIN "product_item" i ON i."id" = r."itemId"
   WHERE r."backAt" > :since AND r."backAt" <= :until ORDER BY r."backAt" DESC LIMIT :most)
  UNION ALL
  (SELECT "id", "publishedAt" FROM "product" WHERE "publishedAt" > :since AND "publishedAt" <= :until
   ORDER BY "publishedAt" DESC LIMIT :most)
) come
JOIN "product" p ON p."id" = come."productId" AND p."active" AND p."deletedAt" IS NULL
JOIN "product_item" i ON i."productId" = p."id" AND i."active" AND i."deletedAt" IS NULL AND i."stock" > i."reserved"
JOIN "size" s ON s."id" = i."sizeId" LEFT JOIN "restock" r ON r."itemId" = i."id"
GROUP BY p."id"`;
