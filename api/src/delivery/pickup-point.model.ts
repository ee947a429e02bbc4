import { Field, Float, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import type { PickupPlace } from './pickup-place.js';

@ObjectType({ description: 'Where a pickup point is, in the words and numbers of its carrier.' })
export class PickupPointDelivery implements PickupPlace {
  @Field({ description: 'ISO 3166-1 alpha-2.' })
  country_code: string;

  @Field(() => Int, { nullable: true, description: 'Number of the carrier.' })
  region_code: number | null;

  @Field(() => String, { nullable: true })
  region: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the carrier.' })
  city_code: number | null;

  @Field()
  city: string;

  @Field(() => String, { nullable: true })
  postal_code: string | null;

  @Field(() => Float, { description: 'Degrees, WGS 84.' })
  longitude: number;

  @Field(() => Float, { description: 'Degrees, WGS 84.' })
  latitude: number;

  @Field({ description: 'Street and house.' })
  address: string;

  @Field()
  address_full: string;
}

@ObjectType()
export class PickupPointLocation extends PickupPointDelivery {
  @Field(() => String, { nullable: true, description: 'Of the carrier.' })
  city_uuid: string | null;
}

@ObjectType()
export class PickupPointPhone {
  @Field()
  number: string;

  @Field(() => String, { nullable: true, description: 'Extension.' })
  additional: string | null;
}

@ObjectType()
export class PickupPointImage {
  @Field()
  url: string;
}

@ObjectType()
export class PickupPoint {
  @Field()
  code: string;

  @Field()
  name: string;

  @Field(() => ID)
  uuid: string;

  @Field()
  location: PickupPointLocation;

  @Field(() => [PickupPointPhone])
  phones: PickupPointPhone[];

  @Field(() => String, { nullable: true })
  email: string | null;

  @Field(() => [PickupPointImage])
  office_image_list: PickupPointImage[];

  @Field(() => String, { nullable: true, description: 'How to find the door.' })
  address_comment: string | null;

  @Field({ description: 'Opening hours in words.' })
  work_time: string;

  @Field()
  is_dressing_room: boolean;
}

@ObjectType({ description: 'Pickup points near each other on a map, or one.' })
export class PickupPointCluster {
  @Field(() => Float, { description: 'The middle of them.' })
  latitude: number;

  @Field(() => Float)
  longitude: number;

  @Field(() => Int)
  count: number;

  @Field(() => String, { nullable: true, description: 'Of the point, where it is one.' })
  code: string | null;
}

@InputType({ description: 'A part of the map. West may be greater than east: across the 180th meridian.' })
export class MapBoundsInput {
  @Field(() => Float)
  @IsLatitude()
  south: number;

  @Field(() => Float)
  @IsLongitude()
  west: number;

  @Field(() => Float)
  @IsLatitude()
  north: number;

  @Field(() => Float)
  @IsLongitude()
  east: number;
}

@InputType({ description: 'One of: `cityId`; `latitude` with `longitude`; `bounds`.' })
export class PickupPointsInput {
  @Field(() => ID, { nullable: true, description: 'Of findCity.' })
  @IsOptional()
  @IsString()
  @Length(1, 64)
  cityId?: string | null;

  @Field(() => Float, { nullable: true })
  @IsOptional()
  @IsLatitude()
  latitude?: number | null;

  @Field(() => Float, { nullable: true })
  @IsOptional()
  @IsLongitude()
  longitude?: number | null;

  @Field(() => Float, {
    defaultValue: 10,
    description: 'Around latitude and longitude, 200 at most; the nearest first.',
  })
  @IsNumber()
  @Min(0.1)
  @Max(200)
  radiusKm = 10;

  @Field(() => MapBoundsInput, { nullable: true })
  @IsOptional()
  @ValidateNested()
  @Type(() => MapBoundsInput)
  bounds?: MapBoundsInput | null;

  @Field(() => Boolean, { nullable: true, description: 'With a dressing room, or without; both when not given.' })
  @IsOptional()
  @IsBoolean()
  dressingRoom?: boolean | null;

  @Field(() => Int, { defaultValue: 300, description: 'From 1 to 1000.' })
  @IsInt()
  @Min(1)
  @Max(1000)
  limit = 300;
}

@InputType()
export class PickupPointClustersInput {
  @Field(() => MapBoundsInput)
  @ValidateNested()
  @Type(() => MapBoundsInput)
  bounds: MapBoundsInput;

  @Field(() => Int, { description: 'Of a web map: 0 shows the world in 256 pixels, each next one twice as large.' })
  @IsInt()
  @Min(0)
  @Max(20)
  zoom: number;

  @Field(() => Boolean, { nullable: true })
  @IsOptional()
  @IsBoolean()
  dressingRoom?: boolean | null;
}
