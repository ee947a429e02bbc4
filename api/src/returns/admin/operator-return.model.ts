import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { countedConnectionOf } from '../../platform/graphql/counted-connection.model.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';
import { ReturnRequest, ReturnState } from '../index.js';

@ObjectType({ description: 'A return request as operators see it.' })
export class OperatorReturnRequest extends ReturnRequest {
  @Field(() => ID, { description: 'UUID of the order, for the query `order`.' })
  orderUuid: string;

  @Field(() => Int, { description: 'Short order number to quote on the phone.' })
  orderNumber: number;

  @Field(() => ID, { nullable: true, description: 'Id of the shopper’s account; null for a guest’s order.' })
  userId: string | null;

  @Field(() => [ReturnState], { description: 'States to which operators can move the request.' })
  nextStates: ReturnState[];
}

@ObjectType({ description: 'A page of return requests, open ones first.' })
export class OperatorReturnRequestPage {
  @Field(() => [OperatorReturnRequest], { description: 'Requests of this page, open ones first.' })
  items: OperatorReturnRequest[];

  @Field(() => Pagination, { description: 'Position of this page and total number of requests.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A slice of `returnRequestsConnection`.' })
export class OperatorReturnRequestConnection extends countedConnectionOf(
  OperatorReturnRequest,
  'return requests',
  ReturnState,
) {}
