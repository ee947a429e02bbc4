// cspell:disable – letters, parts of words and words as people write them
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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

/**
 * The dictionary's words, grouped by their first letters. Substrings of the file's text would keep the whole text in
 * memory.
 */
let byBeginning: Map<string, string> | undefined;

/**
 * Reads the dictionary when the first unknown word is looked up. The package's own loader would keep both of its files
 * in memory.
 */
function readDictionary(): Map<string, string> {
  const words = new Map<string, string[]>();
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-ru'));
  for (const [written] of readFileSync(join(folder, 'index.dic'), 'utf8').matchAll(WORD)) {
    const word = written.replaceAll('ё', 'е');
    if (VERB.test(word)) continue;
    const beginning = word.slice(0, BEGINNING);
    const others = words.get(beginning);
    if (others) others.push(word);
    else words.set(beginning, [word]);
  }
  return new Map(Array.from(words, ([beginning, all]) => [beginning, all.join(' ')]));
}

/** Words of the Russian dictionary of which `form` may be an inflected form: they have the same stem. */
export function russianWords(form: string, stem: string): string[] {
  byBeginning ??= readDictionary();
  const words = byBeginning.get(stem.slice(0, BEGINNING))?.split(' ') ?? [];
  return words.filter(
    (word) => word.startsWith(stem.slice(0, -1)) && stemRussian(word) === stem && mayTakeEnding(word, form),
  );
}

/**
 * False for «носи» as a form of «нос», because a hard consonant takes the ending ы; for «мужикие», because only adjectives take
 * the ending of one; and for «конв», because «конвой» keeps its ending.
 */
function mayTakeEnding(word: string, form: string): boolean {
  if (word === form) return true;
  // «Макй» is no word: й stands behind vowels.
  if (BEHIND_CONSONANT.test(form)) return false;
  if (ENDING_OF_ADJECTIVE.test(form) && !ADJECTIVE.test(word)) return false;
  // No form of a noun ends in иа or ио, and none adds о to a consonant: «зариа» is no form of «заря», nor «ассо» of «асс».
  if (/и[ао]$/.test(form) || (BEHIND_CONSONANT_O.test(form) && ENDS_HARD.test(word))) return false;
  // «Голой» is no form of «гол».
  if (ENDING_OF_FEMININE.test(form) && ENDS_HARD.test(word)) return false;
  return !(HARD.test(word) && SOFT_ENDING.test(form)) && !(ADJECTIVE.test(word) && word.startsWith(form));
}

const ADJECTIVE = /(ый|ий|ой|ая|яя|ое|ее|ые|ие)$/;
const ENDING_OF_ADJECTIVE = /([гкх]ий|ый|ая|яя|ое|ее|ые|ие|ых|их)$/;

const BEHIND_CONSONANT = /[бвгджзклмнпрстфхцчшщ]й/;
const BEHIND_CONSONANT_O = /[бвгджзклмнпрстфхцчшщ]о$/;
const ENDING_OF_FEMININE = /(?:ой|ей)$/;
const ENDS_HARD = /[бвгджзклмнпрстфхцчшщ]$/;

const HARD = /[бвдзлмнпрстфц]а?$/;
const SOFT_ENDING = /[бвдзлмнпрстфц][иью]$/;
