// cspell:disable – letters, parts of words and words as people write them
import { searchForm } from './search-form.js';

export interface SizePhrase {
  length: number;
  /** Normalised sizes, as `sizeKey` returns them. */
  sizes: string[];
  /** The same sizes in the possible size systems: keys of `size-systems.ts`. */
  keys: string[];
  /** True if the query says explicitly that this is a size («размер», «EU»). */
  said: boolean;
  /** True if only the keys are used: `US 9.5` is not the size 9.5. */
  isForeign: boolean;
  /** True for a height of which only centimetres are said: «110 см», which is the length of a belt. */
  isOfCentimetres?: true;
}

const SIZE = new Set(searchForm('размер р size разм sz').split(' '));
/** Words that name a size system; centimetres are the length of a foot. */
const SYSTEMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      eu: 'eu',
      eur: 'eu',
      us: 'us',
      сша: 'us',
      американск: 'us',
      амер: 'us',
      uk: 'uk',
      английск: 'uk',
      британск: 'uk',
    },
    ...{ итальянск: 'it', французск: 'fr' },
    ...{ ru: 'ru', rus: 'ru', рус: 'ru', росс: 'ru', российск: 'ru', русск: 'ru', европейск: 'eu', евр: 'eu' },
    ...{ см: 'cm', cm: 'cm', сантиметр: 'cm', стельк: 'cm', стоп: 'cm', рост: 'height', height: 'height' },
  }),
);
/** Letters of size systems as they sound: «34 де». */
const SYSTEMS_IN_RUSSIAN: ReadonlyMap<string, string> = new Map(
  Object.entries({
    де: 'de',
    ит: 'it',
    фр: 'fr',
    юк: 'uk',
    юс: 'us',
    еу: 'eu',
  }),
);
/** Words that may stand between «стелька» or «рост» and the number. */
const LEADING = new Set(searchForm('длина на по').split(' '));
/** Numerals, by their stems: «сорок второй», «тридцать восемь с половиной». */
const TENS = numbers('двадцать 20 тридцать 30 сорок 40 пятьдесят 50 шестьдесят 60');
const ORDINAL_TENS = numbers('тридцатый 30 сороковой 40 пятидесятый 50 шестидесятый 60');
const ONES = numbers(
  'один 1 первый 1 два 2 второй 2 три 3 третий 3 четыре 4 четвертый 4 пять 5 пятый 5 шесть 6 шестой 6 семь 7 седьмой 7 восемь 8 восьмой 8 девять 9 девятый 9',
);
const BETWEEN = new Set(['и', 'или', 'по', 'до']);
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
    '4хл': 'xxxxl',
    '5xl': 'xxxxxl',
    '5хл': 'xxxxxl',
    os: 'one size',
    эс: 's',
    эм: 'm',
    эль: 'l',
    эл: 'l',
    эск: 's',
    эмк: 'm',
    эльк: 'l',
    иксэль: 'xl',
    иксэльк: 'xl',
  }),
);
/** Words that are letters of sizes only beside «размер». */
const ONLY_SAID = new Set(['с', 'эс', 'эм', 'эль', 'эл']);
/** Maximum length of a foot in centimetres; a larger number is a height. */
const LONGEST_FOOT = 35;
/** A smaller number, without a system, is an American size of shoes. */
export const LEAST_EU = 16;
/** The waist of trousers: «w32», «32w». */
const WAIST = /^(?:w(\d{2})|(\d{2})w)$/;
/** «48й», «42-й», «на 38-ой». */
const ORDINAL = /^(\d{2})(?:й|ой|ый|ий|го|м)$/;
const NUMBER = /^\d{1,3}(\.5|\.\d)?$/;
const LETTER = /^(xxs|xs|s|m|l|x{1,5}l)$/;

/** Normalises a size for comparison: `EU 42,5` equals `42.5`, `2XL` equals `XXL`. */
export function sizeKey(name: string): string {
  const words = name
    .toLowerCase()
    .replace(',', '.')
    .replace(/[–—]/g, '-')
    .split(/\s+/)
    .filter((word) => word && word !== 'eu' && word !== 'ru' && word !== 'eur');
  return words.map((word) => LETTERS.get(word) ?? word).join(' ');
}

/** Returns a size system as labels write it: «ит» is `it`. Any other word stays. */
export const sizeSystemInLatin = (word: string): string => SYSTEMS_IN_RUSSIAN.get(word) ?? word;

/** True for the letters of a size system beside a number: «50 ит» is a size, and no slip of a name. */
export function isSizeSystem(pieces: readonly string[], place: number): boolean {
  return (
    SYSTEMS_IN_RUSSIAN.has(pieces[place]!.toLowerCase()) &&
    [pieces[place - 1], pieces[place + 1]].some((piece) => /^\d{1,2}$/.test(piece ?? ''))
  );
}

/**
 * Reads a size that starts at word `from`: «размер 42», «42.5 размер», «р. XL», «us 9.5», «27 см», «рост 128», «сорок второй
 * размер», or a number or letters alone, which may be a size.
 */
export function sizePhrase(words: readonly string[], from: number): SizePhrase | null {
  const waist = WAIST.exec(words[from] ?? '');
  if (waist) {
    const length = /^l\d{2}$/.test(words[from + 1] ?? '') ? 2 : 1;
    return { length, sizes: [waist[0]], keys: [`w ${waist[1] ?? waist[2]}`], said: true, isForeign: true };
  }
  let place = from;
  let said = false;
  let system = '';
  const skipMarks = () => {
    for (; place < words.length; place += 1) {
      const word = words[place]!;
      if (SIZE.has(word)) said = true;
      else if (SYSTEMS.has(word)) system ||= SYSTEMS.get(word)!;
      else if (!LEADING.has(word) || !(system || isMark(words[place + 1]))) return;
    }
  };
  if (!LEADING.has(words[from] ?? '') || isMark(words[from + 1])) skipMarks();
  const first = sizeAt(words, place, said || system !== '');
  if (!first) return null;
  place += first.length;
  const sizes = [first.size];
  const end = place;
  if (BETWEEN.has(words[place] ?? '')) place += 1;
  const second = said || /\d/.test(first.size) ? sizeAt(words, place, said) : null;
  if (second && /^[\d.]+$/.test(first.size) === /^[\d.]+$/.test(second.size)) {
    sizes.push(second.size);
    place += second.length;
  } else place = end;
  skipMarks();
  // A numeral is a size if it is an ordinal («сорок второй»). A cardinal alone means nothing: «сорок».
  if (!said && !system && first.isInWords) {
    if (first.length < 2 && !ORDINAL_TENS.has(words[from]!) && !ORDINAL.test(words[from]!)) return null;
    said = true;
  }
  const isOfCentimetres = system === 'cm' && sizes.every((size) => Number(size) > LONGEST_FOOT);
  if (isOfCentimetres) system = 'height';
  const isForeign = system !== '' && system !== 'eu' && system !== 'ru';
  return {
    length: place - from,
    sizes: isForeign ? sizes.flatMap((size) => [`${system} ${size}`, `${size} ${asWritten(system)}`]) : sizes,
    keys: sizes.flatMap((size) => keysFor(size, system, said)),
    said: said || system !== '',
    isForeign,
    ...(isOfCentimetres && { isOfCentimetres: true as const }),
  };
}

/** Frames of bicycles have lengths in centimetres, too: `54 cm`. */
const asWritten = (system: string): string => (system === 'height' ? 'cm' : system);

const isMark = (word: string | undefined): boolean =>
  word !== undefined && (SIZE.has(word) || SYSTEMS.has(word) || LEADING.has(word));

function keysFor(size: string, system: string, said: boolean): string[] {
  if (LETTER.test(size)) return [`int ${size}`];
  const systems = said && Number(size) < LEAST_EU ? ['eu', 'ru', 'us'] : ['eu', 'ru'];
  return (system ? [system] : systems).map((one) => `${one} ${Number(size)}`);
}

interface ReadSize {
  size: string;
  length: number;
  isInWords?: true;
}

function sizeAt(words: readonly string[], place: number, said: boolean): ReadSize | null {
  const word = words[place];
  if (!word) return null;
  const number = ORDINAL.exec(word)?.[1];
  if (number) return { size: number, length: 1, isInWords: true };
  const key = said || !ONLY_SAID.has(word) ? (LETTERS.get(word) ?? word) : word;
  const isAndHalf = /^\d{1,2}$/.test(key) && saysHalf(words, place + 1);
  if (isAndHalf) return { size: `${key}.5`, length: 3 };
  if (NUMBER.test(key) || LETTER.test(key)) return { size: key, length: 1 };
  const tens = TENS.get(word) ?? 0;
  const ones = tens ? ONES.get(words[place + 1] ?? '') : undefined;
  const whole = tens + (ones ?? 0) || ORDINAL_TENS.get(word);
  if (!whole) return null;
  const length = ones ? 2 : 1;
  const isHalf = saysHalf(words, place + length);
  return { size: `${whole}${isHalf ? '.5' : ''}`, length: length + (isHalf ? 2 : 0), isInWords: true };
}

/** «С половиной» */
const saysHalf = (words: readonly string[], place: number): boolean =>
  words[place] === 'с' && /^половин/.test(words[place + 1] ?? '');

function numbers(text: string): ReadonlyMap<string, number> {
  const parts = text.split(' ');
  return new Map(
    parts.flatMap((word, place): [string, number][] =>
      place % 2 ? [] : [[searchForm(word), Number(parts[place + 1])]],
    ),
  );
}
