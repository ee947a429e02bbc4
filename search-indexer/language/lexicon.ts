import { FACET_NAMES, type UnderstoodKind } from '../contract/index.js';
import { splitWords, wordParts } from './split-words.js';
import type { LexiconDocument } from './understanding.js';
import { materialName, ValueNames, valuesOf, type KnownValue } from './value-names.js';
import { Vocabulary, type KnownSurface, type KnownWord } from './vocabulary.js';

/**
 * Maximum number of products sampled to compute a share, such as the share of black products among those with a certain
 * word in their name. A query must not wait until tens of thousands are read.
 */
const ENOUGH = 1000;
/** Maximum number of cached texts. Caching helps because all texts except product names repeat across products. */
const MOST_REMEMBERED = 20_000;

interface Entry {
  number: number;
  /** Spellings of words: `names` from the product's name, `others` from its other texts. */
  names: KnownSurface[];
  others: KnownSurface[];
  values: KnownValue[];
}

/**
 * The words of a catalogue, and the filter values that words can name. Pure data without I/O, updated one document at a
 * time.
 */
export class Lexicon {
  readonly words = new Vocabulary();
  readonly values = new ValueNames();
  private readonly byId = new Map<string, Entry>();
  private readonly byNumber: (Entry | undefined)[] = [];
  private readonly free: number[] = [];
  /**
   * Cached results of `agreement`: shares of products with certain words that have a filter value. Emptied when a
   * product changes; most queries need the same shares.
   */
  private readonly agreements = new Map<string, number>();

  /** Adds a document, or replaces the older one of the same product. */
  put(document: LexiconDocument): void {
    this.agreements.clear();
    const before = this.byId.get(document.id);
    const number = before?.number ?? this.free.pop() ?? this.byNumber.length;
    const entry = this.entryOf(document, number);
    this.byId.set(document.id, entry);
    this.byNumber[number] = entry;
    if (before) this.release(before, new Set(stemsOf(entry)));
    const had = new Set(before ? stemsOf(before) : []);
    for (const word of stemsOf(entry)) if (!had.has(word)) word.named.push(number);
  }

  remove(productId: string): void {
    const entry = this.byId.get(productId);
    if (!entry) return;
    this.agreements.clear();
    this.byId.delete(productId);
    this.byNumber[entry.number] = undefined;
    this.free.push(entry.number);
    this.release(entry, new Set());
  }

  /**
   * Among the products with all these words in their name, the share that has one of the values; 1 if there is no such
   * product.
   */
  agreement(words: readonly KnownWord[], wanted: ReadonlySet<KnownValue>): number {
    const key = [...words.map(({ stem }) => stem), ...Array.from(wanted, ({ kind, value }) => `${kind} ${value}`)].join(
      '\n',
    );
    let share = this.agreements.get(key);
    if (share === undefined) {
      share = this.shareOf(words, wanted);
      if (this.agreements.size >= MOST_REMEMBERED) this.agreements.clear();
      this.agreements.set(key, share);
    }
    return share;
  }

  private shareOf(words: readonly KnownWord[], wanted: ReadonlySet<KnownValue>): number {
    let named = 0;
    let agreeing = 0;
    for (const entry of this.namedWith(words)) {
      named += 1;
      if (entry.values.some((value) => wanted.has(value))) agreeing += 1;
    }
    return named ? agreeing / named : 1;
  }

  /** Among the products with the word in their name, the share that has any value of this filter. */
  shareTold(word: KnownWord, kind: UnderstoodKind): number {
    const told = word.named.filter((number) => this.byNumber[number]!.values.some((value) => value.kind === kind));
    return word.named.length ? told.length / word.named.length : 1;
  }

  /**
   * Among the products with all these words in their name, counts those with one of the values (`having`) and,
   * separately, those with `word` in their name too (`named`).
   */
  countAmong(
    words: readonly KnownWord[],
    wanted: ReadonlySet<KnownValue>,
    word: KnownWord,
  ): { having: number; named: number } {
    if (!words.length)
      return { having: Math.max(0, ...[...wanted].map(({ products }) => products)), named: word.named.length };
    const counts = { having: 0, named: 0 };
    for (const entry of this.namedWith(words)) {
      if (entry.values.some((value) => wanted.has(value))) counts.having += 1;
      if (isNamed(entry, word)) counts.named += 1;
    }
    return counts;
  }

  /** True if the word is the whole name of a brand. */
  isBrand({ stem }: KnownWord): boolean {
    return this.values.named([stem]).some(({ kind }) => kind === 'brand');
  }

  /** Number of products with all these words in their name; an estimate if there are many. */
  countTogether(words: readonly KnownWord[]): number {
    let count = 0;
    for (const _ of this.namedWith(words)) count += 1;
    return count;
  }

  /** True if some product has one word in its name and the other in its name or a property. */
  areSaidTogether(one: KnownWord, other: KnownWord): boolean {
    const [rarer, said] = byNames(one, other);
    for (const entry of this.namedWith([rarer])) if (isNamed(entry, said) || hasProperty(entry, said)) return true;
    return false;
  }

  /** True if the name of some product has all these words. */
  areNamedTogether(words: readonly KnownWord[]): boolean {
    for (const _ of this.namedWith(words, Infinity)) return true;
    return false;
  }

  /**
   * Products with all these words in their name. If the rarest word has more than `most` products, only an evenly
   * spread sample of that size is searched.
   */
  private *namedWith(words: readonly KnownWord[], most = ENOUGH): Iterable<Entry> {
    const [rarest, ...others] = [...words].sort((one, other) => one.named.length - other.named.length);
    const numbers = rarest?.named ?? [];
    const step = Math.max(1, numbers.length / most);
    for (let place = 0; place < numbers.length; place += step) {
      const entry = this.byNumber[numbers[Math.floor(place)]!]!;
      if (others.every((word) => isNamed(entry, word))) yield entry;
    }
  }

  private entryOf(document: LexiconDocument, number: number): Entry {
    const names = surfacesOf([
      document.name,
      ...document.otherNames,
      ...document.brands.map(({ name }) => name),
      document.model?.name,
    ]);
    const others = surfacesOf([
      ...document.categories.map(({ name }) => name),
      ...document.colours.map(({ name }) => name),
      ...document.materials.map(materialName),
      ...document.seasons.map((season) => FACET_NAMES.season[season]),
      FACET_NAMES.sex[document.sex],
      document.children ? 'детские' : null,
      ...document.items.map(({ size }) => size.name),
    ]);
    for (const surface of names) others.delete(surface);
    return {
      number,
      names: Array.from(names, (text) => this.words.use(text)),
      others: Array.from(others, (text) => this.words.use(text)),
      values: valuesOf(document).map((value) => this.values.use(...value)),
    };
  }

  private release(entry: Entry, stillNamed: ReadonlySet<KnownWord>): void {
    for (const word of stemsOf(entry)) {
      if (stillNamed.has(word)) continue;
      const place = word.named.indexOf(entry.number);
      const last = word.named.pop()!;
      if (place < word.named.length) word.named[place] = last;
    }
    for (const surface of entry.names) this.words.drop(surface);
    for (const surface of entry.others) this.words.drop(surface);
    for (const value of entry.values) this.values.drop(value);
  }
}

function surfacesOf(texts: readonly (string | null | undefined)[]): Set<string> {
  const surfaces = new Set<string>();
  for (const text of texts) if (text) for (const part of partsOf(text)) surfaces.add(part);
  return surfaces;
}

const remembered = new Map<string, readonly string[]>();

function partsOf(text: string): readonly string[] {
  let parts = remembered.get(text);
  if (!parts) {
    parts = splitWords(text).flatMap(tellingParts);
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, parts);
  }
  return parts;
}

function isNamed({ names }: Entry, word: KnownWord): boolean {
  return names.some((surface) => surface.word === word);
}

function hasProperty({ others }: Entry, word: KnownWord): boolean {
  return others.some((surface) => surface.word === word);
}

/**
 * Orders two words for a search through products: first the one in fewer names, because fewer products must be read. A
 * word that is in no name comes last.
 */
function byNames(one: KnownWord, other: KnownWord): [KnownWord, KnownWord] {
  const isFirst = one.named.length && (one.named.length <= other.named.length || !other.named.length);
  return isFirst ? [one, other] : [other, one];
}

/** Drops single letters of hyphenated words: the s of Levi’s would be taken for a size. */
function tellingParts(word: string): string[] {
  const parts = wordParts(word);
  return parts.length > 1 ? parts.filter((part) => !/^\p{L}$/u.test(part)) : parts;
}

function stemsOf({ names }: Entry): Set<KnownWord> {
  return new Set(names.map(({ word }) => word));
}
