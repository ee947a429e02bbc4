import { Inject } from '@nestjs/common';
import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { CONFIG } from '../platform/config/config.module.js';
import { toKopecks } from '../shared/kopecks.js';
import { nameOf } from '../shared/messages/messages.js';
import { arrivals } from './arrives-between.js';
import { CityArrivals, CityArrivalsInput } from './arrivals.model.js';
import { Deliveries, type DeliveryChoice } from './deliveries.js';
import { MOSCOW, type DeliveryConfig } from './delivery.config.js';
import { DeliveryMethod, DeliveryMethodsInput } from './delivery-method.model.js';
import { AddressDeliveryInput, DeliveryCost, PvzDeliveryInput } from './delivery-cost.model.js';
import { Gazetteer } from './gazetteer.js';
import { cityNotFound } from './pickup-points.js';

@Public()
@Resolver()
export class DeliveryCostResolver {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly gazetteer: Gazetteer,
    @Inject(CONFIG) private readonly config: DeliveryConfig,
  ) {}

  @Query(() => DeliveryCost, {
    description:
      'Calculates delivery to a pickup point. PICKUP_POINT_NOT_FOUND, DELIVERY_UNAVAILABLE (point does not accept the parcel).',
  })
  calculatePVZDelivery(@Args('dto') { code, items }: PvzDeliveryInput): Promise<DeliveryCost> {
    return this.cost({ pickupPointCode: code }, items);
  }

  @Query(() => DeliveryCost, {
    description:
      'Calculates delivery by courier. CITY_NOT_FOUND, DELIVERY_UNAVAILABLE (carrier does not deliver there).',
  })
  calculateAddressDelivery(@Args('dto') { cityId, items }: AddressDeliveryInput): Promise<DeliveryCost> {
    return this.cost({ cityId }, items);
  }

  @Query(() => [DeliveryMethod], {
    description: 'Returns the delivery methods for a town with the prices and days that checkout uses. CITY_NOT_FOUND.',
  })
  async deliveryMethods(@Args('dto') { cityId, items }: DeliveryMethodsInput): Promise<DeliveryMethod[]> {
    const ways = await this.deliveries.ways(cityId, items);
    const { DELIVERY_FREE_FROM: freeFrom } = this.config;
    return (['PICKUP_POINT', 'COURIER'] as const).map((code) => {
      const { price = null, minDays = null, maxDays = null, estimated = false } = ways[code] ?? {};
      return {
        ...{
          code,
          name: nameOf(code),
          available: ways[code] !== null,
          deliveryPrice: price,
          minDays,
          maxDays,
          estimated,
        },
        freeFrom: freeFrom === undefined ? null : toKopecks(freeFrom),
      };
    });
  }

  @Query(() => CityArrivals, {
    description:
      'Returns the expected arrival days, in a town, of items ordered now: at a pickup point, or by courier in a town without one. CITY_NOT_FOUND.',
  })
  async cityArrivals(@Args('dto') { cityId }: CityArrivalsInput): Promise<CityArrivals> {
    const city = this.gazetteer.city(cityId ?? MOSCOW);
    if (!city) throw cityNotFound();
    const ways = await this.deliveries.ways(city.id, []);
    const way = ways.PICKUP_POINT ?? ways.COURIER;
    return { city, arrivals: way && arrivals(way, this.config) };
  }

  private async cost(choice: DeliveryChoice, items: string[]): Promise<DeliveryCost> {
    const { price, minDays, maxDays, estimated } = await this.deliveries.cost(choice, items);
    return { deliveryPrice: price, minDays, maxDays, estimated, arrivals: arrivals({ minDays, maxDays }, this.config) };
  }
}
