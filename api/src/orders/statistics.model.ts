import { Field, Int, ObjectType } from '@nestjs/graphql';
import { LoyaltyLevel } from '../loyalty/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'What a shopper’s orders have come to.' })
export class UserOrderStatistics {
  @Field(() => Int, { description: 'The whole balance of points.' })
  bonuses: number;

  @Field(() => Int, { description: 'Points that can be spent now.' })
  bonusesAvailable: number;

  @Field(() => Int, { description: 'Points that cannot be spent yet.' })
  bonusesPending: number;

  @Field(() => Int, { description: 'Points set aside for orders that await payment.' })
  bonusesHeld: number;

  @Field(() => Int, {
    description:
      'Points owed: earned by goods that came back, and spent before they did. Later accruals pay them first.',
  })
  bonusesOwed: number;

  @Field(() => Int, {
    description: 'Points that delivered goods have earned in all, less those of goods that came back.',
  })
  bonusesEarned: number;

  @Field(() => Int, { description: 'Earned points that paid for points owed and never came to the balance.' })
  bonusesRepaid: number;

  @Field(() => KopecksScalar, { description: 'In delivered orders: decides the level.' })
  moneySpent: number;

  @Field(() => Int, { description: 'Orders of the shopper, cancelled ones too.' })
  orderCount: number;

  @Field(() => LoyaltyLevel, {
    nullable: true,
    description: 'Level by `moneySpent`; always there while the shop has levels.',
  })
  loyaltyLevel: LoyaltyLevel | null;

  @Field(() => LoyaltyLevel, { nullable: true, description: 'Null at the highest.' })
  nextLoyaltyLevel: LoyaltyLevel | null;
}
