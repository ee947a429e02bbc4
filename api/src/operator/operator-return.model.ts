import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { ReturnRequest, ReturnState } from '../returns/index.js';

@ObjectType({ description: 'A request to return goods, as operators answer it.' })
export class OperatorReturnRequest extends ReturnRequest {
  @Field(() => ID)
  orderUuid: string;

  @Field(() => Int)
  orderNumber: number;

  @Field(() => ID, { nullable: true, description: 'Null for a guest’s.' })
  userId: string | null;

  @Field(() => [ReturnState], { description: 'Where operators could take it.' })
  nextStates: ReturnState[];
}

@ObjectType()
export class OperatorReturnRequestPage {
  @Field(() => [OperatorReturnRequest])
  items: OperatorReturnRequest[];

  @Field(() => Pagination)
  pagination: Pagination;
}
