import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import { Statements } from '../platform/database/statements.js';
import { violationOf } from '../platform/database/violation-of.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError } from '../shared/api-error.js';
import { ReadReviews, reviewNotFound } from './read-reviews.js';

const VOTES_PER_HOUR = 120;

/** Votes on others' reviews: one vote per shopper, counted by `api/prisma/sql/count-reviews.sql`. */
@Injectable()
export class VoteReview {
  constructor(
    private readonly statements: Statements,
    private readonly limits: Limits,
    private readonly reviews: ReadReviews,
  ) {}

  /** Sets the shopper's vote; null removes it. Throws REVIEW_NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS. */
  async vote(userId: string, id: string, helpful: boolean | null): Promise<void> {
    await this.limits.hit([{ key: `review:vote:${userId}`, most: VOTES_PER_HOUR, windowSeconds: 3600 }]);
    await this.reviews.one(id, userId);
    if (helpful === null) await this.statements.rows(TAKE_BACK, { id, userId });
    else if (!(await this.cast(id, userId, helpful))) await this.refuseOwn(id, userId);
  }

  private async cast(id: string, userId: string, helpful: boolean): Promise<boolean> {
    try {
      return (await this.statements.rows(VOTE, { id, userId, helpful })).length > 0;
    } catch (error) {
      // The review's author deletes their account at this moment.
      if (violationOf(error)?.kind === 'FOREIGN_KEY') throw reviewNotFound();
      throw error;
    }
  }

  /** Explains why no vote was written: it is the shopper's own review, or they have voted so before. */
  private async refuseOwn(id: string, userId: string): Promise<void> {
    const [review] = await this.statements.rows(IS_OWN, { id, userId });
    if (review?.isOwn) throw new ApiError('FORBIDDEN.OWN_REVIEW');
  }
}

/** Changes nothing if the same vote exists already. */
const VOTE = statement('review-vote')`
INSERT INTO "review_vote" AS v ("reviewId", "userId", "helpful")
SELECT r."id", :userId::uuid, :helpful::boolean FROM "review" r
WHERE r."id" = :id AND r."state" = 'APPROVED' AND r."userId" <> :userId
ON CONFLICT ("reviewId", "userId") DO UPDATE SET "helpful" = excluded."helpful" WHERE v."helpful" <> excluded."helpful"
RETURNING v."helpful"`;

const TAKE_BACK = statement('review-vote-back')`
DELETE FROM "review_vote" WHERE "reviewId" = :id AND "userId" = :userId RETURNING "helpful"`;

const IS_OWN = statement('review-is-own')`
SELECT "userId" = :userId AS "isOwn" FROM "review" WHERE "id" = :id`;
