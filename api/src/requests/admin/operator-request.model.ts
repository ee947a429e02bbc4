import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { countedConnectionOf } from '../../platform/graphql/counted-connection.model.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';
import { CooperativeRequest, RequestState } from '../index.js';

@ObjectType({
  description: 'A sender who repeated the INN of an open request with another e-mail address or phone number.',
})
export class OtherSender {
  @Field({ description: 'Full name of the sender as entered.' })
  fullName: string;

  @Field({ description: 'E-mail address of the sender, in lower case.' })
  email: string;

  @Field({ description: 'Phone number of the sender in E.164 format.' })
  phone: string;
}

@ObjectType({ description: 'A partnership request. Contact details and INN are not verified.' })
export class OperatorCooperativeRequest extends CooperativeRequest {
  @Field(() => ID, { description: 'Id of the request, for the calls that answer it.' })
  id: string;

  @Field(() => ID, { nullable: true, description: 'Id of the account that sent the request.' })
  userId: string | null;

  @Field(() => RequestState, { description: 'Status of the request.' })
  state: RequestState;

  @Field(() => String, { nullable: true, description: 'Answer sent to the sender.' })
  answer: string | null;

  @Field(() => Date, { nullable: true, description: 'When the shop decided; null while the request is open.' })
  answeredAt: Date | null;

  @Field(() => Int, { description: 'Number of repeated requests with the same INN while this one was open.' })
  repeats: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When a request with the same INN was last sent again; null if never.',
  })
  repeatedAt: Date | null;

  @Field(() => OtherSender, {
    nullable: true,
    description: 'Last sender who repeated the INN with other contact details; null if there is none.',
  })
  otherSender: OtherSender | null;

  @Field({ description: 'When the first request was sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of partnership requests.' })
export class OperatorCooperativeRequestPage {
  @Field(() => [OperatorCooperativeRequest], { description: 'Requests of this page, open ones first.' })
  items: OperatorCooperativeRequest[];

  @Field(() => Pagination, { description: 'Position of this page and total number of requests.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A slice of `cooperativeRequestsConnection`.' })
export class OperatorCooperativeRequestConnection extends countedConnectionOf(
  OperatorCooperativeRequest,
  'partnership requests',
  RequestState,
) {}
