import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { QUOTE_STEPS, type QuoteStepKind } from '../pricing/index.js';

export const QuoteStepKinds = Object.fromEntries(QUOTE_STEPS.map((kind) => [kind, kind]));
registerEnumType(QuoteStepKinds, {
  name: 'QuoteStepKind',
  description:
    'SALE, LOYALTY_PRICE, PROMOCODE and BONUSES are taken off, GOODS and DELIVERY added, TOTAL is the result.',
});

@ObjectType({ description: 'One step from the goods’ old prices to the total.' })
export class QuoteStep {
  @Field(() => QuoteStepKinds)
  kind: QuoteStepKind;

  @Field(() => KopecksScalar)
  amount: number;

  @Field(() => Int, { description: 'Of BONUSES and CASHBACK.' })
  points: number;
}

@ObjectType()
export class QuoteLine {
  @Field(() => ID)
  itemId: string;

  @Field(() => KopecksScalar, { description: 'The price itself where nothing is struck out.' })
  oldPrice: number;

  @Field(() => KopecksScalar, { description: 'What it costs this shopper before code and points.' })
  price: number;

  @Field(() => KopecksScalar, { nullable: true })
  loyaltyPrice: number | null;

  @Field(() => KopecksScalar, { description: 'Its part of what the code takes off.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points that pay for it.' })
  bonuses: number;

  @Field(() => KopecksScalar, { description: 'Money: price less discount and points.' })
  soldPrice: number;

  @Field(() => Int, { description: 'Points it earns when delivered.' })
  cashback: number;
}

@ObjectType({ description: 'What these goods cost this shopper, and why.' })
export class Quote {
  @Field(() => [QuoteLine])
  lines: QuoteLine[];

  @Field(() => [QuoteStep], { description: 'Steps that change nothing are left out.' })
  steps: QuoteStep[];

  @Field(() => KopecksScalar, { description: 'At old prices.' })
  goodsPrice: number;

  @Field(() => KopecksScalar, { description: 'What the code takes off; 0 where it cannot be used.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points that pay.' })
  bonuses: number;

  @Field(() => Int)
  bonusesAvailable: number;

  @Field(() => Int)
  bonusesAvailableToSpent: number;

  @Field(() => KopecksScalar, { nullable: true, description: 'Null until a delivery is chosen.' })
  deliveryPrice: number | null;

  @Field(() => KopecksScalar, { description: 'Money to pay: goods after code and points, plus delivery.' })
  totalPrice: number;

  @Field(() => Int, { description: 'Points to come; a guest earns none.' })
  cashback: number;
}
