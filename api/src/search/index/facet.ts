import type { FilterKind } from '@meet/search-indexer/contract';
import { BitSet } from './bit-set.js';
import { grown } from '@meet/search-indexer/columns';
import { DocumentSet, type SavedDocumentSet } from './document-set.js';
import { compareIds, SortedList } from './sorted-list.js';

export interface FacetValue {
  value: string;
  name: string;
  hex?: string;
  parent?: string;
  /** Position among the values of the filter. If no value has a position, the values are ordered by count. */
  position?: number;
  /** The period in which the value is visible, in milliseconds since the epoch; null means no limit on that side. */
  window?: { from: number | null; until: number | null };
}

/** Whether the value is visible at the time `now`, that is, can be chosen and is counted. */
export const isOnShow = ({ window }: FacetValue, now: number): boolean =>
  !window || ((window.from ?? 0) <= now && now < (window.until ?? Infinity));

/** One value of a filter. All documents with the value share the entry; it is deleted with the last of them. */
export interface FacetEntry<Kind = FilterKind> {
  readonly kind: Kind;
  /** Small integer that represents the value in typed arrays; never 0. */
  readonly code: number;
  shown: FacetValue;
  /** Null where the documents are found by their codes. */
  readonly documents: DocumentSet | null;
  size: number;
}

/** The stored form of a {@link Facet}: its values in list order, and the data of each. */
export interface SavedFacet {
  values: string[];
  names: string[];
  /** Further data shown of a value, by the value's position. A hundred thousand models have none. */
  more: [place: number, shown: Omit<FacetValue, 'value' | 'name'>][];
  codes: Uint32Array;
  sizes: Uint32Array;
  documents: SavedDocumentSet[];
  codeLimit: number;
  /** The code of each document's value, if no document has two. */
  byDocument: Uint32Array | null;
}

/** All values of one filter and, for each value, the documents that have it. */
export class Facet<Kind = FilterKind> {
  private readonly entries = new Map<string, FacetEntry<Kind>>();
  private readonly byCode: (FacetEntry<Kind> | undefined)[] = [undefined];
  private readonly freeCodes: number[] = [];
  private readonly inPlace: SortedList<FacetEntry<Kind>>;

  /** The code of each document's value, if no document has two. */
  private codes: Uint32Array | null;

  /** `isSingle` means that a document has at most one value: thousands of values are then counted in one pass. */
  constructor(
    readonly kind: Kind,
    isSingle = false,
    saved?: SavedFacet,
  ) {
    this.codes = isSingle ? (saved?.byDocument ?? new Uint32Array(1024)) : null;
    const more = new Map(saved?.more);
    const entries = (saved?.values ?? []).map((value, place): FacetEntry<Kind> => {
      const { names, codes, sizes, documents } = saved!;
      const shown = { value, name: names[place]!, ...more.get(place) };
      const kept = isSingle ? null : new DocumentSet(documents[place]);
      return { kind, code: codes[place]!, shown, documents: kept, size: sizes[place]! };
    });
    this.inPlace = new SortedList(comparePlaces, entries);
    for (const entry of entries) {
      this.entries.set(entry.shown.value, entry);
      this.byCode[entry.code] = entry;
    }
    for (let code = 1; code < (saved?.codeLimit ?? 0); code += 1) if (!this.byCode[code]) this.freeCodes.push(code);
  }

  save(): SavedFacet {
    const entries = [...this.inPlace];
    return {
      values: entries.map(({ shown }) => shown.value),
      names: entries.map(({ shown }) => shown.name),
      more: entries.flatMap(({ shown: { value: _, name: __, ...rest } }, place) =>
        Object.keys(rest).length ? [[place, rest] as const] : [],
      ) as SavedFacet['more'],
      codes: Uint32Array.from(entries, ({ code }) => code),
      sizes: Uint32Array.from(entries, ({ size }) => size),
      documents: entries.flatMap(({ documents }) => (documents ? [documents.save()] : [])),
      codeLimit: this.codeLimit,
      byDocument: this.codes,
    };
  }

  /** Records that the document has the value. The document must not have the value yet. */
  add(document: number, shown: FacetValue): FacetEntry<Kind> {
    let entry = this.entries.get(shown.value);
    if (!entry) entry = this.create(shown);
    else if (!sameShown(entry.shown, shown)) {
      // The value's name may have changed; the document written last has the newest one.
      this.inPlace.delete(entry);
      entry.shown = shown;
      this.inPlace.insert(entry);
    }
    entry.documents?.add(document);
    entry.size += 1;
    if (this.codes) {
      this.codes = grown(this.codes, document + 1);
      this.codes[document] = entry.code;
    }
    return entry;
  }

  /** Removes a document from the value with the code. */
  delete(document: number, code: number): void {
    const entry = this.byCode[code]!;
    entry.documents?.delete(document);
    entry.size -= 1;
    if (this.codes) this.codes[document] = 0;
    if (entry.size > 0) return;
    this.entries.delete(entry.shown.value);
    this.inPlace.delete(entry);
    this.byCode[entry.code] = undefined;
    this.freeCodes.push(entry.code);
  }

  get(value: string): FacetEntry<Kind> | undefined {
    return this.entries.get(value);
  }

  /** Returns the value of a code in typed arrays. */
  at(code: number): FacetValue {
    return this.byCode[code]!.shown;
  }

  /** Returns the values whose visibility period includes `now`; values that are always visible are left out. */
  passing(now: number): string[] {
    return [...this.inPlace].flatMap(({ shown }) => (shown.window && isOnShow(shown, now) ? [shown.value] : []));
  }

  /** Yields every value in list order, with the number of documents that have it. */
  *sizes(): Iterable<{ value: string; name: string; goods: number }> {
    for (const { shown, size } of this.inPlace) yield { value: shown.value, name: shown.name, goods: size };
  }

  /** Exclusive upper limit of the codes of the filter's values. */
  get codeLimit(): number {
    return this.byCode.length;
  }

  withCode(code: number): FacetEntry<Kind> | undefined {
    return this.byCode[code];
  }

  /** Returns the documents that have any of the values. */
  anyOf(values: readonly string[]): BitSet {
    const found = new BitSet(0);
    const entries = values.flatMap((value) => this.entries.get(value) ?? []);
    for (const { documents } of entries) documents?.addTo(found);
    if (this.codes && entries.length) {
      const wanted = new Uint8Array(this.codeLimit);
      for (const { code } of entries) wanted[code] = 1;
      this.codes.forEach((code, document) => wanted[code] && found.add(document));
    }
    return found;
  }

  /**
   * Counts the documents in `matching` per value, for every value that some document in `among` has. `matching` must be
   * a subset of `among`. Values with a position come first, in that order; the others follow by name. `all` is the set of
   * all documents: nothing has to be counted in it.
   */
  count(matching: BitSet, among: BitSet, all: BitSet): { shown: FacetValue; count: number }[] {
    const counted: { shown: FacetValue; count: number }[] = [];
    const [sizeIn, sizeAmong] = [this.counter(matching, all), this.counter(among, all)];
    for (const entry of this.inPlace) {
      const count = sizeIn(entry);
      if (count > 0 || (matching !== among && sizeAmong(entry) > 0)) counted.push({ shown: entry.shown, count });
    }
    return counted;
  }

  /** Returns how to count the documents of a set that have a value. */
  private counter(set: BitSet, all: BitSet): (entry: FacetEntry<Kind>) => number {
    if (set === all) return ({ size }) => size;
    const { codes } = this;
    if (!codes) return ({ documents }) => documents!.sizeOfIntersection(set);
    const sizes = new Uint32Array(this.codeLimit);
    set.forEach((document) => (sizes[codes[document] ?? 0]! += 1));
    return ({ code }) => sizes[code]!;
  }

  /**
   * Adds names to counts made by a search engine, in the same order as `count`. Values that no document has any more
   * are left out.
   */
  named(counts: ReadonlyMap<string, number>): { shown: FacetValue; count: number }[] {
    const named: { shown: FacetValue; count: number }[] = [];
    for (const { shown } of this.inPlace) {
      const count = counts.get(shown.value);
      if (count !== undefined) named.push({ shown, count });
    }
    return named;
  }

  private create(shown: FacetValue): FacetEntry<Kind> {
    const code = this.freeCodes.pop() ?? this.byCode.length;
    const documents = this.codes ? null : new DocumentSet();
    const entry = { kind: this.kind, code, shown, documents, size: 0 };
    this.entries.set(shown.value, entry);
    this.byCode[code] = entry;
    this.inPlace.insert(entry);
    return entry;
  }
}

/** Sort key for values without a position: they come after those that have one. */
const LAST = Number.MAX_SAFE_INTEGER;
const compareNames = new Intl.Collator('ru').compare;

function comparePlaces({ shown: a }: Pick<FacetEntry, 'shown'>, { shown: b }: Pick<FacetEntry, 'shown'>): number {
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
