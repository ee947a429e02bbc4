import { Injectable } from '@nestjs/common';
import type { Review } from '../generated/prisma/client.js';
import { changeableColumns } from '../platform/database/changeable-columns.js';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { addReview, takePhotos } from './add-review.js';
import { reviewNotFound } from './read-reviews.js';
import { MOST_PHOTOS, type CreateReviewInput, type EditReviewInput } from './review.input.js';

/**
 * Maximum number of edits of one shopper's reviews in an hour: each edit adds the review to the operators' queue again.
 */
const EDITS_PER_HOUR = 30;

/** Reviews that shoppers write. `api/prisma/sql/review-checks.sql` refuses impossible ones. */
@Injectable()
export class WriteReview {
  constructor(
    private readonly statements: Statements,
    private readonly limits: Limits,
  ) {}

  /** Returns the new review's id. Throws as {@link addReview}. */
  create(userId: string, input: CreateReviewInput): Promise<string> {
    return this.statements.transaction((queries) => addReview(queries, userId, input));
  }

  /**
   * Changes the shopper's review, which then waits for an operator. Undefined fields stay. Throws REVIEW_NOT_FOUND,
   * REVIEW_PUBLISHED, UPLOAD_NOT_USABLE, TOO_MANY_REQUESTS.
   */
  async edit(userId: string, { id, photoUrls, uploadIds, ...changes }: EditReviewInput): Promise<void> {
    await this.limits.hit([{ key: `review:edit:${userId}`, most: EDITS_PER_HOUR, windowSeconds: 3600 }]);
    await this.statements.transaction(async (queries) => {
      const [review] = await queries.rows(LOCK, { id, userId });
      if (!review) throw reviewNotFound();
      if (review.state === 'APPROVED') throw new ApiError('REVIEW_PUBLISHED');
      const kept = photoUrls ?? review.photos;
      if (kept.some((url) => !review.photos.includes(url)))
        throw badUserInput([fieldFault('dto.photoUrls', 'photoOfReview')]);
      if (kept.length + uploadIds.length > MOST_PHOTOS)
        throw badUserInput([fieldFault('dto.uploadIds', 'mostPhotos', { most: MOST_PHOTOS })]);
      const photos = [...new Set([...kept, ...(await takePhotos(queries, userId, uploadIds))])];
      await queries.rows(EDIT, { id, values: REVIEW.valuesOf({ ...changes, photos }) });
    });
  }
}

const LOCK = statement('review-lock')`
SELECT "state", "photos" FROM "review" WHERE "id" = :id AND "userId" = :userId FOR NO KEY UPDATE`;

const REVIEW = changeableColumns<Review>()('rating', 'fit', 'advantages', 'disadvantages', 'text', 'photos');

const EDIT = statement('review-edit')`
UPDATE "review" changed SET ${REVIEW.set}, "state" = 'PENDING', "rejectionReason" = NULL, "version" = "version" + 1,
  "updatedAt" = now()
WHERE "id" = :id`;
