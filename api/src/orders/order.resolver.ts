import { randomBytes } from 'node:crypto';
import { Args, Info, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Sessions } from '../identity/index.js';
import { Payments } from '../payment/index.js';
import { Public, SignedIn } from '../platform/auth/access.js';
import type { ApiClient } from '../platform/auth/api-client.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentApiClient, CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { askedFields } from '../platform/graphql/asked-fields.js';
import { ConnectionArgs } from '../platform/graphql/connection.model.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { OrderCancelReason } from '../generated/prisma/enums.js';
import { CancelOrder } from './changing/cancel-order.js';
import { ConfirmOrderPhone } from './placing/confirm-order-phone.js';
import { ConfirmOrderPhoneInput, CreateOrderInput, OrderByUuidInput, PublicOrderInput } from './order.input.js';
import {
  Order,
  OrderConnection,
  OrderPage,
  OrderRequest,
  OrderWithPaymentLink,
  PaymentLink,
  PublicOrder,
} from './order.model.js';
import { OrderPaymentLink } from './paying/payment-link.js';
import { PlaceOrder } from './placing/place-order.js';
import { ReadOrders } from './reading/read-orders.js';

const PLACING = `Repeating an idempotency key returns the same order; with other content: IDEMPOTENCY_CONFLICT. No order is
created on ORDER_CHANGED, TOTAL_CHANGED, BONUSES_UNAVAILABLE, PROMOCODE_NOT_FOUND, PROMOCODE_NOT_APPLICABLE,
PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND, DELIVERY_UNAVAILABLE, ON_DELIVERY_UNAVAILABLE, ORDER_TOO_LARGE, TOO_MANY_REQUESTS.`;

@Resolver()
export class OrderResolver {
  constructor(
    private readonly placeOrder: PlaceOrder,
    private readonly payments: Payments,
    private readonly paymentLink: OrderPaymentLink,
    private readonly cancel: CancelOrder,
    private readonly confirmPhone: ConfirmOrderPhone,
    private readonly orders: ReadOrders,
    private readonly sessions: Sessions,
  ) {}

  @SignedIn()
  @Query(() => OrderPage, { description: 'Returns the shopper’s orders, newest first.' })
  userOrderList(
    @CurrentViewer() { userId }: Viewer,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OrderPage> {
    return this.orders.page(userId, pagination ?? new PaginationInput());
  }

  @SignedIn()
  @Query(() => OrderConnection, {
    description:
      'Returns the shopper’s orders with cursors, newest first. New orders do not shift the pages. CURSOR_INVALID for a cursor of another list.',
  })
  userOrdersConnection(
    @CurrentViewer() { userId }: Viewer,
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<OrderConnection> {
    return this.orders.connection(userId, request, askedFields(info).has('totalCount'));
  }

  @Public()
  @Query(() => Order, {
    description:
      'Returns an order by its uuid. Anyone who has the uuid of a guest’s order may read it. ORDER_NOT_FOUND if there is none or it belongs to another shopper, UNAUTHORIZED for a guest if it is not a guest’s order.',
  })
  async getOrderByUUID(
    @Args('dto') { uuid }: OrderByUuidInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<Order> {
    return this.orders.own(await this.sessions.liveUserId(viewer), uuid);
  }

  @SignedIn()
  @Query(() => Order, {
    description:
      'Returns the shopper’s own order by its public id, for example from a link in an e-mail. ORDER_NOT_FOUND if there is none or it belongs to another shopper.',
  })
  userOrder(@Args('dto') { id }: PublicOrderInput, @CurrentViewer() { userId }: Viewer): Promise<Order> {
    return this.orders.ownById(userId, id);
  }

  @Public()
  @Query(() => PublicOrder, {
    description: 'Returns the public view of an order to anyone who has its unguessable id. ORDER_NOT_FOUND.',
  })
  publicOrder(@Args('dto') { id }: PublicOrderInput): Promise<PublicOrder> {
    return this.orders.public(id);
  }

  @Public()
  @Mutation(() => String, {
    description:
      'Returns a random idempotency key for one order; keep it until the order call has succeeded. A client may also generate its own: 16 to 64 unpredictable Latin letters, digits, `_` and `-`.',
  })
  getIdempotencyKey(): string {
    return randomBytes(24).toString('base64url');
  }

  @Public()
  @Mutation(() => OrderRequest, {
    description: `Places an order request: an operator calls the shopper before payment. With the payment type ON_DELIVERY it waits for \`confirmOrderPhone\` or the call, and is paid for on delivery. ${PLACING}`,
  })
  async createOrderRequest(
    @Args('dto') dto: CreateOrderInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
    @CurrentApiClient() apiClient: ApiClient | null,
  ): Promise<OrderRequest> {
    const {
      paymentId: _,
      payment: __,
      ...placed
    } = await this.placeOrder.place('REQUEST', dto, {
      userId: await this.sessions.liveUserId(viewer),
      client,
      apiClient,
    });
    return placed;
  }

  @Public()
  @Mutation(() => OrderWithPaymentLink, { description: `Places an order that awaits payment. ${PLACING}` })
  async createOrderWithPaymentLink(
    @Args('dto') dto: CreateOrderInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
    @CurrentApiClient() apiClient: ApiClient | null,
  ): Promise<OrderWithPaymentLink> {
    const { paymentId, payment, ...placed } = await this.placeOrder.place('PAYMENT', dto, {
      userId: await this.sessions.liveUserId(viewer),
      client,
      apiClient,
    });
    return { ...placed, paymentLink: paymentId && (await this.payments.link(paymentId, payment)) };
  }

  @Public()
  @Mutation(() => PaymentLink, {
    description:
      'Creates a link to pay an order, or to pay the units added to a paid order (`amountDue`). If a payable link exists, returns that link; its return URL stays unchanged. ORDER_NOT_FOUND, ORDER_NOT_PAYABLE (order awaits no payment), PAYMENT_NOT_CONNECTED (the shop has no payment provider), PAYMENT_UNAVAILABLE (payment provider does not respond).',
  })
  async createPaymentLink(
    @Args('dto') { id }: PublicOrderInput,
    @CurrentApiClient() apiClient: ApiClient | null,
    @Args('returnUrl', {
      type: () => String,
      nullable: true,
      description:
        'URL to which the payment page returns the shopper, as in `CreateOrderInput`. Default: the return URL of the order.',
    })
    returnUrl?: string | null,
  ): Promise<PaymentLink> {
    return { paymentLink: await this.paymentLink.of(id, returnUrl ?? null, apiClient) };
  }

  @Public()
  @Mutation(() => Order, {
    description:
      'Cancels an order before the shop has bought any of its goods, and refunds what was paid. Anyone who has the uuid of a guest’s order may cancel it. ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE (too late to cancel), UNAUTHORIZED (not a guest’s order).',
  })
  async cancelOrder(
    @Args('dto') { uuid }: OrderByUuidInput,
    @Args('reason', {
      type: () => OrderCancelReason,
      nullable: true,
      description: 'The shopper’s reason for cancelling, for operators; absent or null: no reason given.',
    })
    reason: OrderCancelReason | null,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<Order> {
    const userId = await this.sessions.liveUserId(viewer);
    await this.cancel.by(userId, uuid, reason ?? null);
    return this.orders.own(userId, uuid);
  }

  @Public()
  @Mutation(() => Order, {
    description:
      'Confirms an order’s phone number by a code from `sendSmsCode`; does not create an account. An unpaid order is afterwards reserved for hours, until an operator calls, instead of minutes. An order paid for on delivery becomes confirmed. Anyone who has the uuid of a guest’s order may call it. ORDER_NOT_FOUND, ORDER_NOT_OPEN (cancelled, expired or awaits no call), ON_DELIVERY_UNAVAILABLE, CODE_INVALID, TOO_MANY_REQUESTS, UNAUTHORIZED (not a guest’s order).',
  })
  async confirmOrderPhone(
    @Args('dto') { uuid, code }: ConfirmOrderPhoneInput,
    @CurrentViewer() viewer: Viewer | null,
    @CurrentClient() client: Client,
  ): Promise<Order> {
    const userId = await this.sessions.liveUserId(viewer);
    await this.confirmPhone.with(userId, uuid, code, client);
    return this.orders.own(userId, uuid);
  }
}
