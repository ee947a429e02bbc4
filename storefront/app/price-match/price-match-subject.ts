import type { BuyableSize } from './buyable-sizes';

/** What a request «Нашли дешевле?» is about. */
export interface PriceMatchSubject {
  product: { id: string; slug: string; name: string };
  sizes: readonly BuyableSize[];
  /** Id of the size that is chosen at first. Default: none, unless there is only one. */
  first?: string | undefined;
}
