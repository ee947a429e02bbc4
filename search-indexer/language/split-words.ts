import { normaliseText } from './normalise-text.js';
import { oneAlphabet } from './one-alphabet.js';

/** Splits a text into normalised words: `t-shirt`, `42.5` and `levi-s` (from Levi’s) are one word each. */
export function splitWords(text: string): string[] {
  const normal = normaliseText(plainLetters(text));
  return normal ? normal.split(' ').map(oneAlphabet) : [];
}

/** Returns the parts of a hyphenated word followed by the whole without hyphens; any other word is returned alone. */
export function wordParts(word: string): string[] {
  if (!/[.+-]/.test(word) || DECIMAL.test(word)) return [word];
  const parts = word.split(/[+-]+|\.(?!\d)|(?<!\d)\./).filter(Boolean);
  if (parts.length === 1 || parts.length > MOST_PARTS || !/\p{L}/u.test(word)) return parts;
  return [...parts, parts.join('')];
}

const MOST_PARTS = 4;
const DECIMAL = /^\d+\.\d+$/;

/** Replaces characters that people rarely type: removes accents, and turns `levi’s` and `h&m` into hyphenated words. */
function plainLetters(text: string): string {
  if (!/[À-ſ'’ʼ`´&]/.test(text)) return text;
  return text
    .replace(/[À-ÖØ-öø-ſ]/g, (letter) => UNACCENTED[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/(?<=[\p{L}\p{N}])['’ʼ`´&](?=[\p{L}\p{N}])/gu, '-');
}

const UNACCENTED: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  đ: 'd',
  Đ: 'D',
};
