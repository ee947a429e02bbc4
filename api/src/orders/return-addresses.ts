import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { isListed } from '../platform/http/origin-patterns.js';
import { badUserInput } from '../shared/api-error.js';
import type { OrdersConfig } from './orders.config.js';

const LONGEST = 2000;
/** Scheme and host without user, placeholder or backslash, then visible ASCII: what every browser reads alike. */
const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/[^/?#@{}\\]+(?:[/?#][\x21-\x5b\x5d-\x7e]*)?$/;

/**
 * Addresses to which a payment page sends the shopper back. Only those of the storefront and of listed front ends are
 * taken, deep links of apps among them. Anything else would let a link of the shop lead to a stranger's page.
 */
@Injectable()
export class ReturnAddresses {
  constructor(@Inject(CONFIG) private readonly config: Pick<OrdersConfig, 'STOREFRONT_URL' | 'API_ORIGINS'>) {}

  /**
   * Returns the address, or null if none is given. `{id}` in its path, query or fragment stands for the order's public
   * id. Throws BAD_USER_INPUT that names `field`.
   */
  check(field: string, address: string | null | undefined): string | null {
    const text = address?.trim();
    if (!text) return null;
    if (text.length > LONGEST || !ADDRESS.test(text) || !URL.canParse(text))
      throw badUserInput([{ field, message: 'must be an address such as https://shop.example/orders/{id}' }]);
    const { origin, protocol, host } = new URL(text);
    // Addresses of apps have no origin of their own, only a scheme and perhaps a host.
    const from = origin === 'null' ? `${protocol}//${host}` : origin;
    if (from === new URL(this.config.STOREFRONT_URL).origin || isListed(this.config.API_ORIGINS, from)) return text;
    throw badUserInput([{ field, message: `must lead to the storefront or to an origin of API_ORIGINS, not ${from}` }]);
  }

  /** Returns the address with the order's id in its place. */
  static of(address: string | null, orderId: string): string | null {
    return address && new URL(address.replaceAll('{id}', orderId)).href;
  }
}
