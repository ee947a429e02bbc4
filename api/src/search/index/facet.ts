import type { FilterKind } from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import { DocumentSet } from './document-set.js';
import { compareIds, SortedList } from './sorted-list.js';

export interface FacetValue {
  value: string;
  name: string;
  hex?: string;
  parent?: string;
  /** Place in lists; values without one are ordered by count. */
  position?: number;
  /** The time in which the value exists, milliseconds since the epoch; null is unbounded. */
  window?: { from: number | null; until: number | null };
}

/** Whether the value can be chosen, and is counted, at the time `now`. */
export const isOnShow = ({ window }: FacetValue, now: number): boolean =>
  !window || ((window.from ?? 0) <= now && now < (window.until ?? Infinity));

/** One value of a filter. All documents with the value share the entry, and the last one to go removes it. */
export interface FacetEntry {
  readonly kind: FilterKind;
  /** Small number that stands for the value in typed arrays; never 0. */
  readonly code: number;
  shown: FacetValue;
  readonly documents: DocumentSet;
  size: number;
}

/** The values of one kind and, for each, the documents that have it. */
export class Facet {
  private readonly entries = new Map<string, FacetEntry>();
  private readonly byCode: (FacetEntry | undefined)[] = [undefined];
  private readonly freeCodes: number[] = [];
  private readonly inPlace = new SortedList<FacetEntry>(comparePlaces);

  constructor(readonly kind: FilterKind) {}

  /** Notes that the document has the value, which it must not have yet. */
  add(document: number, shown: FacetValue): FacetEntry {
    let entry = this.entries.get(shown.value);
    if (!entry) entry = this.create(shown);
    else if (!sameShown(entry.shown, shown)) {
      // The document written last has the newest name.
      this.inPlace.delete(entry);
      entry.shown = shown;
      this.inPlace.insert(entry);
    }
    entry.documents.add(document);
    entry.size += 1;
    return entry;
  }

  delete(document: number, entry: FacetEntry): void {
    entry.documents.delete(document);
    entry.size -= 1;
    if (entry.size > 0) return;
    this.entries.delete(entry.shown.value);
    this.inPlace.delete(entry);
    this.byCode[entry.code] = undefined;
    this.freeCodes.push(entry.code);
  }

  get(value: string): FacetEntry | undefined {
    return this.entries.get(value);
  }

  /** Values with a window of time that is open now. */
  passing(now: number): string[] {
    return [...this.inPlace].flatMap(({ shown }) => (shown.window && isOnShow(shown, now) ? [shown.value] : []));
  }

  /** Every value in its order, with the number of documents that have it. */
  *sizes(): Iterable<{ value: string; name: string; goods: number }> {
    for (const { shown, size } of this.inPlace) yield { value: shown.value, name: shown.name, goods: size };
  }

  /** Codes are below this. */
  get codeLimit(): number {
    return this.byCode.length;
  }

  withCode(code: number): FacetEntry | undefined {
    return this.byCode[code];
  }

  /** Documents that have any of the values. */
  anyOf(values: readonly string[]): BitSet {
    const found = new BitSet(0);
    for (const value of values) this.entries.get(value)?.documents.addTo(found);
    return found;
  }

  /**
   * Counts of the values that `among` has, within `matching`, a subset of `among`. Values with a place come in that
   * order, the others by name.
   */
  count(matching: BitSet, among: BitSet): { shown: FacetValue; count: number }[] {
    const counted: { shown: FacetValue; count: number }[] = [];
    for (const { shown, documents } of this.inPlace) {
      const count = documents.sizeOfIntersection(matching);
      if (count > 0 || (matching !== among && documents.sizeOfIntersection(among) > 0)) counted.push({ shown, count });
    }
    return counted;
  }

  /** Counts made by an engine, in the same order. A value that no document has any more is left out. */
  named(counts: ReadonlyMap<string, number>): { shown: FacetValue; count: number }[] {
    const named: { shown: FacetValue; count: number }[] = [];
    for (const { shown } of this.inPlace) {
      const count = counts.get(shown.value);
      if (count !== undefined) named.push({ shown, count });
    }
    return named;
  }

  private create(shown: FacetValue): FacetEntry {
    const code = this.freeCodes.pop() ?? this.byCode.length;
    const entry = { kind: this.kind, code, shown, documents: new DocumentSet(), size: 0 };
    this.entries.set(shown.value, entry);
    this.byCode[code] = entry;
    this.inPlace.insert(entry);
    return entry;
  }
}

/** Values without a place come after those with one. */
const LAST = Number.MAX_SAFE_INTEGER;
const compareNames = new Intl.Collator('ru').compare;

function comparePlaces({ shown: a }: FacetEntry, { shown: b }: FacetEntry): number {
  return (a.position ?? LAST) - (b.position ?? LAST) || compareNames(a.name, b.name) || compareIds(a.value, b.value);
}

function sameShown(a: FacetValue, b: FacetValue): boolean {
  return (
    a === b ||
    (a.name === b.name && a.position === b.position && a.hex === b.hex && a.parent === b.parent && sameWindow(a, b))
  );
}

function sameWindow({ window: a }: FacetValue, { window: b }: FacetValue): boolean {
  return a?.from === b?.from && a?.until === b?.until;
}
