import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

@ObjectType({ description: 'A country that addresses may be in.' })
export class Country {
  @Field(() => ID, { description: 'ISO 3166-1 alpha-2.' })
  id: string;

  @Field({ description: 'Name in Russian.' })
  title: string;

  @Field({ description: 'ISO 3166-1 alpha-2, the same as `id`.' })
  alpha2: string;
}

@ObjectType({ description: 'A town of the gazetteer.' })
export class City {
  @Field(() => ID, { description: 'Of the town; `quote`, delivery and addresses take it as `cityId`.' })
  id: string;

  @Field({ description: 'Name in Russian, without «г».' })
  title: string;

  @Field({ description: 'Tells towns of one name apart.' })
  region: string;

  @Field(() => ID, { description: 'ISO 3166-1 alpha-2 of its country.' })
  countryId: string;
}

@InputType({ description: 'What has been typed of a country’s name.' })
export class FindCountryInput {
  @Field({ defaultValue: '', description: 'Beginning of a word of the name; all countries when empty.' })
  @IsString()
  @MaxLength(100)
  query: string;
}

@InputType({ description: 'What has been typed of a town’s name.' })
export class FindCityInput {
  @Field({ description: 'Beginning of a word of the name.' })
  @IsString()
  @MaxLength(100)
  query: string;

  @Field(() => ID, { nullable: true, description: 'Towns of this country only; `id` of `findCountry`.' })
  @IsOptional()
  @Length(2, 2)
  countryId?: string | null;
}
