// cspell:disable – letters, parts of words and words as people write them
import { searchForm } from './search-form.js';

export interface SizePhrase {
  length: number;
  /** Normalised sizes, as `sizeKey` returns them. */
  sizes: string[];
  /** True if the query says explicitly that this is a size («размер», «EU»). */
  said: boolean;
}

const SIZE = new Set(searchForm('размер р size разм sz').split(' '));
const SYSTEM = new Set(['eu', 'eur', 'us', 'uk', 'ru', 'rus', 'рус', 'росс', 'см', 'cm']);
const BETWEEN = new Set(['и', 'или', 'по', 'до']);
const LETTERS: Readonly<Record<string, string>> = {
  хс: 'xs',
  с: 's',
  м: 'm',
  л: 'l',
  хл: 'xl',
  ххл: 'xxl',
  хххл: 'xxxl',
  '2xl': 'xxl',
  '2хл': 'xxl',
  '3xl': 'xxxl',
  '3хл': 'xxxl',
  '4xl': 'xxxxl',
  os: 'one size',
};
const NUMBER = /^\d{1,3}(\.5|\.\d)?$/;
const LETTER = /^(xxs|xs|s|m|l|x{1,4}l)$/;

/** Normalises a size for comparison: `EU 42,5` equals `42.5`, `2XL` equals `XXL`. */
export function sizeKey(name: string): string {
  const words = name
    .toLowerCase()
    .replace(',', '.')
    .replace(/[–—]/g, '-')
    .split(/\s+/)
    .filter((word) => word && word !== 'eu' && word !== 'ru' && word !== 'eur');
  return words.map((word) => LETTERS[word] ?? word).join(' ');
}

/**
 * Reads a size that starts at word `from`: «размер 42», «42.5 размер», «р. XL», «eu 43», or a number or letters alone,
 * which may be a size.
 */
export function sizePhrase(words: readonly string[], from: number): SizePhrase | null {
  let place = from;
  let said = false;
  let system = '';
  const skipMarks = () => {
    for (; place < words.length; place += 1) {
      const word = words[place]!;
      if (SIZE.has(word)) said = true;
      else if (SYSTEM.has(word)) system = word;
      else return;
    }
  };
  skipMarks();
  const first = sizeAt(words[place], said || system !== '');
  if (!first) return null;
  place += 1;
  const sizes = [first];
  const end = place;
  if (BETWEEN.has(words[place] ?? '')) place += 1;
  const second = said || /\d/.test(first) ? sizeAt(words[place], said) : null;
  if (second && /^[\d.]+$/.test(first) === /^[\d.]+$/.test(second)) {
    sizes.push(second);
    place += 1;
  } else place = end;
  skipMarks();
  const foreign = system === 'us' || system === 'uk' || system === 'cm' || system === 'см';
  const named = foreign ? sizes.flatMap((size) => [`${system} ${size}`, `${size} ${system}`]) : sizes;
  return { length: place - from, sizes: named, said: said || system !== '' };
}

function sizeAt(word: string | undefined, said: boolean): string | null {
  if (!word) return null;
  const key = LETTERS[word] && (said || word !== 'с') ? LETTERS[word] : word;
  return NUMBER.test(key) || LETTER.test(key) ? key : null;
}
