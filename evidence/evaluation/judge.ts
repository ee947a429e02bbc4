import type { Goods } from './goods.js';
import { wordsOf } from './words-of.js';

/** Returns the stem of a word, so that all its grammatical forms are equal. */
export type Stem = (word: string) => string;

/** Decides which products are right answers to a query: those that contain every word of it. */
export class Judge {
  private readonly holders = new Map<string, Set<string>>();

  constructor(
    goods: readonly Goods[],
    private readonly stem: Stem,
  ) {
    for (const { id, words } of goods)
      for (const word of words) {
        const form = stem(word);
        const ids = this.holders.get(form) ?? new Set();
        this.holders.set(form, ids.add(id));
      }
  }

  /** Returns the ids of the products that contain all words of the query. */
  relevantTo(query: string): Set<string> {
    const lists = wordsOf(query)
      .map((word) => this.holders.get(this.stem(word)) ?? new Set<string>())
      .sort((a, b) => a.size - b.size);
    const [rarest, ...others] = lists;
    return new Set([...(rarest ?? [])].filter((id) => others.every((ids) => ids.has(id))));
  }

  /** Whether any product contains the word. */
  knows(word: string): boolean {
    return this.holders.has(this.stem(word));
  }
}
