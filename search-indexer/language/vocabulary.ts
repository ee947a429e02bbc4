import { SoundIndex } from './sound-index.js';
import { SpellingIndex } from './spelling-index.js';
import { stemWord } from './search-form.js';

/** A word of the catalogue: all spellings with the same stem. */
export interface KnownWord {
  readonly stem: string;
  /** Internal numbers of the products with the word in their name, unsorted. */
  readonly named: number[];
  /** Number of uses in names and properties: each product counts once per spelling. */
  uses: number;
  readonly surfaces: KnownSurface[];
}

/** One spelling of a word. */
export interface KnownSurface {
  readonly text: string;
  readonly word: KnownWord;
  uses: number;
}

/** The words of a catalogue with their numbers of uses. Removing a product undoes exactly what adding it did. */
export class Vocabulary {
  readonly soundOfSurfaces = new SoundIndex<KnownSurface>();
  readonly spellingOfSurfaces = new SpellingIndex<KnownSurface>(({ text }) => text);
  readonly spellingOfStems = new SpellingIndex<KnownWord>(({ stem }) => stem);
  private readonly words = new Map<string, KnownWord>();
  private readonly surfaces = new Map<string, KnownSurface>();
  private readonly beginnings = new Map<string, Set<KnownWord>>();

  get(stem: string): KnownWord | undefined {
    return this.words.get(stem);
  }

  surface(text: string): KnownSurface | undefined {
    return this.surfaces.get(text);
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
      const word = this.wordOf(stemWord(text));
      surface = { text, word, uses: 0 };
      word.surfaces.push(surface);
      this.surfaces.set(text, surface);
      this.spellingOfSurfaces.add(surface);
      this.soundOfSurfaces.add(surface);
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
    this.spellingOfSurfaces.remove(surface);
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

  private wordOf(stem: string): KnownWord {
    let word = this.words.get(stem);
    if (!word) {
      word = { stem, named: [], uses: 0, surfaces: [] };
      this.words.set(stem, word);
      this.spellingOfStems.add(word);
      const beginning = stem.slice(0, BEGINNING);
      const among = this.beginnings.get(beginning);
      if (among) among.add(word);
      else this.beginnings.set(beginning, new Set([word]));
    }
    return word;
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
