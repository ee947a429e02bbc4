import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../shared/kopecks.js';

export const DeliveryMethodCode = { PICKUP_POINT: 'PICKUP_POINT', COURIER: 'COURIER' } as const;
export type DeliveryMethodCode = keyof typeof DeliveryMethodCode;
registerEnumType(DeliveryMethodCode, {
  name: 'DeliveryMethodCode',
  description: 'Ways in which an order comes to the shopper.',
  valuesMap: {
    PICKUP_POINT: { description: 'The shopper fetches it: `delivery.pickupPointCode` of an order.' },
    COURIER: { description: 'A courier brings it to the door: `delivery.address` of an order.' },
  },
});

@ObjectType({ description: 'One way of delivery into a town, with its terms for a parcel.' })
export class DeliveryMethod {
  @Field(() => DeliveryMethodCode, { description: 'Which way it is.' })
  code: DeliveryMethodCode;

  @Field({ description: 'Its name for people, in the language that `accept-language` asks for.' })
  name: string;

  @Field({ description: 'Whether the parcel can go so: false without a pickup point that takes it, or a carrier.' })
  available: boolean;

  @Field(() => KopecksScalar, { nullable: true, description: 'In kopecks, as `quote` counts it; null if unavailable.' })
  deliveryPrice: Kopecks | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Price of goods from which it is free; null: never.' })
  freeFrom: Kopecks | null;

  @Field(() => Int, { nullable: true, description: 'Days on the way from the warehouse; null if unavailable.' })
  minDays: number | null;

  @Field(() => Int, { nullable: true, description: 'Most days on the way from the warehouse; null if unavailable.' })
  maxDays: number | null;

  @Field({ description: 'The carrier did not answer: a price of our own zones.' })
  estimated: boolean;
}

@InputType({ description: 'The town, and the goods if they are chosen already.' })
export class DeliveryMethodsInput {
  @Field(() => ID, { description: 'Of findCity.' })
  @IsString()
  @Length(1, 64)
  cityId: string;

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Product items, 100 at most: an id as often as there are units of it. Without any, a parcel of 1 kg.',
  })
  @IsArray()
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  items: string[];
}
