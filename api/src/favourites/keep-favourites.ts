import { Injectable } from '@nestjs/common';
import { EraseAccount, ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { isUuid } from '../shared/is-uuid.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import { MOST_FAVOURITES, type Favourites, type ToggledFavourite } from './favourite.model.js';

/** Favourites with the ids of the requested page. */
export interface FavouritesShown extends Favourites {
  shownIds: string[];
}

/** Favourites of accounts. Guests keep theirs in the browser, and `merge` adds them when they sign in. */
@Injectable()
export class KeepFavourites {
  constructor(
    private readonly statements: Statements,
    exported: ExportAccount,
    erased: EraseAccount,
  ) {
    exported.add('favourites', (userId) =>
      this.statements.prisma.favourite.findMany({
        where: { userId },
        select: { createdAt: true, product: { select: { slug: true, name: true } } },
        orderBy: { createdAt: 'desc' },
      }),
    );
    erased.add((queries, userId) => queries.rows(FORGET, { userId }));
  }

  /**
   * Adds or removes a favourite; without `wanted`, switches to the opposite. Calls of one shopper run one after
   * another, so that none of fifty simultaneous calls is lost. Throws PRODUCT_NOT_FOUND, FAVOURITES_FULL.
   */
  async toggle(userId: string, productId: string, wanted: boolean | null): Promise<ToggledFavourite> {
    return this.statements.transaction(async (queries) => {
      const count = await lock(queries, userId);
      const removed = wanted === true ? [] : await queries.rows(REMOVE, { userId, productId });
      if (removed.length || wanted === false) return { productId, isFavourite: false, count: count - removed.length };
      const [added] = await queries.rows(ADD, { userId, productIds: [productId], room: MOST_FAVOURITES - count });
      if (!added) await this.explain(queries, userId, productId, count);
      return { productId, isFavourite: true, count: count + (added ? 1 : 0) };
    });
  }

  /** Adds products to the shopper's favourites, as many as there is room for; unknown products are skipped. */
  async merge(userId: string, ids: string[]): Promise<void> {
    const productIds = ids.filter(isUuid);
    await this.statements.transaction(async (queries) => {
      const count = await lock(queries, userId);
      await queries.rows(ADD, { userId, productIds, room: MOST_FAVOURITES - count });
    });
  }

  async page(userId: string, request: PageRequest): Promise<FavouritesShown> {
    const rows = await this.statements.rows(ALL, { userId });
    const productIds = rows.map(({ productId }) => productId);
    const from = offsetOf(request);
    return {
      userId,
      productIds,
      shownIds: productIds.slice(from, from + request.limit),
      pagination: paginate(request, productIds.length),
    };
  }

  /** Returns if the product was a favourite already; otherwise throws why it was not added. */
  private async explain(queries: Queries, userId: string, productId: string, count: number): Promise<void> {
    const [found] = await queries.rows(FIND, { userId, productId });
    if (found) return;
    if (count >= MOST_FAVOURITES) throw new ApiError('FAVOURITES_FULL', { most: MOST_FAVOURITES });
    throw new ApiError('PRODUCT_NOT_FOUND');
  }
}

/** Locks the shopper's favourites and returns their number. */
async function lock(queries: Queries, userId: string): Promise<number> {
  await queries.rows(LOCK, { userId });
  const [counted] = await queries.rows(COUNT, { userId });
  return counted!.count;
}

const LOCK = statement('favourites-lock')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtextextended('favourite ' || :userId::text, 0))`;

const COUNT = statement('favourites-count')`SELECT count(*)::int AS "count" FROM "favourite" WHERE "userId" = :userId`;

const FIND = statement('favourite-find')`
SELECT 1 AS "found" FROM "favourite" WHERE "userId" = :userId AND "productId" = :productId`;

const FORGET = statement('favourites-forget-shopper')`DELETE FROM "favourite" WHERE "userId" = :userId`;

const REMOVE = statement('favourite-remove')`
DELETE FROM "favourite" WHERE "userId" = :userId AND "productId" = :productId RETURNING 1 AS "removed"`;

/** The first products get the latest times, so that a merged list keeps its order. */
const ADD = statement('favourites-add')`
INSERT INTO "favourite" ("userId", "productId", "createdAt")
SELECT :userId::uuid, p."id", now() - asked."place" * interval '1 millisecond'
FROM (SELECT "productId", min("place") AS "place" FROM unnest(:productIds::uuid[]) WITH ORDINALITY AS one("productId", "place")
      GROUP BY "productId") asked
JOIN "product" p ON p."id" = asked."productId" AND p."active" AND p."deletedAt" IS NULL
WHERE NOT EXISTS (SELECT FROM "favourite" f WHERE f."userId" = :userId AND f."productId" = p."id")
ORDER BY asked."place" LIMIT :room RETURNING "productId"`;

const ALL = statement('favourites-all')`
SELECT f."productId" FROM "favourite" f JOIN "product" p ON p."id" = f."productId" AND p."active" AND p."deletedAt" IS NULL
WHERE f."userId" = :userId ORDER BY f."createdAt" DESC, f."productId"`;
