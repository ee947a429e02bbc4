/** How long a product counts as new after its publication. */
export const NEW_ARRIVAL_MS = 30 * 24 * 3600 * 1000;

/**
 * Returns the discount in whole percent, rounded down so that the shop never promises more than it gives; 0 without a
 * discount. Prices are in kopecks.
 */
export function salePercent(price: number, oldPrice: number | null): number {
  return oldPrice !== null && oldPrice > price ? Math.floor(((oldPrice - price) * 100) / oldPrice) : 0;
}

interface Ratings {
  count: number;
  sum: number;
}

/** Average of ratings with two decimal places; null without ratings. */
export function averageRating({ count, sum }: Ratings): number | null {
  return count ? Math.round((sum * 100) / count) / 100 : null;
}

/** A product is ranked as if it had this many further reviews of this rating. */
const PRIOR = { count: 5, rating: 4 };

/**
 * Returns the sort key of RATED_FIRST, highest first: the average rating, drawn towards four stars if there are few
 * reviews, so that one review of five stars does not outrank a hundred of 4.9. Products without reviews have 0.
 */
export function ratingScore({ count, sum }: Ratings): number {
  return count ? (sum + PRIOR.count * PRIOR.rating) / (count + PRIOR.count) : 0;
}
