import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../shared/kopecks.js';

@ObjectType({ description: 'What one delivery costs and how long it takes.' })
export class DeliveryCost {
  @Field(() => KopecksScalar, { description: 'In kopecks; 0 from the shop’s free-from threshold on.' })
  deliveryPrice: Kopecks;

  @Field(() => Int, { description: 'Days on the way from the warehouse.' })
  minDays: number;

  @Field(() => Int, { description: 'Most days on the way from the warehouse.' })
  maxDays: number;

  @Field({ description: 'The carrier did not answer: a price of our own zones.' })
  estimated: boolean;
}

@InputType()
class ParcelInput {
  @Field(() => [ID], { description: 'Product items, 100 at most: an id as often as there are units of it.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  items: string[];
}

@InputType({ description: 'Goods and the pickup point they go to.' })
export class PvzDeliveryInput extends ParcelInput {
  @Field({ description: 'Of a pickup point.' })
  @IsString()
  @Length(1, 255)
  code: string;
}

@InputType({ description: 'Goods and the town a courier brings them to.' })
export class AddressDeliveryInput extends ParcelInput {
  @Field(() => ID, { description: 'Of findCity.' })
  @IsString()
  @Length(1, 64)
  cityId: string;
}
