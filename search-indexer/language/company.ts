import type { Lexicon } from './lexicon.js';
import type { UnderstoodWord } from './understanding.js';
import type { KnownWord } from './vocabulary.js';

/** Words that a beginning may become, the frequent ones. */
const MOST_TRIED = 8;

/** What is said beside a word, to tell what is likely by. */
export class Company {
  private readonly named: KnownWord[];

  constructor(
    stems: readonly string[],
    private readonly lexicon: Lexicon,
  ) {
    this.named = stems.flatMap((stem) => lexicon.words.get(stem) ?? []).filter(({ named }) => named.length > 0);
  }

  /** A beginning with the word that most of the products so named have; `surface` is the word as it was read. */
  completed(word: UnderstoodWord, surface: string): UnderstoodWord {
    const known = this.lexicon.words.get(word.forms[0]!);
    if (!word.prefix || known?.surfaces.some(({ text }) => text === surface)) return word;
    const likeliest = this.mostly([...this.lexicon.words.beginningWith(surface)], word);
    return likeliest ? { ...word, completion: likeliest.stem } : word;
  }

  /** A word that no product so named has in its likeliest form, in the form that they have: «худи» is a «hoodie». */
  agreed(word: UnderstoodWord): UnderstoodWord {
    const known = word.forms.flatMap((form) => this.lexicon.words.get(form) ?? []);
    const likeliest = this.mostly(known.slice(0, 1), word) ?? this.mostly(known, word);
    return likeliest ? { ...word, forms: [...new Set([likeliest.stem, ...word.forms])] } : word;
  }

  /** Of these, the one that most of the products have which have the rest; none where no product has any. */
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
