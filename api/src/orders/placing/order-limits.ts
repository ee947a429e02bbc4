import { Inject, Injectable } from '@nestjs/common';
import type { ApiClient } from '../../platform/auth/api-client.js';
import type { Client } from '../../platform/auth/client.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Limits } from '../../platform/throttling/limits.js';
import { Promocodes } from '../../promo/index.js';
import type { OrderAttempt } from './order-keys.js';
import type { OrdersConfig } from '../orders.config.js';

/** The person for whom an order is placed; `userId` is null for a guest. */
export interface Buyer {
  userId: string | null;
  /** The client from which the shopper orders; null if an operator orders for them. */
  client: Client | null;
  /** The front end that places the order; null without a key. */
  apiClient: ApiClient | null;
  /** The operator who orders for the shopper; `notifies` if the shopper is notified of the order. */
  operator?: { id: string; notifies: boolean };
}

const HOUR = 3600;

/** Limits attempts to place orders, and guesses of promo codes. */
@Injectable()
export class OrderLimits {
  constructor(
    private readonly limits: Limits,
    private readonly promocodes: Promocodes,
    @Inject(CONFIG) private readonly config: OrdersConfig,
  ) {}

  /**
   * Counts an attempt of a shopper to place an order; attempts of operators do not count. A retry with the same key is
   * not counted again. Throws TOO_MANY_REQUESTS.
   */
  async count({ key, bodyHash }: OrderAttempt, buyer: Buyer, promocode: string | null | undefined): Promise<void> {
    if (!buyer.client) return;
    const attempt = `order:${key}:${bodyHash.toString('base64url', 0, 18)}`;
    await this.limits.hitOnce(attempt, HOUR, this.limitsOf(buyer.userId, buyer.client));
    if (buyer.userId && promocode) await this.promocodes.ask(promocode, buyer.userId);
  }

  /** Attempts are counted by account or network, never by telephone, because a guest can enter anybody's number. */
  private limitsOf(userId: string | null, { address, network }: Client) {
    const { ACCOUNT_ORDERS_PER_HOUR, GUEST_ORDERS_PER_HOUR: most } = this.config;
    if (userId) return [{ key: `order:account:${userId}`, most: ACCOUNT_ORDERS_PER_HOUR, windowSeconds: HOUR }];
    return [
      { key: `order:address:${address}`, most, windowSeconds: HOUR },
      { key: `order:network:${network}`, most: most * 5, windowSeconds: HOUR },
    ];
  }
}
