import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsString, IsUUID, Length } from 'class-validator';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Arrivals } from './arrivals.model.js';
import type { Kopecks } from '../shared/kopecks.js';

@ObjectType({ description: 'Price and duration of one delivery.' })
export class DeliveryCost {
  @Field(() => KopecksScalar, {
    description: 'Price in kopecks; 0 if the order reaches the shop’s free-delivery threshold.',
  })
  deliveryPrice: Kopecks;

  @Field(() => Int, { description: 'Least number of days in transit from the warehouse.' })
  minDays: number;

  @Field(() => Int, { description: 'Greatest number of days in transit from the warehouse.' })
  maxDays: number;

  @Field({
    description: 'Whether the price is an estimate from the shop’s own zones, because the carrier did not respond.',
  })
  estimated: boolean;

  @Field(() => Arrivals, { description: 'Expected arrival days of items ordered now with this delivery method.' })
  arrivals: Arrivals;
}

@InputType()
class ParcelInput {
  @Field(() => [ID], { description: 'Ids of product items, 100 at most. Repeat an id once for each unit.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  items: string[];
}

@InputType({ description: 'Product items and the pickup point to deliver them to.' })
export class PvzDeliveryInput extends ParcelInput {
  @Field({ description: 'Code of a pickup point.' })
  @IsString()
  @Length(1, 255)
  code: string;
}

@InputType({ description: 'Product items and the town to which a courier delivers them.' })
export class AddressDeliveryInput extends ParcelInput {
  @Field(() => ID, { description: 'Id of a town from `findCity`.' })
  @IsString()
  @Length(1, 64)
  cityId: string;
}
