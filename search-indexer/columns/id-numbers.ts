import { grown } from './column.js';
import { readUuid, UUID_WORDS, writeUuid } from './uuid-words.js';

/** What a {@link IdNumbers} consists of, to be stored. */
export interface SavedIdNumbers {
  ids: Uint32Array;
  slots: Uint32Array;
  free: number[];
}

const SMALLEST = 1024;
/** At most this share of the slots is used, so that a search ends soon. */
const MOST_FULL = 0.7;

/**
 * Gives each UUID a small number, which stands for it in typed arrays. Numbers of removed ids are given again. A hash
 * table with open addressing: an id takes 16 bytes and about 8 bytes of slots, and no object.
 */
export class IdNumbers {
  private ids: Uint32Array;
  /** By hash, the number of an id plus one; 0 for none. */
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

  /** Exclusive upper limit of the numbers. */
  get limit(): number {
    return this.end;
  }

  /** Undefined for an id that is not here, and for a text that is no UUID. */
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

  /** Returns the number of an id, a new one if it has none. Throws if the text is no UUID. */
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

  /** Removes an id and returns the number that it had. */
  remove(id: string): number | undefined {
    const number = this.numberOf(id);
    if (number === undefined) return undefined;
    this.empty(this.slotOf(this.wanted, 0));
    this.free.push(number);
    return number;
  }

  /** The slot of an id, or the empty one that it would get. */
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

  /** Where the search for an id begins. Every bit of the id counts: imported ids may differ in few of them. */
  private homeOf(words: Uint32Array, at: number): number {
    let hash = 0;
    for (let word = 0; word < UUID_WORDS; word += 1) {
      hash = Math.imul(hash ^ words[at + word]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return (Math.imul(hash, 0x85ebca6b) >>> 0) % this.slots.length;
  }

  /** Empties a slot, and moves those behind it that would not be found any more. */
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
