import { Inject, Injectable } from '@nestjs/common';
import { Deliveries, Gazetteer } from '../delivery/index.js';
import { emailRecipient, given, phoneRecipient, type IdentityConfig } from '../identity/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { ApiError, badUserInput, unauthorized, fieldFault } from '../shared/api-error.js';
import type { CreateOrderInput, OrderAddressInput } from './order.input.js';
import type { OrdersConfig } from './orders.config.js';

export interface Destination {
  pickupPoint: object | null;
  address: object | null;
}

/** Data of an order that must be collected before its transaction begins, such as the delivery price. */
export interface PreparedOrder {
  dto: CreateOrderInput;
  /** E.164. */
  phone: string;
  email: string | null;
  destination: Destination;
  /** Kopecks and days. */
  delivery: { price: number; minDays: number; maxDays: number };
}

/**
 * Validates the input and asks the carrier for the delivery price. Because of the network calls it runs outside the
 * transaction.
 */
@Injectable()
export class PrepareOrder {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly gazetteer: Gazetteer,
    @Inject(CONFIG) private readonly config: OrdersConfig & Pick<IdentityConfig, 'PHONE_COUNTRIES'>,
  ) {}

  /**
   * Throws UNAUTHORIZED, ORDER_TOO_LARGE, BAD_USER_INPUT, PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND and the other errors
   * of delivery.
   */
  async of(dto: CreateOrderInput, userId: string | null): Promise<PreparedOrder> {
    const { ORDER_LINES: most, PHONE_COUNTRIES } = this.config;
    if (!userId && (dto.promocode || dto.bonuses)) throw unauthorized();
    if (dto.items.length > most) throw new ApiError('ORDER_TOO_LARGE', { reason: 'LINES', most });
    const phone = given(phoneRecipient(dto.contact.phone, PHONE_COUNTRIES), 'dto.contact.phone').address;
    const email = dto.contact.email ? given(emailRecipient(dto.contact.email), 'dto.contact.email').address : null;
    const destination = await this.destination(dto.delivery);
    const { pickupPointCode, address } = dto.delivery;
    const delivery = await this.deliveries.cost(
      pickupPointCode ? { pickupPointCode } : { cityId: address!.cityId },
      dto.items.map(({ id }) => id),
    );
    return { dto, phone, email, destination, delivery };
  }

  private async destination({ pickupPointCode, address }: CreateOrderInput['delivery']): Promise<Destination> {
    if (Boolean(pickupPointCode) === Boolean(address))
      throw badUserInput([fieldFault('dto.delivery', 'exactlyOneOf', { names: ['pickupPointCode', 'address'] })]);
    if (address) return { pickupPoint: null, address: this.wholeAddress(address) };
    const point = await this.deliveries.point(pickupPointCode!);
    if (!point) throw new ApiError('PICKUP_POINT_NOT_FOUND');
    return { pickupPoint: point, address: null };
  }

  private wholeAddress({ cityId, street, house, building, apartment, index }: OrderAddressInput): object {
    const city = this.gazetteer.city(cityId);
    if (!city) throw new ApiError('CITY_NOT_FOUND');
    const country = this.gazetteer.country(city.countryId)?.title ?? city.countryId;
    return { country, city: city.title, cityId, street, house, building, apartment, index };
  }
}
