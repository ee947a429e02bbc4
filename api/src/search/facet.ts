import { BitSet } from './bit-set.js';

export interface FacetValue {
  value: string;
  name: string;
  hex?: string;
  parent?: string;
  /** Order in lists; values without one are ordered by count. */
  position?: number;
}

/** The values of one kind and, for each, the documents that have it. */
export class Facet {
  private readonly entries = new Map<string, { shown: FacetValue; documents: BitSet; size: number }>();

  add(document: number, shown: FacetValue): void {
    let entry = this.entries.get(shown.value);
    if (!entry) this.entries.set(shown.value, (entry = { shown, documents: new BitSet(), size: 0 }));
    // The last document written knows the newest name.
    entry.shown = shown;
    if (entry.documents.has(document)) return;
    entry.documents.add(document);
    entry.size += 1;
  }

  delete(document: number, value: string): void {
    const entry = this.entries.get(value);
    if (!entry?.documents.has(document)) return;
    entry.documents.delete(document);
    entry.size -= 1;
    if (!entry.size) this.entries.delete(value);
  }

  /** Documents that have any of the values. */
  anyOf(values: readonly string[]): BitSet {
    const found = new BitSet(0);
    for (const value of values) {
      const entry = this.entries.get(value);
      if (entry) found.unite(entry.documents);
    }
    return found;
  }

  /** Each value that `among` has, counted within `matching`. */
  count(matching: BitSet, among: BitSet): { shown: FacetValue; count: number }[] {
    const counted: { shown: FacetValue; count: number }[] = [];
    for (const { shown, documents } of this.entries.values()) {
      const count = documents.sizeOfIntersection(matching);
      if (count > 0 || documents.sizeOfIntersection(among) > 0) counted.push({ shown, count });
    }
    return counted;
  }
}
