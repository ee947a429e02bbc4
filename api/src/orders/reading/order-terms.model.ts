import { Field, ID, ObjectType } from '@nestjs/graphql';
import { PostalAddress } from '../../identity/index.js';
import { PaymentType } from '../order.input.js';

@ObjectType({ description: 'The pickup point of the shopper’s last order, which still gives parcels out.' })
export class OrderTermsPoint {
  @Field({ description: 'Code of the point; `quote` and orders take it as `pickupPointCode`.' })
  code: string;

  @Field(() => ID, { nullable: true, description: 'Id of its town in `findCity`; null if that list does not have it.' })
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
    'How the shopper had the last order delivered and paid for, to offer the same again. One of the places is set.',
})
export class OrderTerms {
  @Field(() => PaymentType, { description: 'Way to pay.' })
  paymentType: PaymentType;

  @Field({ description: 'First name of the recipient.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Family name of the recipient.' })
  surname: string | null;

  @Field({ description: 'Phone number of the recipient, E.164.' })
  phone: string;

  @Field(() => String, { nullable: true, description: 'E-mail address for news of the order.' })
  email: string | null;

  @Field(() => OrderTermsPoint, { nullable: true, description: 'The pickup point; null for a courier.' })
  pickupPoint: OrderTermsPoint | null;

  @Field(() => OrderTermsAddress, { nullable: true, description: 'The courier’s address; null for a pickup point.' })
  address: OrderTermsAddress | null;
}
