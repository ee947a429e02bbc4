import { searchForm } from './search-form.js';

/**
 * Words for the same things, as shoppers of clothes and shoes say them; what comes earlier in a line is the usual word.
 * A synonym stands for a word the catalogue lacks, and is a later form of one that it has.
 */
const SAME = ['кроссовки, кроссы, кроссовочки, найки кроссы, sneakers, trainers, sneaker'];

const synonyms = new Map<string, string[][]>();
for (const line of SAME) {
  const group = line.split(',').map((words) => searchForm(words).split(' '));
  for (const words of group) {
    if (words.length > 1) continue;
    const others = group.filter((other) => other.join(' ') !== words[0]);
    synonyms.set(words[0]!, [...(synonyms.get(words[0]!) ?? []), ...others]);
  }
}

/** What else a stem is called, each as its stems. */
export function synonymsOf(stem: string): string[][] {
  return synonyms.get(stem) ?? [];
}

/** True for a word that means something in any shop of clothes: it is no misspelling of anything. */
export function isCommonWord(stem: string): boolean {
  return synonyms.has(stem);
}
