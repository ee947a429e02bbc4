import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { ReviewsModule } from '../index.js';
import { FindReviews } from './find-reviews.js';
import { ModerateReviews } from './moderate-reviews.js';
import { OperatorReviewResolver } from './operator-review.resolver.js';

@Module({
  imports: [OperatorModule, ReviewsModule],
  providers: [FindReviews, ModerateReviews, OperatorReviewResolver],
})
export class ReviewsAdminModule {}
