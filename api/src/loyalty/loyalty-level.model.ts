import { Field, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'A level of the loyalty programme.' })
export class LoyaltyLevel {
  @Field(() => String, { description: 'Name for shoppers, such as «Шаг».' })
  name: string;

  @Field(() => Int, { description: 'Percent of the money paid for goods that comes back as points.' })
  chargePercentage: number;

  @Field(() => Int, { description: 'Most percent of the goods’ price that points may pay.' })
  chargeOffPercentage: number;

  @Field(() => KopecksScalar, { description: 'Money spent in delivered orders that reaches this level.' })
  requiredSpentAmount: number;
}
