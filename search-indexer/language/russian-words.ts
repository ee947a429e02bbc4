// cspell:disable – letters, parts of words and words as people write them
import dictionary from 'dictionary-ru';
import { stemRussian } from './stem-russian.js';

/**
 * Matches words of the dictionary, but not capitalised names of people and places, which are matched by sound instead.
 * In the dictionary a word ends at a flag (`/`) or at the end of the line.
 */
const WORD = /^[а-яё]{3,}(?=\/|$)/gm;
/**
 * Matches verbs, which are left out: nobody searches for them, and misspelt nouns often share their stems («обвь»,
 * «обвить»).
 */
const VERB = /[аеиоуыя]ть$|(ться|тись|вший|щий|мый)(ся)?$/;
const BEGINNING = 3;
const byBeginning = new Map<string, string[]>();

for (const [written] of new TextDecoder().decode(dictionary.dic).matchAll(WORD)) {
  const word = written.replaceAll('ё', 'е');
  if (VERB.test(word)) continue;
  const beginning = word.slice(0, BEGINNING);
  const words = byBeginning.get(beginning);
  if (words) words.push(word);
  else byBeginning.set(beginning, [word]);
}

/** Words of the Russian dictionary of which `form` may be an inflected form: they have the same stem. */
export function russianWords(form: string, stem: string): string[] {
  const words = byBeginning.get(stem.slice(0, BEGINNING)) ?? [];
  return words.filter(
    (word) => word.startsWith(stem.slice(0, -1)) && stemRussian(word) === stem && mayTakeEnding(word, form),
  );
}

/** False for «носи» as a form of «нос», because a hard consonant takes the ending ы. */
function mayTakeEnding(word: string, form: string): boolean {
  return !(HARD.test(word) && SOFT_ENDING.test(form));
}

const HARD = /[бвдзлмнпрстфц]а?$/;
const SOFT_ENDING = /[бвдзлмнпрстфц][иью]$/;
