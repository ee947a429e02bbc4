import { NumberList, type SavedPackedLists, PackedLists } from '../columns/index.js';
import { SoundIndex } from './sound-index.js';
import { SpellingIndex } from './spelling-index.js';
import { stemWord } from './search-form.js';
import { spokenForm } from './spoken-form.js';

/** A word of the catalogue: all spellings with the same stem. */
export interface KnownWord {
  readonly stem: string;
  /** Internal numbers of the products with the word in their name, unsorted. */
  readonly named: NumberList;
  /** Number of uses in names and properties: each product counts once per spelling. */
  uses: number;
  readonly surfaces: KnownSurface[];
}

/** One spelling of a word. */
export interface KnownSurface {
  /** The number that stands for the spelling in typed arrays. */
  readonly number: number;
  readonly text: string;
  /** Sound of the spelling; empty if it is not a word of letters. */
  readonly spoken: string;
  readonly word: KnownWord;
  uses: number;
}

/** The stored form of a {@link Vocabulary}. Words and spellings are in the order in which they were added. */
export interface SavedVocabulary {
  stems: string[];
  /** For each word, the products with it in their name. */
  named: SavedPackedLists;
  texts: string[];
  /** For each spelling: its number, the index of its word, its number of uses. */
  numbers: Uint32Array;
  words: Uint32Array;
  uses: Uint32Array;
}

/** The words of a catalogue with their numbers of uses. Removing a product undoes exactly what adding it did. */
export class Vocabulary {
  readonly soundOfSurfaces = new SoundIndex<KnownSurface>();
  readonly spellingOfSurfaces = new SpellingIndex<KnownSurface>(({ text }) => text);
  /** Finds words of both alphabets. */
  readonly spellingOfSounds = new SpellingIndex<KnownSurface>(({ spoken }) => spoken);
  readonly spellingOfStems = new SpellingIndex<KnownWord>(({ stem }) => stem);
  private readonly words = new Map<string, KnownWord>();
  private readonly surfaces = new Map<string, KnownSurface>();
  private readonly beginnings = new Map<string, Set<KnownWord>>();
  private readonly byNumber: (KnownSurface | undefined)[] = [];
  private readonly free: number[] = [];

  constructor(saved?: SavedVocabulary) {
    if (!saved) return;
    const named = new PackedLists(saved.named);
    const words = saved.stems.map((stem, place) => this.addWord(stem, new NumberList(named.at(place).slice())));
    saved.texts.forEach((text, place) => {
      const surface = this.addSurface(saved.numbers[place]!, text, words[saved.words[place]!]!);
      surface.uses = saved.uses[place]!;
      surface.word.uses += surface.uses;
    });
    for (let number = 0; number < this.byNumber.length; number += 1) if (!this.byNumber[number]) this.free.push(number);
  }

  save(): SavedVocabulary {
    const words = [...this.words.values()];
    const places = new Map(words.map((word, place) => [word, place]));
    const named = new PackedLists();
    words.forEach((word, place) => named.set(place, word.named.save()));
    const surfaces = [...this.surfaces.values()];
    return {
      stems: words.map(({ stem }) => stem),
      named: named.save(),
      texts: surfaces.map(({ text }) => text),
      numbers: Uint32Array.from(surfaces, ({ number }) => number),
      words: Uint32Array.from(surfaces, ({ word }) => places.get(word)!),
      uses: Uint32Array.from(surfaces, ({ uses }) => uses),
    };
  }

  get(stem: string): KnownWord | undefined {
    return this.words.get(stem);
  }

  surface(text: string): KnownSurface | undefined {
    return this.surfaces.get(text);
  }

  /** The spelling with the number. */
  at(number: number): KnownSurface {
    return this.byNumber[number]!;
  }

  all(): Iterable<KnownWord> {
    return this.words.values();
  }

  /** Words whose stem or a spelling of which begins with `start`, which must have at least two letters. */
  *beginningWith(start: string): Iterable<KnownWord> {
    for (const word of this.beginnings.get(start.slice(0, BEGINNING)) ?? [])
      if (word.stem.startsWith(start) || word.surfaces.some(({ text }) => text.startsWith(start))) yield word;
  }

  /** Adds one use of a spelling. */
  use(text: string): KnownSurface {
    let surface = this.surfaces.get(text);
    if (!surface) {
      const stem = stemWord(text);
      const word = this.words.get(stem) ?? this.addWord(stem, new NumberList());
      surface = this.addSurface(this.free.pop() ?? this.byNumber.length, text, word);
    }
    surface.uses += 1;
    surface.word.uses += 1;
    return surface;
  }

  /** Removes one use of a spelling. */
  drop(surface: KnownSurface): void {
    const { word, text } = surface;
    surface.uses -= 1;
    word.uses -= 1;
    if (surface.uses) return;
    this.surfaces.delete(text);
    this.byNumber[surface.number] = undefined;
    this.free.push(surface.number);
    this.spellingOfSurfaces.remove(surface);
    this.spellingOfSounds.remove(surface);
    this.soundOfSurfaces.remove(surface);
    word.surfaces.splice(word.surfaces.indexOf(surface), 1);
    if (word.surfaces.length) return;
    this.words.delete(word.stem);
    this.spellingOfStems.remove(word);
    const beginning = word.stem.slice(0, BEGINNING);
    const among = this.beginnings.get(beginning)!;
    among.delete(word);
    if (!among.size) this.beginnings.delete(beginning);
  }

  private addWord(stem: string, named: NumberList): KnownWord {
    const word: KnownWord = { stem, named, uses: 0, surfaces: [] };
    this.words.set(stem, word);
    this.spellingOfStems.add(word);
    const beginning = stem.slice(0, BEGINNING);
    const among = this.beginnings.get(beginning);
    if (among) among.add(word);
    else this.beginnings.set(beginning, new Set([word]));
    return word;
  }

  private addSurface(number: number, text: string, word: KnownWord): KnownSurface {
    const surface = { number, text, spoken: spokenForm(text), word, uses: 0 };
    word.surfaces.push(surface);
    this.surfaces.set(text, surface);
    this.byNumber[number] = surface;
    this.spellingOfSurfaces.add(surface);
    this.spellingOfSounds.add(surface);
    this.soundOfSurfaces.add(surface);
    return surface;
  }
}

const BEGINNING = 2;

/** The most frequent spelling of the word. */
export function usualSurface({ surfaces, stem }: KnownWord): string {
  let best: KnownSurface | undefined;
  for (const one of surfaces)
    if (!best || one.uses > best.uses || (one.uses === best.uses && one.text < best.text)) best = one;
  return best?.text ?? stem;
}
