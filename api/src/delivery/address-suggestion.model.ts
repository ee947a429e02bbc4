import { Field, Float, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import type { AddressSuggestion as Suggestion } from './address-suggestions.js';

@ObjectType({ description: 'One way how an address may go on.' })
export class AddressSuggestion implements Suggestion {
  @Field({ description: 'What to put into the field.' })
  value: string;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees, WGS 84; null where the provider has none.' })
  geo_lat: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Longitude in degrees, WGS 84; null where the provider has none.',
  })
  geo_lon: number | null;

  @Field(() => String, { nullable: true, description: 'Town, without «г».' })
  city: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Street with its kind, such as «ул Тверская»; null until there is one.',
  })
  street: string | null;

  @Field(() => String, { nullable: true, description: 'House without building; null until there is one.' })
  house: string | null;

  @Field(() => String, { nullable: true, description: 'Russian index of six digits; null until it is known.' })
  postalCode: string | null;
}

@ObjectType({ description: 'What the provider of addresses proposes.' })
export class AddressSuggestions {
  @Field(() => [AddressSuggestion], { description: 'The likeliest first; none while the provider is down.' })
  suggestions: AddressSuggestion[];
}

@InputType({ description: 'An address as far as it is typed.' })
export class EvidenceAddressInput {
  @Field({ description: 'What has been typed so far, 300 characters at most.' })
  @IsString()
  @MaxLength(300)
  query: string;

  @Field(() => ID, { nullable: true, description: 'Of findCity: only addresses of this town, without its name.' })
  @IsOptional()
  @IsString()
  @Length(1, 64)
  cityId?: string | null;
}
