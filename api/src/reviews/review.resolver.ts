import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Public, SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { CachedFor } from '../platform/graphql/cached-for.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { ReadReviews } from './read-reviews.js';
import { CreateReviewInput, EditReviewInput, ReviewListInput, VoteReviewInput } from './review.input.js';
import { OwnReviewPage, Review, ReviewableProduct, ReviewPage } from './review.model.js';
import { VoteReview } from './vote-review.js';
import { WriteReview } from './write-review.js';

@Resolver()
export class ReviewResolver {
  constructor(
    private readonly reviews: ReadReviews,
    private readonly writing: WriteReview,
    private readonly voting: VoteReview,
  ) {}

  @Public()
  @CachedFor(60)
  @Query(() => ReviewPage, {
    description: 'Returns approved reviews of all colourways of the model; none for an unknown product.',
  })
  reviewList(
    @Args('dto') dto: ReviewListInput,
    @CurrentViewer() viewer: Viewer | null,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<ReviewPage> {
    return this.reviews.ofModel(dto, pagination ?? new PaginationInput(), viewer?.userId ?? null);
  }

  @SignedIn()
  @Query(() => OwnReviewPage, {
    description: 'Returns the shopper’s own reviews in every state, most recently edited first.',
  })
  userReviewList(
    @CurrentViewer() { userId }: Viewer,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OwnReviewPage> {
    return this.reviews.own(userId, pagination ?? new PaginationInput());
  }

  @SignedIn()
  @Query(() => [ReviewableProduct], {
    description: 'Returns delivered products that the shopper may review, 50 at most.',
  })
  reviewableProducts(@CurrentViewer() { userId }: Viewer): Promise<ReviewableProduct[]> {
    return this.reviews.reviewable(userId);
  }

  @SignedIn()
  @Mutation(() => Review, {
    description:
      'Submits a review. A shopper may review each model once, after a unit of it was delivered. The review is shown once the shop has approved it. REVIEW_NOT_ALLOWED (no unit delivered), REVIEW_EXISTS, UPLOAD_NOT_USABLE (unchecked, used or of another purpose).',
  })
  async createReview(@Args('dto') dto: CreateReviewInput, @CurrentViewer() { userId }: Viewer): Promise<Review> {
    return this.reviews.one(await this.writing.create(userId, dto), userId);
  }

  @SignedIn()
  @Mutation(() => Review, {
    description:
      'Changes a review that is not yet approved. REVIEW_NOT_FOUND, REVIEW_PUBLISHED (review is already approved), UPLOAD_NOT_USABLE, TOO_MANY_REQUESTS.',
  })
  async editReview(@Args('dto') dto: EditReviewInput, @CurrentViewer() { userId }: Viewer): Promise<Review> {
    await this.writing.edit(userId, dto);
    return this.reviews.one(dto.id, userId);
  }

  @SignedIn()
  @Mutation(() => Review, {
    description:
      'Records whether another shopper’s review was helpful; each shopper has one vote per review. REVIEW_NOT_FOUND, FORBIDDEN (the caller’s own review), TOO_MANY_REQUESTS.',
  })
  async voteReview(
    @Args('dto') { id, helpful }: VoteReviewInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<Review> {
    await this.voting.vote(userId, id, helpful ?? null);
    return this.reviews.one(id, userId);
  }
}
