import { personalPriceOf } from './personal-prices.js';

/** Most units that operators can allow in one order of an offer, as `api/prisma/sql/quantities.sql` says, too. */
export const MOST_PER_ORDER = 10;

interface Offer {
  /** What operators allow in one order. */
  maxPerOrder: number;
  /** Units in stock that nobody has reserved. */
  free: number;
  /** Kopecks. */
  price: number;
  loyaltyPrice: number | null;
  personalPrice: number | null;
  /** Units that the shopper can still buy at the personal price; null without one. */
  personalUnits: number | null;
}

/**
 * Returns the most units of an offer that one order may have now. All units of a line cost the same, so a shopper with a
 * personal price buys the units agreed at it first (ADR 36).
 */
export function quantityMax({ maxPerOrder, free, personalUnits, ...prices }: Offer): number {
  const atOnePrice = personalPriceOf(prices) === null ? maxPerOrder : (personalUnits ?? maxPerOrder);
  return Math.max(0, Math.min(maxPerOrder, free, atOnePrice));
}
