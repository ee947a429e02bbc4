import { Inject, Injectable } from '@nestjs/common';
import { emailRecipient, given, phoneRecipient, type IdentityConfig } from '../../identity/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { ApiError, unauthorized } from '../../shared/api-error.js';
import { OrderDestination, type DeliveryTerms, type Destination } from './order-destination.js';
import type { OrderTerms } from '../order.input.js';
import type { OrdersConfig } from '../orders.config.js';

/** Data of an order that must be collected before its transaction begins, such as the delivery price. */
export interface PreparedOrder {
  dto: OrderTerms;
  /** E.164. */
  phone: string;
  email: string | null;
  destination: Destination;
  delivery: DeliveryTerms;
}

/**
 * Validates the input and asks the carrier for the delivery price. Because of the network calls it runs outside the
 * transaction.
 */
@Injectable()
export class PrepareOrder {
  constructor(
    private readonly destinations: OrderDestination,
    @Inject(CONFIG) private readonly config: OrdersConfig & Pick<IdentityConfig, 'PHONE_COUNTRIES'>,
  ) {}

  /**
   * Throws UNAUTHORIZED, ORDER_TOO_LARGE, BAD_USER_INPUT, PICKUP_POINT_NOT_FOUND, CITY_NOT_FOUND and the other errors
   * of delivery.
   */
  async of(dto: OrderTerms, userId: string | null): Promise<PreparedOrder> {
    const { ORDER_LINES: most, PHONE_COUNTRIES } = this.config;
    if (!userId && (dto.promocode || dto.bonuses)) throw unauthorized();
    const unitIds = dto.items.flatMap(({ id, quantity }) => Array.from({ length: quantity ?? 1 }, () => id));
    if (unitIds.length > most) throw new ApiError('ORDER_TOO_LARGE', { reason: 'LINES', most });
    const phone = given(phoneRecipient(dto.contact.phone, PHONE_COUNTRIES), 'dto.contact.phone').address;
    const email = dto.contact.email ? given(emailRecipient(dto.contact.email), 'dto.contact.email').address : null;
    return { dto, phone, email, ...(await this.destinations.of(dto.delivery, unitIds)) };
  }
}
