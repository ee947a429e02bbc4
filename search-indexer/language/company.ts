import { goodsBegun } from './goods-begun.js';
import type { Lexicon } from './lexicon.js';
import type { UnderstoodWord } from './understanding.js';
import type { KnownWord } from './vocabulary.js';

/** Maximum number of words tried as completions of an unfinished word. The most frequent words are tried. */
const MOST_TRIED = 8;

/** True for two or three letters: they begin too many words to be judged by names alone. */
const isBeginning = (surface: string): boolean => /^[а-я]{2,3}$/.test(surface);

/** The words of a query as context: the other words help to decide what one of them most likely means. */
export class Company {
  private readonly named: KnownWord[];

  constructor(
    stems: readonly string[],
    private readonly lexicon: Lexicon,
  ) {
    this.named = stems.flatMap((stem) => lexicon.words.get(stem) ?? []).filter(({ named }) => named.length > 0);
  }

  /**
   * Adds the likeliest completion to an unfinished word: the one that occurs in most products together with the other
   * words of the query. `surface` is the unfinished word as read.
   */
  completed(word: UnderstoodWord, surface: string): UnderstoodWord {
    if (!word.prefix) return word;
    const known = this.lexicon.words.get(word.forms[0]!);
    if (isBeginning(surface) && !this.named.some(({ stem }) => !word.forms.includes(stem))) {
      const completion = this.mostGoods(surface, word, known?.uses ?? 0);
      return completion ? { ...word, completion } : word;
    }
    if (known?.surfaces.some(({ text }) => text === surface)) return word;
    const likeliest = this.mostly([...this.lexicon.words.beginningWith(surface)], word);
    return likeliest ? { ...word, completion: likeliest.stem } : word;
  }

  /** Returns the stem that the first letters of a query begin for most goods of the shop, if it has more than `least`. */
  private mostGoods(surface: string, { forms }: UnderstoodWord, least: number): string | undefined {
    const stems = new Set([...forms, ...Array.from(this.lexicon.words.beginningWith(surface), ({ stem }) => stem)]);
    return Array.from(stems, (stem) => ({ stem, goods: goodsBegun(stem, this.lexicon) }))
      .filter(({ goods }) => goods > least)
      .sort((one, other) => other.goods - one.goods)[0]?.stem;
  }

  /**
   * If no product name contains a word's likeliest form together with the other words of the query, puts first the form
   * that occurs with them in most product names: «худи» becomes «hoodie», for example.
   */
  agreed(word: UnderstoodWord): UnderstoodWord {
    const known = word.forms.flatMap((form) => this.lexicon.words.get(form) ?? []);
    const likeliest = this.mostly(known.slice(0, 1), word) ?? this.mostly(known, word);
    return likeliest ? { ...word, forms: [...new Set([likeliest.stem, ...word.forms])] } : word;
  }

  /**
   * Returns the one of `words` that most products have in their name together with the other words of the query;
   * undefined if no product has such a combination.
   */
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
