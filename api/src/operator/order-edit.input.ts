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
import { OrderDeliveryInput } from '../orders/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { MOST_PER_ORDER } from '../pricing/index.js';
import { says } from '../shared/messages/messages.js';
import { Reason } from './inputs.js';

@InputType({ description: 'A unit, and the offer that takes its place.' })
export class ReplaceOrderItemInput {
  @Field(() => ID, { description: '`id` of the unit.' })
  @IsUUID('all')
  id: string;

  @Field(() => ID, { description: '`id` of an offer of the same product, such as another size.' })
  @IsUUID('all')
  itemId: string;
}

@InputType({ description: 'Units of an offer that an order gets besides its own.' })
export class AddOrderItemInput {
  @Field(() => ID, { description: '`id` of the offer.' })
  @IsUUID('all')
  itemId: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Units of it, 1 to `quantityMax` of the offer; left out: 1. The order has an item for each.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(MOST_PER_ORDER)
  quantity?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Kopecks that the shopper was told one unit costs; ORDER_CHANGED where it costs something else.',
  })
  @IsOptional()
  @IsInt()
  @Min(0)
  price?: number | null;
}

@InputType({ description: 'What is changed in an order; what is left out stays.' })
export class OrderEditInput {
  @Field(() => ID, { description: '`uuid` of an order of `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field({ description: '`updatedAt` of the order that was read; ORDER_MOVED_ON where it has changed since.' })
  @IsDate()
  updatedAt: Date;

  @Field(() => [ID], {
    nullable: true,
    description:
      '`id` of units that are taken out, 100 at most; at least one unit must be left. They go back into stock, with their money and points. Of a unit bought from the supplier: TRANSITION_REFUSED. `awaitingItems` may be named too.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  @ArrayUnique((id: string) => id, says('eachOnce'))
  @IsUUID('all', { each: true })
  removeItemIds?: string[] | null;

  @Field(() => [ReplaceOrderItemInput], {
    nullable: true,
    description:
      'Units that become another offer of their product, 100 at most. It costs what the unit cost, with the same discount and points. ORDER_CHANGED where the offer is not in stock.',
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
      'Units that are added, each offer once. They cost what the shopper would pay for them today: the price of the level or the one agreed, without promo code and points. Delivery stays as it is. Those of a paid order wait for a payment of their own (`awaitingItems`). ORDER_CHANGED where there are not enough.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  @ArrayUnique(({ itemId }: AddOrderItemInput) => itemId.toLowerCase(), says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => AddOrderItemInput)
  addItems?: AddOrderItemInput[] | null;

  @Field(() => OrderDeliveryInput, { nullable: true, description: 'Where it goes instead.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => OrderDeliveryInput)
  delivery?: OrderDeliveryInput | null;
}

@InputType({ description: 'A change of an order, once.' })
export class EditOrderInput extends OrderEditInput {
  @Field(() => String, { description: 'Why; 3 to 500 characters. The trail keeps it, the shopper does not see it.' })
  @Reason()
  reason: string;

  @Field(() => ID, {
    description: 'A random UUID of one’s own. A repeated call with the same one changes nothing again.',
  })
  @IsUUID('all')
  idempotencyKey: string;
}
