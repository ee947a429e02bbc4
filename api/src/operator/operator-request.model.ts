import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { CooperativeRequest, RequestState } from '../requests/index.js';

@ObjectType({ description: 'Whoever sent the INN of an open request again, from another mailbox or telephone.' })
export class OtherSender {
  @Field({ description: 'As they wrote their name.' })
  fullName: string;

  @Field({ description: 'Their mailbox, in lower case.' })
  email: string;

  @Field({ description: 'Their telephone, E.164.' })
  phone: string;
}

@ObjectType({ description: 'A partner’s request. Nobody has confirmed the contacts, and anybody may send any INN.' })
export class OperatorCooperativeRequest extends CooperativeRequest {
  @Field(() => ID, { description: 'Of the request; the calls that answer it take it.' })
  id: string;

  @Field(() => ID, { nullable: true, description: 'The account it was sent from.' })
  userId: string | null;

  @Field(() => RequestState, { description: 'Whether and how it is decided.' })
  state: RequestState;

  @Field(() => String, { nullable: true, description: 'What the sender was answered.' })
  answer: string | null;

  @Field(() => Date, { nullable: true, description: 'When it was decided; null while it is open.' })
  answeredAt: Date | null;

  @Field(() => Int, { description: 'How often the INN was sent again while the request was open.' })
  repeats: number;

  @Field(() => Date, { nullable: true, description: 'When its INN was last sent again; null if it was not.' })
  repeatedAt: Date | null;

  @Field(() => OtherSender, { nullable: true, description: 'The last one.' })
  otherSender: OtherSender | null;

  @Field({ description: 'When it was first sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of requests of partners.' })
export class OperatorCooperativeRequestPage {
  @Field(() => [OperatorCooperativeRequest], { description: 'Requests of this page: open ones first.' })
  items: OperatorCooperativeRequest[];

  @Field(() => Pagination, { description: 'Which page it is, and how many requests there are.' })
  pagination: Pagination;
}
