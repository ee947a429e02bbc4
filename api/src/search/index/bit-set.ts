/** A growing set of small non-negative integers, stored as 32 bits per array element. */
export class BitSet {
  words: Uint32Array;

  /** `words` are the words of a stored set. */
  constructor(capacity = 1024, words: Uint32Array = new Uint32Array(Math.ceil(capacity / 32))) {
    this.words = words;
  }

  add(bit: number): void {
    const word = bit >>> 5;
    if (word >= this.words.length) {
      const grown = new Uint32Array(Math.max(word + 1, this.words.length * 2));
      grown.set(this.words);
      this.words = grown;
    }
    this.words[word]! |= 1 << (bit & 31);
  }

  delete(bit: number): void {
    const word = bit >>> 5;
    if (word < this.words.length) this.words[word]! &= ~(1 << (bit & 31));
  }

  has(bit: number): boolean {
    return ((this.words[bit >>> 5] ?? 0) & (1 << (bit & 31))) !== 0;
  }

  clone(): BitSet {
    const copy = new BitSet(0);
    copy.words = this.words.slice();
    return copy;
  }

  /** Keeps only the members that are also in `other`. */
  intersect(other: BitSet): this {
    const { words } = this;
    const { words: others } = other;
    const length = Math.min(words.length, others.length);
    for (let i = 0; i < length; i += 1) words[i]! &= others[i]!;
    words.fill(0, length);
    return this;
  }

  /** Removes the members of `other`. */
  without(other: BitSet): this {
    const { words } = this;
    const { words: others } = other;
    const length = Math.min(words.length, others.length);
    for (let i = 0; i < length; i += 1) words[i]! &= ~others[i]!;
    return this;
  }

  /** Adds the members of `other`. */
  unite(other: BitSet): this {
    if (other.words.length > this.words.length) {
      const grown = new Uint32Array(other.words.length);
      grown.set(this.words);
      this.words = grown;
    }
    for (let i = 0; i < other.words.length; i += 1) this.words[i]! |= other.words[i]!;
    return this;
  }

  get size(): number {
    let count = 0;
    for (const word of this.words) count += popcount(word);
    return count;
  }

  /** Number of common members, computed without building the intersection. */
  sizeOfIntersection(other: BitSet): number {
    const length = Math.min(this.words.length, other.words.length);
    let count = 0;
    for (let i = 0; i < length; i += 1) count += popcount(this.words[i]! & other.words[i]!);
    return count;
  }

  forEach(visit: (bit: number) => void): void {
    for (let i = 0; i < this.words.length; i += 1) {
      for (let word = this.words[i]!; word !== 0; word &= word - 1) visit(i * 32 + 31 - Math.clz32(word & -word));
    }
  }
}

function popcount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
