import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { CreateOrderForShopper } from './create-order-for-shopper.js';
import { FindOrders } from './find-orders.js';
import { OperatorOrder } from './operator-order.model.js';
import { OrderForShopperInput, OrderForShopperQuoteInput } from './order-for-shopper.input.js';
import { OrderForShopperQuote, orderForShopperQuote } from './order-for-shopper-quote.model.js';

@Needs('WRITE_ORDERS')
@Resolver()
export class OrderForShopperResolver {
  constructor(
    private readonly orders: CreateOrderForShopper,
    private readonly found: FindOrders,
  ) {}

  @Query(() => OrderForShopperQuote, {
    description:
      'Calculates what `createOrderForShopper` would charge, without placing an order. SHOPPER_NOT_FOUND, PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND.',
  })
  async quoteOrderForShopper(@Args('dto') dto: OrderForShopperQuoteInput): Promise<OrderForShopperQuote> {
    return orderForShopperQuote(await this.orders.quote(dto));
  }

  @Mutation(() => OperatorOrder, {
    description:
      'Places an order for a shopper or a guest, for example by phone or from a marketplace. The order awaits payment with status ACCEPT_MEET_WAIT_PAID; `paymentLink` is null if the payment provider does not respond. No order is created on SHOPPER_NOT_FOUND, IDEMPOTENCY_CONFLICT, ORDER_CHANGED, TOTAL_CHANGED, BONUSES_UNAVAILABLE, PROMOCODE_NOT_FOUND, PROMOCODE_NOT_APPLICABLE, PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND, DELIVERY_UNAVAILABLE, ORDER_TOO_LARGE.',
  })
  async createOrderForShopper(
    @Args('dto') dto: OrderForShopperInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorOrder> {
    return this.found.byUuid(await this.orders.create(by, dto));
  }
}
