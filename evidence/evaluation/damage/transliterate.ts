// cspell:disable – parts of words
import type { Random } from '@meet/demo/random';
import { HUMAN_SPELLINGS } from '../data/human-spellings.js';
import { isCyrillic, isLatin, wordsOf } from '../words-of.js';

/**
 * Two ways in which Russians pronounce Latin letters. `^` marks the beginning of a word and `$` its end; longer rules
 * come first.
 */
const READINGS: readonly (readonly (readonly [string, string])[])[] = [
  rules(
    'tion$ шн|ough о|sch ш|tch ч|shch щ|igh ай|ck к|ch ч|sh ш|th т|ph ф|qu кв|wh в|zh ж|kh х|ts ц|oo у|ee и|ea и|ou ау|ow оу|ay эй|ai эй|ey и|ya я|yu ю|yo йо|ye е|au ау|eau о|^e э|^x кс|y$ и|e$ |c к|x кс|w в|j дж|y и|h х|a а|b б|d д|e е|f ф|g г|i и|k к|l л|m м|n н|o о|p п|q к|r р|s с|t т|u у|v в|z з',
  ),
  rules(
    'sch ш|tch тч|ck к|ce се|ci си|ch ч|sh ш|th с|ph ф|qu кв|wh у|kh х|oo у|ee и|ea е|ou у|ow ов|ay ай|ai ай|ey ей|ya я|yu ю|yo ё|^e е|e$ е|y$ и|c к|x кс|w у|j ж|y и|h х|a а|b б|d д|e е|f ф|g г|i и|k к|l л|m м|n н|o о|p п|q к|r р|s с|t т|u у|v в|z з',
  ),
];

/** Transliterations of Russian, as used in passports, chats and URLs. */
const SCHEMES: readonly (readonly (readonly [string, string])[])[] = [
  rules(
    'а a|б b|в v|г g|д d|е e|ж zh|з z|и i|й i|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х kh|ц ts|ч ch|ш sh|щ shch|ъ |ы y|ь |э e|ю iu|я ia',
  ),
  rules(
    'а a|б b|в v|г g|д d|е e|ж j|з z|и i|й y|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х h|ц c|ч ch|ш sh|щ sch|ъ |ы y|ь |э e|ю u|я ya',
  ),
  rules(
    'ый$ iy|ий$ iy|а a|б b|в v|г g|д d|е e|ж zh|з z|и i|й j|к k|л l|м m|н n|о o|п p|р r|с s|т t|у u|ф f|х h|ц ts|ч ch|ш sh|щ sch|ъ |ы y|ь |э e|ю yu|я ya',
  ),
];

function rules(text: string): (readonly [string, string])[] {
  return text.split('|').map((rule) => rule.split(' ') as [string, string]);
}

function write(word: string, scheme: readonly (readonly [string, string])[]): string {
  let written = '';
  for (let place = 0; place < word.length;) {
    const rule = scheme.find(([from]) => {
      const letters = from.replace(/[$^]/g, '');
      if (!word.startsWith(letters, place)) return false;
      if (from.startsWith('^')) return place === 0;
      return !from.endsWith('$') || place + letters.length === word.length;
    });
    written += rule ? rule[1] : word[place]!;
    place += rule ? rule[0].replace(/[$^]/g, '').length : 1;
  }
  return written;
}

const LONGEST_NAME = 3;
const SPELLINGS = new Map(HUMAN_SPELLINGS.map(([name, spellings]) => [wordsOf(name).join(' '), spellings]));

/**
 * Writes Latin words in Cyrillic: known names by a table of spellings, other words by sound. Returns null if no word is
 * Latin.
 */
export function inCyrillic(words: readonly string[], random: Random): string | null {
  if (!words.some(isLatin)) return null;
  const written: string[] = [];
  for (let place = 0; place < words.length;) {
    const length = longestName(words, place);
    const spellings = length && SPELLINGS.get(words.slice(place, place + length).join(' '));
    if (spellings) {
      written.push(random.pick(spellings));
      place += length;
    } else {
      const word = words[place]!;
      written.push(isLatin(word) && !/\d/.test(word) ? write(word, random.pick(READINGS)) : word);
      place += 1;
    }
  }
  return written.join(' ');
}

function longestName(words: readonly string[], place: number): number {
  for (let length = Math.min(LONGEST_NAME, words.length - place); length; length -= 1)
    if (SPELLINGS.has(words.slice(place, place + length).join(' '))) return length;
  return 0;
}

/** Transliterates all Cyrillic words into Latin letters, by one random scheme. Returns null if no word is Cyrillic. */
export function inLatin(words: readonly string[], random: Random): string | null {
  if (!words.some(isCyrillic)) return null;
  const scheme = random.pick(SCHEMES);
  return words.map((word) => (isCyrillic(word) ? write(word, scheme) : word)).join(' ');
}
