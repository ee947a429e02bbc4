import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LoyaltyLevel } from '../../loyalty/index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'Statistics of a shopper’s orders and points.' })
export class UserOrderStatistics {
  @Field(() => Int, { description: 'Total balance of points.' })
  bonuses: number;

  @Field(() => Int, { description: 'Points that can be spent now.' })
  bonusesAvailable: number;

  @Field(() => Int, { description: 'Points that are not spendable yet.' })
  bonusesPending: number;

  @Field(() => Int, { description: 'Points reserved for unpaid orders.' })
  bonusesHeld: number;

  @Field(() => Int, {
    description:
      'Points owed: earned by units that were returned after the points were spent. Later accruals repay them first.',
  })
  bonusesOwed: number;

  @Field(() => Int, {
    description: 'Total points earned by delivered units, minus those of returned units.',
  })
  bonusesEarned: number;

  @Field(() => Int, { description: 'Earned points that repaid owed points instead of increasing the balance.' })
  bonusesRepaid: number;

  @Field(() => KopecksScalar, {
    description: 'Money spent on delivered orders, in kopecks; decides the loyalty level.',
  })
  moneySpent: number;

  @Field(() => Int, { description: 'Number of the shopper’s orders, including cancelled ones.' })
  orderCount: number;

  @Field(() => LoyaltyLevel, {
    nullable: true,
    description: 'Level reached by `moneySpent`; null only if the shop has no levels.',
  })
  loyaltyLevel: LoyaltyLevel | null;

  @Field(() => LoyaltyLevel, { nullable: true, description: 'Next loyalty level; null at the highest.' })
  nextLoyaltyLevel: LoyaltyLevel | null;
}
