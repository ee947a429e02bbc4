/** The front end that a request comes from, according to its key in the header `x-meet-client`. */
export interface ApiClient {
  id: string;
  /** Beginnings of the addresses to which a payment may lead back. */
  returnAddresses: string[];
  /** Address of an order's page, with `{id}` for its public id; null for the storefront's. */
  orderUrl: string | null;
  /** Address of a product's page, with `{slug}` and perhaps `{size}` for their slugs; null if feeds are not linked to it. */
  productUrl: string | null;
  /** Share of the points per minute that one network address gets through this front end, 20 to 100. */
  limitPercent: number;
}
