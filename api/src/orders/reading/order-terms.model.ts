import { Field, ID, ObjectType } from '@nestjs/graphql';
import { PostalAddress } from '../../identity/index.js';
import { PaymentType } from '../order.input.js';

@ObjectType({ description: 'The pickup point of the shopper’s last order. The point is still open.' })
export class OrderTermsPoint {
  @Field({ description: 'Code of the point; `quote` and orders take it as `pickupPointCode`.' })
  code: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the point’s town in `findCity`; null if `findCity` does not have the town.',
  })
  cityId: string | null;

  @Field({ description: 'Town, in Russian.' })
  city: string;

  @Field({ description: 'Street and house.' })
  address: string;
}

@ObjectType({ description: 'The address of the shopper’s last order.' })
export class OrderTermsAddress extends PostalAddress {
  @Field(() => ID, { description: 'Id of the town from `findCity`.' })
  cityId: string;
}

@ObjectType({
  description:
    'Recipient, delivery and payment of the shopper’s last order, to prefill the next order. Either `address` or `pickupPoint` is set.',
})
export class OrderTerms {
  @Field(() => PaymentType, { description: 'Way of payment of the last order.' })
  paymentType: PaymentType;

  @Field({ description: 'First name of the recipient.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Family name of the recipient.' })
  surname: string | null;

  @Field({ description: 'Phone number of the recipient, E.164.' })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address for notifications about the order; null: SMS only.',
  })
  email: string | null;

  @Field(() => OrderTermsPoint, {
    nullable: true,
    description: 'Pickup point of the order; null for delivery by courier.',
  })
  pickupPoint: OrderTermsPoint | null;

  @Field(() => OrderTermsAddress, {
    nullable: true,
    description: 'Address for delivery by courier; null for a pickup point.',
  })
  address: OrderTermsAddress | null;
}
