import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PaymentState, UnitState } from '../generated/prisma/enums.js';
import { Order, OrderProductItem, OrderStatusEnum, type OrderStatus } from '../orders/index.js';
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
