/** How long a product counts as new after its publication. */
export const NEW_ARRIVAL_MS = 30 * 24 * 3600 * 1000;

/**
 * Returns the discount in whole percent, rounded down so that the shop never promises more than it gives; 0 without a
 * discount. Prices are in kopecks.
 */
export function salePercent(price: number, oldPrice: number | null): number {
  return oldPrice !== null && oldPrice > price ? Math.floor(((oldPrice - price) * 100) / oldPrice) : 0;
}
