import { BitSet } from './bit-set.js';
import { firstNot } from './sorted-list.js';

/** The numbers of all listed products in one order. The order is brought up to date lazily, on the next read. */
export class ProductOrder implements Iterable<number> {
  /** Products whose place is no longer known. */
  private changed = new BitSet(0);
  private isInOrder = true;

  /**
   * Sorts by ascending key; `compareTies` decides between equal keys, and never returns 0 for two different products.
   * `sorted` are the initial products, in order.
   */
  constructor(
    private readonly listed: BitSet,
    private readonly keyOf: (product: number) => number,
    private readonly compareTies: (a: number, b: number) => number,
    private sorted: Uint32Array = new Uint32Array(0),
  ) {}

  save(): Uint32Array {
    this.settle();
    return this.sorted;
  }

  /** Records that a product was added, was removed or has another place. */
  move(product: number): void {
    this.changed.add(product);
    this.isInOrder = false;
  }

  [Symbol.iterator](): Iterator<number> {
    this.settle();
    return this.sorted[Symbol.iterator]();
  }

  /**
   * Returns the products after a first part: `passed` is true for every product of that part and for no product after
   * it.
   */
  behind(passed: (product: number) => boolean): Iterable<number> {
    this.settle();
    return this.sorted.subarray(firstNot(this.sorted, passed));
  }

  /** Sorts the changed products into the others, which are in order. */
  settle(): void {
    if (this.isInOrder) return;
    const { changed, listed } = this;
    const placed: number[] = [];
    const keys = new Float64Array(changed.words.length * 32);
    changed.forEach((product) => {
      if (!listed.has(product)) return;
      placed.push(product);
      keys[product] = this.keyOf(product);
    });
    placed.sort((a, b) => keys[a]! - keys[b]! || this.compareTies(a, b));
    let rest = 0;
    for (const product of this.sorted) if (!changed.has(product)) this.sorted[rest++] = product;
    const others = this.sorted.subarray(0, rest);
    const merged = new Uint32Array(rest + placed.length);
    let from = 0;
    placed.forEach((product, before) => {
      const isBefore = (other: number) => (this.keyOf(other) - keys[product]! || this.compareTies(other, product)) < 0;
      const to = firstNot(others, isBefore, from);
      merged.set(others.subarray(from, to), from + before);
      merged[to + before] = product;
      from = to;
    });
    merged.set(others.subarray(from), from + placed.length);
    this.sorted = merged;
    this.changed = new BitSet(0);
    this.isInOrder = true;
  }
}
