import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../shared/kopecks.js';

export const DeliveryMethodCode = { PICKUP_POINT: 'PICKUP_POINT', COURIER: 'COURIER' } as const;
export type DeliveryMethodCode = keyof typeof DeliveryMethodCode;
registerEnumType(DeliveryMethodCode, {
  name: 'DeliveryMethodCode',
  description: 'Ways to deliver an order.',
  valuesMap: {
    PICKUP_POINT: { description: 'The shopper collects the order at the point `delivery.pickupPointCode`.' },
    COURIER: { description: 'A courier brings the order to `delivery.address`.' },
  },
});

@ObjectType({ description: 'A delivery method available for a town, with its terms for a parcel.' })
export class DeliveryMethod {
  @Field(() => DeliveryMethodCode, { description: 'Identifies the delivery method.' })
  code: DeliveryMethodCode;

  @Field({ description: 'Name for shoppers, in the language of the header `accept-language`.' })
  name: string;

  @Field({
    description: 'Whether the parcel can be delivered this way. False if no pickup point or carrier accepts it.',
  })
  available: boolean;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price in kopecks, as `quote` calculates it; null if unavailable.',
  })
  deliveryPrice: Kopecks | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price of goods in kopecks from which delivery is free; null: never free.',
  })
  freeFrom: Kopecks | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Least number of days in transit from the warehouse; null if unavailable.',
  })
  minDays: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Greatest number of days in transit from the warehouse; null if unavailable.',
  })
  maxDays: number | null;

  @Field({
    description: 'Whether the price is an estimate from the shop’s own zones, because the carrier did not respond.',
  })
  estimated: boolean;
}

@InputType({ description: 'Town and, if known, the product items to deliver.' })
export class DeliveryMethodsInput {
  @Field(() => ID, { description: 'Id of a town from `findCity`.' })
  @IsString()
  @Length(1, 64)
  cityId: string;

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'Ids of product items, 100 at most. Repeat an id once for each unit. By default, terms are for a parcel of 1 kg.',
  })
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  items: string[];
}
