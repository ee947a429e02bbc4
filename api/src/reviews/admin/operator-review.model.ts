import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { countedConnectionOf } from '../../platform/graphql/counted-connection.model.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';
import { Review, ReviewState } from '../index.js';

@ObjectType({ description: 'A review as moderators see it.' })
export class OperatorReview extends Review {
  @Field(() => Int, {
    description: 'Version of the review, increased by every edit. Send the version that was read with a decision.',
  })
  version: number;

  @Field(() => ID, { description: 'Id of the author’s account.' })
  userId: string;

  @Field(() => Int, { description: 'Number of the order in which the product was bought.' })
  orderNumber: number;
}

@ObjectType({ description: 'A page of `reviews`.' })
export class OperatorReviewPage {
  @Field(() => [OperatorReview], { description: 'Reviews of this page, unmoderated ones first.' })
  items: OperatorReview[];

  @Field(() => Pagination, { description: 'Position of this page and total number of reviews.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A slice of `reviewsConnection`.' })
export class OperatorReviewConnection extends countedConnectionOf(OperatorReview, 'reviews', ReviewState) {}
