import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsInt, IsOptional, IsUUID, Max, MaxLength, Min, NotEquals } from 'class-validator';
import { ExportInput, Filter } from '../../exports/index.js';
import { AccessLevel, RegistrationSource } from '../index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { countedConnectionOf } from '../../platform/graphql/counted-connection.model.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';
import { MadeBetweenInput, Reason } from '../../operator/index.js';

@ObjectType({ description: 'An account of a shopper, as operators see it.' })
export class Shopper {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field(() => String, { nullable: true, description: 'First name; null if not given.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'Family name; null if not given.' })
  surname: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number in E.164 format; null if there is none.',
  })
  phone: string | null;

  @Field({ description: 'Whether the owner has confirmed the phone number by a code since an operator changed it.' })
  phoneConfirmed: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address in lower case; null if there is none.',
  })
  email: string | null;

  @Field({ description: 'Whether the owner has confirmed the e-mail address by a code since an operator changed it.' })
  emailConfirmed: boolean;

  @Field(() => AccessLevel, {
    description: 'USER for a shopper, ADMIN for an administrator, MANAGER for everyone with another role.',
  })
  accessLevel: AccessLevel;

  @Field(() => ID, { nullable: true, description: 'Id of the role from `roles`; null for a shopper.' })
  roleId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the role; null for a shopper.' })
  role: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when the shopper is blocked from signing in and ordering; null if the shopper is not blocked.',
  })
  blockedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'An operator’s reason for blocking the shopper; null if the shopper is not blocked.',
  })
  blockReason: string | null;

  @Field(() => RegistrationSource, { description: 'Where the account was created.' })
  registrationSource: RegistrationSource;

  @Field({ description: 'When the account was created.' })
  createdAt: Date;

  @Field(() => Int, { description: 'Total balance of points.' })
  balance: number;

  @Field(() => Int, { description: 'Points of the balance that can be spent now.' })
  spendable: number;

  @Field(() => KopecksScalar, { description: 'Money spent on delivered orders, in kopecks.' })
  moneySpent: number;

  @Field(() => Int, { description: 'Number of orders, including cancelled ones.' })
  orderCount: number;
}

@ObjectType({ description: 'A page of shoppers’ accounts.' })
export class ShopperPage {
  @Field(() => [Shopper], { description: 'Accounts of this page, newest first.' })
  items: Shopper[];

  @Field(() => Pagination, { description: 'Position of this page and total number of accounts.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A slice of `shoppersConnection`.' })
export class ShopperConnection extends countedConnectionOf(Shopper, 'accounts', AccessLevel) {}

@InputType({ description: 'Filters accounts; with no field set, returns all.' })
export class ShoppersInput extends MadeBetweenInput {
  @Field(() => String, { nullable: true, description: 'Part of a name, e-mail address or phone number.' })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => AccessLevel, { nullable: true, description: 'Returns only accounts with this access level.' })
  @IsOptional()
  @IsIn(Object.values(AccessLevel))
  accessLevel?: AccessLevel | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Returns only accounts with this role, by its `id` from `roles`; none without such a role.',
  })
  @IsOptional()
  @IsUUID('all')
  roleId?: string | null;
}

@InputType({ description: 'Accounts to export, and the format.' })
export class ExportShoppersInput extends ExportInput {
  @Filter(() => ShoppersInput)
  filter?: ShoppersInput | null;
}

@InputType({ description: 'Identifies the shopper.' })
export class ShopperInput {
  @Field(() => ID, { description: '`id` of the account.' })
  @IsUUID('all')
  userId: string;
}

@InputType({ description: 'A manual change of points. Set exactly one of `userId` and `phone`.' })
export class AdjustPointsInput {
  @Field(() => ID, { nullable: true, description: '`id` of the account.' })
  @IsOptional()
  @IsUUID('all')
  userId?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number of the account, in E.164 or the national format.' })
  @IsOptional()
  @MaxLength(40)
  phone?: string | null;

  @Field(() => Int, { description: 'Points to add, or to remove if negative.' })
  @IsInt()
  @Min(-1_000_000)
  @Max(1_000_000)
  @NotEquals(0)
  points: number;

  @Field({ description: 'Reason, 3 to 500 characters; shown to the shopper.' })
  @Reason()
  reason: string;
}
