import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { EditOrders } from './edit-orders.js';
import { FindOrders } from './find-orders.js';
import { OperatorOrder } from './operator-order.model.js';
import { EditOrderInput, OrderEditInput } from './order-edit.input.js';
import { OrderEditQuote } from './order-edit.model.js';

@Needs('WRITE_ORDERS')
@Resolver()
export class OrderEditResolver {
  constructor(
    private readonly edits: EditOrders,
    private readonly found: FindOrders,
  ) {}

  @Query(() => OrderEditQuote, {
    description:
      'Calculates what `editOrder` would do with the same `dto`, without changing anything. ORDER_NOT_FOUND, ORDER_MOVED_ON, ORDER_NOT_EDITABLE, TRANSITION_REFUSED, ORDER_CHANGED, ORDER_TOO_LARGE, PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND, DELIVERY_UNAVAILABLE.',
  })
  quoteOrderEdit(@Args('dto') dto: OrderEditInput): Promise<OrderEditQuote> {
    return this.edits.quote(dto);
  }

  @Mutation(() => OperatorOrder, {
    description:
      'Changes an order before it is handed to a carrier, and notifies the shopper. An unpaid order gets a new total and payment link; a payment by the old link is refunded. In a paid order, removed units are refunded with a receipt, and added units await a separate payment. ORDER_NOT_FOUND, ORDER_MOVED_ON, ORDER_NOT_EDITABLE, TRANSITION_REFUSED, ORDER_CHANGED, ORDER_TOO_LARGE, IDEMPOTENCY_CONFLICT, PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND, DELIVERY_UNAVAILABLE.',
  })
  async editOrder(@Args('dto') dto: EditOrderInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.edits.edit(by, dto);
    return this.found.byUuid(dto.orderUuid);
  }
}
