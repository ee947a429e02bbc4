import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { PromocodeKind } from '../../generated/prisma/enums.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { IfGiven, SeenVersion } from '../../operator/index.js';
import { says } from '../../shared/messages/messages.js';

@InputType({ description: 'Filters promo codes; with no field set, returns all.' })
export class PromocodesInput {
  @Field(() => String, { nullable: true, description: 'Part of the code.' })
  @IsOptional()
  @MaxLength(40)
  search?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Returns only enabled codes (true) or disabled ones (false).' })
  @IsOptional()
  @IsBoolean()
  active?: boolean | null;
}

@InputType({ description: 'Identifies a promo code. Set exactly one of the fields.' })
export class PromocodeKeyInput {
  @Field(() => ID, { nullable: true, description: '`id` of a promo code from `promocodes`.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'The whole code, in upper or lower case.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  code?: string | null;
}

const ids =
  (description: string): PropertyDecorator =>
  (target, key) => {
    Field(() => [ID], { nullable: true, description })(target, key);
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
  @Field(() => Int, { nullable: true, description: 'For a PERCENT code: discount in whole percent, 1 to 100.' })
  @IfGiven()
  @Min(1)
  @Max(100)
  percent?: number;

  @Field(() => KopecksScalar, { nullable: true, description: 'For a FIXED code: discount in kopecks, at least 1.' })
  @IfGiven()
  @Min(1)
  amount?: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Percent for a PERCENT code, kopecks for a FIXED one.',
    deprecationReason: 'Use `percent` or `amount`. Goes after 2027-11-22.',
  })
  @IfGiven()
  @Min(1)
  value?: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Minimum price of the goods covered by the code, in kopecks; default: 0.',
  })
  @IfGiven()
  @Min(0)
  minimum?: number;

  @DateOrTime('START', { nullable: true, description: 'From when the code is valid; default: immediately.' })
  @IfGiven()
  startsAt?: Date;

  @DateOrTime('LAST', { nullable: true, description: 'Until when the code is valid; null: without end.' })
  @IsOptional()
  endsAt?: Date | null;

  @limit('Maximum number of orders by all shoppers together; null: unlimited.')
  usageLimit?: number | null;

  @limit('Maximum number of orders by one shopper; null: unlimited.')
  usageLimitPerUser?: number | null;

  @flag('Whether the code is valid for a shopper’s first order only.')
  firstOrderOnly?: boolean;

  @flag('Whether the code also covers goods with an old price (on sale).')
  coversSale?: boolean;

  @flag('False disables the code and removes it from carts.')
  active?: boolean;

  @ids('Ids of categories whose goods the code covers, including subcategories; empty: all categories.')
  categoryIds?: string[];

  @ids('Ids of brands whose goods the code covers; empty: all brands.')
  brandIds?: string[];
}

@InputType({ description: 'A promo code with its conditions. An absent condition sets no limit.' })
export class CreatePromocodeInput extends PromocodeConditions {
  @Field({ description: 'The code, 3 to 40 characters without spaces; case-insensitive.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim().toUpperCase() : value))
  @Matches(/^\S{3,40}$/, says('promocode'))
  code: string;

  @Field(() => PromocodeKind, {
    description: 'Whether the discount is a percentage or a fixed amount. The kind cannot be changed later.',
  })
  @IsIn(Object.values(PromocodeKind))
  kind: PromocodeKind;
}

@InputType({ description: 'Changes to a promo code. Absent fields stay unchanged.' })
export class EditPromocodeInput extends PromocodeConditions {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { description: '`id` of a code from `promocodes`.' })
  @IsUUID('all')
  id: string;
}
