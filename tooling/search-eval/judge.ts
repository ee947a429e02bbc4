import type { Goods } from './goods.js';
import { wordsOf } from './words-of.js';

/** A word without its ending: inflection is no difference. */
export type Stem = (word: string) => string;

/** Knows which products answer a query: those that hold every word of it. */
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

  /** Ids of the products that hold all words. */
  relevantTo(query: string): Set<string> {
    const lists = wordsOf(query)
      .map((word) => this.holders.get(this.stem(word)) ?? new Set<string>())
      .sort((a, b) => a.size - b.size);
    const [rarest, ...others] = lists;
    return new Set([...(rarest ?? [])].filter((id) => others.every((ids) => ids.has(id))));
  }

  /** Whether any product holds the word. */
  knows(word: string): boolean {
    return this.holders.has(this.stem(word));
  }
}
