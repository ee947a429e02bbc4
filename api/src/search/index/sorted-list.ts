/** With more pending changes than this, going through the whole list is cheaper than changing it one by one. */
const MOST_PLACED = 64;

/** A sorted list. Changes are made lazily, on the next read. */
export class SortedList<Thing> implements Iterable<Thing> {
  private news: Thing[] = [];
  private readonly gone = new Set<Thing>();

  /**
   * `compare` must never return 0 for two different items, and the compared values must not change while an item is in
   * the list. They may change between `delete` and `insert`. `sorted` are the initial items, in order.
   */
  constructor(
    private readonly compare: (a: Thing, b: Thing) => number,
    private sorted: Thing[] = [],
  ) {}

  insert(thing: Thing): void {
    // An item that is inserted again may have another place now.
    if (this.gone.has(thing)) this.settle();
    this.news.push(thing);
  }

  delete(thing: Thing): void {
    this.gone.add(thing);
  }

  [Symbol.iterator](): Iterator<Thing> {
    this.settle();
    return this.sorted[Symbol.iterator]();
  }

  private settle(): void {
    const { news, gone } = this;
    if (!news.length && !gone.size) return;
    const isGone = (thing: Thing) => gone.has(thing);
    const added = gone.size ? news.filter((thing) => !isGone(thing)) : news;
    if (news.length + gone.size > MOST_PLACED) {
      const left = gone.size ? this.sorted.filter((thing) => !isGone(thing)) : this.sorted;
      // Both parts are in order, so sorting them again only merges them.
      this.sorted = left.concat(added.sort(this.compare)).sort(this.compare);
    } else {
      for (const thing of gone) {
        const place = this.sorted.indexOf(thing);
        if (place >= 0) this.sorted.splice(place, 1);
      }
      for (const thing of added) this.sorted.splice(this.placeOf(thing), 0, thing);
    }
    this.news = [];
    gone.clear();
  }

  private placeOf(thing: Thing): number {
    return firstNot(this.sorted, (other) => this.compare(other, thing) < 0);
  }
}

/**
 * Returns the place of the first thing for which `passed` is false. `passed` is true for every thing before and for
 * none after.
 */
export function firstNot<Thing>(things: ArrayLike<Thing>, passed: (thing: Thing) => boolean, from = 0): number {
  let low = from;
  let high = things.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passed(things[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
