import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
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
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ORDER_STATUSES, OrderStatusEnum, type OrderStatus } from '../orders/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { EventCursor } from '../platform/live/events.input.js';
import { Clearable, LongText, Reason } from './inputs.js';
import { says } from '../shared/messages/messages.js';

const TAKES_BACK: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND'];

@InputType({ description: 'Which orders are listed; none of the fields: all.' })
export class OrdersInput {
  @Field(() => String, { nullable: true, description: 'Number, telephone, mailbox or name, or parts of them.' })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => [OrderStatusEnum], { nullable: true, description: 'Of the order; any of them.' })
  @IsOptional()
  @ArrayMaxSize(ORDER_STATUSES.length)
  @IsIn(ORDER_STATUSES, { each: true })
  statuses?: OrderStatus[] | null;

  @Field(() => ID, { nullable: true, description: 'Of one shopper.' })
  @IsOptional()
  @IsUUID('all')
  userId?: string | null;

  @Field(() => Date, { nullable: true, description: 'Placed then or later.' })
  @IsOptional()
  @IsDate()
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Placed before.' })
  @IsOptional()
  @IsDate()
  to?: Date | null;
}

@InputType({ description: 'Which changes of orders are listed.' })
export class OrderChangesInput {
  @Field(() => String, {
    nullable: true,
    description: '`cursor` of the last answer. Left out, all orders that there are, those of years ago too.',
  })
  @IsOptional()
  @EventCursor()
  after?: string | null;

  @Field(() => Int, { defaultValue: 100, description: 'Most orders of the answer, from 1 to 500.' })
  @IsInt()
  @Min(1)
  @Max(500)
  limit = 100;

  @Field(() => [OrderStatusEnum], {
    nullable: true,
    description: 'Only orders that have one of these now. An order that leaves them is not told of.',
  })
  @IsOptional()
  @ArrayMaxSize(ORDER_STATUSES.length)
  @IsIn(ORDER_STATUSES, { each: true })
  statuses?: OrderStatus[] | null;
}

@InputType({ description: 'Which order.' })
export class OrderInput {
  @Field(() => ID, { description: '`uuid` of `orders`.' })
  @IsUUID('all')
  uuid: string;
}

@InputType({ description: 'Units of one order.' })
export class OrderMoveInput {
  @Field(() => ID, { description: '`uuid` of an order of `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Null: the whole order, without what was cancelled or refunded, or has arrived and cannot get the status.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  itemIds?: string[] | null;
}

@InputType({ description: 'Which units go to which status.' })
export class MoveItemsInput {
  @Field(() => [OrderMoveInput], { description: 'Each order is moved or refused on its own.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ orderUuid }: OrderMoveInput) => orderUuid, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => OrderMoveInput)
  orders: OrderMoveInput[];

  @Field(() => OrderStatusEnum, {
    description: 'Status that they go to; `nextStatuses` of a unit lists what is possible.',
  })
  @IsIn(ORDER_STATUSES)
  status: OrderStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Wanted for CANCEL_PURCHASE and ISSUED_REFUND; 3 to 500 characters.',
  })
  @ValidateIf(({ status, reason }: MoveItemsInput) => TAKES_BACK.includes(status) || (reason ?? null) !== null)
  @Reason()
  reason?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether returned units can be sold again.' })
  @IsBoolean()
  restock = true;
}

@InputType({ description: 'What is left out stays; null takes it away.' })
export class OrderItemEditInput {
  @Field(() => ID, { description: '`id` of the unit.' })
  @IsUUID('all')
  id: string;

  @Clearable(100, 'Number for the shopper to follow the parcel by.')
  trackCode?: string | null;

  @Clearable(100, 'Number of the waybill of CDEK.')
  cdekWaybillId?: string | null;

  @Clearable(200, 'Of «Честный знак», for the settlement receipt. No two units of an order have the same.')
  markingCode?: string | null;

  @Field(() => Date, { nullable: true, description: 'A day.' })
  @IsOptional()
  @IsDate()
  estimatedDeliveryDate?: Date | null;
}

@InputType({ description: 'Parcels and marks of the units of one order.' })
export class EditOrderItemsInput {
  @Field(() => ID, { description: '`uuid` of an order of `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => [OrderItemEditInput], { description: 'Units that are changed; the others stay as they are.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: OrderItemEditInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => OrderItemEditInput)
  items: OrderItemEditInput[];
}

@InputType({ description: 'A note for operators about one order.' })
export class AddOrderNoteInput {
  @Field(() => ID, { description: '`uuid` of an order of `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => String, { description: '1 to 2000 characters, in several lines if need be.' })
  @LongText(2000)
  text: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A random UUID of one’s own. A repeated call with the same one adds nothing again.',
  })
  @IsOptional()
  @IsUUID('all')
  idempotencyKey?: string | null;
}

@InputType({ description: 'A sum to give back for units that the buyer keeps.' })
export class RefundOrderInput {
  @Field(() => ID, { description: '`uuid` of an order of `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => KopecksScalar, {
    description: 'Kopecks, at least 1; at most what was paid for the units that are kept, less what was given back.',
  })
  @Min(1)
  amount: number;

  @Field(() => String, { description: 'Why; 3 to 500 characters.' })
  @Reason()
  reason: string;

  @Field(() => ID, {
    description: 'A random UUID of one’s own. A repeated call with the same one gives nothing back again.',
  })
  @IsUUID('all')
  idempotencyKey: string;
}
