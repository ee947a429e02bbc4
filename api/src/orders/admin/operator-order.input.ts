import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
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
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { ExportInput, Filter } from '../../exports/index.js';
import { IfGiven } from '../../platform/graphql/if-given.js';
import { ORDER_STATUSES, OrderStatusEnum, PaymentType, type OrderStatus } from '../index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { EventCursor } from '../../platform/live/events.input.js';
import { Clearable, LongText, Reason, SeenVersion } from '../../operator/index.js';
import { says } from '../../shared/messages/messages.js';

const PAYMENT_TYPES = Object.values(PaymentType);

export const OrderSort = {
  NEWEST_FIRST: 'NEWEST_FIRST',
  OLDEST_FIRST: 'OLDEST_FIRST',
  CHANGED_FIRST: 'CHANGED_FIRST',
  CHEAP_FIRST: 'CHEAP_FIRST',
  EXPENSIVE_FIRST: 'EXPENSIVE_FIRST',
} as const;
export type OrderSort = keyof typeof OrderSort;

registerEnumType(OrderSort, {
  name: 'OperatorOrderSort',
  description:
    'Sort order of orders. With NEWEST_FIRST and OLDEST_FIRST, positions never change, so paging misses no order. With the other sort orders, an order moves when its value changes.',
  valuesMap: {
    NEWEST_FIRST: { description: 'By number, highest first.' },
    OLDEST_FIRST: { description: 'By number, lowest first.' },
    CHANGED_FIRST: { description: 'By the last change, latest first.' },
    CHEAP_FIRST: { description: 'By `totalPrice`, lowest first.' },
    EXPENSIVE_FIRST: { description: 'By `totalPrice`, highest first.' },
  },
});

const TAKES_BACK: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND'];

@InputType({ description: 'A custom field of orders and its value.' })
export class OrderFieldInput {
  @Field(() => String, { description: '`code` of a custom field of orders; an unknown code finds nothing.' })
  @MaxLength(60)
  code: string;

  @Field(() => String, {
    description:
      'The value: a whole text, a number, `true` or `false`, the slug of an option, or the id of a reference.',
  })
  @MaxLength(5000)
  value: string;
}

@InputType({ description: 'Filters orders; with no field set, returns all.' })
export class OrdersInput {
  @Field(() => String, {
    nullable: true,
    description: 'Order number, phone number, e-mail address or name, or part of one.',
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => Int, { nullable: true, description: 'Returns only the order with this number.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  number?: number | null;

  @Field(() => [OrderStatusEnum], { nullable: true, description: 'Returns only orders with one of these statuses.' })
  @IsOptional()
  @ArrayMaxSize(ORDER_STATUSES.length)
  @IsIn(ORDER_STATUSES, { each: true })
  statuses?: OrderStatus[] | null;

  @Field(() => ID, { nullable: true, description: 'Returns only orders of this account.' })
  @IsOptional()
  @IsUUID('all')
  userId?: string | null;

  @DateOrTime('START', { nullable: true, description: 'Earliest time at which the order was placed, inclusive.' })
  @IsOptional()
  from?: Date | null;

  @DateOrTime('NEXT', { nullable: true, description: 'Latest time at which the order was placed, exclusive.' })
  @IsOptional()
  to?: Date | null;

  @DateOrTime('START', {
    nullable: true,
    description: 'Earliest time at which the order was paid, inclusive; leaves out unpaid orders.',
  })
  @IsOptional()
  paidFrom?: Date | null;

  @DateOrTime('NEXT', {
    nullable: true,
    description: 'Latest time at which the order was paid, exclusive; leaves out unpaid orders.',
  })
  @IsOptional()
  paidTo?: Date | null;

  @DateOrTime('START', { nullable: true, description: 'Earliest time of the order’s last change, inclusive.' })
  @IsOptional()
  changedSince?: Date | null;

  @DateOrTime('START', {
    nullable: true,
    description:
      'Earliest time at which the shop cancelled the order by itself because it was not paid or confirmed in time, inclusive; leaves out other orders.',
  })
  @IsOptional()
  lapsedSince?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only orders to this city; case-insensitive.',
  })
  @IsOptional()
  @MaxLength(200)
  city?: string | null;

  @Field(() => [PaymentType], { nullable: true, description: 'Returns only orders with one of these ways of payment.' })
  @IsOptional()
  @ArrayMaxSize(PAYMENT_TYPES.length)
  @IsIn(PAYMENT_TYPES, { each: true })
  paymentTypes?: PaymentType[] | null;

  @Field(() => String, { nullable: true, description: 'Returns only orders with this promo code.' })
  @IsOptional()
  @MaxLength(50)
  promocode?: string | null;

  @Field(() => ID, { nullable: true, description: 'Returns only orders with a unit of this product item.' })
  @IsOptional()
  @IsUUID('all')
  itemId?: string | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Lowest `totalPrice` in kopecks, inclusive.' })
  @IsOptional()
  @Min(0)
  totalMin?: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Highest `totalPrice` in kopecks, inclusive.' })
  @IsOptional()
  @Min(0)
  totalMax?: number | null;

  @Field(() => String, { nullable: true, description: 'Returns only orders with this id in another system.' })
  @IsOptional()
  @MaxLength(300)
  externalId?: string | null;

  @Field(() => OrderFieldInput, {
    nullable: true,
    description: 'Returns only orders with this value of a custom field.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => OrderFieldInput)
  customField?: OrderFieldInput | null;
}

@InputType({ description: 'Orders to export, and the format.' })
export class ExportOrdersInput extends ExportInput {
  @Filter(() => OrdersInput)
  filter?: OrdersInput | null;
}

@InputType({ description: 'Filters changes of orders.' })
export class OrderChangesInput {
  @Field(() => String, {
    nullable: true,
    description: '`cursor` of the previous result. Absent or null: all orders from the beginning.',
  })
  @IsOptional()
  @EventCursor()
  after?: string | null;

  @Field(() => Int, { defaultValue: 100, description: 'Maximum number of orders to return, from 1 to 500.' })
  @IsInt()
  @Min(1)
  @Max(500)
  limit = 100;

  @Field(() => [OrderStatusEnum], {
    nullable: true,
    description:
      'Returns only orders that have one of these statuses now. A change to a status not listed is not reported.',
  })
  @IsOptional()
  @ArrayMaxSize(ORDER_STATUSES.length)
  @IsIn(ORDER_STATUSES, { each: true })
  statuses?: OrderStatus[] | null;
}

@InputType({ description: 'Identifies an order.' })
export class OrderInput {
  @Field(() => ID, { description: '`uuid` of an order as `orders` returns it.' })
  @IsUUID('all')
  uuid: string;
}

@InputType({ description: 'Identifies a payment. Set exactly one of the fields.' })
export class PaymentKeyInput {
  @Field(() => ID, {
    nullable: true,
    description: '`id` of a payment, from `OperatorOrder.payments` or an event.',
  })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The provider’s id of the payment, as in the provider’s statements and e-mails.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  providerId?: string | null;
}

@InputType({ description: 'Id of an order in another system, such as an ERP or a marketplace.' })
export class SetOrderExternalIdInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Clearable(300, 'Id in the other system, by which `orders` finds the order; null removes it.')
  externalId?: string | null;
}

@InputType({ description: 'Units of one order.' })
export class OrderMoveInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the units to move. Null: all units of the order, except cancelled and refunded ones and delivered ones that cannot get the status.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  itemIds?: string[] | null;
}

@InputType({ description: 'Units of one order that would be cancelled or refunded.' })
export class GiveBackQuoteInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => [ID], { description: '`id` of the units, 1 to 100.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique((id: string) => id, says('eachOnce'))
  @IsUUID('all', { each: true })
  itemIds: string[];
}

@InputType({ description: 'Units of orders to move to a new status.' })
export class MoveItemsInput {
  @Field(() => [OrderMoveInput], {
    description: 'Orders with their units. Each order succeeds or fails independently.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ orderUuid }: OrderMoveInput) => orderUuid, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => OrderMoveInput)
  orders: OrderMoveInput[];

  @Field(() => OrderStatusEnum, {
    description: 'New status; `nextStatuses` of a unit lists the allowed ones.',
  })
  @IsIn(ORDER_STATUSES)
  status: OrderStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Reason, 3 to 500 characters; required for CANCEL_PURCHASE and ISSUED_REFUND.',
  })
  @ValidateIf(({ status, reason }: MoveItemsInput) => TAKES_BACK.includes(status) || (reason ?? null) !== null)
  @Reason()
  reason?: string | null;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether returned units go back into stock.' })
  @IsBoolean()
  restock = true;
}

@InputType({ description: 'Changes to a unit. Absent fields stay unchanged; null clears.' })
export class OrderItemEditInput {
  @Field(() => ID, { description: '`id` of a unit of the order.' })
  @IsUUID('all')
  id: string;

  @Clearable(100, 'Tracking number of the parcel, shown to the shopper.')
  trackCode?: string | null;

  @Clearable(100, 'Waybill number of the carrier CDEK.')
  cdekWaybillId?: string | null;

  @Clearable(200, 'Marking code of the system «Честный знак», for the settlement receipt; unique within the order.')
  markingCode?: string | null;

  @DateOrTime('DAY', { nullable: true, description: 'Expected date of delivery, without a meaningful time of day.' })
  @IsOptional()
  estimatedDeliveryDate?: Date | null;
}

@InputType({ description: 'Identifies a parcel of an order.' })
export class ParcelLabelInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field({ description: '`labelNumber` of one of the order’s units.' })
  @MaxLength(100)
  number: string;
}

@InputType({ description: 'Units of an order for one parcel.' })
export class CreateWaybillInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of units from `waybillItemIds`; null for all of them.',
  })
  @IsOptional()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique((id: string) => id, says('eachOnce'))
  @IsUUID('all', { each: true })
  itemIds?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Weight of the packed parcel in grams, 1 to 1000000; null for the weight by the categories of its goods.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  weightGrams?: number | null;
}

@InputType({ description: 'Tracking numbers, waybills and marking codes of an order’s units.' })
export class EditOrderItemsInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => [OrderItemEditInput], { description: 'Units to change; other units stay unchanged.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ id }: OrderItemEditInput) => id, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => OrderItemEditInput)
  items: OrderItemEditInput[];
}

@InputType({ description: 'An internal note on an order.' })
export class AddOrderNoteInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => String, { description: 'Text of the note, 1 to 2000 characters, line breaks allowed.' })
  @LongText(2000)
  text: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Idempotency key: a random UUID chosen by the caller. Repeating a key adds nothing.',
  })
  @IsOptional()
  @IsUUID('all')
  idempotencyKey?: string | null;
}

@InputType({ description: 'Amount to refund for units that the buyer keeps.' })
export class RefundOrderInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => KopecksScalar, {
    description: 'Amount in kopecks, at least 1. At most the price paid for the kept units minus earlier refunds.',
  })
  @Min(1)
  amount: number;

  @Field(() => String, { description: 'Reason for the refund, 3 to 500 characters.' })
  @Reason()
  reason: string;

  @Field(() => ID, {
    description: 'Idempotency key: a random UUID chosen by the caller. Repeating a key refunds nothing.',
  })
  @IsUUID('all')
  idempotencyKey: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of an open return request that this amount settles, because the shopper keeps the goods; the request is closed. Not needed for a request whose units are refunded in full.',
  })
  @IfGiven()
  @IsUUID('all')
  returnRequestId?: string;
}

@InputType({ description: 'An order whose money was paid back by hand.' })
export class NoteRefundsMadeInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field({ description: '`updatedAt` of the order as last read; ORDER_MOVED_ON if the order has changed since.' })
  @IsDate()
  updatedAt: Date;

  @Field(() => String, { description: 'How the money was paid back, 3 to 500 characters.' })
  @Reason()
  reason: string;
}

@InputType({ description: 'Money that the shop itself took for an order.' })
export class RecordPaymentInput {
  @Field(() => ID, { description: '`uuid` of an order from `orders`.' })
  @IsUUID('all')
  orderUuid: string;

  @Field(() => KopecksScalar, {
    description:
      'Amount taken in kopecks: `amountDue` of the order. ORDER_MOVED_ON if the order awaits another amount.',
  })
  @Min(1)
  amount: number;

  @Field(() => String, {
    description: 'How the money was taken, such as the number of a transfer, 3 to 500 characters.',
  })
  @Reason()
  reason: string;

  @Field(() => ID, {
    description: 'Idempotency key: a random UUID chosen by the caller. Repeating a key records nothing.',
  })
  @IsUUID('all')
  idempotencyKey: string;
}
