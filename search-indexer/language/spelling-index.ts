import { beginningDistance, editDistance } from './edit-distance.js';

export interface Near<Entry> {
  entry: Entry;
  cost: number;
}

interface Bucket<Entry> {
  entries: Entry[];
  masks: number[];
}

/**
 * Index of words by length and letters, to find those within a few typing errors. A lookup compares all words of
 * similar length that share letters. This is faster than looking up every possible misspelling, and none of them must
 * be stored.
 */
export class SpellingIndex<Entry> {
  private readonly buckets = new Map<number, Bucket<Entry>>();

  constructor(private readonly textOf: (entry: Entry) => string) {}

  add(entry: Entry): void {
    const text = this.textOf(entry);
    if (!WORD.test(text)) return;
    let bucket = this.buckets.get(text.length);
    if (!bucket) this.buckets.set(text.length, (bucket = { entries: [], masks: [] }));
    bucket.entries.push(entry);
    bucket.masks.push(letterMask(text));
  }

  remove(entry: Entry): void {
    const text = this.textOf(entry);
    const bucket = this.buckets.get(text.length);
    const place = bucket?.entries.indexOf(entry) ?? -1;
    if (!bucket || place < 0) return;
    const lastEntry = bucket.entries.pop()!;
    const lastMask = bucket.masks.pop()!;
    if (place < bucket.entries.length) {
      bucket.entries[place] = lastEntry;
      bucket.masks[place] = lastMask;
    }
    if (!bucket.entries.length) this.buckets.delete(text.length);
  }

  /** Words whose edit distance from the text is at most `most`, unsorted. */
  near(text: string, most: number): Near<Entry>[] {
    const found: Near<Entry>[] = [];
    const mask = letterMask(text);
    const reach = Math.floor(most);
    for (let length = text.length - reach; length <= text.length + reach; length += 1) {
      const bucket = this.buckets.get(length);
      if (!bucket) continue;
      const apart = Math.abs(length - text.length);
      const otherLetters = apart + 2 * Math.floor((most - apart) / LEAST_COST);
      for (let place = 0; place < bucket.masks.length; place += 1) {
        if (bitCount(bucket.masks[place]! ^ mask) > otherLetters) continue;
        const entry = bucket.entries[place]!;
        const cost = editDistance(text, this.textOf(entry), most);
        if (cost <= most) found.push({ entry, cost });
      }
    }
    return found;
  }

  /** Words of at least this length with a beginning whose edit distance from the text is at most `most`, unsorted. */
  beginning(text: string, most: number): Near<Entry>[] {
    const found: Near<Entry>[] = [];
    const mask = letterMask(text);
    const otherLetters = Math.floor(most / LEAST_COST);
    for (const [length, { entries, masks }] of this.buckets) {
      if (length < text.length) continue;
      for (let place = 0; place < masks.length; place += 1) {
        if (bitCount(mask & ~masks[place]!) > otherLetters) continue;
        const entry = entries[place]!;
        const word = this.textOf(entry);
        if (!beginAlike(text, word)) continue;
        const cost = beginningDistance(text, word, most);
        if (cost <= most) found.push({ entry, cost });
      }
    }
    return found;
  }
}

/**
 * True if the words can have the same beginning except for one typing error: a swapped, wrong, missing or additional
 * first letter.
 */
function beginAlike(one: string, other: string): boolean {
  return one[0] === other[0] || one[1] === other[0] || one[0] === other[1] || one[1] === other[1];
}

/** Only words of letters are indexed: an article number is never a misspelling of another. */
const WORD = /^\p{L}{2,}$/u;
const LEAST_COST = 0.7;

/** A bit mask of the letters that occur in the text. One typing error changes at most two bits. */
function letterMask(text: string): number {
  let mask = 0;
  for (let place = 0; place < text.length; place += 1) mask |= 1 << (text.charCodeAt(place) & 31);
  return mask;
}

function bitCount(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
