import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsInt, IsOptional, IsUUID, Max, MaxLength, Min, NotEquals } from 'class-validator';
import { AccessLevel, RegistrationSource } from '../identity/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { Reason } from './inputs.js';

@ObjectType({ description: 'A person with an account, as operators see them.' })
export class Shopper {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true })
  name: string | null;

  @Field(() => String, { nullable: true })
  surname: string | null;

  @Field(() => String, { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true })
  email: string | null;

  @Field(() => AccessLevel)
  accessLevel: AccessLevel;

  @Field(() => RegistrationSource)
  registrationSource: RegistrationSource;

  @Field()
  createdAt: Date;

  @Field(() => Int, { description: 'Points.' })
  balance: number;

  @Field(() => Int, { description: 'Of the balance, what can be spent now.' })
  spendable: number;

  @Field(() => KopecksScalar, { description: 'In delivered orders.' })
  moneySpent: number;

  @Field(() => Int)
  orderCount: number;
}

@ObjectType()
export class ShopperPage {
  @Field(() => [Shopper])
  items: Shopper[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@InputType()
export class ShoppersInput {
  @Field(() => String, { nullable: true, description: 'A part of a name, mailbox or telephone.' })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => AccessLevel, { nullable: true })
  @IsOptional()
  @IsIn(Object.values(AccessLevel))
  accessLevel?: AccessLevel | null;
}

@InputType()
export class ShopperInput {
  @Field(() => ID)
  @IsUUID('all')
  userId: string;
}

@InputType({ description: 'One of `userId` and `phone`.' })
export class AdjustPointsInput {
  @Field(() => ID, { nullable: true })
  @IsOptional()
  @IsUUID('all')
  userId?: string | null;

  @Field(() => String, { nullable: true })
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

@InputType()
export class SetAccessLevelInput extends ShopperInput {
  @Field(() => AccessLevel)
  @IsIn(Object.values(AccessLevel))
  accessLevel: AccessLevel;
}
