/** A product with an offer that can be bought now, and that is new or back in stock. */
export interface Arrival {
  productId: string;
  /** Milliseconds since the epoch. */
  publishedAt: number;
  /** Sizes that can be bought now, with the time since which each can. */
  sizes: { slug: string; since: number }[];
}

/**
 * Returns the products that are news to somebody who has seen the shop until a time: those published since, those none of
 * whose sizes could be bought then, and, to somebody who looks for certain sizes, those with one of these sizes back.
 * @param sizesIn - The sizes that are looked for in a product; none if any will do.
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

/** A size is chosen by its slug, or by the slug behind an age, such as `ADULT_42`. */
const isSize = (chosen: string, slug: string): boolean =>
  chosen === slug || /^(?:ADULT|CHILDREN)_(.*)$/.exec(chosen)?.[1] === slug;
