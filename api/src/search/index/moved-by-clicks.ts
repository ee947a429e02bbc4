/** Maximum number of places by which clicks move a product, up or down. */
export const MOST_MOVED = 3;

/**
 * Returns the products with the more often chosen ones before their neighbours. Equally chosen products keep their
 * order. A place goes to the best of the products that may take it, unless it is the last place to which one of them
 * may be moved.
 */
export function movedByClicks<Product>(found: readonly Product[], clicksOf: (product: Product) => number): Product[] {
  const clicks = found.map(clicksOf);
  const waiting: number[] = [];
  let next = 0;
  return found.map((_, place) => {
    while (next < found.length && next <= place + MOST_MOVED) waiting.push(next++);
    const best = waiting.reduce((best, one) => (clicks[one]! > clicks[best]! ? one : best));
    const taken = waiting[0]! + MOST_MOVED <= place ? waiting[0]! : best;
    waiting.splice(waiting.indexOf(taken), 1);
    return found[taken]!;
  });
}
