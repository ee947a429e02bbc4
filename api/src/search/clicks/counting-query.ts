/** Searches and clicks are kept for so many days. */
export const KEPT_DAYS = 90;

/** A query counts once so many networks or days have typed it within {@link KEPT_DAYS}. */
export const LEAST_TYPED = 5;

/** SQL of the networks and days that have typed a query: a network counts once a day, and a day at least once. */
export const typedBy = (query: string): string =>
  `(SELECT coalesce(sum(greatest(q."networks", 1)), 0) FROM "search_query" q WHERE q."query" = ${query})`;
