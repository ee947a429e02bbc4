import { grown } from './column.js';
import { readUuid, UUID_WORDS, writeUuid } from './uuid-words.js';

/** The stored form of {@link IdNumbers}. */
export interface SavedIdNumbers {
  ids: Uint32Array;
  slots: Uint32Array;
  free: number[];
}

const SMALLEST = 1024;
/** Maximum share of used slots, which keeps lookups short. */
const MOST_FULL = 0.7;

/**
 * Gives each UUID a small number, to be used as an index in typed arrays. Numbers of removed ids are reused. It is a
 * hash table with open addressing: an id takes 16 bytes and about 8 bytes of slots.
 */
export class IdNumbers {
  private ids: Uint32Array;
  /** For each hash slot, the number of an id plus one; 0 if empty. */
  private slots: Uint32Array;
  private readonly free: number[];
  private end: number;
  private readonly wanted = new Uint32Array(UUID_WORDS);

  constructor(saved?: SavedIdNumbers) {
    this.ids = saved?.ids ?? new Uint32Array(SMALLEST * UUID_WORDS);
    this.slots = saved?.slots ?? new Uint32Array(SMALLEST * 2);
    this.free = saved?.free ?? [];
    this.end = saved ? saved.ids.length / UUID_WORDS : 0;
  }

  save(): SavedIdNumbers {
    return { ids: this.ids.subarray(0, this.end * UUID_WORDS), slots: this.slots, free: this.free };
  }

  /** Number of ids. */
  get size(): number {
    return this.end - this.free.length;
  }

  /** An exclusive upper bound of all numbers. */
  get limit(): number {
    return this.end;
  }

  /** Undefined for an unknown id and for a text that is not a UUID. */
  numberOf(id: string): number | undefined {
    if (!writeUuid(this.wanted, 0, id)) return undefined;
    const found = this.slots[this.slotOf(this.wanted, 0)]!;
    return found ? found - 1 : undefined;
  }

  idOf(number: number): string {
    return readUuid(this.ids, number * UUID_WORDS);
  }

  /** Compares the ids of two numbers as texts. */
  compare(one: number, other: number): number {
    for (let word = 0; word < UUID_WORDS; word += 1) {
      const difference = this.ids[one * UUID_WORDS + word]! - this.ids[other * UUID_WORDS + word]!;
      if (difference) return difference;
    }
    return 0;
  }

  /** Returns the number of an id; a new id gets a new one. Throws if the text is not a UUID. */
  add(id: string): number {
    if (!writeUuid(this.wanted, 0, id)) throw new Error(`«${id}» is no UUID`);
    if (this.size + 1 > this.slots.length * MOST_FULL) this.widen();
    const slot = this.slotOf(this.wanted, 0);
    if (this.slots[slot]) return this.slots[slot] - 1;
    const number = this.free.pop() ?? this.end++;
    this.ids = grown(this.ids, this.end * UUID_WORDS);
    this.ids.set(this.wanted, number * UUID_WORDS);
    this.slots[slot] = number + 1;
    return number;
  }

  /** Removes an id and returns its former number. */
  remove(id: string): number | undefined {
    const number = this.numberOf(id);
    if (number === undefined) return undefined;
    this.empty(this.slotOf(this.wanted, 0));
    this.free.push(number);
    return number;
  }

  /** The slot of an id, or the empty slot where it belongs. */
  private slotOf(words: Uint32Array, at: number): number {
    const { slots, ids } = this;
    let slot = this.homeOf(words, at);
    for (let found = slots[slot]!; found; found = slots[slot]!) {
      const place = (found - 1) * UUID_WORDS;
      let word = 0;
      while (word < UUID_WORDS && ids[place + word] === words[at + word]) word += 1;
      if (word === UUID_WORDS) break;
      slot = (slot + 1) % slots.length;
    }
    return slot;
  }

  /**
   * The slot at which the search for an id begins. The hash uses every bit, because imported ids may differ in only a
   * few.
   */
  private homeOf(words: Uint32Array, at: number): number {
    let hash = 0;
    for (let word = 0; word < UUID_WORDS; word += 1) {
      hash = Math.imul(hash ^ words[at + word]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return (Math.imul(hash, 0x85ebca6b) >>> 0) % this.slots.length;
  }

  /** Empties a slot and moves the following entries that could not be found otherwise. */
  private empty(gap: number): void {
    const { slots, ids } = this;
    const { length } = slots;
    for (let slot = (gap + 1) % length; slots[slot]; slot = (slot + 1) % length) {
      const home = this.homeOf(ids, (slots[slot]! - 1) * UUID_WORDS);
      if ((slot - home + length) % length < (slot - gap + length) % length) continue;
      slots[gap] = slots[slot]!;
      gap = slot;
    }
    slots[gap] = 0;
  }

  private widen(): void {
    const old = this.slots;
    this.slots = new Uint32Array(old.length * 2);
    for (const found of old) if (found) this.slots[this.slotOf(this.ids, (found - 1) * UUID_WORDS)] = found;
  }
}
