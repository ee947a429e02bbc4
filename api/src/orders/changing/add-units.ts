import { Inject, Injectable } from '@nestjs/common';
import { arrivesBetween, type ArrivalConfig } from '../../delivery/index.js';
import { ReadLoyalty } from '../../loyalty/index.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import type { Queries } from '../../platform/database/statements.js';
import { PersonalPrices, PricedItems, quote, unitsOf, type PricedItem, type Quote } from '../../pricing/index.js';
import { ApiError } from '../../shared/api-error.js';
import type { Actor } from './change-items.js';
import { insertUnits } from '../placing/insert-units.js';
import { areFree, isSold, type LockedOrder } from './locked-order.js';
import { itemRecords } from '../placing/order-record.js';
import type { OrdersConfig } from '../orders.config.js';
import { countSold } from '../paying/pay-order.js';
import { offerChanges } from '../placing/quote-order.js';

/** Units of an offer to be added to an order. */
export interface WantedAddition {
  itemId: string;
  quantity: number;
  /** Price of one unit in kopecks, as the shopper was told; null if the shopper was told none. */
  price: number | null;
}

export interface Addition {
  /** The offer of each unit, in the order of the units of `answer`. */
  items: PricedItem[];
  answer: Quote;
}

/** Adds units to orders, at the shopper's current price (ADR 38). */
@Injectable()
export class AddUnits {
  constructor(
    private readonly priced: PricedItems,
    private readonly personalPrices: PersonalPrices,
    private readonly loyalty: ReadLoyalty,
    @Inject(CONFIG) private readonly config: OrdersConfig & ArrivalConfig,
  ) {}

  /**
   * Returns the price of the units, without promo code and points. The caller has locked the shopper's account and the
   * offers; this call locks the shopper's personal prices. `stay` is the number of units that the order keeps,
   * `alsoWanted` are offers of which the same edit needs a unit. Throws ORDER_CHANGED for an offer that is missing or
   * has another price, ORDER_TOO_LARGE.
   */
  async plan(
    queries: Queries,
    { userId }: LockedOrder,
    wanted: WantedAddition[],
    { stay, alsoWanted }: { stay: number; alsoWanted: string[] },
  ): Promise<Addition | null> {
    if (!wanted.length) return null;
    const lines = wanted.map(({ itemId, ...line }) => ({ id: itemId.toLowerCase(), ...line }));
    const ids = lines.map(({ id }) => id);
    if (userId) await this.personalPrices.lock(queries, userId, ids);
    const offers = await this.priced.read(ids, userId, queries);
    const items = unitsOf(offers, new Map(lines.map(({ id, quantity }) => [id, quantity])));
    const answer = quote({
      items,
      shopper: userId ? await this.loyalty.termsOf(queries, userId) : null,
      ...{ promo: null, bonuses: 0, deliveryPrice: null },
    });
    const changes = offerChanges(lines, offers, answer);
    if (changes.length) throw new ApiError('ORDER_CHANGED.OFFER', { changes });
    const most = this.config.ORDER_LINES;
    if (stay + items.length > most) throw new ApiError('ORDER_TOO_LARGE', { reason: 'LINES', most });
    if (!(await areFree(queries, [...items.map(({ id }) => id), ...alsoWanted]))) {
      const contested = ids.filter((id) => alsoWanted.includes(id));
      const reserved = contested.map((id) => ({ id, reason: 'RESERVED', price: null }));
      throw new ApiError('ORDER_CHANGED.OFFER', { changes: reserved });
    }
    return { items, answer };
  }

  /**
   * Reserves the units. In an unpaid order they become part of the order, with the status of its other units; in a paid
   * order they wait for a payment of their own. In a confirmed order that is paid for on delivery they are sold.
   */
  async make(queries: Queries, order: LockedOrder, { items, answer }: Addition, actor: Actor): Promise<void> {
    const { uuid, paidAt } = order;
    const carrier = { minDays: order.deliveryMinDays, maxDays: order.deliveryMaxDays };
    const isOnDelivery = order.paymentType === 'ON_DELIVERY' && !paidAt;
    const sells = isOnDelivery && isSold(order);
    const status = paidAt ? 'AWAITING_PAY' : sells ? 'PAID_READY_TO_SEND' : order.status;
    const [last] = await queries.rows(LAST_POSITION, { uuid });
    const arrivalOf = (item: Parameters<typeof arrivesBetween>[0]) => arrivesBetween(item, carrier, this.config);
    const units = itemRecords(items, answer, arrivalOf, (last?.position ?? 0) + 1);
    const how = { awaitsPayment: paidAt !== null, dueOnDelivery: isOnDelivery };
    await insertUnits(queries, { orderUuid: uuid, status, units, actor, ...how });
    if (!sells) return;
    await queries.rows(SELL, { uuid });
    await countSold(queries, items);
  }
}

/** The order has no other reserved units. */
const SELL = statement('order-added-units-sell')`
UPDATE "order_product_item" SET "unit" = 'SOLD' WHERE "orderUuid" = :uuid AND "unit" = 'RESERVED' AND "removedAt" IS NULL`;

const LAST_POSITION = statement('order-last-position')`
SELECT max("position")::int AS "position" FROM "order_product_item" WHERE "orderUuid" = :uuid`;
