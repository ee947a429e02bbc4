import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, IsUUID, Length, MaxLength } from 'class-validator';
import { Country } from '../delivery/index.js';
import { IfGiven } from '../platform/graphql/if-given.js';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { PersonLine, PostalCode } from '../platform/graphql/person-line.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { says } from '../shared/messages/messages.js';

/** Fields common to an address in the address book and the address of an order. */
@ObjectType({ isAbstract: true })
export abstract class PostalAddress {
  @Field({ description: 'Town, in Russian.' })
  city: string;

  @Field({ description: 'Street including its type, such as «ул Тверская».' })
  street: string;

  @Field({ description: 'House number, including its letter if there is one.' })
  house: string;

  @Field(() => String, { nullable: true, description: 'Building or block («корпус», «строение»).' })
  building: string | null;

  @Field(() => String, { nullable: true, description: 'Flat or office.' })
  apartment: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  index: string | null;
}

@ObjectType({ description: 'An entry of the shopper’s address book.' })
export class Address extends PostalAddress {
  @Field(() => ID, { description: 'Id of the address; `editAddress` and `deleteAddress` take it.' })
  id: string;

  @Field(() => ID, { description: 'Id of the account that the address belongs to.' })
  userId: string;

  @Field(() => Country, { description: 'Country of the address, with its Russian name.' })
  country: Country;

  @Field(() => ID, { description: 'ISO 3166-1 alpha-2 code of `country`.' })
  countryId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the town in `findCity`; null if that list does not have the town.',
  })
  cityId: string | null;

  @Field(() => Date, { description: 'When the address was added.' })
  createdAt: Date;

  @Field(() => Date, { description: 'When the address was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of the address book.' })
export class AddressPage {
  @Field(() => [Address], { description: 'Addresses of this page, newest first.' })
  items: Address[];

  @Field(() => Pagination, { description: 'Position of this page and total number of addresses.' })
  pagination: Pagination;
}

/** Fields common to a new address and to changes of one. */
@InputType({ isAbstract: true })
abstract class AddressInput {
  @Field(() => ID, {
    nullable: true,
    description: 'Id of a town from `findCity`; if there is none, send `city` instead.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  cityId?: string | null;

  @OptionalLine(100, 'Name of a town that `findCity` does not return.')
  city?: string | null;

  @PersonLine(200, 'Street, 200 characters at most.')
  street: string;

  @PersonLine(40, 'House number, 40 characters at most.')
  house: string;

  @OptionalLine(40, 'Building or block («корпус», «строение»), 40 characters at most.')
  building?: string | null;

  @OptionalLine(40, 'Flat or office, 40 characters at most.')
  apartment?: string | null;

  @PostalCode(/^[0-9A-Za-z -]{3,10}$/, says('index'))
  index?: string | null;
}

@InputType({ description: 'A new address for the address book.' })
export class CreateAddressInput extends AddressInput {
  @Field(() => ID, { defaultValue: 'RU', description: 'Id of a country from `findCountry`.' })
  @Length(2, 2)
  countryId: string;
}

@InputType({ description: 'Changes to an address. Absent fields stay unchanged; null clears.' })
export class EditAddressInput extends AddressInput {
  @Field(() => ID, { nullable: true, description: 'Id of a country from `findCountry`.' })
  @IfGiven()
  @Length(2, 2)
  countryId?: string;

  @Field(() => ID, { description: '`id` of an address from `addressList`.' })
  @IsUUID()
  id: string;
}

@InputType({ description: 'Identifies the address to delete.' })
export class DeleteAddressInput {
  @Field(() => ID, { description: '`id` of an address from `addressList`.' })
  @IsUUID()
  id: string;
}
