import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { ForgetReviews } from './forget-reviews.js';
import { InviteReviewers } from './invite-reviewers.js';
import { ModerateReview } from './moderate-review.js';
import { ReadReviews } from './read-reviews.js';
import { ReviewResolver } from './review.resolver.js';
import { VoteReview } from './vote-review.js';
import { WriteReview } from './write-review.js';

@Module({
  imports: [IdentityModule, LoyaltyModule],
  providers: [ForgetReviews, InviteReviewers, ModerateReview, ReadReviews, ReviewResolver, VoteReview, WriteReview],
  exports: [ModerateReview],
})
export class ReviewsModule {}
