import { Injectable } from '@nestjs/common';
import { Deliveries, type DeliveryChoice } from '../delivery/index.js';
import { ReadLoyalty } from '../loyalty/index.js';
import { Statements } from '../platform/database/statements.js';
import { PricedItems, quote, type Quote, type UnavailableReason } from '../pricing/index.js';
import { judgePromocode, Promocodes, type PromoVerdict } from '../promo/index.js';
import { unauthorized } from '../shared/api-error.js';

export interface QuoteRequest {
  itemIds: string[];
  promocode: string | null;
  bonuses: number;
  delivery: DeliveryChoice | null;
}

/** A quote for requested items. Each of them is either a line of the quote or listed in `unavailableItems`. */
export interface QuotedItems extends Quote {
  unavailableItems: { itemId: string; reason: UnavailableReason }[];
  /** The result for the promo code; null if the request contains no code. */
  promocode: PromoVerdict | null;
}

@Injectable()
export class Quotes {
  constructor(
    private readonly statements: Statements,
    private readonly priced: PricedItems,
    private readonly loyalty: ReadLoyalty,
    private readonly promocodes: Promocodes,
    private readonly deliveries: Deliveries,
  ) {}

  /**
   * Returns the price of the available items and their delivery. An order of these items costs the same. Throws
   * UNAUTHORIZED if a guest uses a promo code or points, TOO_MANY_REQUESTS after too many codes.
   */
  async of(userId: string | null, { itemIds, promocode, bonuses, delivery }: QuoteRequest): Promise<QuotedItems> {
    if (!userId && (promocode || bonuses)) throw unauthorized();
    const [items, shopper, promo] = await Promise.all([
      this.priced.read(itemIds, userId),
      userId ? this.loyalty.termsOf(this.statements, userId) : null,
      userId && promocode ? this.promocodes.ask(promocode, userId) : null,
    ]);
    const buyable = items.filter(({ unavailable }) => !unavailable);
    const ids = buyable.map(({ id }) => id);
    const cost = delivery && ids.length ? await this.deliveries.cost(delivery, ids) : null;
    const answer = quote({
      items: buyable,
      shopper,
      promo: promo?.unusable ? null : (promo?.terms ?? null),
      bonuses,
      deliveryPrice: cost?.price ?? null,
    });
    const offers = new Map(items.map((item) => [item.id, item]));
    return {
      ...answer,
      unavailableItems: itemIds.flatMap((itemId) => {
        const offer = offers.get(itemId);
        const reason = offer ? offer.unavailable : 'GONE';
        return reason ? [{ itemId, reason }] : [];
      }),
      promocode: promocode ? judgePromocode(promocode, promo, answer) : null,
    };
  }
}
