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
import { CancelOrder } from './cancel-order.js';
import { ConfirmOrderPhone } from './confirm-order-phone.js';
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
import { OrderPaymentLink } from './payment-link.js';
import { PlaceOrder } from './place-order.js';
import { ReadOrders } from './read-orders.js';

const PLACING = `The same key answers the same order for ever, IDEMPOTENCY_CONFLICT where it stands for another. Nothing is
written on ORDER_CHANGED, TOTAL_CHANGED, BONUSES_UNAVAILABLE, PROMOCODE_NOT_FOUND, PROMOCODE_NOT_APPLICABLE,
PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND, DELIVERY_UNAVAILABLE, ORDER_TOO_LARGE, TOO_MANY_REQUESTS.`;

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
  @Query(() => OrderPage, { description: 'The shopper’s orders, the newest first.' })
  userOrderList(
    @CurrentViewer() { userId }: Viewer,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OrderPage> {
    return this.orders.page(userId, pagination ?? new PaginationInput());
  }

  @SignedIn()
  @Query(() => OrderConnection, {
    description:
      'The shopper’s orders by cursors, the newest first: orders that are placed meanwhile shift none. CURSOR_INVALID.',
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
      'For its owner; an order without owner for whoever has its uuid. ORDER_NOT_FOUND for somebody else’s too, UNAUTHORIZED for a guest without such an order.',
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
      'The shopper’s own order by the id of its public page, such as a letter links to. ORDER_NOT_FOUND for somebody else’s too.',
  })
  userOrder(@Args('dto') { id }: PublicOrderInput, @CurrentViewer() { userId }: Viewer): Promise<Order> {
    return this.orders.ownById(userId, id);
  }

  @Public()
  @Query(() => PublicOrder, { description: 'For whoever has its unguessable id. ORDER_NOT_FOUND.' })
  publicOrder(@Args('dto') { id }: PublicOrderInput): Promise<PublicOrder> {
    return this.orders.public(id);
  }

  @Public()
  @Mutation(() => String, {
    description:
      'A random key for one order; keep it until the order’s answer has come. A front may as well make keys of its own: 16 to 64 Latin letters, digits, `_` and `-` that nobody can guess.',
  })
  getIdempotencyKey(): string {
    return randomBytes(24).toString('base64url');
  }

  @Public()
  @Mutation(() => OrderRequest, { description: `An order that an operator calls about. ${PLACING}` })
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
  @Mutation(() => OrderWithPaymentLink, { description: `An order that awaits payment. ${PLACING}` })
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
      'A link to pay an order that awaits it, or the units added to a paid one (`amountDue`). A link that can still be paid is answered again, with its return address. ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, PAYMENT_UNAVAILABLE.',
  })
  async createPaymentLink(
    @Args('dto') { id }: PublicOrderInput,
    @CurrentApiClient() apiClient: ApiClient | null,
    @Args('returnUrl', {
      type: () => String,
      nullable: true,
      description: 'As `returnUrl` of `CreateOrderInput`. Default: that of the order.',
    })
    returnUrl?: string | null,
  ): Promise<PaymentLink> {
    return { paymentLink: await this.paymentLink.of(id, returnUrl ?? null, apiClient) };
  }

  @Public()
  @Mutation(() => Order, {
    description:
      'Before anything is bought for it; what was paid is given back. For its owner, or for whoever has the uuid of an order without owner. ORDER_NOT_FOUND, ORDER_NOT_CANCELLABLE, UNAUTHORIZED.',
  })
  async cancelOrder(@Args('dto') { uuid }: OrderByUuidInput, @CurrentViewer() viewer: Viewer | null): Promise<Order> {
    const userId = await this.sessions.liveUserId(viewer);
    await this.cancel.by(userId, uuid);
    return this.orders.own(userId, uuid);
  }

  @Public()
  @Mutation(() => Order, {
    description:
      'Shows that the order’s telephone is the shopper’s, by a code of `sendSmsCode` to it; no account is made. A request then holds its goods for the hours an operator has to call, not for minutes. For its owner, or for whoever has the uuid of an order without owner. ORDER_NOT_FOUND, ORDER_NOT_OPEN, CODE_INVALID, TOO_MANY_REQUESTS, UNAUTHORIZED.',
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
