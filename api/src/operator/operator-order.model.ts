import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PaymentState, UnitState } from '../generated/prisma/enums.js';
import { Order, OrderProductItem, OrderStatusEnum, type OrderStatus } from '../orders/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

registerEnumType(UnitState, { name: 'UnitState', description: 'What has become of the unit of stock.' });
registerEnumType(PaymentState, { name: 'PaymentState' });

@ObjectType({ description: 'One unit of an order, as operators see it.' })
export class OperatorOrderItem extends OrderProductItem {
  @Field(() => UnitState)
  unit: UnitState;

  @Field(() => String, { nullable: true, description: 'Of «Честный знак», for the settlement receipt.' })
  markingCode: string | null;

  @Field(() => [OrderStatusEnum], { description: 'Where moveItems could take it.' })
  nextStatuses: OrderStatus[];
}

@ObjectType({ description: 'An attempt to pay for an order.' })
export class OrderPayment {
  @Field(() => ID)
  id: string;

  @Field(() => PaymentState)
  state: PaymentState;

  @Field(() => KopecksScalar)
  amount: number;

  @Field(() => KopecksScalar)
  refunded: number;

  @Field(() => String, { nullable: true })
  provider: string | null;

  @Field(() => String, { nullable: true, description: 'The provider’s own number of it.' })
  providerId: string | null;

  @Field(() => String, { nullable: true })
  cancellationReason: string | null;

  @Field()
  createdAt: Date;
}

@ObjectType({ description: 'An order as operators see it.' })
export class OperatorOrder extends Order {
  @Field(() => ID, { nullable: true, description: 'Null for a guest’s.' })
  userId: string | null;

  @Field(() => Date, { nullable: true })
  paidAt: Date | null;

  @Field(() => [OrderPayment], { description: 'The oldest first.' })
  payments: OrderPayment[];

  @Field(() => [OperatorOrderItem])
  declare orderProductItems: OperatorOrderItem[];
}

@ObjectType()
export class OperatorOrderPage {
  @Field(() => [OperatorOrder])
  items: OperatorOrder[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@ObjectType({ description: 'What became of one order of a bulk.' })
export class MoveResult {
  @Field(() => ID)
  orderUuid: string;

  @Field({ description: 'Whether its items were moved; else none of them was.' })
  moved: boolean;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Of the order now; null where there is none.' })
  status: OrderStatus | null;

  @Field(() => String, { nullable: true, description: 'The code of the error, as in `extensions.code`.' })
  code: string | null;

  @Field(() => String, { nullable: true })
  message: string | null;
}
