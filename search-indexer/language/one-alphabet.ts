// cspell:disable – letters
/** Latin and Cyrillic letters of the same shape, lower case; some look alike in capitals only. */
const LATIN = 'aceopxykmhtb';
const CYRILLIC = 'асеорхукмнтв';
/** With more foreign letters than this it is two words written as one: «кедыhoka». */
const MOST_STRAY = 2;

const toCyrillic = new Map([...LATIN].map((letter, place) => [letter, CYRILLIC[place]!]));
const toLatin = new Map([...CYRILLIC].map((letter, place) => [letter, LATIN[place]!]));

/**
 * Replaces letters of the other alphabet that look alike («cвитшот» with a Latin c); any other word is returned as it
 * is. Lower case in.
 */
export function oneAlphabet(word: string): string {
  return MIXED.test(word) ? word.replace(/\p{L}+/gu, withoutStrays) : word;
}

const MIXED = /[a-z][а-я]|[а-я][a-z]/;

function withoutStrays(letters: string): string {
  const latin = letters.match(/[a-z]/g) ?? [];
  const cyrillic = letters.match(/[а-я]/g) ?? [];
  const [strays, likes] = latin.length <= cyrillic.length ? [latin, toCyrillic] : [cyrillic, toLatin];
  const areStrays = strays.length <= MOST_STRAY && strays.every((letter) => likes.has(letter));
  return areStrays ? letters.replace(/./gu, (letter) => likes.get(letter) ?? letter) : letters;
}
