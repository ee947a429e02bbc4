import { Args, ID, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { CreateWaybill } from './create-waybill.js';
import { FindOrders } from './find-orders.js';
import { CreateWaybillInput } from './operator-order.input.js';
import { OperatorOrder } from './operator-order.model.js';

@Resolver(() => OperatorOrder)
export class WaybillResolver {
  constructor(
    private readonly waybills: CreateWaybill,
    private readonly orders: FindOrders,
  ) {}

  @Needs('WRITE_ORDERS')
  @Mutation(() => OperatorOrder, {
    description:
      'Registers a parcel at CDEK and writes its number to `cdekWaybillId` of its units; takes up to 20 seconds. A call whose answer was lost may be repeated: it finds its parcel. ORDER_NOT_FOUND, WAYBILLS_OFF (no CDEK account, or a setting is missing), WAYBILL_IMPOSSIBLE (CDEK does not deliver the order, or no unit can be sent), WAYBILL_IN_PROGRESS (another call is asking CDEK), WAYBILL_REFUSED (by CDEK), CARRIER_UNAVAILABLE.',
  })
  async createWaybill(
    @Args('dto', { description: 'An order and its units for the parcel.' }) dto: CreateWaybillInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorOrder> {
    await this.waybills.create(by, dto);
    return this.orders.byUuid(dto.orderUuid);
  }

  @ResolveField(() => [ID], {
    nullable: true,
    description:
      'Ids of the units for which `createWaybill` can register a parcel now. Null if CDEK does not deliver the order, or the shop has no account of CDEK.',
  })
  waybillItemIds(@Parent() order: OperatorOrder): string[] | null {
    return this.waybills.possible(order);
  }
}
