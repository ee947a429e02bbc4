import { wordsIn } from './query-key.js';
import type { SearchRule } from './search-rule.js';

/** Maximum number of readings of one query, so that a search costs a limited number of statements. */
export const MOST_READINGS = 5;

/** A query with some of its words replaced by synonyms. */
export interface Reading {
  text: string;
  /** Forms of the words with synonyms that the reading keeps. Empty if all of them are replaced. */
  kept: readonly string[];
}

/** The merchant's synonyms. A synonym is not looked up again, so rules that lead to each other end. */
export class Synonyms {
  private readonly byPhrase = new Map<string, string[]>();
  private longest = 0;

  constructor(rules: readonly Pick<SearchRule, 'queries' | 'words' | 'twoWay'>[]) {
    for (const { queries, words, twoWay } of rules) {
      const all = [...queries, ...words];
      for (const phrase of twoWay ? all : queries)
        this.add(
          phrase,
          (twoWay ? all : words).filter((other) => keyOf(other) !== keyOf(phrase)),
        );
    }
  }

  /**
   * Returns the texts that a query stands for: first the query itself, then the texts with synonyms in place of its
   * words, at most {@link MOST_READINGS}. The longest phrase counts. Null if no word has a synonym.
   */
  readingsOf(text: string): Reading[] | null {
    if (!this.longest) return null;
    const parts = this.partsOf(text);
    if (!parts.some(({ synonyms }) => synonyms.length)) return null;
    let readings: Reading[] = [{ text: '', kept: [] }];
    for (const { said, form, synonyms } of parts) {
      const kept = synonyms.length ? [form] : [];
      // All readings with the words as typed come first, so the first reading is the query itself.
      readings = [
        ...readings.map((reading) => joined(reading, said, kept)),
        ...synonyms.flatMap((synonym) => readings.map((reading) => joined(reading, synonym, []))),
      ].slice(0, MOST_READINGS);
    }
    // A replaced last word is complete: without the space it might be the beginning of other words.
    return readings.map((reading, place) => (place ? { ...reading, text: `${reading.text} ` } : { ...reading, text }));
  }

  private add(phrase: string, synonyms: readonly string[]): void {
    const key = keyOf(phrase);
    if (!key) return;
    const known = this.byPhrase.get(key) ?? [];
    const seen = new Set(known.map(keyOf));
    this.byPhrase.set(key, [...known, ...synonyms.filter((synonym) => !seen.has(keyOf(synonym)))]);
    this.longest = Math.max(this.longest, wordsIn(phrase).words.length);
  }

  private partsOf(text: string): { said: string; form: string; synonyms: readonly string[] }[] {
    const { words, forms } = wordsIn(text);
    const parts: ReturnType<typeof this.partsOf> = [];
    for (let from = 0; from < words.length;) {
      let length = Math.min(this.longest, words.length - from);
      const keyAt = () => forms.slice(from, from + length).join(' ');
      while (length > 1 && !this.byPhrase.has(keyAt())) length -= 1;
      const form = keyAt();
      parts.push({
        said: words.slice(from, from + length).join(' '),
        form,
        synonyms: this.byPhrase.get(form) ?? [],
      });
      from += length;
    }
    return parts;
  }
}

const keyOf = (phrase: string): string => wordsIn(phrase).forms.join(' ');

function joined({ text, kept }: Reading, words: string, also: readonly string[]): Reading {
  return { text: text ? `${text} ${words}` : words, kept: [...kept, ...also] };
}
