import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'The item that would replace a unit of an order.' })
export class OrderReplacement {
  @Field(() => ID, { description: '`id` of the unit that would be replaced.' })
  id: string;

  @Field({ description: 'Name of the supplier that the shop would buy the item from.' })
  supplier: string;

  @Field(() => KopecksScalar, {
    description: 'What the item costs everybody now, in kopecks; the shopper pays no difference.',
  })
  price: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Earliest day of delivery; null if the expected days stay, because both ship from the same country.',
  })
  arrivesFrom: Date | null;

  @Field(() => Date, { nullable: true, description: 'Latest day of delivery; null like `arrivesFrom`.' })
  arrivesBy: Date | null;
}

@ObjectType({ description: 'Effects of a change of an order.' })
export class OrderEditQuote {
  @Field(() => KopecksScalar, {
    description:
      'Price of delivery in kopecks, part of `totalPrice`. For a new address of an unpaid order, the carrier’s new price; for a paid order, the unchanged price.',
  })
  deliveryPrice: number;

  @Field(() => KopecksScalar, {
    description:
      'Total price of the order after the change in kopecks, without units that would await a separate payment.',
  })
  totalPrice: number;

  @Field(() => KopecksScalar, {
    description: 'Kopecks of a paid order that would be refunded, the way they were paid.',
  })
  amountToReturn: number;

  @Field(() => KopecksScalar, {
    description:
      'Kopecks that the shopper of a paid order would have to pay for added units, including those already awaiting payment. 0 for an unpaid order: its `totalPrice` is due.',
  })
  amountToPay: number;

  @Field(() => Int, { description: 'Points that would be given back to the shopper.' })
  bonusesToReturn: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Minutes in which units added to a paid order must be paid for, or else they leave it; null if none are added.',
  })
  minutesToPay: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'What the carrier asks for the new place now, in kopecks, even if a paid order keeps its price; null if the place stays.',
  })
  carrierPrice: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days by which the latest day of delivery moves, negative if it is earlier; null if the place stays.',
  })
  daysLater: number | null;

  @Field(() => [OrderReplacement], { description: 'Items that would replace units, in the order of `replaceItems`.' })
  replacements: OrderReplacement[];
}
