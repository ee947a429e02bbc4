import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { CooperativeRequest, RequestState } from '../requests/index.js';

@ObjectType({ description: 'Whoever sent the INN of an open request again, from another mailbox or telephone.' })
export class OtherSender {
  @Field()
  fullName: string;

  @Field()
  email: string;

  @Field()
  phone: string;
}

@ObjectType({ description: 'A partner’s request. Nobody has confirmed the contacts, and anybody may send any INN.' })
export class OperatorCooperativeRequest extends CooperativeRequest {
  @Field(() => ID)
  id: string;

  @Field(() => ID, { nullable: true, description: 'The account it was sent from.' })
  userId: string | null;

  @Field(() => RequestState)
  state: RequestState;

  @Field(() => String, { nullable: true, description: 'What the sender was answered.' })
  answer: string | null;

  @Field(() => Date, { nullable: true })
  answeredAt: Date | null;

  @Field(() => Int, { description: 'How often the INN was sent again while the request was open.' })
  repeats: number;

  @Field(() => Date, { nullable: true })
  repeatedAt: Date | null;

  @Field(() => OtherSender, { nullable: true, description: 'The last one.' })
  otherSender: OtherSender | null;

  @Field()
  createdAt: Date;
}

@ObjectType()
export class OperatorCooperativeRequestPage {
  @Field(() => [OperatorCooperativeRequest])
  items: OperatorCooperativeRequest[];

  @Field(() => Pagination)
  pagination: Pagination;
}
