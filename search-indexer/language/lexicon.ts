import { IdNumbers, PackedLists, type SavedIdNumbers, type SavedPackedLists } from '../columns/index.js';
import type { UnderstoodKind } from '../contract/index.js';
import { splitWords, wordParts } from './split-words.js';
import type { LexiconDocument } from './understanding.js';
import { saidOf, ValueNames, valuesOf, type KnownValue, type SavedValueNames } from './value-names.js';
import { Vocabulary, type KnownWord, type SavedVocabulary } from './vocabulary.js';

/**
 * Maximum number of products sampled to compute a share, such as the share of black products among those with a certain
 * word in their name. A query must not wait until tens of thousands are read.
 */
const ENOUGH = 1000;
/** Maximum number of cached texts. Caching helps because all texts except product names repeat across products. */
const MOST_REMEMBERED = 20_000;

/** The stored form of a {@link Lexicon}: plain values and typed arrays. */
export interface SavedLexicon {
  numbers: SavedIdNumbers;
  names: SavedPackedLists;
  valued: SavedPackedLists;
  words: SavedVocabulary;
  values: SavedValueNames;
}

/**
 * The words of a catalogue, and the filter values that words can name. Each product is a small number, and its data is
 * in typed arrays. Pure data without I/O, updated one document at a time.
 */
export class Lexicon {
  readonly words: Vocabulary;
  readonly values: ValueNames;
  private readonly numbers: IdNumbers;
  /** For each product, the spellings in its name. The spellings of its other texts follow from its values. */
  private readonly names: PackedLists;
  /** The filter values of each product. */
  private readonly valued: PackedLists;
  /**
   * Cached results of `agreement` and `shareTold`: shares of products with certain words that have a filter value.
   * Emptied when a product changes; most queries need the same shares.
   */
  private readonly shares = new Map<string, number>();

  constructor(saved?: SavedLexicon) {
    this.words = new Vocabulary(saved?.words);
    this.values = new ValueNames(saved?.values);
    this.numbers = new IdNumbers(saved?.numbers);
    this.names = new PackedLists(saved?.names);
    this.valued = new PackedLists(saved?.valued);
  }

  /** The whole content, without copying its typed arrays: the lexicon must not change while they are in use. */
  save(): SavedLexicon {
    return {
      numbers: this.numbers.save(),
      names: this.names.save(),
      valued: this.valued.save(),
      words: this.words.save(),
      values: this.values.save(),
    };
  }

  /** Number of products. */
  get size(): number {
    return this.numbers.size;
  }

  /** Adds a document, or replaces the older one of the same product. */
  put(document: LexiconDocument): void {
    this.shares.clear();
    const before = this.numbers.numberOf(document.id);
    const number = before ?? this.numbers.add(document.id);
    const [oldNames, oldValues] =
      before === undefined ? NOTHING : [this.names.at(number).slice(), this.valued.at(number).slice()];
    const had = this.wordsOf(oldNames);
    const texts = surfacesOf([
      document.name,
      ...document.otherNames,
      ...document.brands.map(({ name }) => name),
      document.model?.name,
    ]);
    const names = Array.from(texts, (text) => this.words.use(text).number);
    const values = valuesOf(document).map((value) => this.values.use(...value).number);
    for (const text of this.othersOf(names, values)) this.words.use(text);
    const named = this.wordsOf(names);
    for (const word of named) if (!had.has(word)) word.named.push(number);
    for (const word of had) if (!named.has(word)) word.named.take(number);
    this.drop(oldNames, oldValues);
    this.names.set(number, names);
    this.valued.set(number, values);
  }

  remove(productId: string): void {
    const number = this.numbers.remove(productId);
    if (number === undefined) return;
    this.shares.clear();
    const names = this.names.at(number);
    for (const word of this.wordsOf(names)) word.named.take(number);
    this.drop(names, this.valued.at(number));
    this.names.clear(number);
    this.valued.clear(number);
  }

  /**
   * Among the products with all these words in their name, the share that has one of the values; 1 if there is no such
   * product.
   */
  agreement(words: readonly KnownWord[], wanted: ReadonlySet<KnownValue>): number {
    const key = [...words.map(({ stem }) => stem), ...Array.from(wanted, ({ kind, value }) => `${kind} ${value}`)].join(
      '\n',
    );
    return this.rememberedShare(key, () => this.shareOf(words, wanted));
  }

  private rememberedShare(key: string, find: () => number): number {
    let share = this.shares.get(key);
    if (share === undefined) {
      share = find();
      if (this.shares.size >= MOST_REMEMBERED) this.shares.clear();
      this.shares.set(key, share);
    }
    return share;
  }

  private shareOf(words: readonly KnownWord[], wanted: ReadonlySet<KnownValue>): number {
    let named = 0;
    let agreeing = 0;
    for (const product of this.namedWith(words)) {
      named += 1;
      if (this.hasOneOf(product, wanted)) agreeing += 1;
    }
    return named ? agreeing / named : 1;
  }

  /** Among the products with the word in their name, the share that has any value of this filter. */
  shareTold(word: KnownWord, kind: UnderstoodKind): number {
    return this.rememberedShare(`told ${kind}\n${word.stem}`, () => {
      let told = 0;
      for (let place = 0; place < word.named.length; place += 1)
        if (this.valued.at(word.named.at(place)).some((value) => this.values.at(value).kind === kind)) told += 1;
      return word.named.length ? told / word.named.length : 1;
    });
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
    for (const product of this.namedWith(words)) {
      if (this.hasOneOf(product, wanted)) counts.having += 1;
      if (this.isNamed(product, word)) counts.named += 1;
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

  /**
   * True if some product has one word in its name and the other in its name or a property. True also for two words that
   * are properties, such as a colour and a category.
   */
  areSaidTogether(one: KnownWord, other: KnownWord): boolean {
    if (isProperty(one) && isProperty(other)) return true;
    const [rarer, commoner] = byNames(one, other);
    for (const product of this.namedWith([rarer]))
      if (this.isNamed(product, commoner) || this.hasProperty(product, commoner)) return true;
    if (!isProperty(rarer)) return false;
    for (const product of this.namedWith([commoner])) if (this.hasProperty(product, rarer)) return true;
    return false;
  }

  /** Number of these stems that are words of the product's name. */
  countNamed(productId: string, stems: readonly string[]): number {
    const product = this.numbers.numberOf(productId);
    if (product === undefined) return 0;
    return stems.filter((stem) => {
      const word = this.words.get(stem);
      return word && this.isNamed(product, word);
    }).length;
  }

  /** True if the name of some product has all these words. */
  areNamedTogether(words: readonly KnownWord[]): boolean {
    for (const _ of this.namedWith(words, Infinity)) return true;
    return false;
  }

  /**
   * Numbers of products with all these words in their name. If the rarest word has more than `most` products, only an evenly
   * spread sample of that size is searched.
   */
  private *namedWith(words: readonly KnownWord[], most = ENOUGH): Iterable<number> {
    const [rarest, ...others] = [...words].sort((one, other) => one.named.length - other.named.length);
    const count = rarest?.named.length ?? 0;
    const step = Math.max(1, count / most);
    for (let place = 0; place < count; place += step) {
      const product = rarest!.named.at(Math.floor(place));
      if (others.every((word) => this.isNamed(product, word))) yield product;
    }
  }

  private isNamed(product: number, word: KnownWord): boolean {
    return this.names.at(product).some((surface) => this.words.at(surface).word === word);
  }

  private hasProperty(product: number, word: KnownWord): boolean {
    return this.valued
      .at(product)
      .some((value) =>
        partsOf(saidOf(this.values.at(value)) ?? '').some((text) => this.words.surface(text)?.word === word),
      );
  }

  private hasOneOf(product: number, wanted: ReadonlySet<KnownValue>): boolean {
    return this.valued.at(product).some((value) => wanted.has(this.values.at(value)));
  }

  private wordsOf(names: ArrayLike<number>): Set<KnownWord> {
    return new Set(Array.from(names, (surface) => this.words.at(surface).word));
  }

  /** The spellings that a product has in its values but not in its name. */
  private othersOf(names: ArrayLike<number>, values: ArrayLike<number>): Set<string> {
    const others = surfacesOf(Array.from(values, (value) => saidOf(this.values.at(value))));
    for (const surface of Array.from(names)) others.delete(this.words.at(surface).text);
    return others;
  }

  /** Subtracts a product's uses of its words and values. */
  private drop(names: Uint32Array, values: Uint32Array): void {
    for (const text of this.othersOf(names, values)) this.words.drop(this.words.surface(text)!);
    for (const surface of names) this.words.drop(this.words.at(surface));
    for (const value of values) this.values.drop(this.values.at(value));
  }
}

/** The words and values of an unknown product. */
const NOTHING = [new Uint32Array(0), new Uint32Array(0)] as const;

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

/** True if some product has the word but not in its name. */
function isProperty({ uses, named }: KnownWord): boolean {
  return uses > named.length;
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
