import { Field, ObjectType } from '@nestjs/graphql';
import { Permission } from '../../platform/auth/permissions.js';
import { OrderStatusEnum, type OrderStatus } from '../index.js';

@ObjectType({ description: 'The shop’s settings for one order status.' })
export class OrderStatusSetting {
  @Field(() => OrderStatusEnum, { description: 'The order status that this entry describes.' })
  status: OrderStatus;

  @Field({
    description:
      'Whether the shop uses the status. Units that already have a status that is no longer used keep the status.',
  })
  used: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why the status cannot be switched off, in the language of the request; null if it can be.',
  })
  required: string | null;

  @Field({ description: 'Whether operators can move units into the status; if false, only orders and payments do.' })
  movedInto: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the status for shoppers who read Russian; null: the default name.',
  })
  nameRu: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the status for shoppers who read English; null: the default name.',
  })
  nameEn: string | null;

  @Field(() => Permission, {
    nullable: true,
    description:
      'Permission that an operator or program needs besides WRITE_ORDERS to move units into the status; null: none.',
  })
  permission: Permission | null;
}

@ObjectType({ description: 'The shop’s settings for all order statuses.' })
export class OrderStatusSettings {
  @Field({ description: 'Version of the shop’s settings; `saveOrderStatuses` takes it.' })
  version: string;

  @Field(() => [OrderStatusSetting], { description: 'The statuses, in the order in which goods pass through them.' })
  statuses: OrderStatusSetting[];
}
