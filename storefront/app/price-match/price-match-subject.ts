import type { BuyableSize } from './buyable-sizes';

/** The product and size of a request «Нашли дешевле?». */
export interface PriceMatchSubject {
  product: { id: string; slug: string; name: string };
  sizes: readonly BuyableSize[];
  /** Id of the initially chosen size. Default: none, unless there is only one. */
  first?: string | undefined;
}
