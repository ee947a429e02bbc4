/** The number of times that a product was chosen at one place in the results of a query. */
export interface ClickSum {
  query: string;
  productId: string;
  /** The place, counted from 1. */
  place: number;
  clicks: number;
}

/** Minimum number of clicks in the results of a query for a product to be moved. */
export const LEAST_CLICKS = 5;
/**
 * This many clicks on the first place, and half as many on the second and so on, are assumed, because a new shop has
 * too few clicks of its own.
 */
const SUPPOSED = 100;
/** The maximum weight of a click, however far down it was. */
const MOST_WEIGHT = 10;

/**
 * Returns the weight of a click at a place: the clicks on the first place divided by those on that place, over all
 * queries of the shop. The first places are chosen because they are first, so a click on the first place counts 1, and
 * a click on a seldom chosen place counts more.
 */
export function weightsOf(byPlace: ReadonlyMap<number, number>): (place: number) => number {
  const at = (place: number) => (byPlace.get(place) ?? 0) + SUPPOSED / place;
  return (place) => Math.min(Math.max(at(1) / at(place), 1), MOST_WEIGHT);
}

/**
 * Returns the level of each product of each query, from 1; the next level takes twice as many clicks, so that a single
 * click moves nothing. Products with fewer than {@link LEAST_CLICKS} have none.
 */
export function levelsOf(
  sums: readonly ClickSum[],
  weightOf: (place: number) => number,
  keyOf: (query: string) => string,
): Map<string, Map<string, number>> {
  const queries = new Map<string, Map<string, { clicks: number; weight: number }>>();
  for (const { query, productId, place, clicks } of sums) {
    const key = keyOf(query);
    const products = queries.get(key) ?? new Map<string, { clicks: number; weight: number }>();
    const known = products.get(productId) ?? { clicks: 0, weight: 0 };
    products.set(productId, { clicks: known.clicks + clicks, weight: known.weight + clicks * weightOf(place) });
    queries.set(key, products);
  }
  return new Map(
    [...queries].map(([key, products]) => [
      key,
      new Map(
        [...products].flatMap(([productId, { clicks, weight }]) =>
          clicks < LEAST_CLICKS ? [] : [[productId, Math.floor(Math.log2(weight / LEAST_CLICKS)) + 1] as const],
        ),
      ),
    ]),
  );
}
