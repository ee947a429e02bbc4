import { Inject, Injectable } from '@nestjs/common';
import { Points } from '../loyalty/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { reviewNotFound } from './read-reviews.js';
import type { ReviewsConfig } from './reviews.config.js';

/** A review in the version that the operator has read. */
export interface ReadVersion {
  id: string;
  version: number;
}

/**
 * The operators' decisions about reviews, in the transaction of their audit record. A decision is about one version: if
 * the author has edited the review meanwhile, it throws REVIEW_CHANGED and changes nothing.
 */
@Injectable()
export class ModerateReview {
  constructor(
    private readonly points: Points,
    @Inject(CONFIG) private readonly config: ReviewsConfig,
  ) {}

  /**
   * Publishes the review. Its author gets points for a review with a picture, once for the bought unit, if they still
   * have it. Throws REVIEW_NOT_FOUND, REVIEW_CHANGED.
   */
  async approve(queries: Queries, read: ReadVersion): Promise<void> {
    const [approved] = await queries.rows(APPROVE, read);
    if (!approved) throw await refusal(queries, read);
    const { userId, orderUuid, orderItemId, hasPhotos, isKept } = approved;
    const { REVIEW_PHOTO_POINTS: points } = this.config;
    if (points && hasPhotos && isKept)
      await this.points.rewardReview(queries, userId, { orderUuid, orderItemId }, points);
  }

  /** Hides the review, or refuses to publish it, for a reason that its author reads. Throws as {@link approve}. */
  async reject(queries: Queries, read: ReadVersion, reason: string): Promise<void> {
    const [rejected] = await queries.rows(REJECT, { ...read, reason });
    if (!rejected) throw await refusal(queries, read);
  }

  /** Sets the shop's answer; an empty text removes it, undefined changes nothing. Throws REVIEW_NOT_FOUND. */
  async answer(queries: Queries, id: string, text: string | undefined): Promise<void> {
    const [answered] = await queries.rows(ANSWER, { id, text: text ?? null });
    if (!answered) throw reviewNotFound();
  }
}

async function refusal(queries: Queries, { id }: ReadVersion): Promise<ApiError> {
  const [now] = await queries.rows(VERSION, { id });
  if (!now) return reviewNotFound();
  return new ApiError('REVIEW_CHANGED', { version: now.version });
}

const APPROVE = statement('review-approve')`
UPDATE "review" r SET "state" = 'APPROVED', "rejectionReason" = NULL, "publishedAt" = coalesce(r."publishedAt", now())
FROM "order_product_item" i WHERE r."id" = :id AND r."version" = :version AND i."id" = r."orderItemId"
RETURNING r."userId", i."orderUuid", r."orderItemId", r."photos" <> '{}' AS "hasPhotos", i."status" = 'DELIVERED' AS "isKept"`;

const REJECT = statement('review-reject')`
UPDATE "review" SET "state" = 'REJECTED', "rejectionReason" = :reason::text WHERE "id" = :id AND "version" = :version
RETURNING "id"`;

const ANSWER = statement('review-answer')`
UPDATE "review" SET "answer" = CASE WHEN :text?::text IS NULL THEN "answer" ELSE nullif(:text, '') END,
  "answeredAt" = CASE WHEN :text::text IS NULL THEN "answeredAt" WHEN :text <> '' THEN now() END
WHERE "id" = :id RETURNING "id"`;

const VERSION = statement('review-version')`SELECT "version" FROM "review" WHERE "id" = :id`;
