import { BitSet } from './bit-set.js';

/** Up to this many members, an array takes less memory than a bit set and is faster to count. */
const MOST_LISTED = 128;

/** The members of a small set, or the words of a bit set. */
export type SavedDocumentSet = number[] | Uint32Array;

/** The numbers of the documents that have one filter value: thousands for a colour, two or three for a model. */
export class DocumentSet {
  private listed: number[] | null;
  private bits: BitSet | null;

  constructor(saved: SavedDocumentSet = []) {
    this.listed = Array.isArray(saved) ? saved : null;
    this.bits = Array.isArray(saved) ? null : new BitSet(0, saved);
  }

  save(): SavedDocumentSet {
    return this.listed ?? this.bits!.words;
  }

  add(document: number): void {
    if (this.bits) return this.bits.add(document);
    this.listed!.push(document);
    if (this.listed!.length <= MOST_LISTED) return;
    const bits = new BitSet(0);
    this.addTo(bits);
    this.bits = bits;
    this.listed = null;
  }

  delete(document: number): void {
    if (this.bits) return this.bits.delete(document);
    const place = this.listed!.indexOf(document);
    if (place >= 0) this.listed!.splice(place, 1);
  }

  addTo(found: BitSet): void {
    if (this.bits) found.unite(this.bits);
    else for (const document of this.listed!) found.add(document);
  }

  sizeOfIntersection(other: BitSet): number {
    if (this.bits) return this.bits.sizeOfIntersection(other);
    let count = 0;
    for (const document of this.listed!) if (other.has(document)) count += 1;
    return count;
  }
}
