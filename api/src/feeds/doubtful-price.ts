import type { PriceComparison } from '../generated/prisma/enums.js';

/** Prices in kopecks that a feed's price can be compared with; null where there is none. */
export interface KnownPrices {
  /** The offer's own last price. */
  lastImport: number | null;
  /** Median of the other prices of the product in the feed. */
  product: number | null;
  /** The struck-out price that the feed states for the same offer. */
  oldPrice: number | null;
  /** Median of the prices of the product's category in the shop. */
  category: number | null;
}

/** How many times a price may be above or below the offer's own last price, or the price of another size. */
const FAR_FROM_ITS_OWN = 50;
/** Goods of one category differ more than sizes of one product. */
const FAR_FROM_ITS_KIND = 100;

/**
 * Returns which known price a new price is too far from to be right without a confirmation, as with a lost or moved
 * separator; null if the price may be right. An offer's own last price decides alone.
 */
export function doubtOf(
  price: number,
  { lastImport, product, oldPrice, category }: KnownPrices,
): { comparedWith: PriceComparison; expected: number } | null {
  const isFar = (from: number | null, times: number): from is number =>
    from !== null && (price >= from * times || price * times <= from);
  if (lastImport !== null)
    return isFar(lastImport, FAR_FROM_ITS_OWN) ? { comparedWith: 'LAST_IMPORT', expected: lastImport } : null;
  if (isFar(product, FAR_FROM_ITS_OWN)) return { comparedWith: 'PRODUCT', expected: product };
  if (isFar(oldPrice, FAR_FROM_ITS_OWN)) return { comparedWith: 'OLD_PRICE', expected: oldPrice };
  if (isFar(category, FAR_FROM_ITS_KIND)) return { comparedWith: 'CATEGORY', expected: category };
  return null;
}

/** Returns the median of prices; the upper one of an even number. Null if there are fewer than `atLeast`. */
export function medianOf(prices: readonly number[], atLeast = 1): number | null {
  if (prices.length < atLeast) return null;
  return prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? null;
}
