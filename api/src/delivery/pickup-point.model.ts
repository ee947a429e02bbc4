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

  @Field(() => String, { nullable: true, description: 'Region of the country, such as «Московская область».' })
  region: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the carrier.' })
  city_code: number | null;

  @Field({ description: 'Town, in Russian.' })
  city: string;

  @Field(() => String, { nullable: true, description: 'Index of the carrier’s list.' })
  postal_code: string | null;

  @Field(() => Float, { description: 'Degrees, WGS 84.' })
  longitude: number;

  @Field(() => Float, { description: 'Degrees, WGS 84.' })
  latitude: number;

  @Field({ description: 'Street and house.' })
  address: string;

  @Field({ description: 'Index, country, region, town, street and house in one line.' })
  address_full: string;
}

@ObjectType({ description: 'Where a pickup point is, as its carrier says.' })
export class PickupPointLocation extends PickupPointDelivery {
  @Field(() => String, { nullable: true, description: 'Of the carrier.' })
  city_uuid: string | null;
}

@ObjectType({ description: 'A telephone of a pickup point.' })
export class PickupPointPhone {
  @Field({ description: 'In the carrier’s words, mostly E.164.' })
  number: string;

  @Field(() => String, { nullable: true, description: 'Extension.' })
  additional: string | null;
}

@ObjectType({ description: 'A photograph of a pickup point.' })
export class PickupPointImage {
  @Field({ description: 'An https address at the carrier; not for the image proxy.' })
  url: string;
}

@ObjectType({ description: 'A place where parcels are handed out.' })
export class PickupPoint {
  @Field({ description: 'Of the carrier; `quote` and orders take it as `pickupPointCode`.' })
  code: string;

  @Field({ description: 'Name of the carrier’s list.' })
  name: string;

  @Field(() => ID, { description: 'Of the carrier; no call takes it.' })
  uuid: string;

  @Field({ description: 'Its address and place on the map.' })
  location: PickupPointLocation;

  @Field(() => [PickupPointPhone], { description: 'Telephones of the point.' })
  phones: PickupPointPhone[];

  @Field(() => String, { nullable: true, description: 'Mailbox of the point.' })
  email: string | null;

  @Field(() => [PickupPointImage], { description: 'Photographs of the point and its door.' })
  office_image_list: PickupPointImage[];

  @Field(() => String, { nullable: true, description: 'How to find the door.' })
  address_comment: string | null;

  @Field({ description: 'Opening hours in words.' })
  work_time: string;

  @Field({ description: 'Whether clothes can be tried on there.' })
  is_dressing_room: boolean;
}

@ObjectType({ description: 'Pickup points near each other on a map, or one.' })
export class PickupPointCluster {
  @Field(() => Float, { description: 'The middle of them.' })
  latitude: number;

  @Field(() => Float, { description: 'Degrees, WGS 84.' })
  longitude: number;

  @Field(() => Int, { description: 'Pickup points that it stands for; 1 is a point with its `code`.' })
  count: number;

  @Field(() => String, { nullable: true, description: 'Of the point, where it is one.' })
  code: string | null;
}

@InputType({ description: 'A part of the map. West may be greater than east: across the 180th meridian.' })
export class MapBoundsInput {
  @Field(() => Float, { description: 'Least latitude, degrees.' })
  @IsLatitude()
  south: number;

  @Field(() => Float, { description: 'Longitude of the left edge, degrees.' })
  @IsLongitude()
  west: number;

  @Field(() => Float, { description: 'Greatest latitude, degrees.' })
  @IsLatitude()
  north: number;

  @Field(() => Float, { description: 'Longitude of the right edge, degrees.' })
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

  @Field(() => Float, { nullable: true, description: 'Degrees, WGS 84; with `longitude`.' })
  @IsOptional()
  @IsLatitude()
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Degrees, WGS 84; with `latitude`.' })
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

  @Field(() => MapBoundsInput, { nullable: true, description: 'The visible part of a map.' })
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

@InputType({ description: 'A map as the shopper sees it.' })
export class PickupPointClustersInput {
  @Field(() => MapBoundsInput, { description: 'The visible part of the map.' })
  @ValidateNested()
  @Type(() => MapBoundsInput)
  bounds: MapBoundsInput;

  @Field(() => Int, { description: 'Of a web map: 0 shows the world in 256 pixels, each next one twice as large.' })
  @IsInt()
  @Min(0)
  @Max(20)
  zoom: number;

  @Field(() => Boolean, { nullable: true, description: 'With a dressing room, or without; both when not given.' })
  @IsOptional()
  @IsBoolean()
  dressingRoom?: boolean | null;
}
