import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Length } from 'class-validator';
import type { Arrival as ArrivalShape, Arrivals as ArrivalsShape } from './arrives-between.js';
import { City } from './gazetteer.model.js';

@ObjectType({ description: 'Days between which an item arrives, both included, without a meaningful time of day.' })
export class Arrival implements ArrivalShape {
  @Field(() => Date, { description: 'First day on which the item may arrive.' })
  earliest: Date;

  @Field(() => Date, {
    description: 'Last day on which the item may arrive; the same as `earliest` for a certain day.',
  })
  latest: Date;
}

@ObjectType({
  description:
    'When items that are ordered now arrive, by their `deliverySpeed`. An order is placed with the same days.',
})
export class Arrivals implements ArrivalsShape {
  @Field(() => Arrival, { description: 'Items with the speed FAST, which are in Russia.' })
  fast: Arrival;

  @Field(() => Arrival, { description: 'Items with the speed SLOW, which come from abroad.' })
  slow: Arrival;
}

@ObjectType({ description: 'When items that are ordered now arrive in a town.' })
export class CityArrivals {
  @Field(() => City, { description: 'The town.' })
  city: City;

  @Field(() => Arrivals, {
    nullable: true,
    description: 'The days; null if nothing is delivered there.',
  })
  arrivals: Arrivals | null;
}

@InputType({ description: 'A town.' })
export class CityArrivalsInput {
  @Field(() => ID, { nullable: true, description: 'Id of a town from `findCity`. Absent or null: Moscow.' })
  @IsOptional()
  @IsString()
  @Length(1, 64)
  cityId?: string | null;
}
