import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsOptional, IsString, IsUUID, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import type { DeliveryChoice } from '../delivery/index.js';
import { badUserInput, fieldFault } from '../shared/api-error.js';
import { MOST_LINES } from './carts.js';

@InputType({ description: 'Delivery by courier or to a pickup point. Set exactly one field.' })
export class DeliveryChoiceInput {
  @Field(() => String, { nullable: true, description: '`code` of a pickup point from `getPVZListByLocation`.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  pickupPointCode?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of a town from `findCity`, for delivery by courier.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  cityId?: string | null;
}

/**
 * Returns the chosen delivery. Throws BAD_USER_INPUT unless either a pickup point or a city is given, but not both
 * (specification, section 4).
 */
export function chosenDelivery({ pickupPointCode, cityId }: DeliveryChoiceInput): DeliveryChoice {
  if (pickupPointCode && !cityId) return { pickupPointCode };
  if (cityId && !pickupPointCode) return { cityId };
  throw badUserInput([fieldFault('dto.delivery', 'exactlyOneOf', { names: ['pickupPointCode', 'cityId'] })]);
}

@InputType({ description: 'Product items to price and, optionally, delivery, promo code and points.' })
export class QuoteInput {
  @Field(() => [ID], {
    description:
      'Ids of product items, 100 at most; repeat an id once for each unit. Every item appears either in `lines` or in `unavailableItems`.',
  })
  @Transform(({ value }: { value: string[] }) => value.map((id) => id.toLowerCase()))
  @ArrayMaxSize(MOST_LINES)
  @IsUUID('all', { each: true })
  items: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Promo code, handled as when placing an order. A code that is not applied to the cart counts as an attempt: ten a minute, a hundred a day.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  promocode?: string | null;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Points to spend; points above what the rules allow are not used.',
  })
  @Min(0)
  @Max(100_000_000)
  bonuses = 0;

  @Field(() => DeliveryChoiceInput, {
    nullable: true,
    description: 'Delivery to price. Absent or null: `deliveryPrice` is null and the total covers goods only.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => DeliveryChoiceInput)
  delivery?: DeliveryChoiceInput | null;
}
