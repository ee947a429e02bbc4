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

@InputType({ description: 'Settings of one status. Absent fields stay unchanged; null restores the default.' })
export class OrderStatusSettingInput {
  @Field(() => OrderStatusEnum, { description: 'The order status that this entry describes.' })
  @IsEnum(OrderStatusEnum)
  status: OrderStatus;

  @Field(() => Boolean, { nullable: true, description: 'Whether the shop uses the status; null: true.' })
  @IfGiven()
  @IsOptional()
  @IsBoolean()
  used?: boolean | null;

  @Clearable(60, 'Name for shoppers who read Russian, in one line.')
  nameRu?: string | null;

  @Clearable(60, 'Name for shoppers who read English, in one line.')
  nameEn?: string | null;

  @Field(() => Permission, {
    nullable: true,
    description: 'Permission needed besides WRITE_ORDERS to move units into the status.',
  })
  @IfGiven()
  @IsOptional()
  @IsEnum(Permission)
  permission?: Permission | null;
}

@InputType({ description: 'Settings of statuses to save. Statuses not listed stay unchanged.' })
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
