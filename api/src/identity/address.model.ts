import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsNotEmpty, IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { Country } from '../delivery/index.js';
import { PlainText } from '../platform/graphql/plain-text.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

/** Fields common to an address in the address book and the address of an order. */
@ObjectType({ isAbstract: true })
export abstract class PostalAddress {
  @Field()
  city: string;

  @Field()
  street: string;

  @Field()
  house: string;

  @Field(() => String, { nullable: true })
  building: string | null;

  @Field(() => String, { nullable: true })
  apartment: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  index: string | null;
}

@ObjectType({ description: 'An entry of the shopper’s address book.' })
export class Address extends PostalAddress {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  userId: string;

  @Field(() => Country)
  country: Country;

  @Field(() => ID)
  countryId: string;

  @Field(() => ID, { nullable: true, description: 'Of `findCity`; null for a town it does not know.' })
  cityId: string | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;
}

@ObjectType()
export class AddressPage {
  @Field(() => [Address])
  items: Address[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@InputType()
export class CreateAddressInput {
  @Field(() => ID, { defaultValue: 'RU', description: 'Of `findCountry`.' })
  @Length(2, 2)
  countryId: string;

  @Field(() => ID, { nullable: true, description: 'Of `findCity`; else give `city`.' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  cityId?: string | null;

  @Field(() => String, { nullable: true, description: 'A town `findCity` does not know.' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  @PlainText()
  city?: string | null;

  @Field()
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  @PlainText()
  street: string;

  @Field()
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  @PlainText()
  house: string;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  @PlainText()
  building?: string | null;

  @Field(() => String, { nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  @PlainText()
  apartment?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @IsOptional()
  @Matches(/^[0-9A-Za-z -]{3,10}$/, { message: 'must be 3 to 10 figures or letters' })
  index?: string | null;
}

@InputType({ description: 'The whole entry anew.' })
export class EditAddressInput extends CreateAddressInput {
  @Field(() => ID)
  @IsUUID()
  id: string;
}

@InputType()
export class DeleteAddressInput {
  @Field(() => ID)
  @IsUUID()
  id: string;
}
