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

@InputType()
export class PromocodesInput {
  @Field(() => String, { nullable: true, description: 'A part of the code.' })
  @IsOptional()
  @MaxLength(40)
  search?: string | null;

  @Field(() => Boolean, { nullable: true })
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

const limit = (): PropertyDecorator => (target, key) => {
  Field(() => Int, { nullable: true })(target, key);
  IsOptional()(target, key);
  IsInt()(target, key);
  Min(1)(target, key);
};

const flag = (): PropertyDecorator => (target, key) => {
  Field(() => Boolean, { nullable: true })(target, key);
  IfGiven()(target, key);
  IsBoolean()(target, key);
};

@InputType({ isAbstract: true })
abstract class PromocodeConditions {
  @Field(() => KopecksScalar, { nullable: true })
  @IfGiven()
  @Min(0)
  minimum?: number;

  @Field(() => Date, { nullable: true })
  @IfGiven()
  @IsDate()
  startsAt?: Date;

  @Field(() => Date, { nullable: true })
  @IsOptional()
  @IsDate()
  endsAt?: Date | null;

  @limit()
  usageLimit?: number | null;

  @limit()
  usageLimitPerUser?: number | null;

  @flag()
  firstOrderOnly?: boolean;

  @flag()
  coversSale?: boolean;

  @flag()
  active?: boolean;

  @ids()
  categoryIds?: string[];

  @ids()
  brandIds?: string[];
}

@InputType()
export class CreatePromocodeInput extends PromocodeConditions {
  @Field({ description: '3 to 40 characters without spaces; case does not matter.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @Matches(/^\S{3,40}$/, { message: 'must be 3 to 40 characters without spaces' })
  code: string;

  @Field(() => PromocodeKind)
  @IsIn(Object.values(PromocodeKind))
  kind: PromocodeKind;

  @Field(() => KopecksScalar, { description: 'Percent, or kopecks.' })
  @Min(1)
  value: number;
}

@InputType({ description: 'What is left out stays.' })
export class EditPromocodeInput extends PromocodeConditions {
  @Field(() => ID)
  @IsUUID('all')
  id: string;

  @Field(() => KopecksScalar, { nullable: true, description: 'Percent, or kopecks.' })
  @IfGiven()
  @Min(1)
  value?: number;
}

@InputType()
export class LoyaltyLevelInput {
  @Field()
  @Text(40)
  name: string;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(100)
  chargePercentage: number;

  @Field(() => Int)
  @IsInt()
  @Min(0)
  @Max(100)
  chargeOffPercentage: number;

  @Field(() => KopecksScalar)
  @Min(0)
  requiredSpentAmount: number;
}

@InputType()
export class SaveLoyaltyLevelsInput {
  @Field(() => [LoyaltyLevelInput], { description: 'All levels there are to be; one of them from 0 on.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(20)
  @ArrayUnique(({ name }: LoyaltyLevelInput) => name, { message: 'names must differ' })
  @ArrayUnique(({ requiredSpentAmount }: LoyaltyLevelInput) => requiredSpentAmount, { message: 'amounts must differ' })
  @ValidateNested({ each: true })
  @Type(() => LoyaltyLevelInput)
  levels: LoyaltyLevelInput[];
}
