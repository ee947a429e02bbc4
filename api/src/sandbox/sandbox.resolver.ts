import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AuthResult } from '../identity/index.js';
import { Order } from '../orders/index.js';
import { Public, SignedIn } from '../platform/auth/access.js';
import type { ApiClient } from '../platform/auth/api-client.js';
import type { Client } from '../platform/auth/client.js';
import { CurrentApiClient, CurrentClient, CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { AdvanceSandboxOrder } from './advance-sandbox-order.js';
import { CreateSandboxShopper } from './create-sandbox-shopper.js';
import { MoveSandboxTime } from './move-sandbox-time.js';
import { SandboxShoppers } from './sandbox-shoppers.js';
import { AdvanceSandboxOrderInput, CreateSandboxShopperInput, MoveSandboxTimeInput } from './sandbox.input.js';
import { SandboxTime } from './sandbox.model.js';

@Resolver()
export class SandboxResolver {
  constructor(
    private readonly shoppers: SandboxShoppers,
    private readonly createShopper: CreateSandboxShopper,
    private readonly moveTime: MoveSandboxTime,
    private readonly advanceOrder: AdvanceSandboxOrder,
  ) {}

  @Public('SIGNING_IN')
  @Mutation(() => AuthResult, {
    description:
      'For sandboxes only: creates a shopper with points, a loyalty level, an address and orders, and signs them in. SANDBOX_OFF, BAD_USER_INPUT, ITEM_NOT_FOUND if nothing is in stock.',
  })
  async createSandboxShopper(
    @CurrentClient() client: Client,
    @CurrentApiClient() apiClient: ApiClient | null,
    @Args('dto', { nullable: true }) dto?: CreateSandboxShopperInput,
  ): Promise<AuthResult> {
    const { tokens, ...opened } = await this.createShopper.create(
      dto ?? new CreateSandboxShopperInput(),
      client,
      apiClient,
    );
    return { ...opened, authData: tokens };
  }

  @SignedIn()
  @Mutation(() => SandboxTime, {
    description:
      'For sandbox shoppers only: makes the caller’s orders, points, codes and requests older by a number of hours, and processes everything that becomes due. SANDBOX_OFF (shop has no sandbox), FORBIDDEN for any other account.',
  })
  async moveSandboxTime(
    @Args('dto') { hours }: MoveSandboxTimeInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<SandboxTime> {
    await this.shoppers.admit(userId);
    return { hours: await this.moveTime.move(userId, hours) };
  }

  @SignedIn()
  @Mutation(() => Order, {
    description:
      'For sandbox shoppers only: advances one of the caller’s orders to the next status or to `to`, as an operator or a payment would. SANDBOX_OFF (shop has no sandbox), FORBIDDEN for any other account, ORDER_NOT_FOUND, TRANSITION_REFUSED (status cannot be reached), ORDER_NOT_PAYABLE (order awaits no payment).',
  })
  async advanceSandboxOrder(
    @Args('dto') { uuid, to }: AdvanceSandboxOrderInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<Order> {
    await this.shoppers.admit(userId);
    return this.advanceOrder.advance(userId, uuid, to ?? null);
  }
}
