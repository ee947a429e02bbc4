import { CLOTHES } from './clothes-words.js';
import { NICKNAMES } from './nicknames.js';
import { searchForm } from './search-form.js';
import { splitWords } from './split-words.js';

/** Words for the same thing, each as its stems, by each single word of the group. */
const synonyms = new Map<string, string[][]>();
const clothes = new Set<string>();
const nicknamed = new Map<string, string[][]>();

for (const line of CLOTHES) {
  const group = stemsOf(line);
  for (const words of group) {
    if (words.length > 1) continue;
    clothes.add(words[0]!);
    add(words[0]!, group);
  }
}
for (const line of NICKNAMES) {
  const [nicknames, names] = line.split('=').map((words) => words.split(',').map(splitWords));
  for (const [nickname] of nicknames!) nicknamed.set(nickname!, names!);
}

function stemsOf(line: string): string[][] {
  return line.split(',').map((words) => searchForm(words).split(' '));
}

function add(stem: string, group: string[][]): void {
  const before = synonyms.get(stem) ?? [];
  const seen = new Set([stem, ...before.map((words) => words.join(' '))]);
  synonyms.set(stem, [...before, ...group.filter((words) => !seen.has(words.join(' ')))]);
}

/** What else a stem is called, each as its stems, the usual first. */
export function synonymsOf(stem: string): string[][] {
  return synonyms.get(stem) ?? [];
}

/** What a nickname, as it is written, stands for. */
export function namesOf(nickname: string): string[][] {
  return nicknamed.get(nickname) ?? [];
}

/** True for the name of a kind of clothes: it is no misspelling of anything. */
export function namesClothes(stem: string): boolean {
  return clothes.has(stem);
}
