import { Injectable } from '@nestjs/common';
import { ReadLoyalty } from '../../loyalty/index.js';
import type { Queries } from '../../platform/database/statements.js';
import {
  PersonalPrices,
  PricedItems,
  quote,
  unitsOf,
  type PricedItem,
  type Quote,
  type UnavailableReason,
} from '../../pricing/index.js';
import { judgePromocode, Promocodes, type Promocode } from '../../promo/index.js';
import { ApiError } from '../../shared/api-error.js';
import { lockOffers } from '../changing/locked-order.js';
import type { OrderTerms } from '../order.input.js';

export interface QuotedOrder {
  /** The offer of each unit, in the order of the units of `answer`. */
  items: PricedItem[];
  answer: Quote;
  /** Id of the promo code that was applied and counted as used; null if there is none. */
  promocodeId: string | null;
}

interface QuoteFor {
  /** The account of the shopper; null for a guest. */
  userId: string | null;
  /** Kopecks. */
  deliveryPrice: number;
  /** Whether an operator writes the order. */
  byOperator: boolean;
}

/** Calculates the price of an order while it is placed: as in the quote, but from locked rows. */
@Injectable()
export class QuoteOrder {
  constructor(
    private readonly priced: PricedItems,
    private readonly personalPrices: PersonalPrices,
    private readonly loyalty: ReadLoyalty,
    private readonly promocodes: Promocodes,
  ) {}

  /**
   * Locks the offers and the shopper's personal prices of them, and counts a use of the promo code. The caller has locked
   * the shopper's account. If the price differs from what the shopper saw, throws ORDER_CHANGED, TOTAL_CHANGED,
   * BONUSES_UNAVAILABLE, PROMOCODE_NOT_FOUND or PROMOCODE_NOT_APPLICABLE.
   */
  async of(queries: Queries, dto: OrderTerms, { userId, deliveryPrice, byOperator }: QuoteFor): Promise<QuotedOrder> {
    const wanted = new Map(dto.items.map(({ id, quantity }) => [id, quantity ?? 1]));
    const itemIds = [...wanted.keys()];
    const [, found, shopper] = await Promise.all([
      lockOffers(queries, itemIds),
      this.priced.read(itemIds, userId, queries, byOperator),
      userId ? this.loyalty.termsOf(queries, userId) : null,
    ]);
    const offers = userId ? await this.atLockedPrices(queries, { userId, byOperator }, found) : found;
    const items = unitsOf(offers, wanted);
    const promo = dto.promocode ? await this.promocodes.take(queries, dto.promocode, userId!) : null;
    const answer = quote({
      items,
      shopper,
      promo: promo?.unusable ? null : (promo?.terms ?? null),
      bonuses: dto.bonuses,
      deliveryPrice,
    });
    refuseChanges(dto, offers, answer, promo);
    return { items, answer, promocodeId: promo?.id ?? null };
  }

  /**
   * Locks the personal prices of the offers and returns the offers at these prices. Few offers have a personal price.
   */
  private async atLockedPrices(
    queries: Queries,
    { userId, byOperator }: { userId: string; byOperator: boolean },
    offers: PricedItem[],
  ): Promise<PricedItem[]> {
    if (!offers.some(({ personalPriceId }) => personalPriceId)) return offers;
    const itemIds = offers.map(({ id }) => id);
    const [, locked] = await Promise.all([
      this.personalPrices.lock(queries, userId, itemIds),
      this.priced.read(itemIds, userId, queries, byOperator),
    ]);
    return locked;
  }
}

interface OrderChange {
  id: string;
  reason: UnavailableReason | 'PRICE' | 'QUANTITY';
  /** Kopecks of one unit; null if none can be bought. */
  price: number | null;
  /** The maximum number of units that can be bought, for QUANTITY. */
  quantity?: number;
}

/** Returns how the offers and their prices differ from the request. */
export function offerChanges(
  lines: readonly { id: string; price?: number | null; quantity?: number | null }[],
  items: PricedItem[],
  answer: Quote,
): OrderChange[] {
  const offers = new Map(items.map((item) => [item.id, item]));
  const units = new Map(answer.units.map((unit) => [unit.itemId, unit]));
  return lines.flatMap(({ id, price, quantity }): OrderChange[] => {
    const offer = offers.get(id);
    const unit = units.get(id);
    if (!offer || !unit) return [{ id, reason: offer?.unavailable ?? 'GONE', price: null }];
    const { quantityMax } = offer;
    if ((quantity ?? 1) > quantityMax) return [{ id, reason: 'QUANTITY', price: unit.price, quantity: quantityMax }];
    return (price ?? unit.price) === unit.price ? [] : [{ id, reason: 'PRICE', price: unit.price }];
  });
}

/** Throws if the calculated price differs from what the shopper saw. */
function refuseChanges(dto: OrderTerms, items: PricedItem[], answer: Quote, promo: Promocode | null): void {
  const changes = offerChanges(dto.items, items, answer);
  if (changes.length) throw new ApiError('ORDER_CHANGED', { changes });
  const verdict = dto.promocode ? judgePromocode(dto.promocode, promo, answer) : null;
  if (verdict?.refusal) throw verdict.refusal;
  if (answer.bonuses !== dto.bonuses)
    throw new ApiError('BONUSES_UNAVAILABLE', {
      available: answer.bonusesAvailableToSpent,
    });
  if (typeof dto.totalPrice === 'number' && dto.totalPrice !== answer.totalPrice)
    throw new ApiError('TOTAL_CHANGED', { totalPrice: answer.totalPrice });
}
