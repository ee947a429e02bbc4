import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsEnum, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ReturnOutcome, ReturnState } from '../returns/index.js';
import { Clearable, Reason } from './inputs.js';

@InputType({ description: 'Which requests to return goods are listed; none of the fields: all.' })
export class ReturnRequestsInput {
  @Field(() => ReturnState, { nullable: true, description: 'In this state only.' })
  @IsOptional()
  @IsEnum(ReturnState)
  state?: ReturnState | null;

  @Clearable(200, 'Number of the request or order, telephone, mailbox or name, or parts of them.')
  search?: string | null;
}

@InputType({ description: 'Which request to return goods.' })
export class ReturnIdInput {
  @Field(() => ID, { description: '`id` of `returnRequests`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Which request is approved, and how the goods are to be sent.' })
export class ApproveReturnInput extends ReturnIdInput {
  @Clearable(500, 'How to send the goods, 500 characters at most; the shopper reads it.')
  instructions?: string | null;
}

@InputType({ description: 'Which request is refused, and why.' })
export class RejectReturnInput extends ReturnIdInput {
  @Field({ description: 'Why, for the shopper. 3 to 500 characters.' })
  @Reason()
  reason: string;
}

@InputType({ description: 'What is decided about one unit.' })
export class ReturnDecisionInput extends ReturnIdInput {
  @Field(() => ReturnOutcome, { description: 'Whether it is refunded, exchanged, or stays the shopper’s.' })
  @IsEnum(ReturnOutcome)
  outcome: ReturnOutcome;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether a refunded unit goes back into stock.' })
  @IsBoolean()
  sellable = false;
}

@InputType({ description: 'Which request is closed, and what is decided about each unit.' })
export class CloseReturnInput extends ReturnIdInput {
  @Field(() => [ReturnDecisionInput], { description: 'Each unit of the request once, by the id of the ordered unit.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ReturnDecisionInput)
  items: ReturnDecisionInput[];
}
