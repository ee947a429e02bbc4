/** A published product counts as new for this long. */
export const NEW_ARRIVAL_MS = 30 * 24 * 3600 * 1000;

/** Whole percent off, rounded down so that a shop never promises more than it gives; 0 without a sale. Kopecks in. */
export function salePercent(price: number, oldPrice: number | null): number {
  return oldPrice !== null && oldPrice > price ? Math.floor(((oldPrice - price) * 100) / oldPrice) : 0;
}
