/** Clicks move a product by so many places at most, up or down. */
export const MOST_MOVED = 3;

/**
 * Returns the products with those that are chosen more often before their neighbours. Equal ones keep their order. A place goes
 * to the best of those that may stand there, unless it is the last place that one of them may be moved to.
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
