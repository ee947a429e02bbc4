import { FACET_NAMES } from '../contract/index.js';
import { splitWords, wordParts } from './split-words.js';
import type { LexiconDocument } from './understanding.js';
import { materialName, ValueNames, valuesOf, type KnownValue } from './value-names.js';
import { Vocabulary, type KnownSurface, type KnownWord } from './vocabulary.js';

interface Entry {
  number: number;
  /** Ways words are written in the names, and in what else is said of the product. */
  names: KnownSurface[];
  others: KnownSurface[];
  values: KnownValue[];
}

/** The words of a catalogue and what they name. Pure data, no I/O; kept in step document by document. */
export class Lexicon {
  readonly words = new Vocabulary();
  readonly values = new ValueNames();
  private readonly byId = new Map<string, Entry>();
  private readonly byNumber: (Entry | undefined)[] = [];
  private readonly free: number[] = [];

  /** Puts a document in place of an older one of the same product. */
  put(document: LexiconDocument): void {
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
    this.byId.delete(productId);
    this.byNumber[entry.number] = undefined;
    this.free.push(entry.number);
    this.release(entry, new Set());
  }

  /** The share of the products named with all these words that have one of the values; 1 when none is named so. */
  agreement(words: readonly KnownWord[], wanted: ReadonlySet<KnownValue>): number {
    let named = 0;
    let agreeing = 0;
    for (const entry of this.namedWith(words)) {
      named += 1;
      if (entry.values.some((value) => wanted.has(value))) agreeing += 1;
    }
    return named ? agreeing / named : 1;
  }

  /** True when some product's name has all these words. */
  areNamedTogether(words: readonly KnownWord[]): boolean {
    for (const _ of this.namedWith(words)) return true;
    return false;
  }

  /** True when one product has both values, brands of a collaboration, say. */
  haveBoth(one: KnownValue, other: KnownValue): boolean {
    for (const entry of this.byId.values()) if (entry.values.includes(one) && entry.values.includes(other)) return true;
    return false;
  }

  private *namedWith(words: readonly KnownWord[]): Iterable<Entry> {
    const [rarest, ...others] = [...words].sort((one, other) => one.named.length - other.named.length);
    for (const number of rarest?.named ?? []) {
      const entry = this.byNumber[number]!;
      if (others.every((word) => entry.names.some((surface) => surface.word === word))) yield entry;
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
  for (const text of texts)
    if (text) for (const word of splitWords(text)) for (const part of wordParts(word)) surfaces.add(part);
  return surfaces;
}

function stemsOf({ names }: Entry): Set<KnownWord> {
  return new Set(names.map(({ word }) => word));
}
