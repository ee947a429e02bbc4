import { Field, Float, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';
import type { AddressSuggestion as Suggestion } from './address-suggestions.js';

@ObjectType()
export class AddressSuggestion implements Suggestion {
  @Field({ description: 'What to put into the field.' })
  value: string;

  @Field(() => Float, { nullable: true })
  geo_lat: number | null;

  @Field(() => Float, { nullable: true })
  geo_lon: number | null;

  @Field(() => String, { nullable: true })
  city: string | null;

  @Field(() => String, { nullable: true })
  street: string | null;

  @Field(() => String, { nullable: true })
  house: string | null;

  @Field(() => String, { nullable: true })
  postalCode: string | null;
}

@ObjectType()
export class AddressSuggestions {
  @Field(() => [AddressSuggestion])
  suggestions: AddressSuggestion[];
}

@InputType()
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
