import { Injectable } from '@nestjs/common';
import { Deliveries, type DeliveryChoice } from '../delivery/index.js';
import { ReadLoyalty } from '../loyalty/index.js';
import { Statements } from '../platform/database/statements.js';
import { PricedItems, quote, type Quote } from '../pricing/index.js';
import { Promocodes } from '../promo/index.js';
import { unauthorized } from '../shared/api-error.js';

export interface QuoteRequest {
  itemIds: string[];
  promocode: string | null;
  bonuses: number;
  delivery: DeliveryChoice | null;
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

  /** Of what can be bought among the items. A guest who names a code or points is told to sign in. */
  async of(userId: string | null, { itemIds, promocode, bonuses, delivery }: QuoteRequest): Promise<Quote> {
    if (!userId && (promocode || bonuses)) throw unauthorized();
    const [items, shopper, promo, cost] = await Promise.all([
      this.priced.read(itemIds),
      userId ? this.loyalty.termsOf(this.statements, userId) : null,
      userId && promocode ? this.keptPromo(userId, promocode) : null,
      delivery ? this.deliveries.cost(delivery, itemIds) : null,
    ]);
    return quote({
      items: items.filter(({ unavailable }) => !unavailable),
      shopper,
      promo,
      bonuses,
      deliveryPrice: cost?.price ?? null,
    });
  }

  /** Only the code the cart keeps: a query would be a way round the limits on guessing. */
  private async keptPromo(userId: string, code: string) {
    const [kept] = await this.statements.rows<{ code: string }>('kept-promocode', KEPT, [userId]);
    if (kept?.code !== code.trim().toUpperCase()) return null;
    return (await this.promocodes.usable(kept.code, userId))?.terms ?? null;
  }
}

const KEPT = `
SELECT p."code" FROM "cart" c JOIN "promocode" p ON p."id" = c."promocodeId" WHERE c."userId" = $1`;
