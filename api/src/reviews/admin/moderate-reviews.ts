import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { ModerateReview, type ReadVersion } from '../index.js';
import { Audit } from '../../operator/index.js';
import { FindReviews } from './find-reviews.js';
import type { OperatorReview } from './operator-review.model.js';

/** The operators' decisions about reviews. */
@Injectable()
export class ModerateReviews {
  constructor(
    private readonly found: FindReviews,
    private readonly audit: Audit,
    private readonly moderate: ModerateReview,
  ) {}

  /** Throws REVIEW_NOT_FOUND, REVIEW_CHANGED. */
  async approve(by: Actor, { id, version }: ReadVersion): Promise<OperatorReview> {
    await this.audit.change({ by, action: 'approveReview', entity: 'REVIEW', id }, (queries) =>
      this.moderate.approve(queries, { id, version }),
    );
    return this.found.byId(id);
  }

  /** Throws REVIEW_NOT_FOUND, REVIEW_CHANGED. */
  async reject(by: Actor, { id, version }: ReadVersion, reason: string): Promise<OperatorReview> {
    await this.audit.change({ by, action: 'rejectReview', entity: 'REVIEW', id, reason }, (queries) =>
      this.moderate.reject(queries, { id, version }, reason),
    );
    return this.found.byId(id);
  }

  /** Throws REVIEW_NOT_FOUND for an unknown review. */
  async answer(by: Actor, id: string, text: string | undefined): Promise<OperatorReview> {
    await this.audit.change({ by, action: 'answerReview', entity: 'REVIEW', id }, (queries) =>
      this.moderate.answer(queries, id, text),
    );
    return this.found.byId(id);
  }
}
