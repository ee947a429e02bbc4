import { averageRating } from '@meet/search-indexer/contract';
import { Injectable } from '@nestjs/common';
import { ExportAccount } from '../identity/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { offsetOf, paginate, type PageRequest } from '../shared/page.js';
import type { ReviewListInput } from './review.input.js';
import { ReviewFit, type OwnReviewPage, type Review, type ReviewableProduct, type ReviewPage } from './review.model.js';
import { presentReview, REVIEW_JSON, REVIEW_PARTS } from './review-row.js';

const STARS = [5, 4, 3, 2, 1];
const MOST_REVIEWABLE = 50;

@Injectable()
export class ReadReviews {
  constructor(
    private readonly statements: Statements,
    exported: ExportAccount,
  ) {
    exported.add('reviews', async (userId) => (await this.own(userId, { page: 1, limit: 10_000 })).items);
    exported.add('reviewVotes', (userId) => this.statements.prisma.reviewVote.findMany({ where: { userId } }));
  }

  /** Returns a page of the approved reviews of a product's model. `userId` is the reader; null for a guest. */
  async ofModel(
    { productId, rating = null, fit = null, ...chosen }: ReviewListInput,
    request: PageRequest,
    userId: string | null,
  ): Promise<ReviewPage> {
    const slice = { limit: request.limit, offset: offsetOf(request) };
    const [found] = await this.statements.rows(LIST, { productId, rating, fit, ...chosen, userId, ...slice });
    const { items, total, reviewCount, ratingSum, stars, fits, withPhotos } = found!;
    return {
      items: items.map(presentReview),
      averageRating: averageRating({ sum: ratingSum, count: reviewCount }),
      reviewCount,
      histogram: STARS.map((star) => ({ rating: star, count: countIn(stars, String(star)) })),
      fits: Object.values(ReviewFit).map((one) => ({ fit: one, count: countIn(fits, one) })),
      withPhotos,
      pagination: paginate(request, total),
    };
  }

  /** Returns a page of the shopper's own reviews in any state, the last edited first. */
  async own(userId: string, request: PageRequest): Promise<OwnReviewPage> {
    const [found] = await this.statements.rows(OWN, { userId, limit: request.limit, offset: offsetOf(request) });
    return { items: found!.items.map(presentReview), pagination: paginate(request, found!.total) };
  }

  /** Returns a review that is approved, or the shopper's own in any state. Throws REVIEW_NOT_FOUND. */
  async one(id: string, userId: string): Promise<Review> {
    const [found] = await this.statements.rows(ONE, { id, userId });
    if (!found) throw reviewNotFound();
    return presentReview(found.review);
  }

  /** Returns the colourways delivered to the shopper that they may review, the last delivered first. */
  async reviewable(userId: string): Promise<ReviewableProduct[]> {
    const rows = await this.statements.rows(REVIEWABLE, { userId, most: MOST_REVIEWABLE });
    return rows.map(({ image, ...row }) => ({ ...row, image: image as ReviewableProduct['image'] }));
  }
}

export const reviewNotFound = (): ApiError => new ApiError('REVIEW_NOT_FOUND');

function countIn(counts: unknown, value: string): number {
  return (counts as Record<string, number>)[value] ?? 0;
}

const ORDER = `CASE :sort WHEN 'HELPFUL_FIRST' THEN r."helpful" - r."unhelpful" WHEN 'HIGH_RATING_FIRST' THEN r."rating"
  WHEN 'LOW_RATING_FIRST' THEN -r."rating" ELSE 0 END DESC, r."publishedAt" DESC, r."id"`;

/** The figures are counted in the same scan from which the page is taken, so the two always agree. */
const LIST = statement('review-list')`
WITH every AS (
  SELECT r.* FROM "product" asked JOIN "product" s ON s."id" = asked."id" OR s."modelId" = asked."modelId"
  JOIN "review" r ON r."productId" = s."id" AND r."state" = 'APPROVED' WHERE asked."id" = :productId
), chosen AS (
  SELECT r.* FROM every r
  WHERE (:rating?::int IS NULL OR r."rating" = :rating) AND (:fit?::"ReviewFit" IS NULL OR r."fit" = :fit)
    AND (NOT :withPhotos::boolean OR r."photos" <> '{}') AND (NOT :onlyThis::boolean OR r."productId" = :productId)
)
SELECT (SELECT count(*)::int FROM chosen) AS "total",
  (SELECT coalesce(jsonb_agg(${REVIEW_JSON} ORDER BY ${ORDER}), '[]')
   FROM (SELECT * FROM chosen r ORDER BY ${ORDER} LIMIT :limit OFFSET :offset) r ${REVIEW_PARTS}) AS "items",
  (SELECT count(*)::int FROM every) AS "reviewCount", (SELECT coalesce(sum("rating"), 0)::int FROM every) AS "ratingSum",
  (SELECT coalesce(jsonb_object_agg(g."rating", g."count"), '{}')
   FROM (SELECT "rating", count(*) AS "count" FROM every GROUP BY "rating") g) AS "stars",
  (SELECT coalesce(jsonb_object_agg(g."fit", g."count"), '{}')
   FROM (SELECT "fit", count(*) AS "count" FROM every WHERE "fit" IS NOT NULL GROUP BY "fit") g) AS "fits",
  (SELECT count(*)::int FROM every WHERE "photos" <> '{}') AS "withPhotos"`;

const OWN = statement('review-own')`
SELECT (SELECT count(*)::int FROM "review" WHERE "userId" = :userId::uuid) AS "total",
  (SELECT coalesce(jsonb_agg(${REVIEW_JSON} ORDER BY r."updatedAt" DESC, r."id"), '[]')
   FROM (SELECT * FROM "review" WHERE "userId" = :userId ORDER BY "updatedAt" DESC, "id" LIMIT :limit OFFSET :offset) r
   ${REVIEW_PARTS}) AS "items"`;

const ONE = statement('review-one')`
SELECT ${REVIEW_JSON} AS "review" FROM "review" r ${REVIEW_PARTS}
WHERE r."id" = :id AND (r."state" = 'APPROVED' OR r."userId" = :userId)`;

const REVIEWABLE = statement('review-reviewable')`
SELECT d.* FROM (
  SELECT DISTINCT ON (p."id") p."id" AS "productId", p."slug", p."name", i."image", i."sizeName",
    coalesce(i."deliveredAt", o."updatedAt") AS "deliveredAt"
  FROM "shop_order" o JOIN "order_product_item" i ON i."orderUuid" = o."uuid" JOIN "product" p ON p."id" = i."productId"
  WHERE o."userId" = :userId AND (i."status" = 'DELIVERED' OR i."deliveredAt" IS NOT NULL) AND NOT EXISTS (
    SELECT FROM "review" r JOIN "product" s ON s."id" = r."productId"
    WHERE r."userId" = :userId AND (s."id" = p."id" OR s."modelId" = p."modelId" OR r."modelKey" = coalesce(p."modelId", p."id")))
  ORDER BY p."id", i."deliveredAt" DESC) d
ORDER BY d."deliveredAt" DESC, d."productId" LIMIT :most`;
