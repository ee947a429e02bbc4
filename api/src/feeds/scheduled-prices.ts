import type { CatalogItem } from './catalog-record.js';
import { because, type FeedReason } from './feed-reason.js';
import { doubtOf } from './doubtful-price.js';
import type { FeedItem } from './feed-record.js';

export type ScheduledPrice = NonNullable<FeedItem['scheduledPrices']>[number];

const begins = ({ from }: ScheduledPrice): number => (from === null ? -Infinity : Date.parse(from));
const ends = ({ to }: ScheduledPrice): number => (to === null ? Infinity : Date.parse(to));

/**
 * Returns the scheduled prices of an offer in the order of their times, without impossible ones; `remark` gets the
 * reason.
 */
export function scheduleOf(
  given: readonly ScheduledPrice[],
  regularPrice: number,
  remark: (reason: FeedReason) => void,
): ScheduledPrice[] {
  const kept: ScheduledPrice[] = [];
  for (const scheduled of given.toSorted((a, b) => begins(a) - begins(b))) {
    const { price, oldPrice } = scheduled;
    const before = kept.at(-1);
    if (ends(scheduled) <= begins(scheduled)) remark(because('SCHEDULED_PRICE_ENDS_FIRST'));
    else if (before && begins(scheduled) < ends(before)) remark(because('SCHEDULED_PRICES_OVERLAP'));
    else if (doubtOf(price, { lastImport: regularPrice, product: null, oldPrice: null, category: null }))
      remark(because('SCHEDULED_PRICE_TOO_LOW'));
    else if (oldPrice === null || oldPrice > price) kept.push(scheduled);
    else {
      remark(because('SCHEDULED_OLD_PRICE_NOT_ABOVE'));
      kept.push({ ...scheduled, oldPrice: null });
    }
  }
  return kept;
}

type Prices = Pick<CatalogItem, 'price' | 'oldPrice' | 'loyaltyPrice'>;

/** A scheduled price as stored in the database: `api/prisma/schema/offers.prisma`. */
export interface ScheduledRow extends ScheduledPrice {
  position: number;
  regularPrice: number;
  regularOldPrice: number | null;
  regularLoyaltyPrice: number | null;
  dueAt: string | null;
}

/** Returns the current prices of an offer. */
export function pricesAt(
  now: Date,
  { price, oldPrice, loyaltyPrice }: Prices,
  scheduled: readonly ScheduledPrice[] = [],
): Prices {
  const inForce = scheduled.find((one) => begins(one) <= now.getTime() && now.getTime() < ends(one));
  if (!inForce) return { price, oldPrice, loyaltyPrice };
  // The database, too, refuses a loyalty price above the price (`api/prisma/sql/catalogue-figures.sql`).
  const loyalty = loyaltyPrice !== null && loyaltyPrice <= inForce.price ? loyaltyPrice : null;
  return { price: inForce.price, oldPrice: inForce.oldPrice, loyaltyPrice: loyalty };
}

/** Returns the scheduled prices of an offer that are not over. */
export function scheduledAt(
  now: Date,
  { price, oldPrice, loyaltyPrice }: Prices,
  scheduled: readonly ScheduledPrice[] = [],
): ScheduledRow[] {
  return scheduled
    .filter((one) => now.getTime() < ends(one))
    .map((one, position) => ({
      ...one,
      position,
      regularPrice: price,
      regularOldPrice: oldPrice,
      regularLoyaltyPrice: loyaltyPrice,
      dueAt: begins(one) <= now.getTime() ? one.to : one.from,
    }));
}
