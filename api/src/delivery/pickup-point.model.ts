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

@ObjectType({ description: 'Address of a pickup point as its carrier provides it.' })
export class PickupPointDelivery implements PickupPlace {
  @Field({ description: 'ISO 3166-1 alpha-2 code of the country where the point is.' })
  country_code: string;

  @Field(() => Int, { nullable: true, description: 'The carrier’s number of the region.' })
  region_code: number | null;

  @Field(() => String, { nullable: true, description: 'Region of the country, such as «Московская область».' })
  region: string | null;

  @Field(() => Int, { nullable: true, description: 'The carrier’s number of the town.' })
  city_code: number | null;

  @Field({ description: 'Town, in Russian.' })
  city: string;

  @Field(() => String, { nullable: true, description: 'Postal code from the carrier’s list.' })
  postal_code: string | null;

  @Field(() => Float, { description: 'Longitude in degrees, WGS 84.' })
  longitude: number;

  @Field(() => Float, { description: 'Latitude in degrees, WGS 84.' })
  latitude: number;

  @Field({ description: 'Street and house.' })
  address: string;

  @Field({ description: 'Postal code, country, region, town, street and house in one line.' })
  address_full: string;
}

@ObjectType({ description: 'Address and coordinates of a pickup point as its carrier provides them.' })
export class PickupPointLocation extends PickupPointDelivery {
  @Field(() => String, { nullable: true, description: 'The carrier’s UUID of the town.' })
  city_uuid: string | null;
}

@ObjectType({ description: 'A phone number of a pickup point.' })
export class PickupPointPhone {
  @Field({ description: 'Phone number as the carrier writes it, usually E.164.' })
  number: string;

  @Field(() => String, { nullable: true, description: 'Extension number.' })
  additional: string | null;
}

@ObjectType({ description: 'A photograph of a pickup point.' })
export class PickupPointImage {
  @Field({ description: 'An https URL on the carrier’s site; the image proxy does not serve it.' })
  url: string;
}

@ObjectType({ description: 'A place where shoppers collect parcels.' })
export class PickupPoint {
  @Field({ description: 'The carrier’s code of the point; `quote` and orders take it as `pickupPointCode`.' })
  code: string;

  @Field({ description: 'Name of the point in the carrier’s list.' })
  name: string;

  @Field(() => ID, { description: 'The carrier’s UUID of the point; no call takes it.' })
  uuid: string;

  @Field({ description: 'Address and coordinates of the point.' })
  location: PickupPointLocation;

  @Field(() => [PickupPointPhone], { description: 'Phone numbers of the point.' })
  phones: PickupPointPhone[];

  @Field(() => String, { nullable: true, description: 'E-mail address of the point.' })
  email: string | null;

  @Field(() => [PickupPointImage], { description: 'Photographs of the point and its entrance.' })
  office_image_list: PickupPointImage[];

  @Field(() => String, { nullable: true, description: 'How to find the entrance.' })
  address_comment: string | null;

  @Field({ description: 'Opening hours as text.' })
  work_time: string;

  @Field({ description: 'Whether there is a fitting room to try on clothes.' })
  is_dressing_room: boolean;
}

@ObjectType({ description: 'A cluster of pickup points close to each other on a map, or a single point.' })
export class PickupPointCluster {
  @Field(() => Float, { description: 'Latitude of the centre in degrees, WGS 84.' })
  latitude: number;

  @Field(() => Float, { description: 'Longitude of the centre in degrees, WGS 84.' })
  longitude: number;

  @Field(() => Int, { description: 'Number of pickup points in the cluster; 1 for a single point with its `code`.' })
  count: number;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the pickup point if the cluster has one point; otherwise null.',
  })
  code: string | null;
}

@InputType({ description: 'A rectangle on the map. West may be greater than east if it crosses the 180th meridian.' })
export class MapBoundsInput {
  @Field(() => Float, { description: 'Latitude of the bottom edge, degrees.' })
  @IsLatitude()
  south: number;

  @Field(() => Float, { description: 'Longitude of the left edge, degrees.' })
  @IsLongitude()
  west: number;

  @Field(() => Float, { description: 'Latitude of the top edge, degrees.' })
  @IsLatitude()
  north: number;

  @Field(() => Float, { description: 'Longitude of the right edge, degrees.' })
  @IsLongitude()
  east: number;
}

@InputType({ description: 'Area to search. Set one of: `cityId`; `latitude` with `longitude`; `bounds`.' })
export class PickupPointsInput {
  @Field(() => ID, { nullable: true, description: 'Id of a town from `findCity`.' })
  @IsOptional()
  @IsString()
  @Length(1, 64)
  cityId?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Latitude of the centre in degrees, WGS 84; requires `longitude`.',
  })
  @IsOptional()
  @IsLatitude()
  latitude?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Longitude of the centre in degrees, WGS 84; requires `latitude`.',
  })
  @IsOptional()
  @IsLongitude()
  longitude?: number | null;

  @Field(() => Float, {
    defaultValue: 10,
    description: 'Radius in kilometres around `latitude` and `longitude`, 200 at most; nearest points come first.',
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

  @Field(() => Boolean, {
    nullable: true,
    description: 'Filters by fitting room: with one (true) or without (false). Absent or null: both.',
  })
  @IsOptional()
  @IsBoolean()
  dressingRoom?: boolean | null;

  @Field(() => Int, { defaultValue: 300, description: 'Maximum number of points to return, from 1 to 1000.' })
  @IsInt()
  @Min(1)
  @Max(1000)
  limit = 300;
}

@InputType({ description: 'The visible map and its zoom level.' })
export class PickupPointClustersInput {
  @Field(() => MapBoundsInput, { description: 'The visible part of the map.' })
  @ValidateNested()
  @Type(() => MapBoundsInput)
  bounds: MapBoundsInput;

  @Field(() => Int, {
    description: 'Zoom level of a web map: at 0 the world is 256 pixels wide, and each level doubles it.',
  })
  @IsInt()
  @Min(0)
  @Max(20)
  zoom: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Filters by fitting room: with one (true) or without (false). Absent or null: both.',
  })
  @IsOptional()
  @IsBoolean()
  dressingRoom?: boolean | null;
}
