import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsDate,
  IsInt,
  IsOptional,
  IsUUID,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { OrderDeliveryInput } from '../index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { MOST_PER_ORDER } from '../../pricing/index.js';
import { says } from '../../shared/messages/messages.js';
import { Reason } from '../../operator/index.js';

@InputType({ description: 'A unit, and the product item to exchange it for.' })
export class ReplaceOrderItemInput {
  @Field(() => ID, { description: '`id` of a unit of the order.' })
  @IsUUID('all')
  id: string;

  @Field(() => ID, { description: '`id` of another item of the same product, such as another size.' })
  @IsUUID('all')
  itemId: string;
}

@InputType({ description: 'Units of a product item to add to an order.' })
export class AddOrderItemInput {
  @Field(() => ID, { description: '`id` of the product item.' })
  @IsUUID('all')
  itemId: string;

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

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'Price of one unit in kopecks, as announced to the shopper; ORDER_CHANGED if the actual price differs.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  price?: number | null;
}

@InputType({ description: 'Changes to an order; absent fields change nothing.' })
export class OrderEditInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field({ description: '`updatedAt` of the order as last read; ORDER_MOVED_ON if the order has changed since.' })
  @IsDate()
  updatedAt: Date;

  @Field(() => [ID], {
    nullable: true,
    description:
      '`id` of units to remove, 100 at most, including `awaitingItems`; at least one unit must remain. The units return to stock, and their money and points are refunded. TRANSITION_REFUSED for a unit already bought from the supplier.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  @ArrayUnique((id: string) => id, says('eachOnce'))
  @IsUUID('all', { each: true })
  removeItemIds?: string[] | null;

  @Field(() => [ReplaceOrderItemInput], {
    nullable: true,
    description:
      'Units to exchange for another item of the same product, 100 at most. The new unit keeps the price, discount and points of the old one. ORDER_CHANGED if the new item is not in stock.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: ReplaceOrderItemInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => ReplaceOrderItemInput)
  replaceItems?: ReplaceOrderItemInput[] | null;

  @Field(() => [AddOrderItemInput], {
    nullable: true,
    description:
      'Items to add, each product item once, at the price that the shopper would pay today (regular, loyalty or agreed price), without promo code and points. The price of delivery does not change. In a paid order, added units await a separate payment (`awaitingItems`). ORDER_CHANGED if there is not enough stock.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  @ArrayUnique(({ itemId }: AddOrderItemInput) => itemId.toLowerCase(), says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => AddOrderItemInput)
  addItems?: AddOrderItemInput[] | null;

  @Field(() => OrderDeliveryInput, { nullable: true, description: 'New delivery address or pickup point.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => OrderDeliveryInput)
  delivery?: OrderDeliveryInput | null;
}

@InputType({ description: 'A change of an order.' })
export class EditOrderInput extends OrderEditInput {
  @Field(() => String, {
    description: 'Reason for the change, 3 to 500 characters; stored in the audit trail, not shown to the shopper.',
  })
  @Reason()
  reason: string;

  @Field(() => ID, {
    description: 'Idempotency key: a random UUID chosen by the caller. Repeating a key changes nothing.',
  })
  @IsUUID('all')
  idempotencyKey: string;
}
