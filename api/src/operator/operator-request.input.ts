import { Field, ID, InputType } from '@nestjs/graphql';
import { IsIn, IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { RequestState } from '../requests/index.js';
import { LongText } from './inputs.js';

const MOST_ANSWER = 2000;

@InputType({ description: 'Which requests of partners are listed; none of the fields: all.' })
export class CooperativeRequestsInput {
  @Field(() => RequestState, { nullable: true, description: 'In this state only.' })
  @IsOptional()
  @IsEnum(RequestState)
  state?: RequestState | null;

  @Field(() => String, { nullable: true, description: 'Company, name, INN, telephone, mailbox or words of the text.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'Which request.' })
export class RequestIdInput {
  @Field(() => ID, { description: '`id` of `cooperativeRequests` or `meetPriceRequests`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'What is decided about a partner’s request.' })
export class DecideCooperativeRequestInput extends RequestIdInput {
  @Field(() => RequestState, { description: 'AGREED or DECLINED.' })
  @IsIn([RequestState.AGREED, RequestState.DECLINED])
  state: 'AGREED' | 'DECLINED';

  @Field({ description: 'What the sender reads in the letter. 3 to 2000 characters.' })
  @LongText(MOST_ANSWER, 3)
  answer: string;
}
