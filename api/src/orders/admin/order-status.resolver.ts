import { Args, Context, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Inject } from '@nestjs/common';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import type { Permission } from '../../platform/auth/permissions.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { allowedTo, nextStep, OrderStatusEnum, type OrdersConfig, type OrderStatus } from '../index.js';
import { EditOrderStatuses } from './edit-order-statuses.js';
import { OperatorOrderItem } from './operator-order.model.js';
import { SaveOrderStatusesInput } from './order-status.input.js';
import { OrderStatusSettings } from './order-status.model.js';

@Needs('SETTINGS')
@Resolver()
export class OrderStatusResolver {
  constructor(private readonly edit: EditOrderStatuses) {}

  @Query(() => OrderStatusSettings, {
    description:
      'Returns which statuses the shop uses, the status names for shoppers, and who may move units into each status.',
  })
  orderStatuses(): Promise<OrderStatusSettings> {
    return this.edit.all();
  }

  @Mutation(() => OrderStatusSettings, {
    description:
      'Sets which statuses the shop uses, the status names for shoppers, and who may move units into each status; in effect within 10 seconds. CONFLICT (changed since `version` was read); STATUS_REQUIRED for a status that the shop cannot do without.',
  })
  saveOrderStatuses(
    @Args('dto', { description: 'Settings of statuses to save.' }) dto: SaveOrderStatusesInput,
    @CurrentActor() by: Actor,
  ): Promise<OrderStatusSettings> {
    return this.edit.save(by, dto);
  }
}

/** Leaves of the next statuses of a unit those into which whoever asks may move it, and says which is the usual one. */
@Resolver(() => OperatorOrderItem)
export class NextStatusesResolver {
  constructor(@Inject(CONFIG) private readonly config: OrdersConfig) {}

  @ResolveField(() => [OrderStatusEnum], {
    description: 'Statuses that the shop uses and to which the caller may move the unit with moveItems.',
  })
  nextStatuses(
    @Parent() { nextStatuses }: OperatorOrderItem,
    @Context('request') { permissions = [] }: { permissions?: readonly Permission[] },
  ): OrderStatus[] {
    return allowedTo(nextStatuses, this.config.ORDER_STATUSES, permissions);
  }

  @ResolveField(() => OrderStatusEnum, {
    nullable: true,
    description: 'The usual one of `nextStatuses`; null if none of them leads the unit on.',
  })
  nextStep(
    @Parent() { nextStatuses }: OperatorOrderItem,
    @Context('request') { permissions = [] }: { permissions?: readonly Permission[] },
  ): OrderStatus | null {
    return nextStep(allowedTo(nextStatuses, this.config.ORDER_STATUSES, permissions));
  }
}
