import type { Random } from './random.js';

export interface Price {
  /** The current price. All three prices are in kopecks. */
  readonly price: number;
  readonly oldPrice: number | null;
  readonly loyaltyPrice: number | null;
}

/**
 * Returns the highest typical shop price at or below the given roubles, in kopecks. It ends in 90 roubles; from 5,000
 * roubles up, in 490 or 990.
 */
export function shelfPrice(roubles: number): number {
  const step = roubles >= 5000 ? 500 : 100;
  return Math.max(90, Math.floor((roubles + 10) / step) * step - 10) * 100;
}

const SMALL_CUTS = [10, 15, 20, 20, 25, 30, 30, 35, 40, 45] as const;
const DEEP_CUTS = [50, 50, 55, 60, 70] as const;

/** Returns the random discount of a colourway in percent. It is 0 for about seven colourways in ten. */
export function discountOf(random: Random): number {
  if (!random.chance(0.3)) return 0;
  return random.chance(0.2) ? random.pick(DEEP_CUTS) : random.pick(SMALL_CUTS);
}

/**
 * Returns the prices of an offer, given its full price in roubles. The price for members, if there is one, is 5 %
 * lower.
 */
export function priceOf(fullRoubles: number, discount: number, forMembers: boolean): Price {
  const full = shelfPrice(fullRoubles);
  const price = discount > 0 ? shelfPrice((full / 100) * (1 - discount / 100)) : full;
  const member = shelfPrice((price / 100) * 0.95);
  return {
    price,
    oldPrice: full > price ? full : null,
    loyaltyPrice: forMembers && member < price ? member : null,
  };
}
