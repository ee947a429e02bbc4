// cspell:disable – letters, parts of words and words as people write them
import dictionary from 'dictionary-ru';
import { stemRussian } from './stem-russian.js';

/** Names of people and places, in capitals, are left to the sound. A flag or nothing follows a word. */
const WORD = /^[а-яё]{3,}(?=\/|$)/gm;
/** Nobody looks for a verb, and misspellings have their stems: «обвь», «обвить». */
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

/** Words of a dictionary of Russian that this may be a form of, with their stem, as they stand there. */
export function russianWords(form: string, stem: string): string[] {
  const words = byBeginning.get(stem.slice(0, BEGINNING)) ?? [];
  return words.filter(
    (word) => word.startsWith(stem.slice(0, -1)) && stemRussian(word) === stem && mayTakeEnding(word, form),
  );
}

/** «носи» is no form of «нос»: a hard consonant takes ы. */
function mayTakeEnding(word: string, form: string): boolean {
  return !(HARD.test(word) && SOFT_ENDING.test(form));
}

const HARD = /[бвдзлмнпрстфц]а?$/;
const SOFT_ENDING = /[бвдзлмнпрстфц][иью]$/;
