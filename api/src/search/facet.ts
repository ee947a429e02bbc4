import { BitSet } from './bit-set.js';
import { DocumentSet } from './document-set.js';
import type { FilterKind } from './listing-query.js';

export interface FacetValue {
  value: string;
  name: string;
  hex?: string;
  parent?: string;
  /** Order in lists; values without one are ordered by count. */
  position?: number;
}

/** One value of a filter: kept while a document has it, shared by all that do. */
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

  constructor(readonly kind: FilterKind) {}

  /** Notes that the document has the value, which it must not have yet. */
  add(document: number, shown: FacetValue): FacetEntry {
    const entry = this.entries.get(shown.value) ?? this.create(shown);
    // The last document written knows the newest name.
    entry.shown = shown;
    entry.documents.add(document);
    entry.size += 1;
    return entry;
  }

  delete(document: number, entry: FacetEntry): void {
    entry.documents.delete(document);
    entry.size -= 1;
    if (entry.size > 0) return;
    this.entries.delete(entry.shown.value);
    this.byCode[entry.code] = undefined;
    this.freeCodes.push(entry.code);
  }

  get(value: string): FacetEntry | undefined {
    return this.entries.get(value);
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

  /** Each value that `among` has, counted within `matching`, which is a part of it. */
  count(matching: BitSet, among: BitSet): { shown: FacetValue; count: number }[] {
    const counted: { shown: FacetValue; count: number }[] = [];
    for (const { shown, documents } of this.entries.values()) {
      const count = documents.sizeOfIntersection(matching);
      if (count > 0 || (matching !== among && documents.sizeOfIntersection(among) > 0)) counted.push({ shown, count });
    }
    return counted;
  }

  private create(shown: FacetValue): FacetEntry {
    const code = this.freeCodes.pop() ?? this.byCode.length;
    const entry = { kind: this.kind, code, shown, documents: new DocumentSet(), size: 0 };
    this.entries.set(shown.value, entry);
    this.byCode[code] = entry;
    return entry;
  }
}
