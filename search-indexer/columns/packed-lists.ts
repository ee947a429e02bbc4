import { grown } from './column.js';

/** The stored form of {@link PackedLists}. */
export interface SavedPackedLists {
  firsts: Uint32Array;
  counts: Uint32Array;
  values: Uint32Array;
}

const SMALLEST = 1024;

/**
 * A list of small numbers for each of many rows, all in one typed array. Replaced lists stay in it as garbage until
 * they are more than half of it.
 */
export class PackedLists {
  private firsts: Uint32Array;
  private counts: Uint32Array;
  private values: Uint32Array;
  private end: number;
  private abandoned = 0;

  constructor(saved?: SavedPackedLists) {
    this.firsts = saved?.firsts ?? new Uint32Array(SMALLEST);
    this.counts = saved?.counts ?? new Uint32Array(SMALLEST);
    this.values = saved?.values ?? new Uint32Array(SMALLEST);
    this.end = saved?.values.length ?? 0;
  }

  /** The lists without garbage. */
  save(): SavedPackedLists {
    this.squeeze();
    return { firsts: this.firsts, counts: this.counts, values: this.values.subarray(0, this.end) };
  }

  /** The list of a row, valid until the next change. */
  at(row: number): Uint32Array {
    const first = this.firsts[row]!;
    return this.values.subarray(first, first + this.counts[row]!);
  }

  set(row: number, list: ArrayLike<number>): void {
    if (row < this.counts.length) this.abandoned += this.counts[row]!;
    this.firsts = grown(this.firsts, row + 1);
    this.counts = grown(this.counts, row + 1);
    this.values = grown(this.values, this.end + list.length);
    this.values.set(list, this.end);
    this.firsts[row] = this.end;
    this.counts[row] = list.length;
    this.end += list.length;
    if (this.abandoned > SMALLEST && this.abandoned * 2 > this.end) this.squeeze();
  }

  clear(row: number): void {
    this.set(row, []);
  }

  /** Removes the garbage: keeps only the current list of each row, in order. */
  private squeeze(): void {
    if (!this.abandoned) return;
    const rows: number[] = [];
    this.counts.forEach((count, row) => count && rows.push(row));
    rows.sort((a, b) => this.firsts[a]! - this.firsts[b]!);
    let end = 0;
    for (const row of rows) {
      const from = this.firsts[row]!;
      this.values.copyWithin(end, from, from + this.counts[row]!);
      this.firsts[row] = end;
      end += this.counts[row]!;
    }
    this.end = end;
    this.abandoned = 0;
  }
}
