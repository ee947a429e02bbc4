import { Injectable } from '@nestjs/common';
import { Deliveries, type DeliveryChoice } from '../delivery/index.js';
import { ReadLoyalty } from '../loyalty/index.js';
import { Statements } from '../platform/database/statements.js';
import { PricedItems, quote, unitsOf, type Quote, type QuoteUnit, type UnavailableReason } from '../pricing/index.js';
import { judgePromocode, Promocodes, type PromoVerdict } from '../promo/index.js';
import { unauthorized } from '../shared/api-error.js';

export interface QuoteRequest {
  /** Ids of offers, one for each unit. */
  itemIds: string[];
  promocode: string | null;
  bonuses: number;
  delivery: DeliveryChoice | null;
  /**
   * Whether an operator requests the quote, so that the promo code does not count as a shopper's guess, and more units
   * can be ordered. Default: false.
   */
  byOperator?: boolean;
}

/** The units of one offer. Prices are of one unit; discount, points, money and cashback are sums. */
interface QuoteLine extends QuoteUnit {
  quantity: number;
}

/** A quote for requested items. Each of them is either a line of the quote or listed in `unavailableItems`. */
export interface QuotedItems extends Quote {
  lines: QuoteLine[];
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
  async of(userId: string | null, request: QuoteRequest): Promise<QuotedItems> {
    const { itemIds, promocode, bonuses, delivery, byOperator = false } = request;
    if (!userId && (promocode || bonuses)) throw unauthorized();
    const wanted = countEach(itemIds);
    const ask = byOperator ? 'find' : 'ask';
    const [items, shopper, promo] = await Promise.all([
      this.priced.read([...wanted.keys()], userId, this.statements, byOperator),
      userId ? this.loyalty.termsOf(this.statements, userId) : null,
      userId && promocode ? this.promocodes[ask](promocode, userId) : null,
    ]);
    const units = unitsOf(items, wanted);
    const ids = units.map(({ id }) => id);
    const cost = delivery && ids.length ? await this.deliveries.cost(delivery, ids) : null;
    const answer = quote({
      items: units,
      shopper,
      promo: promo?.unusable ? null : (promo?.terms ?? null),
      bonuses,
      deliveryPrice: cost?.price ?? null,
    });
    const offers = new Map(items.map((item) => [item.id, item]));
    return {
      ...answer,
      lines: linesOf(answer.units),
      unavailableItems: [...wanted.keys()].flatMap((itemId) => {
        const offer = offers.get(itemId);
        const reason = offer ? offer.unavailable : 'GONE';
        return reason ? [{ itemId, reason }] : [];
      }),
      promocode: promocode ? judgePromocode(promocode, promo, answer) : null,
    };
  }
}

function countEach(ids: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function linesOf(units: QuoteUnit[]): QuoteLine[] {
  const lines = new Map<string, QuoteLine>();
  for (const unit of units) {
    const line = lines.get(unit.itemId);
    lines.set(unit.itemId, {
      ...unit,
      quantity: (line?.quantity ?? 0) + 1,
      discountValue: (line?.discountValue ?? 0) + unit.discountValue,
      bonuses: (line?.bonuses ?? 0) + unit.bonuses,
      soldPrice: (line?.soldPrice ?? 0) + unit.soldPrice,
      cashback: (line?.cashback ?? 0) + unit.cashback,
    });
  }
  return [...lines.values()];
}
