import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ForPrograms, OperatorOnly } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { ModerateReviews } from './moderate-reviews.js';
import { AnswerReviewInput, ReadReviewInput, RejectReviewInput, ReviewsInput } from './operator-review.input.js';
import { OperatorReview, OperatorReviewPage } from './operator-review.model.js';

@OperatorOnly()
@ForPrograms('REVIEWS')
@Resolver()
export class OperatorReviewResolver {
  constructor(private readonly moderation: ModerateReviews) {}

  @Query(() => OperatorReviewPage, { description: 'Reviews: the queue first, then the last edited.' })
  reviews(
    @Args('dto', { nullable: true }) dto?: ReviewsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorReviewPage> {
    return this.moderation.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Mutation(() => OperatorReview, { description: 'Shows it from now on. REVIEW_NOT_FOUND, REVIEW_CHANGED.' })
  approveReview(@Args('dto') dto: ReadReviewInput, @CurrentActor() by: Actor): Promise<OperatorReview> {
    return this.moderation.approve(by, dto);
  }

  @Mutation(() => OperatorReview, {
    description: 'Does not show it, or takes it down; the author reads why. REVIEW_NOT_FOUND, REVIEW_CHANGED.',
  })
  rejectReview(@Args('dto') dto: RejectReviewInput, @CurrentActor() by: Actor): Promise<OperatorReview> {
    return this.moderation.reject(by, dto, dto.reason);
  }

  @Mutation(() => OperatorReview, {
    description: 'The shop’s answer below it; an empty text removes it. REVIEW_NOT_FOUND.',
  })
  answerReview(@Args('dto') { id, text }: AnswerReviewInput, @CurrentActor() by: Actor): Promise<OperatorReview> {
    return this.moderation.answer(by, id, text || null);
  }
}
