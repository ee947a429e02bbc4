import { Field, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../shared/kopecks.js';
import type { DeliveryTerms as DeliveryTermsShape } from './delivery-terms.js';

@ObjectType({ description: 'Delivery terms of one unit before the address is known.' })
export class DeliveryTerms implements DeliveryTermsShape {
  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price of goods in kopecks from which delivery is free; null: never free.',
  })
  freeFrom: Kopecks | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price in kopecks of a courier to the farthest zone; null if a carrier sets the price.',
  })
  atMost: Kopecks | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Least number of days in transit from the warehouse; null if a carrier sets it.',
  })
  minDays: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Greatest number of days in transit from the warehouse; null if a carrier sets it.',
  })
  maxDays: number | null;

  @Field(() => Int, { description: 'Least number of days until goods from abroad reach the warehouse.' })
  abroadMinDays: number;

  @Field(() => Int, { description: 'Greatest number of days until goods from abroad reach the warehouse.' })
  abroadMaxDays: number;
}
