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
    'Expected arrival days of items ordered now, by `deliverySpeed` of the items. An order placed now gets the same days.',
})
export class Arrivals implements ArrivalsShape {
  @Field(() => Arrival, { description: 'Items with the speed FAST, which are in Russia.' })
  fast: Arrival;

  @Field(() => Arrival, { description: 'Items with the speed SLOW, which come from abroad.' })
  slow: Arrival;
}

@ObjectType({ description: 'When items that are ordered now arrive in a town.' })
export class CityArrivals {
  @Field(() => City, { description: 'The requested town; Moscow by default.' })
  city: City;

  @Field(() => Arrivals, {
    nullable: true,
    description: 'Expected arrival days; null if the shop does not deliver to the town.',
  })
  arrivals: Arrivals | null;
}

@InputType({ description: 'Town to calculate arrival days for.' })
export class CityArrivalsInput {
  @Field(() => ID, { nullable: true, description: 'Id of a town from `findCity`. Absent or null: Moscow.' })
  @IsOptional()
  @IsString()
  @Length(1, 64)
  cityId?: string | null;
}
