import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PaymentState, UnitState } from '../generated/prisma/enums.js';
import { Order, OrderProductItem, OrderStatusEnum, type OrderStatus } from '../orders/index.js';
import { connectionOf } from '../platform/graphql/connection.model.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

registerEnumType(UnitState, {
  name: 'UnitState',
  description: 'What has become of the unit of stock.',
  valuesMap: {
    RESERVED: { description: 'It is held for the order, and counted in `reserved` of the offer.' },
    SOLD: { description: 'It is paid for, and not counted in `stock` any more.' },
    RELEASED: { description: 'The order was given up unpaid; the unit is for sale again.' },
    RETURNED: { description: 'It was paid for and came back into `stock`.' },
  },
});
registerEnumType(PaymentState, {
  name: 'PaymentState',
  description: 'How far a payment has come at its provider.',
  valuesMap: {
    CREATED: { description: 'The shop has noted it; the provider has not answered yet.' },
    PENDING: { description: 'The provider waits for the shopper to pay.' },
    WAITING_FOR_CAPTURE: { description: 'The bank holds the money; it is not the shop’s yet.' },
    SUCCEEDED: { description: 'The money has come.' },
    CANCELED: { description: 'Nothing was paid; `cancellationReason` says why.' },
  },
});

@ObjectType({ description: 'One unit of an order, as operators see it.' })
export class OperatorOrderItem extends OrderProductItem {
  @Field(() => UnitState, { description: 'What has become of the unit of stock.' })
  unit: UnitState;

  @Field(() => KopecksScalar, {
    description: 'Kopecks of `soldPrice` that were given back by refundOrder while the buyer keeps it.',
  })
  compensated: number;

  @Field(() => String, { nullable: true, description: 'Of «Честный знак», for the settlement receipt.' })
  markingCode: string | null;

  @Field(() => [OrderStatusEnum], { description: 'Where moveItems could take it.' })
  nextStatuses: OrderStatus[];
}

@ObjectType({ description: 'An attempt to pay for an order.' })
export class OrderPayment {
  @Field(() => ID, { description: 'Of the attempt; the provider has it as the idempotence key.' })
  id: string;

  @Field(() => PaymentState, { description: 'How far it has come.' })
  state: PaymentState;

  @Field(() => KopecksScalar, { description: 'Kopecks that are asked for.' })
  amount: number;

  @Field(() => KopecksScalar, { description: 'Kopecks of it that were given back.' })
  refunded: number;

  @Field(() => String, { nullable: true, description: 'Which provider, such as `yookassa`; null until one was asked.' })
  provider: string | null;

  @Field(() => String, { nullable: true, description: 'The provider’s own number of it.' })
  providerId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Why nothing was paid, in the provider’s word; null unless it is CANCELED.',
  })
  cancellationReason: string | null;

  @Field({ description: 'When the link was asked for.' })
  createdAt: Date;
}

@ObjectType({ description: 'What somebody has noted about an order. Shoppers never see it.' })
export class OrderNote {
  @Field(() => ID, { description: 'Of the note; the key that it was added with, if there was one.' })
  id: string;

  @Field({ description: '`—` once the data of a deleted account has gone.' })
  text: string;

  @Field(() => ID, { description: 'Account of the operator, or the program.' })
  authorId: string;

  @Field({ description: 'Name, mailbox or telephone of the operator, or name of the program, as they are now.' })
  author: string;

  @Field({ description: 'Whether a program has written it.' })
  byProgram: boolean;

  @Field({ description: 'When it was written.' })
  createdAt: Date;
}

@ObjectType({ description: 'An order as operators see it.' })
export class OperatorOrder extends Order {
  @Field(() => ID, { nullable: true, description: 'Null for a guest’s.' })
  userId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the front end that placed it; null without a key.' })
  clientName: string | null;

  @Field(() => Date, { nullable: true, description: 'When the money came; null until then.' })
  paidAt: Date | null;

  @Field(() => [OrderPayment], { description: 'The oldest first.' })
  payments: OrderPayment[];

  @Field(() => [OrderNote], { description: 'The latest 100, the oldest of them first.' })
  notes: OrderNote[];

  @Field(() => [OperatorOrderItem], { description: 'Units of the order, one entry each.' })
  declare orderProductItems: OperatorOrderItem[];
}

@ObjectType({ description: 'A part of `orders`.' })
export class OperatorOrderPage {
  @Field(() => [OperatorOrder], { description: 'Orders of this page, the newest first.' })
  items: OperatorOrder[];

  @Field(() => Pagination, { description: 'Which page it is, and how many orders there are.' })
  pagination: Pagination;
}

@ObjectType({ description: 'An order that was made or has changed.' })
export class OrderChange {
  @Field({ description: 'Place of its last change, as opaque as that of an event; `after` goes on behind it.' })
  cursor: string;

  @Field(() => OperatorOrder, { description: 'As it is now.' })
  order: OperatorOrder;
}

@ObjectType({ description: 'Orders that were made or have changed after a cursor.' })
export class OrderChanges {
  @Field(() => [OrderChange], { description: 'Each order once, by its last change; the earliest first.' })
  items: OrderChange[];

  @Field({ description: 'Keep it once all items are taken in: the next call gives it as `after`.' })
  cursor: string;

  @Field({ description: 'Whether there is more already; otherwise ask again later.' })
  hasMore: boolean;
}

@ObjectType({ description: 'A part of `ordersConnection`.' })
export class OperatorOrderConnection extends connectionOf(OperatorOrder, 'orders') {}

@ObjectType({ description: 'What became of one order of a bulk.' })
export class MoveResult {
  @Field(() => ID, { description: 'Order that was to be moved, by the `uuid` of the request.' })
  orderUuid: string;

  @Field({ description: 'Whether its items were moved; else none of them was.' })
  moved: boolean;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Of the order now; null where there is none.' })
  status: OrderStatus | null;

  @Field(() => String, { nullable: true, description: 'The code of the error, as in `extensions.code`.' })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused, in words; null where it was moved.' })
  message: string | null;
}
