import type { Lexicon } from './lexicon.js';
import type { UnderstoodWord } from './understanding.js';
import type { KnownWord } from './vocabulary.js';

/** Most words tried as the completion of a beginning, the frequent ones first. */
const MOST_TRIED = 8;

/** The other words of a query, which decide what one of its words most likely means. */
export class Company {
  private readonly named: KnownWord[];

  constructor(
    stems: readonly string[],
    private readonly lexicon: Lexicon,
  ) {
    this.named = stems.flatMap((stem) => lexicon.words.get(stem) ?? []).filter(({ named }) => named.length > 0);
  }

  /**
   * Adds the likeliest completion to a beginning: the word that most products with the other words have. `surface` is
   * the beginning as it was read.
   */
  completed(word: UnderstoodWord, surface: string): UnderstoodWord {
    const known = this.lexicon.words.get(word.forms[0]!);
    if (!word.prefix || known?.surfaces.some(({ text }) => text === surface)) return word;
    const likeliest = this.mostly([...this.lexicon.words.beginningWith(surface)], word);
    return likeliest ? { ...word, completion: likeliest.stem } : word;
  }

  /**
   * Puts the form first that products with the other words have, if they lack the likeliest one: «худи» becomes
   * «hoodie».
   */
  agreed(word: UnderstoodWord): UnderstoodWord {
    const known = word.forms.flatMap((form) => this.lexicon.words.get(form) ?? []);
    const likeliest = this.mostly(known.slice(0, 1), word) ?? this.mostly(known, word);
    return likeliest ? { ...word, forms: [...new Set([likeliest.stem, ...word.forms])] } : word;
  }

  /** The one of these words that most products with the other words have; undefined if no product has any. */
  private mostly(words: KnownWord[], { forms }: UnderstoodWord): KnownWord | undefined {
    const others = this.named.filter(({ stem }) => !forms.includes(stem));
    const frequent = words
      .filter(({ named }) => named.length > 0)
      .sort((one, other) => other.named.length - one.named.length)
      .slice(0, MOST_TRIED);
    const counted = frequent.map((word) => ({ word, count: this.lexicon.countTogether([...others, word]) }));
    return counted.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count)[0]?.word;
  }
}
