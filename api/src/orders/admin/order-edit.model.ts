import { Field, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

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
}
