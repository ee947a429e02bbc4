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

/** Every item asked about is a line of the quote or one of `unavailableItems`. */
export interface QuotedItems extends Quote {
  unavailableItems: { itemId: string; reason: UnavailableReason }[];
  /** Null where none is named. */
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
   * Of what can be bought among the items, and its delivery: an order of the lines costs the same. A guest who names a
   * code or points is told to sign in. Throws TOO_MANY_REQUESTS where codes are guessed.
   */
  async of(userId: string | null, { itemIds, promocode, bonuses, delivery }: QuoteRequest): Promise<QuotedItems> {
    if (!userId && (promocode || bonuses)) throw unauthorized();
    const [items, shopper, promo] = await Promise.all([
      this.priced.read(itemIds),
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
