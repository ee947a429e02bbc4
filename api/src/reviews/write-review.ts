import { Injectable } from '@nestjs/common';
import { takeUploads } from '../media/index.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError, badUserInput } from '../shared/api-error.js';
import { reviewNotFound } from './read-reviews.js';
import { MOST_PHOTOS, type CreateReviewInput, type EditReviewInput } from './review.input.js';

/** Most edits of one shopper's reviews in an hour: each one goes to the operators' queue again. */
const EDITS_PER_HOUR = 30;

/**
 * Reviews that shoppers write. The database keeps a shopper to one review of a model, and the statement that adds it
 * finds the delivered unit itself, so neither can be got round by parallel calls. `api/prisma/sql/review-checks.sql`
 * refuses impossible reviews.
 */
@Injectable()
export class WriteReview {
  constructor(
    private readonly statements: Statements,
    private readonly limits: Limits,
  ) {}

  /** Returns the new review's id. Throws REVIEW_NOT_ALLOWED, REVIEW_EXISTS, UPLOAD_NOT_USABLE. */
  async create(userId: string, { productId, uploadIds, fit = null, ...text }: CreateReviewInput): Promise<string> {
    return this.statements.transaction(async (queries) => {
      // Added first: of parallel calls with the same uploads, all but one stop here and take none.
      const [added] = await queries.rows(ADD, { userId, productId, fit, ...text });
      if (!added) throw await this.refusal(queries, userId, productId);
      const photos = await this.taken(queries, userId, uploadIds);
      if (photos.length) await queries.rows(SET_PHOTOS, { id: added.id, photos });
      return added.id;
    });
  }

  /**
   * Replaces the shopper's review, which then waits for an operator. Throws REVIEW_NOT_FOUND, REVIEW_PUBLISHED,
   * UPLOAD_NOT_USABLE, TOO_MANY_REQUESTS.
   */
  async edit(userId: string, { id, photoUrls, uploadIds, fit = null, ...text }: EditReviewInput): Promise<void> {
    if (photoUrls.length + uploadIds.length > MOST_PHOTOS)
      throw badUserInput([{ field: 'dto.uploadIds', message: `не больше ${MOST_PHOTOS} фотографий` }]);
    await this.limits.hit([{ key: `review:edit:${userId}`, most: EDITS_PER_HOUR, windowSeconds: 3600 }]);
    await this.statements.transaction(async (queries) => {
      const [review] = await queries.rows(LOCK, { id, userId });
      if (!review) throw reviewNotFound();
      if (review.state === 'APPROVED')
        throw new ApiError('REVIEW_PUBLISHED', 'Отзыв уже опубликован, изменить его нельзя');
      if (photoUrls.some((url) => !review.photos.includes(url)))
        throw badUserInput([{ field: 'dto.photoUrls', message: 'такой фотографии в отзыве нет' }]);
      const photos = [...photoUrls, ...(await this.taken(queries, userId, uploadIds))];
      await queries.rows(REPLACE, { id, fit, photos: [...new Set(photos)], ...text });
    });
  }

  private async taken(queries: Queries, userId: string, uploadIds: string[]): Promise<string[]> {
    const pictures = await takeUploads(queries, { userId, deviceHash: null }, 'REVIEW_PHOTO', uploadIds);
    return [...new Set(pictures.map(({ key }) => key))];
  }

  private async refusal(queries: Queries, userId: string, productId: string): Promise<ApiError> {
    const [mine] = await queries.rows(MINE, { userId, productId });
    if (mine) return new ApiError('REVIEW_EXISTS', 'Вы уже оставили отзыв об этой модели', { reviewId: mine.id });
    return new ApiError('REVIEW_NOT_ALLOWED', 'Отзыв можно оставить после получения товара');
  }
}

/** The shopper's review of the model of product `p`. It may be a model that the product has joined since. */
const SAME_MODEL = `
"review" r JOIN "product" s ON s."id" = r."productId"
WHERE r."userId" = :userId AND (r."modelKey" = coalesce(p."modelId", p."id") OR s."id" = p."id" OR s."modelId" = p."modelId")`;

const ADD = statement('review-add')`
INSERT INTO "review" ("userId", "productId", "modelKey", "orderItemId", "rating", "fit", "advantages", "disadvantages", "text")
SELECT :userId::uuid, p."id", coalesce(p."modelId", p."id"), i."id", :rating::int, :fit?::"ReviewFit", :advantages::text,
  :disadvantages::text, :text::text
FROM "product" p JOIN "order_product_item" i ON i."productId" = p."id" JOIN "shop_order" o ON o."uuid" = i."orderUuid"
WHERE p."id" = :productId AND o."userId" = :userId AND i."status" = 'DELIVERED'
  AND NOT EXISTS (SELECT FROM ${SAME_MODEL})
ORDER BY i."deliveredAt" DESC, i."id" LIMIT 1
ON CONFLICT DO NOTHING RETURNING "id"`;

const MINE = statement('review-mine')`
SELECT r."id" FROM "product" p, LATERAL (SELECT r."id" FROM ${SAME_MODEL}) r WHERE p."id" = :productId LIMIT 1`;

const SET_PHOTOS = statement('review-set-photos')`UPDATE "review" SET "photos" = :photos::text[] WHERE "id" = :id`;

const LOCK = statement('review-lock')`
SELECT "state", "photos" FROM "review" WHERE "id" = :id AND "userId" = :userId FOR NO KEY UPDATE`;

const REPLACE = statement('review-replace')`
UPDATE "review" SET "rating" = :rating::int, "fit" = :fit?::"ReviewFit", "advantages" = :advantages,
  "disadvantages" = :disadvantages, "text" = :text, "photos" = :photos::text[], "state" = 'PENDING',
  "rejectionReason" = NULL, "version" = "version" + 1, "updatedAt" = now()
WHERE "id" = :id`;
