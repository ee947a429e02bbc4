// cspell:disable – letters
import { GRAPHEMES, LONGEST_GRAPHEME } from './graphemes.js';

/** Groups of Latin letters that stand for one Cyrillic letter when Russian is typed in Latin letters. */
const TRANSLITERATED: Readonly<Record<string, string>> = {
  ...{
    shch: 'щ',
    tsh: 'тш',
    sch: 'щ',
    sh: 'ш',
    ch: 'ч',
    zh: 'ж',
    kh: 'х',
    ts: 'ц',
    ya: 'я',
    ia: 'я',
    ja: 'я',
    yu: 'ю',
    iu: 'ю',
    ju: 'ю',
  },
  ...{ a: 'а', b: 'б', c: 'ц', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'й', k: 'к', l: 'л', m: 'м', n: 'н' },
  ...{ o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', x: 'кс', y: 'и', z: 'з' },
};

/** Replaces letters that sound alike, or that are typed for each other, by one letter. */
const HEARD: readonly [RegExp, string][] = [
  [/дж/g, 'ж'],
  [/[ьъ]/g, ''],
  [/[йы]/g, 'и'],
  [/[эё]/g, 'е'],
  [/ю/g, 'у'],
  [/я/g, 'а'],
  [/щ/g, 'ш'],
  [/ц/g, 'с'],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns the sound of a word of either alphabet in few Cyrillic letters, so that words of both can be compared letter
 * by letter: «Tundrel» and «Тундрель» both become «тундрел». Empty for a text that is not a word of letters. Expects
 * lower case.
 */
export function spokenForm(word: string): string {
  if (CYRILLIC.test(word)) return asHeard(word);
  return LATIN.test(word) ? asHeard(written(word, usualSpelling)) : '';
}

/** Returns the possible forms of a typed text: Latin letters may spell a foreign name, or Russian letter by letter. */
export function spokenForms(text: string): string[] {
  const form = spokenForm(text);
  if (!form) return [];
  return LATIN.test(text) ? [...new Set([form, asHeard(letterByLetter(text))])] : [form];
}

/** Returns a word of Latin letters as Russian typed letter by letter: `krasnaya` is «красная». Undefined for a short one. */
export function russianInLatin(text: string): string | undefined {
  return LONG_LATIN.test(text) ? letterByLetter(text) : undefined;
}

const letterByLetter = (text: string): string => written(text, (latin) => TRANSLITERATED[latin]);

function written(word: string, letterFor: (latin: string) => string | undefined): string {
  let text = '';
  for (let place = 0; place < word.length;) {
    let length = Math.min(LONGEST_GRAPHEME, word.length - place);
    while (length > 1 && letterFor(word.slice(place, place + length)) === undefined) length -= 1;
    text += letterFor(word.slice(place, place + length)) ?? '';
    place += length;
  }
  return text;
}

/** The J of a name is pronounced as in Jordan, not as in Johannes. */
function usualSpelling(latin: string): string | undefined {
  return latin.length > 1 && latin.startsWith('j') ? undefined : GRAPHEMES.get(latin)?.[0]?.letters;
}

function asHeard(word: string): string {
  return HEARD.reduce((heard, [letters, sound]) => heard.replace(letters, sound), word);
}

const CYRILLIC = /^[а-я]{2,}$/;
const LATIN = /^[a-z]{2,}$/;
const LONG_LATIN = /^[a-z]{5,}$/;
