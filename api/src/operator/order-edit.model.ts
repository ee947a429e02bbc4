import { Field, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

@ObjectType({ description: 'What a change would do to an order.' })
export class OrderEditQuote {
  @Field(() => KopecksScalar, {
    description:
      'Kopecks: the part of `totalPrice` that is for delivery. The carrier’s price of another place, unless the order is paid: what was paid covers the other place too.',
  })
  deliveryPrice: number;

  @Field(() => KopecksScalar, {
    description: 'Kopecks: what the order would cost in all; without units that would wait for a payment of their own.',
  })
  totalPrice: number;

  @Field(() => KopecksScalar, { description: 'Kopecks that a paid order would give back, the way they were paid.' })
  amountToReturn: number;

  @Field(() => KopecksScalar, {
    description:
      'Kopecks that the shopper of a paid order would have to pay for added units, with those that wait already. 0 for an order that is not paid: `totalPrice` is asked for.',
  })
  amountToPay: number;

  @Field(() => Int, { description: 'Points that the shopper would get back.' })
  bonusesToReturn: number;
}
