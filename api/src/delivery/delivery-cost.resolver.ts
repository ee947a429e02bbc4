import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { Deliveries, type DeliveryChoice } from './deliveries.js';
import { AddressDeliveryInput, DeliveryCost, PvzDeliveryInput } from './delivery-cost.model.js';

@Public()
@Resolver()
export class DeliveryCostResolver {
  constructor(private readonly deliveries: Deliveries) {}

  @Query(() => DeliveryCost, { description: 'PICKUP_POINT_NOT_FOUND, DELIVERY_UNAVAILABLE.' })
  calculatePVZDelivery(@Args('dto') { code, items }: PvzDeliveryInput): Promise<DeliveryCost> {
    return this.cost({ pickupPointCode: code }, items);
  }

  @Query(() => DeliveryCost, { description: 'By courier to a door. CITY_NOT_FOUND, DELIVERY_UNAVAILABLE.' })
  calculateAddressDelivery(@Args('dto') { cityId, items }: AddressDeliveryInput): Promise<DeliveryCost> {
    return this.cost({ cityId }, items);
  }

  private async cost(choice: DeliveryChoice, items: string[]): Promise<DeliveryCost> {
    const { price, minDays, maxDays, estimated } = await this.deliveries.cost(choice, items);
    return { deliveryPrice: price, minDays, maxDays, estimated };
  }
}
