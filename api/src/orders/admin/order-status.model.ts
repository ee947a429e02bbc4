import { Field, ObjectType } from '@nestjs/graphql';
import { Permission } from '../../platform/auth/permissions.js';
import { OrderStatusEnum, type OrderStatus } from '../index.js';

@ObjectType({ description: 'What the shop has settled about a status.' })
export class OrderStatusSetting {
  @Field(() => OrderStatusEnum, { description: 'Which status.' })
  status: OrderStatus;

  @Field({ description: 'Whether the shop uses it. Units that have it already keep it, also if it does not.' })
  used: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Why it cannot be switched off, in the language of the request; null if it can.',
  })
  required: string | null;

  @Field({ description: 'Whether operators move units into it; otherwise orders and payments alone do.' })
  movedInto: boolean;

  @Field(() => String, { nullable: true, description: 'What Russian shoppers read; null: the usual words.' })
  nameRu: string | null;

  @Field(() => String, { nullable: true, description: 'What English shoppers read; null: the usual words.' })
  nameEn: string | null;

  @Field(() => Permission, {
    nullable: true,
    description: 'What an operator or program needs besides WRITE_ORDERS to move units into it; null: nothing more.',
  })
  permission: Permission | null;
}

@ObjectType({ description: 'What the shop has settled about all statuses.' })
export class OrderStatusSettings {
  @Field({ description: 'Version of the shop’s settings; `saveOrderStatuses` takes it.' })
  version: string;

  @Field(() => [OrderStatusSetting], { description: 'The statuses, in the order in which goods pass through them.' })
  statuses: OrderStatusSetting[];
}
