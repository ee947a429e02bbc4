import { Injectable } from '@nestjs/common';
import { ReadLoyalty } from '../loyalty/index.js';
import type { Queries } from '../platform/database/statements.js';
import { PersonalPrices, PricedItems, quote, type PricedItem, type Quote } from '../pricing/index.js';
import { judgePromocode, Promocodes, type Promocode } from '../promo/index.js';
import { ApiError } from '../shared/api-error.js';
import { lockOffers } from './locked-order.js';
import type { CreateOrderInput } from './order.input.js';

export interface QuotedOrder {
  items: PricedItem[];
  answer: Quote;
  /** Id of the promo code that was applied and counted as used; null if there is none. */
  promocodeId: string | null;
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
  async of(
    queries: Queries,
    dto: CreateOrderInput,
    userId: string | null,
    deliveryPrice: number,
  ): Promise<QuotedOrder> {
    const itemIds = dto.items.map((item) => item.id);
    await lockOffers(queries, itemIds);
    if (userId) await this.personalPrices.lock(queries, userId, itemIds);
    const items = await this.priced.read(itemIds, userId, queries);
    const promo = dto.promocode ? await this.promocodes.take(queries, dto.promocode, userId!) : null;
    const answer = quote({
      items: items.filter(({ unavailable }) => !unavailable),
      shopper: userId ? await this.loyalty.termsOf(queries, userId) : null,
      promo: promo?.unusable ? null : (promo?.terms ?? null),
      bonuses: dto.bonuses,
      deliveryPrice,
    });
    refuseChanges(dto, items, answer, promo);
    return { items, answer, promocodeId: promo?.id ?? null };
  }
}

/** Throws if the calculated price differs from what the shopper saw. */
function refuseChanges(dto: CreateOrderInput, items: PricedItem[], answer: Quote, promo: Promocode | null): void {
  const offers = new Map(items.map((item) => [item.id, item]));
  const lines = new Map(answer.lines.map((line) => [line.itemId, line]));
  const changes = dto.items.flatMap(({ id, price }): { id: string; reason: string; price: number | null }[] => {
    const line = lines.get(id);
    if (!line) return [{ id, reason: offers.get(id)?.unavailable ?? 'GONE', price: null }];
    return line.price === price ? [] : [{ id, reason: 'PRICE', price: line.price }];
  });
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
