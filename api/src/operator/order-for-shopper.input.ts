import { Field, ID, InputType, Int } from '@nestjs/graphql';
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
import { MOST_LINES } from '../cart/index.js';
import { OrderContactInput, OrderDeliveryInput, PaymentType } from '../orders/index.js';
import { IdempotencyKey } from '../platform/graphql/idempotency-key.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { MOST_PER_ORDER } from '../pricing/index.js';
import { says } from '../shared/messages/messages.js';

@InputType({ description: 'Units of one offer.' })
export class ItemForShopperInput {
  @Field(() => ID, { description: 'Of a product item.' })
  @Transform(({ value }: { value: string }) => value.toLowerCase())
  @IsUUID('all')
  id: string;

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'What the shopper was told that one unit costs; another price is then refused with ORDER_CHANGED. Default: the price of now.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  price?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Units of it, 1 to `quantityMax` of the offer; left out: 1. The order has an item for each.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_PER_ORDER)
  quantity?: number | null;
}

@InputType({ description: 'An order that an operator has agreed with a shopper.' })
export class OrderForShopperInput {
  @Field({
    description:
      '16 to 64 random Latin letters, digits, `_` and `-` of one’s own, such as the number of the order at a marketplace with a random part. The same key answers the same order for ever.',
  })
  @IdempotencyKey()
  idempotencyKey: string;

  @Field(() => ID, {
    nullable: true,
    description: '`id` of `shoppers`: the order is theirs, with their prices, points and level. Left out, a guest’s.',
  })
  @IsOptional()
  @IsUUID('all')
  userId?: string | null;

  @Field(() => [ItemForShopperInput], { description: 'Offers to order; each can be there once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_LINES)
  @ArrayUnique(({ id }: ItemForShopperInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => ItemForShopperInput)
  items: ItemForShopperInput[];

  @OptionalLine(40, 'Promo code to apply; with `userId` only.')
  promocode?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'Points that pay, a multiple of 10; with `userId` only.' })
  @Min(0)
  @Max(100_000_000)
  bonuses = 0;

  @Field(() => OrderContactInput, {
    nullable: true,
    description: 'Who receives the order. May be left out with `userId`, if the account has a name and a telephone.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => OrderContactInput)
  contact?: OrderContactInput | null;

  @Field(() => OrderDeliveryInput, { description: 'Where it goes.' })
  @ValidateNested()
  @Type(() => OrderDeliveryInput)
  delivery: OrderDeliveryInput;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'What the shopper was told in all; another sum is then refused with TOTAL_CHANGED.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  totalPrice?: number | null;

  @OptionalLine(1000, 'A word to the shop, 1000 characters at most. The shopper sees it, unlike `addOrderNote`.')
  comment?: string | null;

  @Field(() => PaymentType, { description: 'Way of payment.' })
  @IsIn(Object.values(PaymentType))
  paymentType: PaymentType;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether the shopper gets a letter and an SMS now, with the page of the order, where it is paid.',
  })
  @IsBoolean()
  notify = false;
}
