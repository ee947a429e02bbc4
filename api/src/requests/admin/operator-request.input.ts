import { Field, ID, InputType } from '@nestjs/graphql';
import { IsIn, IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { RequestState } from '../index.js';
import { LongText, MadeBetweenInput } from '../../operator/index.js';

const MOST_ANSWER = 2000;

@InputType({ description: 'Filters partnership requests; with no field set, returns all.' })
export class CooperativeRequestsInput extends MadeBetweenInput {
  @Field(() => RequestState, { nullable: true, description: 'Returns only requests in this state.' })
  @IsOptional()
  @IsEnum(RequestState)
  state?: RequestState | null;

  @Field(() => String, {
    nullable: true,
    description: 'Part of the company, name, INN, phone number, e-mail address or text.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'Identifies a partnership or price-match request.' })
export class RequestIdInput {
  @Field(() => ID, { description: '`id` of a request from `cooperativeRequests` or `meetPriceRequests`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Decision on a partnership request.' })
export class DecideCooperativeRequestInput extends RequestIdInput {
  @Field(() => RequestState, { description: 'Decision: AGREED or DECLINED.' })
  @IsIn([RequestState.AGREED, RequestState.DECLINED])
  state: 'AGREED' | 'DECLINED';

  @Field({ description: 'Answer e-mailed to the sender, 3 to 2000 characters.' })
  @LongText(MOST_ANSWER, 3)
  answer: string;
}
