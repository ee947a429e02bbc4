import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

@ObjectType({ description: 'A country in which addresses are accepted.' })
export class Country {
  @Field(() => ID, { description: 'ISO 3166-1 alpha-2 code.' })
  id: string;

  @Field({ description: 'Name in Russian.' })
  title: string;

  @Field({ description: 'ISO 3166-1 alpha-2 code, the same as `id`.' })
  alpha2: string;
}

@ObjectType({ description: 'A town known to the shop.' })
export class City {
  @Field(() => ID, { description: 'Id of the town; `quote`, delivery calls and addresses take it as `cityId`.' })
  id: string;

  @Field({ description: 'Name in Russian, without the abbreviation «г».' })
  title: string;

  @Field({ description: 'Region; it distinguishes towns of the same name.' })
  region: string;

  @Field(() => ID, { description: 'ISO 3166-1 alpha-2 code of the country.' })
  countryId: string;
}

@InputType({ description: 'Filters countries by name.' })
export class FindCountryInput {
  @Field({ defaultValue: '', description: 'Beginning of any word of the name; empty: all countries.' })
  @IsString()
  @MaxLength(100)
  query: string;
}

@InputType({ description: 'Filters towns by name.' })
export class FindCityInput {
  @Field({ description: 'Beginning of any word of the name.' })
  @IsString()
  @MaxLength(100)
  query: string;

  @Field(() => ID, { nullable: true, description: 'Returns only towns of this country; `id` from `findCountry`.' })
  @IsOptional()
  @Length(2, 2)
  countryId?: string | null;
}
