/** Number of days for which searches and clicks are kept. */
export const KEPT_DAYS = 90;

/** A query counts once this many networks or days have typed it within {@link KEPT_DAYS}. */
export const LEAST_TYPED = 5;

/**
 * SQL of the number of networks and days that have typed a query: a network counts once a day, and a day at least once.
 */
export const typedBy = (query: string): string =>
  `(SELECT coalesce(sum(greatest(q."networks", 1)), 0) FROM "search_query" q WHERE q."query" = ${query})`;
