// cspell:disable – letters
/** Lower-case letters, Latin and Cyrillic, that are told apart by their codes alone; some of them in capitals only. */
const LATIN = 'aceopxykmhtb';
const CYRILLIC = 'асеорхукмнтв';
/** More than a slip or two are two words written as one: «кедыhoka». */
const MOST_STRAY = 2;

const toCyrillic = new Map([...LATIN].map((letter, place) => [letter, CYRILLIC[place]!]));
const toLatin = new Map([...CYRILLIC].map((letter, place) => [letter, LATIN[place]!]));

/**
 * A word in which a letter of one alphabet stands for its like of the other («cвитшот» with a Latin c), all in one; any
 * other word as it is. Lower case.
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
