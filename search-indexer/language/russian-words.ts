// cspell:disable – letters, parts of words and words as people write them
import dictionary from 'dictionary-ru';
import { stemRussian } from './stem-russian.js';

/** Skips capitalised names of people and places: those are matched by sound. A flag or nothing follows a word. */
const WORD = /^[а-яё]{3,}(?=\/|$)/gm;
/** Verbs are left out: nobody searches for them, and misspellings share their stems («обвь», «обвить»). */
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

/** Words of the Russian dictionary that this may be a form of: those with its stem. */
export function russianWords(form: string, stem: string): string[] {
  const words = byBeginning.get(stem.slice(0, BEGINNING)) ?? [];
  return words.filter(
    (word) => word.startsWith(stem.slice(0, -1)) && stemRussian(word) === stem && mayTakeEnding(word, form),
  );
}

/** False for «носи» as a form of «нос»: a hard consonant takes ы. */
function mayTakeEnding(word: string, form: string): boolean {
  return !(HARD.test(word) && SOFT_ENDING.test(form));
}

const HARD = /[бвдзлмнпрстфц]а?$/;
const SOFT_ENDING = /[бвдзлмнпрстфц][иью]$/;
