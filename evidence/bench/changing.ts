import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { AskApi } from './reading.js';

/** Price in kopecks below all other prices, so that a changed product comes first in the listing. */
const LOW_PRICE = 5000;
const LOOK_EVERY_MS = 2;
const GIVE_UP_MS = 60_000;

interface Cheapest {
  filteredProducts: { items: { id: string; item: { priceDetails: { price: number } } }[] };
}

/**
 * Measures the time from the commit of a price change until the listing shows it, with updated counts, cards and order.
 */
export class ChangingPrices {
  private count = 0;

  constructor(
    private readonly database: pg.Pool,
    private readonly ask: AskApi,
    private readonly productIds: string[],
  ) {}

  /** Makes a product the cheapest in the shop. Returns the milliseconds until the listing shows it. */
  async once(): Promise<number> {
    const id = this.productIds[this.count % this.productIds.length]!;
    const price = LOW_PRICE - (this.count += 1);
    await this.database.query(CHANGE_PRICE, [id, price]);
    const changed = performance.now();
    for (const end = changed + GIVE_UP_MS; performance.now() < end; await sleep(LOOK_EVERY_MS)) {
      const [first] = (await this.ask<Cheapest>(CHEAPEST)).filteredProducts.items;
      if (first?.id === id && first.item.priceDetails.price === price) return performance.now() - changed;
    }
    throw new Error(`the listing did not show the price ${price} of ${id}`);
  }
}

const CHANGE_PRICE = `
UPDATE "price_details" SET "price" = $2, "oldPrice" = NULL, "loyaltyPrice" = NULL
WHERE "itemId" IN (SELECT "id" FROM "product_item" WHERE "productId" = $1)`;
const CHEAPEST = `{
  filteredProducts(dto: { sort: CHEAP_FIRST }, pagination: { page: 1, limit: 1 }) {
    items { id item { priceDetails { price } } }
  }
}`;
