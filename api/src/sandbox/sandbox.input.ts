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
  description: 'How far an order of a new sandbox shopper has come.',
  valuesMap: {
    PAID: { description: 'It waits to be sent: PAID_READY_TO_SEND.' },
    TRAVELLING: { description: 'A carrier has it: HANDED_OVER_FOR_DELIVERY.' },
    DELIVERED: { description: 'It has arrived, and its points wait for the return window to end.' },
  },
});

@InputType({ description: 'What a sandbox shopper has to begin with.' })
export class CreateSandboxShopperInput {
  @Field(() => Int, { defaultValue: 1000, description: 'Points that can be spent at once, 100,000 at most.' })
  @Min(0)
  @Max(100_000)
  points = 1000;

  @Field(() => String, {
    nullable: true,
    description: '`name` of `loyaltyLevels` that the shopper has reached; without one, the first.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  level?: string | null;

  @Field(() => [SandboxOrder], {
    defaultValue: [],
    description: 'Orders to place and pay for: one of each kind at most. They take units of the shop’s stock.',
  })
  @ArrayMaxSize(Object.keys(SandboxOrder).length)
  @ArrayUnique((kind: SandboxOrder) => kind, says('eachOnce'))
  orders: SandboxOrder[] = [];
}

@InputType({ description: 'How far the time of a sandbox shopper moves on.' })
export class MoveSandboxTimeInput {
  @Field(() => Int, { description: 'Hours, 8,784 at most (366 days). Time never moves back.' })
  @Min(1)
  @Max(8784)
  hours: number;
}

@InputType({ description: 'Which order of the sandbox shopper moves on, and how far.' })
export class AdvanceSandboxOrderInput {
  @Field(() => ID, { description: 'Order of the shopper who asks.' })
  @IsUUID('all')
  uuid: string;

  @Field(() => OrderStatusEnum, {
    nullable: true,
    description: 'Status to stop at, through all before it; without one, the next.',
  })
  @IsOptional()
  @IsIn(ORDER_STATUSES)
  to?: OrderStatus | null;
}
