import { Field, ID, InputType, Int, PickType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { DeliveryChoiceInput, MOST_LINES } from '../../cart/index.js';
import { OrderContactInput, OrderDeliveryInput, PaymentType } from '../index.js';
import { IdempotencyKey } from '../../platform/graphql/idempotency-key.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { OptionalLine } from '../../platform/graphql/optional-line.js';
import { MOST_PER_ORDER } from '../../pricing/index.js';
import { says } from '../../shared/messages/messages.js';

@InputType({ description: 'Units of one product item.' })
export class ItemForShopperInput {
  @Field(() => ID, { description: 'Id of a product item.' })
  @Transform(({ value }: { value: string }) => value.toLowerCase())
  @IsUUID('all')
  id: string;

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'Price of one unit in kopecks, as announced to the shopper. If it differs from the current price: ORDER_CHANGED. Default: the current price.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  price?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of units, from 1 to the item’s `quantityMax`; default: 1. Each unit becomes an item of the order.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_PER_ORDER)
  quantity?: number | null;
}

@InputType({ description: 'An order to place on behalf of a shopper.' })
export class OrderForShopperInput {
  @Field({
    description:
      'Idempotency key chosen by the caller: 16 to 64 random Latin letters, digits, `_` and `-`, such as a marketplace’s order number with a random suffix. Repeating a key returns the same order; keys never expire.',
  })
  @IdempotencyKey()
  idempotencyKey: string;

  @Field(() => ID, {
    nullable: true,
    description:
      '`id` of an account from `shoppers`: the order gets this shopper’s prices, points and loyalty level. Absent or null: a guest’s order.',
  })
  @IsOptional()
  @IsUUID('all')
  userId?: string | null;

  @Field(() => [ItemForShopperInput], { description: 'Product items to order; each item may occur once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LINES)
  @ArrayUnique(({ id }: ItemForShopperInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => ItemForShopperInput)
  items: ItemForShopperInput[];

  @OptionalLine(40, 'Promo code to apply; only with `userId`.')
  promocode?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Points to pay with, a multiple of 10; only with `userId`.' })
  @Min(0)
  @Max(100_000_000)
  bonuses = 0;

  @Field(() => OrderContactInput, {
    nullable: true,
    description: 'Recipient. May be absent with `userId` if the account has a name and a phone number.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => OrderContactInput)
  contact?: OrderContactInput | null;

  @Field(() => OrderDeliveryInput, { description: 'Delivery address or pickup point.' })
  @ValidateNested()
  @Type(() => OrderDeliveryInput)
  delivery: OrderDeliveryInput;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Total in kopecks, as announced to the shopper. If it differs from the actual total: TOTAL_CHANGED.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  totalPrice?: number | null;

  @OptionalLine(
    1000,
    'Message to the shop, 1000 characters at most. Unlike a note from `addOrderNote`, the shopper can see it.',
  )
  comment?: string | null;

  @Field(() => PaymentType, { description: 'Way of payment.' })
  @IsIn(Object.values(PaymentType))
  paymentType: PaymentType;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether to send the shopper an e-mail and an SMS now, with a link to the order’s page, where it can be paid.',
  })
  @IsBoolean()
  notify = false;
}

@InputType({ description: 'An order to price. The order is not placed.' })
export class OrderForShopperQuoteInput extends PickType(OrderForShopperInput, [
  'userId',
  'items',
  'promocode',
  'bonuses',
] as const) {
  @Field(() => DeliveryChoiceInput, {
    nullable: true,
    description: 'Delivery to price. Absent or null: `deliveryPrice` is null and the total covers goods only.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => DeliveryChoiceInput)
  delivery?: DeliveryChoiceInput | null;
}
