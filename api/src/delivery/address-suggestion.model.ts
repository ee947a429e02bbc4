import { Field, Float, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import type { AddressSuggestion as Suggestion } from './address-suggestions.js';

@ObjectType({ description: 'One suggested completion of an address.' })
export class AddressSuggestion implements Suggestion {
  @Field({ description: 'Full text to put into the input field.' })
  value: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Latitude in degrees, WGS 84; null if the provider does not know it.',
  })
  geo_lat: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Longitude in degrees, WGS 84; null if the provider does not know it.',
  })
  geo_lon: number | null;

  @Field(() => String, { nullable: true, description: 'Town without the abbreviation «г».' })
  city: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Street including its type, such as «ул Тверская»; null if the suggestion has no street yet.',
  })
  street: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'House number without the building; null if the suggestion has no house yet.',
  })
  house: string | null;

  @Field(() => String, { nullable: true, description: 'Russian postal code of six digits; null if unknown.' })
  postalCode: string | null;
}

@ObjectType({ description: 'Address suggestions from the provider.' })
export class AddressSuggestions {
  @Field(() => [AddressSuggestion], {
    description: 'Suggestions, most likely first; empty while the provider is unavailable.',
  })
  suggestions: AddressSuggestion[];
}

@InputType({ description: 'A partially typed address.' })
export class EvidenceAddressInput {
  @Field({ description: 'Text typed so far, 300 characters at most.' })
  @IsString()
  @MaxLength(300)
  query: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of a town from `findCity`: returns only addresses of this town, without its name.',
  })
  @IsOptional()
  @IsString()
  @Length(1, 64)
  cityId?: string | null;
}
