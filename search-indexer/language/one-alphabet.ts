// cspell:disable – letters
/** Latin and Cyrillic letters of the same shape, in lower case; some look alike only in capitals. */
const LATIN = 'aceopxykmhtb';
const CYRILLIC = 'асеорхукмнтв';
/** If a word has more letters of the other alphabet than this, it is two words written as one: «кедыhoka». */
const MOST_STRAY = 2;

const toCyrillic = new Map([...LATIN].map((letter, place) => [letter, CYRILLIC[place]!]));
const toLatin = new Map([...CYRILLIC].map((letter, place) => [letter, LATIN[place]!]));

/**
 * Replaces similar-looking letters of the other alphabet («cвитшот» with a Latin c). Any other word is returned
 * unchanged. Expects lower case.
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
