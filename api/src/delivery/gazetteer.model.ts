import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Length, MaxLength } from 'class-validator';

@ObjectType()
export class Country {
  @Field(() => ID, { description: 'ISO 3166-1 alpha-2.' })
  id: string;

  @Field()
  title: string;

  @Field()
  alpha2: string;
}

@ObjectType()
export class City {
  @Field(() => ID)
  id: string;

  @Field()
  title: string;

  @Field({ description: 'Tells towns of one name apart.' })
  region: string;

  @Field(() => ID)
  countryId: string;
}

@InputType()
export class FindCountryInput {
  @Field({ defaultValue: '', description: 'Beginning of a word of the name; all countries when empty.' })
  @IsString()
  @MaxLength(100)
  query: string;
}

@InputType()
export class FindCityInput {
  @Field({ description: 'Beginning of a word of the name.' })
  @IsString()
  @MaxLength(100)
  query: string;

  @Field(() => ID, { nullable: true })
  @IsOptional()
  @Length(2, 2)
  countryId?: string | null;
}
