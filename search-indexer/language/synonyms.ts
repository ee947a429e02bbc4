import { CLOTHES, KINDS } from './clothes-words.js';
import { NICKNAMES } from './nicknames.js';
import { searchForm } from './search-form.js';
import { splitWords } from './split-words.js';

/** For each single word (as a stem), its synonyms. A synonym is a list of stems, because it may be a phrase. */
const synonyms = new Map<string, string[][]>();
/** For each stem, the exact synonyms that are single words; `kinds` has the narrower words. */
const same = new Map<string, string[]>();
const kinds = new Map<string, string[]>();
const clothes = new Set<string>();
const nicknamed = new Map<string, string[][]>();

for (const line of CLOTHES) {
  const words = line.split(',').map((word) => ({ stems: searchForm(word).split(' '), near: word.includes('~') }));
  const group = words.map(({ stems }) => stems);
  const equal = words.flatMap(({ stems, near }) => (near || stems.length > 1 ? [] : stems));
  for (const [stem, ...others] of group) {
    if (others.length) continue;
    clothes.add(stem!);
    add(stem!, group);
  }
  for (const stem of equal) same.set(stem, [...new Set([...(same.get(stem) ?? [stem]), ...equal])]);
}
for (const line of KINDS) {
  const [word, narrower] = line.split('=');
  const stems = narrower!.split(',').map(searchForm);
  for (const stem of stems) clothes.add(stem);
  for (const stem of sameAs(searchForm(word!))) kinds.set(stem, [...new Set(stems.flatMap(sameAs))]);
}
for (const line of NICKNAMES) {
  const [nicknames, names] = line.split('=').map((words) => words.split(',').map(splitWords));
  for (const [nickname] of nicknames!) nicknamed.set(nickname!, names!);
}

function add(stem: string, group: string[][]): void {
  const before = synonyms.get(stem) ?? [];
  const seen = new Set([stem, ...before.map((words) => words.join(' '))]);
  synonyms.set(stem, [...before, ...group.filter((words) => !seen.has(words.join(' ')))]);
}

/** Synonyms of a stem, the usual one first. Each is a list of stems. */
export function synonymsOf(stem: string): string[][] {
  return synonyms.get(stem) ?? [];
}

/** The stem and the stems of its exact synonyms. */
export function sameAs(stem: string): readonly string[] {
  return same.get(stem) ?? [stem];
}

/** Stems of the narrower words: for «куртка» those of «бомбер», «парка» and others. */
export function kindsOf(stem: string): readonly string[] {
  return kinds.get(stem) ?? [];
}

/** Names that a nickname stands for. The nickname must be in its exact form. */
export function namesOf(nickname: string): string[][] {
  return nicknamed.get(nickname) ?? [];
}

/** True for the name of a piece of clothing; such a word is never taken for a misspelling. */
export function namesClothes(stem: string): boolean {
  return clothes.has(stem);
}
