import { Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsEnum,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { Clearable, IfGiven, SeenVersion } from '../../operator/index.js';
import { Permission } from '../../platform/auth/permissions.js';
import { ORDER_STATUSES, OrderStatusEnum, type OrderStatus } from '../index.js';

@InputType({ description: 'What is settled about a status. What is left out stays; null gives the usual back.' })
export class OrderStatusSettingInput {
  @Field(() => OrderStatusEnum, { description: 'Which status.' })
  @IsEnum(OrderStatusEnum)
  status: OrderStatus;

  @Field(() => Boolean, { nullable: true, description: 'Whether the shop uses it; null: it does.' })
  @IfGiven()
  @IsOptional()
  @IsBoolean()
  used?: boolean | null;

  @Clearable(60, 'What Russian shoppers read, in one line.')
  nameRu?: string | null;

  @Clearable(60, 'What English shoppers read, in one line.')
  nameEn?: string | null;

  @Field(() => Permission, {
    nullable: true,
    description: 'What is needed besides WRITE_ORDERS to move units into it.',
  })
  @IfGiven()
  @IsOptional()
  @IsEnum(Permission)
  permission?: Permission | null;
}

@InputType({ description: 'Statuses to settle. Those not listed stay unchanged.' })
export class SaveOrderStatusesInput {
  @Field(() => [OrderStatusSettingInput], { description: 'Statuses, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(ORDER_STATUSES.length)
  @ArrayUnique(({ status }: OrderStatusSettingInput) => status)
  @ValidateNested({ each: true })
  @Type(() => OrderStatusSettingInput)
  statuses: OrderStatusSettingInput[];

  @SeenVersion()
  version?: string | null;
}
