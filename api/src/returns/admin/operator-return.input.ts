import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { type ReturnLineInput, ReturnLines, ReturnOutcome, ReturnState } from '../index.js';
import { Clearable, MadeBetweenInput, Reason } from '../../operator/index.js';

@InputType({ description: 'Filters return requests; with no field set, returns all.' })
export class ReturnRequestsInput extends MadeBetweenInput {
  @Field(() => ReturnState, { nullable: true, description: 'Returns only requests in this state.' })
  @IsOptional()
  @IsEnum(ReturnState)
  state?: ReturnState | null;

  @Field(() => Int, { nullable: true, description: 'Returns only requests of the order with this number.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  orderNumber?: number | null;

  @Clearable(200, 'Request or order number, phone number, e-mail address or name, or part of one.')
  search?: string | null;
}

@InputType({ description: 'Units that a shopper returns, as reported to an operator. Photographs are not required.' })
export class CreateReturnForShopperInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @ReturnLines()
  items: ReturnLineInput[];
}

@InputType({ description: 'Identifies an order whose units a shopper may return.' })
export class ReturnableItemsInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;
}

@InputType({ description: 'Identifies a return request.' })
export class ReturnIdInput {
  @Field(() => ID, { description: '`id` of a request from `returnRequests`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A return request to approve and how to send the goods.' })
export class ApproveReturnInput extends ReturnIdInput {
  @Clearable(500, 'How to send the goods, 500 characters at most; shown to the shopper.')
  instructions?: string | null;
}

@InputType({ description: 'A return request to reject, with the reason.' })
export class RejectReturnInput extends ReturnIdInput {
  @Field({ description: 'Reason shown to the shopper, 3 to 500 characters.' })
  @Reason()
  reason: string;
}

@InputType({ description: 'Decision on one returned unit.' })
export class ReturnDecisionInput extends ReturnIdInput {
  @Field(() => ReturnOutcome, { description: 'Whether the unit is refunded, exchanged or refused.' })
  @IsEnum(ReturnOutcome)
  outcome: ReturnOutcome;

  @Field(() => Boolean, { defaultValue: false, description: 'Whether a refunded unit goes back into stock for sale.' })
  @IsBoolean()
  sellable = false;
}

@InputType({ description: 'A return request to close, with a decision on each unit.' })
export class CloseReturnInput extends ReturnIdInput {
  @Field(() => [ReturnDecisionInput], {
    description: 'Decisions on all units of the request, each once, by the id of the ordered unit.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ValidateNested({ each: true })
  @Type(() => ReturnDecisionInput)
  items: ReturnDecisionInput[];
}
