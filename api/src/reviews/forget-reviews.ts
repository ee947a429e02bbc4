import { Injectable } from '@nestjs/common';
import { EraseAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';

/**
 * Deletes a shopper's reviews and votes when they delete their account, because a text or a picture may show who they
 * are.
 */
@Injectable()
export class ForgetReviews {
  constructor(erased: EraseAccount) {
    erased.add((queries, userId) => this.of(queries, userId));
  }

  private async of(queries: Queries, userId: string): Promise<void> {
    // Locks in the order that `api/prisma/sql/count-reviews.sql` requires.
    await queries.rows(LOCK_REVIEWS, { userId });
    await queries.rows(LOCK_RATINGS, { userId });
    await queries.rows(FORGET_VOTES, { userId });
    await queries.rows(FORGET_REVIEWS, { userId });
  }
}

const LOCK_REVIEWS = statement('reviews-lock-of-shopper')`
SELECT 1 AS "locked" FROM "review" r
WHERE r."userId" = :userId OR r."id" IN (SELECT v."reviewId" FROM "review_vote" v WHERE v."userId" = :userId)
ORDER BY r."id" FOR UPDATE`;

const LOCK_RATINGS = statement('ratings-lock-of-shopper')`
SELECT 1 AS "locked" FROM "product_rating" t
WHERE t."productId" IN (SELECT r."productId" FROM "review" r WHERE r."userId" = :userId)
ORDER BY t."productId" FOR NO KEY UPDATE`;

const FORGET_VOTES = statement('review-votes-forget-shopper')`DELETE FROM "review_vote" WHERE "userId" = :userId`;

const FORGET_REVIEWS = statement('reviews-forget-shopper')`DELETE FROM "review" WHERE "userId" = :userId`;
