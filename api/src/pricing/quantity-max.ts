import { personalPriceOf } from './personal-prices.js';

/**
 * Maximum number of units that operators can allow in one order of an offer; `api/prisma/sql/quantities.sql` has the
 * same number.
 */
export const MOST_PER_ORDER = 10;

interface Offer {
  /** Number of units that operators allow in one order. */
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
 * Returns the maximum number of units of an offer that one order may contain now. All units of a line cost the same, so
 * a shopper with a personal price first buys the units agreed at that price (ADR 36).
 */
export function quantityMax({ maxPerOrder, free, personalUnits, ...prices }: Offer): number {
  const atOnePrice = personalPriceOf(prices) === null ? maxPerOrder : (personalUnits ?? maxPerOrder);
  return Math.max(0, Math.min(maxPerOrder, free, atOnePrice));
}
