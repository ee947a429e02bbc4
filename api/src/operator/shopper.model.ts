import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsInt, IsOptional, IsUUID, Max, MaxLength, Min, NotEquals } from 'class-validator';
import { AccessLevel, RegistrationSource } from '../identity/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { Reason } from './inputs.js';

@ObjectType({ description: 'A person with an account, as operators see them.' })
export class Shopper {
  @Field(() => ID, { description: 'Of the account.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'First name; null until they give one.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Family name; null until they give one.' })
  surname: string | null;

  @Field(() => String, { nullable: true, description: 'Confirmed telephone, E.164.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Confirmed mailbox, in lower case.' })
  email: string | null;

  @Field(() => AccessLevel, { description: 'What the account may do.' })
  accessLevel: AccessLevel;

  @Field(() => RegistrationSource, { description: 'Where the account was made.' })
  registrationSource: RegistrationSource;

  @Field({ description: 'When the account was made.' })
  createdAt: Date;

  @Field(() => Int, { description: 'Points.' })
  balance: number;

  @Field(() => Int, { description: 'Of the balance, what can be spent now.' })
  spendable: number;

  @Field(() => KopecksScalar, { description: 'In delivered orders.' })
  moneySpent: number;

  @Field(() => Int, { description: 'Orders, cancelled ones too.' })
  orderCount: number;
}

@ObjectType({ description: 'A page of accounts.' })
export class ShopperPage {
  @Field(() => [Shopper], { description: 'Accounts of this page, the newest first.' })
  items: Shopper[];

  @Field(() => Pagination, { description: 'Which page it is, and how many accounts there are.' })
  pagination: Pagination;
}

@InputType({ description: 'Which accounts are listed; none of the fields: all.' })
export class ShoppersInput {
  @Field(() => String, { nullable: true, description: 'A part of a name, mailbox or telephone.' })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => AccessLevel, { nullable: true, description: 'Accounts that may do this only.' })
  @IsOptional()
  @IsIn(Object.values(AccessLevel))
  accessLevel?: AccessLevel | null;
}

@InputType({ description: 'Whose points.' })
export class ShopperInput {
  @Field(() => ID, { description: '`id` of the account.' })
  @IsUUID('all')
  userId: string;
}

@InputType({ description: 'One of `userId` and `phone`.' })
export class AdjustPointsInput {
  @Field(() => ID, { nullable: true, description: '`id` of the account.' })
  @IsOptional()
  @IsUUID('all')
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone of the account; as shoppers write it or E.164.' })
  @IsOptional()
  @MaxLength(40)
  phone?: string | null;

  @Field(() => Int, { description: 'Given, or taken where it is below zero.' })
  @IsInt()
  @Min(-1_000_000)
  @Max(1_000_000)
  @NotEquals(0)
  points: number;

  @Field({ description: '3 to 500 characters; the shopper sees it.' })
  @Reason()
  reason: string;
}

@InputType({ description: 'Who may do what from now on.' })
export class SetAccessLevelInput extends ShopperInput {
  @Field(() => AccessLevel, { description: 'What the account may do.' })
  @IsIn(Object.values(AccessLevel))
  accessLevel: AccessLevel;
}
