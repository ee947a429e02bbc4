import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../shared/kopecks.js';

@ObjectType()
export class DeliveryCost {
  @Field(() => KopecksScalar)
  deliveryPrice: Kopecks;

  @Field(() => Int, { description: 'Days on the way from the warehouse.' })
  minDays: number;

  @Field(() => Int)
  maxDays: number;

  @Field({ description: 'The carrier did not answer: a price of our own zones.' })
  estimated: boolean;
}

@InputType()
class ParcelInput {
  @Field(() => [ID], { description: 'Product items, 100 at most.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  items: string[];
}

@InputType()
export class PvzDeliveryInput extends ParcelInput {
  @Field({ description: 'Of a pickup point.' })
  @IsString()
  @Length(1, 255)
  code: string;
}

@InputType()
export class AddressDeliveryInput extends ParcelInput {
  @Field(() => ID, { description: 'Of findCity.' })
  @IsString()
  @Length(1, 64)
  cityId: string;
}
