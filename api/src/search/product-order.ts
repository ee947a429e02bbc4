/** More news than this and sorting everything anew is cheaper than putting each in its place. */
const MOST_PLACED = 64;

/** Things in one order, ties by id. News are put in their place when somebody asks. */
export class ProductOrder<Product extends { id: string }> implements Iterable<Product> {
  private sorted: Product[] = [];
  private readonly news = new Set<Product>();

  /** `key` must not change while the product is in. Lowest first. */
  constructor(private readonly key: (product: Product) => number) {}

  insert(product: Product): void {
    this.news.add(product);
  }

  delete(product: Product): void {
    if (this.news.delete(product)) return;
    const place = this.placeOf(product);
    if (this.sorted[place] === product) this.sorted.splice(place, 1);
  }

  [Symbol.iterator](): Iterator<Product> {
    this.settle();
    return this.sorted[Symbol.iterator]();
  }

  private settle(): void {
    if (!this.news.size) return;
    if (this.news.size > MOST_PLACED) this.sorted = [...this.sorted, ...this.news].sort((a, b) => this.compare(a, b));
    else for (const product of this.news) this.sorted.splice(this.placeOf(product), 0, product);
    this.news.clear();
  }

  private compare(a: Product, b: Product): number {
    return this.key(a) - this.key(b) || compareIds(a.id, b.id);
  }

  private placeOf(product: Product): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.sorted[middle]!, product) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
