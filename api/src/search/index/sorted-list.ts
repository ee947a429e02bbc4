/** With more pending items than this, sorting the whole list again is cheaper than inserting one by one. */
const MOST_PLACED = 64;

/** A sorted list. Inserted items are merged lazily, on the next read. */
export class SortedList<Thing> implements Iterable<Thing> {
  private sorted: Thing[] = [];
  private readonly news = new Set<Thing>();

  /**
   * `compare` must never return 0 for two different items, and what it compares must not change while an item is in the
   * list.
   */
  constructor(private readonly compare: (a: Thing, b: Thing) => number) {}

  insert(thing: Thing): void {
    this.news.add(thing);
  }

  delete(thing: Thing): void {
    if (this.news.delete(thing)) return;
    const place = this.placeOf(thing);
    if (this.sorted[place] === thing) this.sorted.splice(place, 1);
  }

  [Symbol.iterator](): Iterator<Thing> {
    this.settle();
    return this.sorted[Symbol.iterator]();
  }

  private settle(): void {
    if (!this.news.size) return;
    if (this.news.size > MOST_PLACED) this.sorted = [...this.sorted, ...this.news].sort(this.compare);
    else for (const thing of this.news) this.sorted.splice(this.placeOf(thing), 0, thing);
    this.news.clear();
  }

  private placeOf(thing: Thing): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(this.sorted[middle]!, thing) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

export function compareIds(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
