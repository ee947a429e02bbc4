import { grown } from './column.js';

const FEWEST = 4;

/** A growing list of small numbers in no particular order. */
export class NumberList {
  private values: Uint32Array;
  /** Read-only for callers. */
  length: number;

  constructor(saved = new Uint32Array(0)) {
    this.values = saved;
    this.length = saved.length;
  }

  save(): Uint32Array {
    return this.values.subarray(0, this.length);
  }

  at(place: number): number {
    return this.values[place]!;
  }

  push(number: number): void {
    this.values = grown(this.values, Math.max(this.length + 1, FEWEST));
    this.values[this.length] = number;
    this.length += 1;
  }

  /** Removes a number; the last one takes its place. */
  take(number: number): void {
    const place = this.save().indexOf(number);
    if (place < 0) return;
    this.length -= 1;
    this.values[place] = this.values[this.length]!;
  }
}
