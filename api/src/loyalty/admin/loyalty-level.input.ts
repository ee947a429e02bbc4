import { Field, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsInt, Max, Min, ValidateNested } from 'class-validator';
import { Text } from '../../operator/index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { says } from '../../shared/messages/messages.js';

@InputType({ description: 'One level of the loyalty programme.' })
export class LoyaltyLevelInput {
  @Field({ description: 'Name for shoppers, 1 to 40 characters.' })
  @Text(40)
  name: string;

  @Field(() => Int, { description: 'Percentage of the money paid for goods that is returned as points.' })
  @IsInt()
  @Min(0)
  @Max(100)
  chargePercentage: number;

  @Field(() => Int, { description: 'Greatest percentage of the price of goods that points can pay for.' })
  @IsInt()
  @Min(0)
  @Max(100)
  chargeOffPercentage: number;

  @Field(() => KopecksScalar, { description: 'Money spent on delivered orders that is needed for this level.' })
  @Min(0)
  requiredSpentAmount: number;
}

@InputType({ description: 'All levels of the loyalty programme.' })
export class SaveLoyaltyLevelsInput {
  @Field(() => [LoyaltyLevelInput], { description: 'All levels; exactly one must start at 0.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ArrayUnique(({ name }: LoyaltyLevelInput) => name, says('differentNames'))
  @ArrayUnique(({ requiredSpentAmount }: LoyaltyLevelInput) => requiredSpentAmount, says('differentAmounts'))
  @ValidateNested({ each: true })
  @Type(() => LoyaltyLevelInput)
  levels: LoyaltyLevelInput[];
}
