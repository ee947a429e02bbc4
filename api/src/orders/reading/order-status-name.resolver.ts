import { Inject } from '@nestjs/common';
import { Field, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/auth/access.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { currentLanguage } from '../../shared/request-scope.js';
import type { OrderStatus as Status } from '../changing/order-lifecycle.js';
import { OrderStatus } from '../order.model.js';
import type { OrdersConfig } from '../orders.config.js';

@ObjectType({ description: 'The shop’s own name of an order status.' })
class OrderStatusName {
  @Field(() => OrderStatus, { description: 'The order status that this entry describes.' })
  status: Status;

  @Field({ description: 'Name of the status for shoppers, in the language of the request.' })
  name: string;
}

@Resolver()
export class OrderStatusNameResolver {
  constructor(@Inject(CONFIG) private readonly config: OrdersConfig) {}

  @Public()
  @Query(() => [OrderStatusName], {
    description: 'Returns the shop’s own names of order statuses. Statuses not listed have their default names.',
  })
  orderStatusNames(): OrderStatusName[] {
    const language = currentLanguage();
    return Object.entries(this.config.ORDER_STATUSES).flatMap(([status, setting]) => {
      const name = setting?.[language];
      return name ? [{ status: status as Status, name }] : [];
    });
  }
}
