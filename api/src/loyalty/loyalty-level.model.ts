import { Field, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'A level of the loyalty programme.' })
export class LoyaltyLevel {
  @Field(() => String, { description: 'Name for shoppers, such as «Шаг».' })
  name: string;

  @Field(() => Int, { description: 'Percentage of the money paid for goods that is returned as points.' })
  chargePercentage: number;

  @Field(() => Int, { description: 'Greatest percentage of the price of goods that points can pay for.' })
  chargeOffPercentage: number;

  @Field(() => KopecksScalar, {
    description: 'Money spent on delivered orders that is needed for this level, in kopecks.',
  })
  requiredSpentAmount: number;
}
