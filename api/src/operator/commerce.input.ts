import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { PromocodeKind } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { IfGiven, Text } from './inputs.js';
import { says } from '../shared/messages/messages.js';

@InputType({ description: 'Which promo codes are listed; none of the fields: all.' })
export class PromocodesInput {
  @Field(() => String, { nullable: true, description: 'A part of the code.' })
  @IsOptional()
  @MaxLength(40)
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Those that are switched on, or off.' })
  @IsOptional()
  @IsBoolean()
  active?: boolean | null;
}

const ids = (): PropertyDecorator => (target, key) => {
  Field(() => [ID], { nullable: true, description: 'Only goods of these; none: of all.' })(target, key);
  IfGiven()(target, key);
  ArrayMaxSize(100)(target, key);
  ArrayUnique()(target, key);
  IsUUID('all', { each: true })(target, key);
};

const limit =
  (description: string): PropertyDecorator =>
  (target, key) => {
    Field(() => Int, { nullable: true, description })(target, key);
    IsOptional()(target, key);
    IsInt()(target, key);
    Min(1)(target, key);
  };

const flag =
  (description: string): PropertyDecorator =>
  (target, key) => {
    Field(() => Boolean, { nullable: true, description })(target, key);
    IfGiven()(target, key);
    IsBoolean()(target, key);
  };

@InputType({ isAbstract: true })
abstract class PromocodeConditions {
  @Field(() => Int, { nullable: true, description: 'Whole percent that it takes off, 1 to 100; of a PERCENT code.' })
  @IfGiven()
  @Min(1)
  @Max(100)
  percent?: number;

  @Field(() => KopecksScalar, { nullable: true, description: 'Kopecks that it takes off, from 1; of a FIXED code.' })
  @IfGiven()
  @Min(1)
  amount?: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Percent of a PERCENT code, kopecks of a FIXED one.',
    deprecationReason: 'Use `percent` or `amount`. Goes after 2027-11-22.',
  })
  @IfGiven()
  @Min(1)
  value?: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'What the goods it covers must come to, in kopecks; 0 unless said.',
  })
  @IfGiven()
  @Min(0)
  minimum?: number;

  @Field(() => Date, { nullable: true, description: 'From when it can be used; at once unless said.' })
  @IfGiven()
  @IsDate()
  startsAt?: Date;

  @Field(() => Date, { nullable: true, description: 'Until when it can be used; null: without end.' })
  @IsOptional()
  @IsDate()
  endsAt?: Date | null;

  @limit('Orders of all shoppers that may use it; null: any number.')
  usageLimit?: number | null;

  @limit('Orders of one shopper that may use it; null: any number.')
  usageLimitPerUser?: number | null;

  @flag('Whether only a first order may use it.')
  firstOrderOnly?: boolean;

  @flag('Whether goods with an old price count.')
  coversSale?: boolean;

  @flag('False switches it off; carts lose it.')
  active?: boolean;

  @ids()
  categoryIds?: string[];

  @ids()
  brandIds?: string[];
}

@InputType({ description: 'A promo code with its conditions; what is left out does not limit it.' })
export class CreatePromocodeInput extends PromocodeConditions {
  @Field({ description: '3 to 40 characters without spaces; case does not matter.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @Matches(/^\S{3,40}$/, says('promocode'))
  code: string;

  @Field(() => PromocodeKind, {
    description: 'Percent of the goods, or a sum off the cart. It cannot be changed later.',
  })
  @IsIn(Object.values(PromocodeKind))
  kind: PromocodeKind;
}

@InputType({ description: 'What is left out stays.' })
export class EditPromocodeInput extends PromocodeConditions {
  @Field(() => ID, { description: '`id` of `promocodes`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'One level of the loyalty programme.' })
export class LoyaltyLevelInput {
  @Field({ description: 'Name for shoppers, 1 to 40 characters.' })
  @Text(40)
  name: string;

  @Field(() => Int, { description: 'Percent of the money paid for goods that comes back as points.' })
  @IsInt()
  @Min(0)
  @Max(100)
  chargePercentage: number;

  @Field(() => Int, { description: 'Most percent of the goods’ price that points may pay.' })
  @IsInt()
  @Min(0)
  @Max(100)
  chargeOffPercentage: number;

  @Field(() => KopecksScalar, { description: 'Kopecks spent in delivered orders that reach this level.' })
  @Min(0)
  requiredSpentAmount: number;
}

@InputType({ description: 'The whole loyalty programme.' })
export class SaveLoyaltyLevelsInput {
  @Field(() => [LoyaltyLevelInput], { description: 'All levels there are to be; one of them from 0 on.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ArrayUnique(({ name }: LoyaltyLevelInput) => name, says('differentNames'))
  @ArrayUnique(({ requiredSpentAmount }: LoyaltyLevelInput) => requiredSpentAmount, says('differentAmounts'))
  @ValidateNested({ each: true })
  @Type(() => LoyaltyLevelInput)
  levels: LoyaltyLevelInput[];
}
