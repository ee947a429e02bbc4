import { Field, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../shared/kopecks.js';
import type { DeliveryTerms as DeliveryTermsShape } from './delivery-terms.js';

@ObjectType({ description: 'What delivery of one unit costs, before anybody knows where it goes.' })
export class DeliveryTerms implements DeliveryTermsShape {
  @Field(() => KopecksScalar, { nullable: true, description: 'Price of goods from which delivery costs nothing.' })
  freeFrom: Kopecks | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'By courier to the farthest zone; null where a carrier says.',
  })
  atMost: Kopecks | null;

  @Field(() => Int, { nullable: true, description: 'Days on the way from the warehouse; null where a carrier says.' })
  minDays: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Most days on the way from the warehouse; null where a carrier says.',
  })
  maxDays: number | null;
}
