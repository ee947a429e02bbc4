import { Injectable } from '@nestjs/common';
import { Deliveries, Gazetteer } from '../../delivery/index.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import type { OrderAddressInput, OrderDeliveryInput } from '../order.input.js';

export interface Destination {
  pickupPoint: object | null;
  address: object | null;
}

/** Delivery price in kopecks and delivery time in days. */
export interface DeliveryTerms {
  price: number;
  minDays: number;
  maxDays: number;
}

/**
 * The destination of an order, and the carrier's terms for it. Makes network calls, so it is never used in a
 * transaction.
 */
@Injectable()
export class OrderDestination {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly gazetteer: Gazetteer,
  ) {}

  /**
   * Returns the place with its names, and the terms of delivering one unit of each offer there. Throws BAD_USER_INPUT,
   * PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND, DELIVERY_UNAVAILABLE.
   */
  async of(
    { pickupPointCode, address }: OrderDeliveryInput,
    itemIds: readonly string[],
  ): Promise<{ destination: Destination; delivery: DeliveryTerms }> {
    if (Boolean(pickupPointCode) === Boolean(address))
      throw badUserInput([fieldFault('dto.delivery', 'exactlyOneOf', { names: ['pickupPointCode', 'address'] })]);
    const destination = address
      ? { pickupPoint: null, address: this.wholeAddress(address) }
      : { pickupPoint: await this.point(pickupPointCode!), address: null };
    const choice = pickupPointCode ? { pickupPointCode } : { cityId: address!.cityId };
    return { destination, delivery: await this.deliveries.cost(choice, itemIds) };
  }

  private async point(code: string): Promise<object> {
    const point = await this.deliveries.point(code);
    if (!point) throw new ApiError('PICKUP_POINT_NOT_FOUND');
    return point;
  }

  private wholeAddress({ cityId, street, house, building, apartment, index }: OrderAddressInput): object {
    const city = this.gazetteer.city(cityId);
    if (!city) throw new ApiError('CITY_NOT_FOUND');
    const country = this.gazetteer.country(city.countryId)?.title ?? city.countryId;
    return { country, city: city.title, cityId, street, house, building, apartment, index };
  }
}
