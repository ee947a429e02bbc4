import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ForPrograms, OperatorOnly } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { EditOrderItems } from './edit-order-items.js';
import { FindOrders } from './find-orders.js';
import { MoveOrders } from './move-orders.js';
import {
  EditOrderItemsInput,
  MoveItemsInput,
  OrderInput,
  OrdersInput,
  RefundOrderInput,
} from './operator-order.input.js';
import { MoveResult, OperatorOrder, OperatorOrderPage } from './operator-order.model.js';
import { RefundOrders } from './refund-orders.js';
import { TakeUpOrders } from './take-up-orders.js';

@OperatorOnly()
@ForPrograms('WRITE_ORDERS')
@Resolver()
export class OperatorOrderResolver {
  constructor(
    private readonly found: FindOrders,
    private readonly moveOrders: MoveOrders,
    private readonly editItems: EditOrderItems,
    private readonly takeUp: TakeUpOrders,
    private readonly refunds: RefundOrders,
  ) {}

  @ForPrograms('READ_ORDERS')
  @Query(() => OperatorOrderPage, { description: 'The newest first.' })
  orders(
    @Args('dto', { nullable: true }) dto?: OrdersInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorOrderPage> {
    return this.found.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @ForPrograms('READ_ORDERS')
  @Query(() => OperatorOrder, { description: 'ORDER_NOT_FOUND.' })
  order(@Args('dto') { uuid }: OrderInput): Promise<OperatorOrder> {
    return this.found.byUuid(uuid);
  }

  @Mutation(() => [MoveResult], {
    description:
      'Takes items of many orders to a status; money, stock and points follow. Says per order what was done, or why not: ORDER_NOT_FOUND, TRANSITION_REFUSED.',
  })
  moveItems(@Args('dto') dto: MoveItemsInput, @CurrentActor() by: Actor): Promise<MoveResult[]> {
    return this.moveOrders.move(by, dto);
  }

  @Mutation(() => OperatorOrder, {
    description:
      'Somebody sees to a request: its goods wait for the call, though its telephone is not confirmed. ORDER_NOT_FOUND, ORDER_NOT_OPEN.',
  })
  async takeUpRequest(@Args('dto') { uuid }: OrderInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.takeUp.takeUp(by, uuid);
    return this.found.byUuid(uuid);
  }

  @Mutation(() => OperatorOrder, {
    description: 'Numbers of parcels, marking codes, the day it is expected. ORDER_NOT_FOUND.',
  })
  async editOrderItems(@Args('dto') dto: EditOrderItemsInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.editItems.edit(by, dto);
    return this.found.byUuid(dto.orderUuid);
  }

  @OperatorOnly('ADMIN')
  @Mutation(() => OperatorOrder, {
    description:
      'Gives back a sum for units that the buyer keeps: a scratch, a late delivery. Points and statuses stay; the receipt of the refund follows. ORDER_NOT_FOUND, REFUND_TOO_HIGH, IDEMPOTENCY_CONFLICT.',
  })
  async refundOrder(@Args('dto') dto: RefundOrderInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.refunds.refund(by, dto);
    return this.found.byUuid(dto.orderUuid);
  }
}
