import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { Review } from '../reviews/index.js';

@ObjectType({ description: 'A review as operators moderate it.' })
export class OperatorReview extends Review {
  @Field(() => Int, { description: 'Increases with every edit; a decision names the one that was read.' })
  version: number;

  @Field(() => ID, { description: 'The author’s account.' })
  userId: string;

  @Field(() => Int, { description: 'Of the order that it was bought with.' })
  orderNumber: number;
}

@ObjectType({ description: 'A part of `reviews`.' })
export class OperatorReviewPage {
  @Field(() => [OperatorReview], { description: 'Reviews of this page: the queue first.' })
  items: OperatorReview[];

  @Field(() => Pagination, { description: 'Which page it is, and how many reviews there are.' })
  pagination: Pagination;
}
