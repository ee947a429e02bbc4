import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { ExportJob, PROGRAMS_READ, TakeExport } from '../../exports/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor, type Caller } from '../../platform/auth/actor.js';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import type { CallArguments } from '../../platform/query-budget/query-cost.js';
import { askedCounts } from '../../operator/index.js';
import { AddOrderNote } from './add-order-note.js';
import { EditOrderItems } from './edit-order-items.js';
import { FindOrders } from './find-orders.js';
import { ListOrders } from './list-orders.js';
import { orderConditions } from './order-conditions.js';
import { MoveOrders } from './move-orders.js';
import {
  AddOrderNoteInput,
  EditOrderItemsInput,
  ExportOrdersInput,
  GiveBackQuoteInput,
  MoveItemsInput,
  OrderChangesInput,
  OrderInput,
  OrdersInput,
  OrderSort,
  PaymentKeyInput,
  NoteRefundsMadeInput,
  RecordPaymentInput,
  RefundOrderInput,
  SetOrderExternalIdInput,
} from './operator-order.input.js';
import {
  GiveBackQuote,
  MoveResult,
  OperatorOrder,
  OperatorOrderConnection,
  OperatorOrderPage,
  OrderChanges,
  OrderPayment,
} from './operator-order.model.js';
import { ReadOrderChanges } from './read-order-changes.js';
import { RecordPayments } from './record-payments.js';
import { RefundOrders } from './refund-orders.js';
import { SetOrderExternalId } from './set-order-external-id.js';
import { RemindOfPayment } from './remind-of-payment.js';
import { TakeUpOrders } from './take-up-orders.js';

/** Query cost of `orderChanges` in points: ten orders with units, history and payments take about a millisecond. */
function changesPoints({ args }: CallArguments): number {
  const { limit } = (args['dto'] ?? {}) as { limit?: unknown };
  return 1 + (typeof limit === 'number' ? Math.min(limit, 500) : new OrderChangesInput().limit) / 10;
}

@Needs('WRITE_ORDERS')
@Resolver()
export class OperatorOrderResolver {
  constructor(
    private readonly found: FindOrders,
    private readonly list: ListOrders,
    private readonly changes: ReadOrderChanges,
    private readonly moveOrders: MoveOrders,
    private readonly editItems: EditOrderItems,
    private readonly takeUp: TakeUpOrders,
    private readonly reminders: RemindOfPayment,
    private readonly payments: RecordPayments,
    private readonly refunds: RefundOrders,
    private readonly notes: AddOrderNote,
    private readonly exports: TakeExport,
    private readonly externalIds: SetOrderExternalId,
  ) {}

  @Needs('READ_ORDERS')
  @Query(() => OperatorOrderPage, { description: 'Returns orders, newest first.' })
  orders(
    @Args('dto', { nullable: true }) dto?: OrdersInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorOrderPage> {
    return this.found.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Needs('READ_ORDERS')
  @Query(() => OperatorOrderConnection, {
    description:
      'Returns the orders of `orders` with cursors and counts; new orders do not shift the pages. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  ordersConnection(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true }) dto?: OrdersInput,
    @Args('sort', { type: () => OrderSort, defaultValue: 'NEWEST_FIRST', description: 'Sort order of the orders.' })
    sort: OrderSort = 'NEWEST_FIRST',
  ): Promise<OperatorOrderConnection> {
    return this.list.connection(dto ?? {}, sort, request, askedCounts(info, 'statusCounts'));
  }

  @Needs('READ_ORDERS')
  @Query(() => OperatorOrder, { description: 'Returns one order. ORDER_NOT_FOUND.' })
  order(@Args('dto') { uuid }: OrderInput): Promise<OperatorOrder> {
    return this.found.byUuid(uuid);
  }

  @Needs('READ_ORDERS')
  @Query(() => OrderChanges, {
    complexity: changesPoints,
    description:
      'Returns every order placed or changed after a cursor, once each with its current state, in the order of the last changes. No change is lost, however long the caller was offline. CURSOR_EXPIRED for a cursor that this shop did not issue.',
  })
  orderChanges(@Args('dto', { nullable: true }) dto?: OrderChangesInput): Promise<OrderChanges> {
    return this.changes.after(dto ?? new OrderChangesInput());
  }

  @Needs('READ_ORDERS')
  @Query(() => OrderPayment, { description: 'Returns a payment attempt by its id or by the provider’s id. NOT_FOUND.' })
  payment(@Args('dto', { description: 'Identifies the payment.' }) dto: PaymentKeyInput): Promise<OrderPayment> {
    return this.found.payment(dto);
  }

  @Needs('READ_ORDERS', { onlyPeople: PROGRAMS_READ })
  @Mutation(() => ExportJob, {
    description: 'Writes orders to a file in the background, newest first. TOO_MANY_REQUESTS.',
  })
  exportOrders(@Args('dto') { format, filter }: ExportOrdersInput, @CurrentActor() by: Actor): Promise<ExportJob> {
    const conditions = orderConditions(filter ?? {});
    return this.exports.take({ kind: 'ORDERS', action: 'exportOrders', format, filter: conditions, by });
  }

  @Needs('READ_ORDERS', { onlyPeople: PROGRAMS_READ })
  @Mutation(() => ExportJob, {
    description:
      'Writes the units of orders to a file in the background, one row for each, those of the newest orders first. TOO_MANY_REQUESTS.',
  })
  exportOrderUnits(@Args('dto') { format, filter }: ExportOrdersInput, @CurrentActor() by: Actor): Promise<ExportJob> {
    const conditions = orderConditions(filter ?? {});
    return this.exports.take({ kind: 'ORDER_UNITS', action: 'exportOrderUnits', format, filter: conditions, by });
  }

  @Query(() => GiveBackQuote, {
    description:
      'Calculates what `moveItems` would give back to the buyer for units that it cancels or refunds, without changing anything. ORDER_NOT_FOUND.',
  })
  giveBackQuote(@Args('dto') { orderUuid, itemIds }: GiveBackQuoteInput): Promise<GiveBackQuote> {
    return this.moveOrders.giveBackQuote(orderUuid, itemIds);
  }

  @Mutation(() => [MoveResult], {
    description:
      'Moves units of many orders to a status; updates payments, stock and points accordingly. Returns for each order whether it succeeded: ORDER_NOT_FOUND, TRANSITION_REFUSED (status cannot be reached), FORBIDDEN (permission for the status missing).',
  })
  moveItems(@Args('dto') dto: MoveItemsInput, @CurrentActor() by: Caller): Promise<MoveResult[]> {
    return this.moveOrders.move(by, dto);
  }

  @Mutation(() => OperatorOrder, {
    description:
      'Marks an order request as being handled: the goods stay reserved until the call, even if the phone number is not confirmed. ORDER_NOT_FOUND, ORDER_NOT_OPEN (cancelled, expired or awaits no call).',
  })
  async takeUpRequest(@Args('dto') { uuid }: OrderInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.takeUp.takeUp(by, uuid);
    return this.found.byUuid(uuid);
  }

  @Mutation(() => OperatorOrder, {
    description:
      'Sends the shopper again the link to the page where the order, or what was added to it, is paid: a letter, or an SMS if the order has no e-mail address. At most once in ten minutes and three times a day for an order. ORDER_NOT_FOUND, ORDER_NOT_PAYABLE (order awaits no payment), TOO_MANY_REQUESTS.',
  })
  async remindOfPayment(@Args('dto') { uuid }: OrderInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.reminders.of(by, uuid);
    return this.found.byUuid(uuid);
  }

  @Mutation(() => OperatorOrder, {
    description:
      'Records that the shop itself took the money of an order that awaits payment, or of units added to a paid one: by transfer or in cash. An order that expired unpaid is reopened if its goods are still available. The shopper is notified; money that still comes online is refunded. ORDER_NOT_FOUND, ORDER_NOT_PAYABLE (order awaits no payment), ORDER_MOVED_ON (order awaits another amount), IDEMPOTENCY_CONFLICT (key used for another payment).',
  })
  async recordPayment(@Args('dto') dto: RecordPaymentInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.payments.record(by, dto);
    return this.found.byUuid(dto.orderUuid);
  }

  @Mutation(() => OperatorOrder, {
    description:
      'Changes tracking numbers, waybills, marking codes and expected delivery dates of units. ORDER_NOT_FOUND.',
  })
  async editOrderItems(@Args('dto') dto: EditOrderItemsInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.editItems.edit(by, dto);
    return this.found.byUuid(dto.orderUuid);
  }

  @Mutation(() => OperatorOrder, {
    description: 'Sets the id that an order has in another system, or removes it. ORDER_NOT_FOUND.',
  })
  async setOrderExternalId(
    @Args('dto', { description: 'An order and its id in another system.' }) dto: SetOrderExternalIdInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorOrder> {
    await this.externalIds.set(by, dto);
    return this.found.byUuid(dto.orderUuid);
  }

  @Mutation(() => OperatorOrder, {
    description:
      'Adds a note to an order. Operators and programs can read the note, shoppers cannot; the note cannot be changed. ORDER_NOT_FOUND, IDEMPOTENCY_CONFLICT (key used for another note).',
  })
  async addOrderNote(@Args('dto') dto: AddOrderNoteInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.notes.add(by, dto);
    return this.found.byUuid(dto.orderUuid);
  }

  @Needs('REFUNDS')
  @Mutation(() => OperatorOrder, {
    description:
      'Refunds an amount for units that the buyer keeps, for example after a late delivery. Points and statuses stay unchanged; a refund receipt is issued. ORDER_NOT_FOUND, REFUND_TOO_HIGH (exceeds the refundable amount), IDEMPOTENCY_CONFLICT (key used for another refund), RETURN_NOT_FOUND, RETURN_MOVED_ON (request is not open).',
  })
  async refundOrder(@Args('dto') dto: RefundOrderInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.refunds.refund(by, dto);
    return this.found.byUuid(dto.orderUuid);
  }

  @Needs('REFUNDS')
  @Mutation(() => OperatorOrder, {
    description:
      'Records that `toGiveBack` was paid back to the shopper: refunds of money that the shop itself took, which no payment provider can make. The shopper is notified. Repeating the call changes nothing. ORDER_NOT_FOUND, ORDER_MOVED_ON (order changed meanwhile).',
  })
  async noteRefundsMade(@Args('dto') dto: NoteRefundsMadeInput, @CurrentActor() by: Actor): Promise<OperatorOrder> {
    await this.refunds.noteMade(by, dto);
    return this.found.byUuid(dto.orderUuid);
  }
}
