/** The front end that sent a request, according to its key in the header `x-meet-client`. */
export interface ApiClient {
  id: string;
  /** Beginnings of the URLs to which a payment may lead back. */
  returnAddresses: string[];
  /** URL of an order's page, with `{id}` for its public id; null for the storefront's. */
  orderUrl: string | null;
  /**
   * URL of a product's page, with `{slug}` and perhaps `{size}` for their slugs; null if feeds do not link to this
   * front end.
   */
  productUrl: string | null;
  /** Percentage of the query cost per minute that one network address may use through this front end, 20 to 100. */
  limitPercent: number;
}
