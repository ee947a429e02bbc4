import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsIn, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { ORDER_STATUSES, OrderStatusEnum, type OrderStatus } from '../orders/index.js';
import { says } from '../shared/messages/messages.js';

export enum SandboxOrder {
  PAID = 'PAID',
  TRAVELLING = 'TRAVELLING',
  DELIVERED = 'DELIVERED',
}
registerEnumType(SandboxOrder, {
  name: 'SandboxOrder',
  description: 'Status of an order created for a new sandbox shopper.',
  valuesMap: {
    PAID: { description: 'Paid and waiting to be sent: PAID_READY_TO_SEND.' },
    TRAVELLING: { description: 'With the carrier: HANDED_OVER_FOR_DELIVERY.' },
    DELIVERED: { description: 'Delivered; its points become spendable after the return period.' },
  },
});

@InputType({ description: 'Initial state of a sandbox shopper.' })
export class CreateSandboxShopperInput {
  @Field(() => Int, { defaultValue: 1000, description: 'Points the shopper can spend immediately, 100,000 at most.' })
  @Min(0)
  @Max(100_000)
  points = 1000;

  @Field(() => String, {
    nullable: true,
    description: '`name` of a level from `loyaltyLevels`; by default the first.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  level?: string | null;

  @Field(() => [SandboxOrder], {
    defaultValue: [],
    description:
      'Kinds of orders to place and pay for, one order of each kind at most. They reserve units of the shop’s stock.',
  })
  @ArrayMaxSize(Object.keys(SandboxOrder).length)
  @ArrayUnique((kind: SandboxOrder) => kind, says('eachOnce'))
  orders: SandboxOrder[] = [];
}

@InputType({ description: 'How far to move a sandbox shopper’s time forward.' })
export class MoveSandboxTimeInput {
  @Field(() => Int, { description: 'Number of hours, 8,784 at most (366 days). Time cannot move back.' })
  @Min(1)
  @Max(8784)
  hours: number;
}

@InputType({ description: 'The sandbox shopper’s order to advance and the status to advance it to.' })
export class AdvanceSandboxOrderInput {
  @Field(() => ID, { description: 'UUID of an order that belongs to the caller.' })
  @IsUUID('all')
  uuid: string;

  @Field(() => OrderStatusEnum, {
    nullable: true,
    description: 'Status to reach; the order passes through every status before it. Absent or null: the next status.',
  })
  @IsOptional()
  @IsIn(ORDER_STATUSES)
  to?: OrderStatus | null;
}
