import { Field, ID, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsBoolean, IsEnum, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ReturnOutcome, ReturnState } from '../returns/index.js';
import { Clearable, Reason } from './inputs.js';

@InputType()
export class ReturnRequestsInput {
  @Field(() => ReturnState, { nullable: true })
  @IsOptional()
  @IsEnum(ReturnState)
  state?: ReturnState | null;

  @Clearable(200)
  search?: string | null;
}

@InputType()
export class ReturnIdInput {
  @Field(() => ID)
  @IsUUID('all')
  id: string;
}

@InputType()
export class ApproveReturnInput extends ReturnIdInput {
  @Clearable(500)
  instructions?: string | null;
}

@InputType()
export class RejectReturnInput extends ReturnIdInput {
  @Field({ description: 'Why, for the shopper. 3 to 500 characters.' })
  @Reason()
  reason: string;
}

@InputType()
export class ReturnDecisionInput extends ReturnIdInput {
  @Field(() => ReturnOutcome)
  @IsEnum(ReturnOutcome)
  outcome: ReturnOutcome;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether a refunded unit goes back into stock.' })
  @IsBoolean()
  sellable = false;
}

@InputType()
export class CloseReturnInput extends ReturnIdInput {
  @Field(() => [ReturnDecisionInput], { description: 'Each unit of the request once, by the id of the ordered unit.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ReturnDecisionInput)
  items: ReturnDecisionInput[];
}
