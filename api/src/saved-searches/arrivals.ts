/** A product with an offer that can be bought now, and that is new or back in stock. */
export interface Arrival {
  productId: string;
  /** Time of publication in milliseconds since the epoch. */
  publishedAt: number;
  /** Sizes that can be bought now, each with the time since which it can be bought. */
  sizes: { slug: string; since: number }[];
}

/**
 * Returns the products that are new to a shopper who has seen the shop until a time: products published since, products
 * of which no size could be bought then, and, for a shopper who looks for certain sizes, products with one of these
 * sizes back in stock.
 * @param sizesIn - The sizes that are looked for in a product; none if any size will do.
 */
export function newsSince(
  arrivals: readonly Arrival[],
  seenUntil: number,
  sizesIn: (productId: string) => readonly string[],
): string[] {
  const isNews = ({ productId, publishedAt, sizes: offered }: Arrival) => {
    if (publishedAt > seenUntil) return true;
    const sizes = sizesIn(productId);
    const asked = sizes.length ? offered.filter(({ slug }) => sizes.some((size) => isSize(size, slug))) : offered;
    return asked.length > 0 && asked.every(({ since }) => since > seenUntil);
  };
  return arrivals.filter(isNews).map(({ productId }) => productId);
}

/** A size is chosen by its slug, or by its slug after an age, such as `ADULT_42`. */
const isSize = (chosen: string, slug: string): boolean =>
  chosen === slug || /^(?:ADULT|CHILDREN)_(.*)$/.exec(chosen)?.[1] === slug;
