import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ConfirmedContact, PaymentState, UnitState } from '../../generated/prisma/enums.js';
import { Order, OrderProductItem, OrderStatusEnum, type OrderStatus } from '../index.js';
import { connectionOf } from '../../platform/graphql/connection.model.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';

registerEnumType(UnitState, {
  name: 'UnitState',
  description: 'State of the unit in stock.',
  valuesMap: {
    RESERVED: { description: 'Reserved for the order and included in `reserved` of the item.' },
    SOLD: { description: 'Paid for and no longer included in `stock`.' },
    RELEASED: { description: 'Released from a cancelled unpaid order; available for sale again.' },
    RETURNED: { description: 'Returned after payment and added back to `stock`.' },
  },
});
registerEnumType(PaymentState, {
  name: 'PaymentState',
  description: 'Status of a payment at its provider.',
  valuesMap: {
    CREATED: { description: 'Saved by the shop; the provider has not responded yet.' },
    PENDING: { description: 'Waiting for the shopper to pay.' },
    WAITING_FOR_CAPTURE: { description: 'Authorised by the bank but not captured yet.' },
    SUCCEEDED: { description: 'Paid.' },
    CANCELED: { description: 'Cancelled without payment; `cancellationReason` says why.' },
  },
});
registerEnumType(ConfirmedContact, {
  name: 'ConfirmedContact',
  description: 'Contact that was confirmed by a one-time code.',
  valuesMap: {
    PHONE: { description: 'The phone number.' },
    EMAIL: { description: 'The e-mail address.' },
  },
});

@ObjectType({ description: 'One unit of an order, as operators see it.' })
export class OperatorOrderItem extends OrderProductItem {
  @Field(() => UnitState, { description: 'State of the unit in stock.' })
  unit: UnitState;

  @Field(() => KopecksScalar, {
    description: 'Part of `soldPrice` refunded by refundOrder while the buyer keeps the unit, in kopecks.',
  })
  compensated: number;

  @Field(() => String, {
    nullable: true,
    description: 'Marking code of the system «Честный знак», for the settlement receipt.',
  })
  markingCode: string | null;

  @Field(() => [OrderStatusEnum], { description: 'Statuses to which moveItems can move the unit.' })
  nextStatuses: OrderStatus[];
}

@ObjectType({ description: 'The carrier’s label for a parcel.' })
export class ParcelLabel {
  @Field({ description: 'URL of the PDF, relative to the API. It is signed and needs no access token.' })
  url: string;

  @Field({ description: 'Time after which the URL returns 404.' })
  expiresAt: Date;
}

@ObjectType({ description: 'A payment attempt for an order.' })
export class OrderPayment {
  @Field(() => ID, { description: 'Id of the attempt; sent to the provider as the idempotency key.' })
  id: string;

  @Field(() => PaymentState, { description: 'Status of the payment.' })
  state: PaymentState;

  @Field(() => KopecksScalar, { description: 'Amount requested, in kopecks.' })
  amount: number;

  @Field(() => KopecksScalar, { description: 'Amount refunded so far, in kopecks.' })
  refunded: number;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the provider, such as `yookassa`, or `by-hand` for money that the shop itself took; null until a provider is called.',
  })
  provider: string | null;

  @Field(() => String, { nullable: true, description: 'The provider’s id of the payment.' })
  providerId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The provider’s reason for the cancellation; null unless the state is CANCELED.',
  })
  cancellationReason: string | null;

  @Field({ description: 'When the payment link was requested.' })
  createdAt: Date;

  @Field(() => ID, { description: '`uuid` of the order that the payment is for.' })
  orderUuid: string;
}

@ObjectType({ description: 'An internal note on an order. Shoppers cannot read it.' })
export class OrderNote {
  @Field(() => ID, { description: 'Id of the note; equal to its idempotency key, if it had one.' })
  id: string;

  @Field({ description: 'Text of the note; `—` after the shopper’s account and data were deleted.' })
  text: string;

  @Field(() => ID, {
    description: 'Id of the operator’s account, or of the API client (a program with its own token).',
  })
  authorId: string;

  @Field({
    description:
      'Current name, e-mail address or phone number of the operator, or current name of the API client (a program with its own token).',
  })
  author: string;

  @Field({ description: 'Whether an API client (a program with its own token) wrote the note.' })
  byProgram: boolean;

  @Field({ description: 'When the note was written.' })
  createdAt: Date;
}

@ObjectType({ description: 'How a guest’s order was assigned to a shopper’s account.' })
export class OrderClaim {
  @Field(() => ConfirmedContact, { description: 'Contact of the order that the shopper confirmed.' })
  contact: ConfirmedContact;

  @Field({ description: 'When the order was assigned to the shopper’s account.' })
  createdAt: Date;
}

@ObjectType({ description: 'An order as operators see it.' })
export class OperatorOrder extends Order {
  @Field(() => ID, { nullable: true, description: 'Id of the shopper’s account; null for a guest’s order.' })
  userId: string | null;

  @Field(() => OrderClaim, {
    nullable: true,
    description:
      'How a guest’s order became the order of `userId`: the order’s phone number or e-mail address was confirmed by a one-time code. Null for other orders.',
  })
  claim: OrderClaim | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the client that placed the order; null if the client sent no key.',
  })
  clientName: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the order in another system, set by `setOrderExternalId`; null if none was set.',
  })
  externalId: string | null;

  @Field(() => Date, { nullable: true, description: 'When the payment was received; null before that.' })
  paidAt: Date | null;

  @Field(() => KopecksScalar, {
    description:
      'Money that the shop itself took, on delivery, by transfer or in cash, and must still pay back to the shopper by hand, in kopecks; `noteRefundsMade` records the payment.',
  })
  toGiveBack: number;

  @Field(() => [OrderPayment], { description: 'Payment attempts, oldest first.' })
  payments: OrderPayment[];

  @Field(() => [OrderNote], { description: 'The latest 100 notes, oldest first.' })
  notes: OrderNote[];

  @Field(() => [OperatorOrderItem], { description: 'Units of the order, one entry each.' })
  declare orderProductItems: OperatorOrderItem[];
}

@ObjectType({ description: 'A page of `orders`.' })
export class OperatorOrderPage {
  @Field(() => [OperatorOrder], { description: 'Orders of this page, newest first.' })
  items: OperatorOrder[];

  @Field(() => Pagination, { description: 'Position of this page and total number of orders.' })
  pagination: Pagination;
}

@ObjectType({ description: 'An order that was placed or has changed.' })
export class OrderChange {
  @Field({ description: 'Opaque cursor of the order’s last change; passed as `after`, it returns later changes.' })
  cursor: string;

  @Field(() => OperatorOrder, { description: 'Current state of the order.' })
  order: OperatorOrder;
}

@ObjectType({ description: 'Orders that were placed or have changed after a cursor.' })
export class OrderChanges {
  @Field(() => [OrderChange], { description: 'Each order once, sorted by its last change, oldest first.' })
  items: OrderChange[];

  @Field({ description: 'Cursor for the next call’s `after`. Store it once all items are processed.' })
  cursor: string;

  @Field({ description: 'Whether more changes are available now; if false, poll again later.' })
  hasMore: boolean;
}

@ObjectType({ description: 'Number of orders of a list in one status.' })
export class OrderStatusCount {
  @Field(() => OrderStatusEnum, { description: 'The counted status; `statuses` of the filter takes the same value.' })
  status: OrderStatus;

  @Field(() => Int, {
    description: 'Number of orders that have this status and match the rest of the filter.',
  })
  count: number;
}

@ObjectType({ description: 'A slice of `ordersConnection`.' })
export class OperatorOrderConnection extends connectionOf(OperatorOrder, 'orders') {
  @Field(() => [OrderStatusCount], {
    description:
      'Number of orders in each status, regardless of `statuses` in the filter; statuses without orders are omitted.',
  })
  statusCounts: OrderStatusCount[];
}

@ObjectType({ description: 'What goes back to the buyer for units that are cancelled or refunded.' })
export class GiveBackQuote {
  @Field(() => KopecksScalar, {
    description:
      'Money that goes back in kopecks, with `deliveryPrice`; what was taken on delivery is given back by hand.',
  })
  amount: number;

  @Field(() => KopecksScalar, {
    description: 'Delivery that goes back in kopecks: if nothing is left of the order and no carrier had a unit of it.',
  })
  deliveryPrice: number;

  @Field(() => Int, { description: 'Points that had paid for the units and go back.' })
  bonuses: number;
}

@ObjectType({ description: 'Result for one of the orders in a bulk call.' })
export class MoveResult {
  @Field(() => ID, { description: '`uuid` of the order from the request.' })
  orderUuid: string;

  @Field({ description: 'Whether the units were moved; if false, no unit was moved.' })
  moved: boolean;

  @Field(() => OrderStatusEnum, {
    nullable: true,
    description: 'Current status of the order; null if there is no such order.',
  })
  status: OrderStatus | null;

  @Field(() => String, {
    nullable: true,
    description: 'Error code, as in `extensions.code`; null if the units were moved.',
  })
  code: string | null;

  @Field(() => String, { nullable: true, description: 'Error message; null if the units were moved.' })
  message: string | null;
}
