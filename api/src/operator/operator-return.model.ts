import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { ReturnRequest, ReturnState } from '../returns/index.js';

@ObjectType({ description: 'A request to return goods, as operators answer it.' })
export class OperatorReturnRequest extends ReturnRequest {
  @Field(() => ID, { description: 'For the query `order`.' })
  orderUuid: string;

  @Field(() => Int, { description: 'What people say on the telephone when they mean the order.' })
  orderNumber: number;

  @Field(() => ID, { nullable: true, description: 'Null for a guest’s.' })
  userId: string | null;

  @Field(() => [ReturnState], { description: 'Where operators could take it.' })
  nextStates: ReturnState[];
}

@ObjectType({ description: 'A page of requests to return goods.' })
export class OperatorReturnRequestPage {
  @Field(() => [OperatorReturnRequest], { description: 'Requests of this page: open ones first.' })
  items: OperatorReturnRequest[];

  @Field(() => Pagination, { description: 'Which page it is, and how many requests there are.' })
  pagination: Pagination;
}
