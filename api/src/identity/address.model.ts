import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsNotEmpty, IsOptional, IsString, IsUUID, Length, Matches, MaxLength } from 'class-validator';
import { Country } from '../delivery/index.js';
import { PlainText } from '../platform/graphql/plain-text.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { says } from '../shared/messages/messages.js';

/** Fields common to an address in the address book and the address of an order. */
@ObjectType({ isAbstract: true })
export abstract class PostalAddress {
  @Field({ description: 'Town, in Russian.' })
  city: string;

  @Field({ description: 'Street with its kind, such as «ул Тверская».' })
  street: string;

  @Field({ description: 'House number, with a letter where it has one.' })
  house: string;

  @Field(() => String, { nullable: true, description: 'Building of the house («корпус», «строение»).' })
  building: string | null;

  @Field(() => String, { nullable: true, description: 'Flat or office.' })
  apartment: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  index: string | null;
}

@ObjectType({ description: 'An entry of the shopper’s address book.' })
export class Address extends PostalAddress {
  @Field(() => ID, { description: 'Of the entry; `editAddress` and `deleteAddress` take it.' })
  id: string;

  @Field(() => ID, { description: 'Account that the entry belongs to.' })
  userId: string;

  @Field(() => Country, { description: 'Country with its Russian name.' })
  country: Country;

  @Field(() => ID, { description: 'ISO 3166-1 alpha-2, as in `country`.' })
  countryId: string;

  @Field(() => ID, { nullable: true, description: 'Of `findCity`; null for a town it does not know.' })
  cityId: string | null;

  @Field(() => Date, { description: 'When the entry was added.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the entry was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of the address book.' })
export class AddressPage {
  @Field(() => [Address], { description: 'Entries of this page, the newest first.' })
  items: Address[];

  @Field(() => Pagination, { description: 'Which page it is, and how many entries there are.' })
  pagination: Pagination;
}

@InputType({ description: 'A new entry of the address book.' })
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

  @Field({ description: '200 characters at most.' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(200)
  @PlainText()
  street: string;

  @Field({ description: 'House number, 20 characters at most.' })
  @IsString()
  @IsNotEmpty()
  @MaxLength(20)
  @PlainText()
  house: string;

  @Field(() => String, {
    nullable: true,
    description: 'Building of the house («корпус», «строение»), 20 characters at most.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  @PlainText()
  building?: string | null;

  @Field(() => String, { nullable: true, description: 'Flat or office, 20 characters at most.' })
  @IsOptional()
  @IsString()
  @MaxLength(20)
  @PlainText()
  apartment?: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @IsOptional()
  @Matches(/^[0-9A-Za-z -]{3,10}$/, says('index'))
  index?: string | null;
}

@InputType({ description: 'The whole entry anew.' })
export class EditAddressInput extends CreateAddressInput {
  @Field(() => ID, { description: '`id` of an entry of `addressList`.' })
  @IsUUID()
  id: string;
}

@InputType({ description: 'Which entry to delete.' })
export class DeleteAddressInput {
  @Field(() => ID, { description: '`id` of an entry of `addressList`.' })
  @IsUUID()
  id: string;
}
