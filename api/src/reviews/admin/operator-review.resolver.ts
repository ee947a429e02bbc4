import type { GraphQLResolveInfo } from 'graphql';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { askedCounts, ListSort } from '../../operator/index.js';
import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { FindReviews } from './find-reviews.js';
import { ModerateReviews } from './moderate-reviews.js';
import {
  AnswerReviewInput,
  ReadReviewInput,
  RejectReviewInput,
  ReviewIdInput,
  ReviewsInput,
} from './operator-review.input.js';
import { OperatorReview, OperatorReviewConnection, OperatorReviewPage } from './operator-review.model.js';

@Needs('REVIEWS')
@Resolver()
export class OperatorReviewResolver {
  constructor(
    private readonly found: FindReviews,
    private readonly moderation: ModerateReviews,
  ) {}

  @Query(() => OperatorReviewPage, {
    description: 'Returns reviews: those awaiting moderation first, then by last edit.',
  })
  reviews(
    @Args('dto', { nullable: true }) dto?: ReviewsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorReviewPage> {
    return this.found.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Query(() => OperatorReviewConnection, {
    description:
      'Returns reviews with cursors and counts by state. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  reviewsConnection(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all reviews.' }) dto?: ReviewsInput,
    @Args('sort', {
      type: () => ListSort,
      defaultValue: 'NEWEST_FIRST',
      description: 'Sort order: newest or oldest first.',
    })
    sort: ListSort = 'NEWEST_FIRST',
  ): Promise<OperatorReviewConnection> {
    return this.found.connection(dto ?? {}, sort, request, askedCounts(info));
  }

  @Query(() => OperatorReview, { description: 'Returns a review in any state. REVIEW_NOT_FOUND.' })
  review(@Args('dto', { description: 'Identifies the review.' }) { id }: ReviewIdInput): Promise<OperatorReview> {
    return this.found.byId(id);
  }

  @Mutation(() => OperatorReview, {
    description: 'Publishes a review. REVIEW_NOT_FOUND, REVIEW_CHANGED (edited since `version` was read).',
  })
  approveReview(@Args('dto') dto: ReadReviewInput, @CurrentActor() by: Actor): Promise<OperatorReview> {
    return this.moderation.approve(by, dto);
  }

  @Mutation(() => OperatorReview, {
    description:
      'Rejects a review or unpublishes it; the author sees the reason. REVIEW_NOT_FOUND, REVIEW_CHANGED (edited since `version` was read).',
  })
  rejectReview(@Args('dto') dto: RejectReviewInput, @CurrentActor() by: Actor): Promise<OperatorReview> {
    return this.moderation.reject(by, dto, dto.reason);
  }

  @Mutation(() => OperatorReview, {
    description:
      'Publishes the shop’s answer below a review; null or an empty text removes the answer. REVIEW_NOT_FOUND.',
  })
  answerReview(@Args('dto') { id, text }: AnswerReviewInput, @CurrentActor() by: Actor): Promise<OperatorReview> {
    return this.moderation.answer(by, id, text);
  }
}
