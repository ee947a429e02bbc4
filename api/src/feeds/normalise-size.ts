// cspell:disable: words of suppliers in several languages, not of ours
import { ONE_SIZE } from '../shared/size-words.js';
import { distinctSlug } from './slug.js';

const LETTERS = [
  'XXXS',
  'XXS',
  'XS',
  'S',
  'M',
  'L',
  'XL',
  'XXL',
  'XXXL',
  '4XL',
  '5XL',
  '6XL',
  '7XL',
  '8XL',
  '9XL',
  '10XL',
];
const WORDS: ReadonlyArray<[RegExp, string]> = [
  [
    /^(one[\s-]?size(\s?fits\s?all)?|o\/?s|osfa|onesize|default(\s+title)?|единый(\s+размер)?|без\s+размера|универсальный|один\s+размер|uni|tu)$/u,
    ONE_SIZE,
  ],
  [/^extra[\s-]?small$/u, 'XS'],
  [/^extra[\s-]?large$/u, 'XL'],
  [/^small$/u, 'S'],
  [/^medium$/u, 'M'],
  [/^large$/u, 'L'],
];
const SYSTEMS: Readonly<Record<string, string>> = {
  italian: 'IT',
  italy: 'IT',
  it: 'IT',
  french: 'FR',
  france: 'FR',
  fr: 'FR',
  german: 'DE',
  germany: 'DE',
  de: 'DE',
  european: 'EU',
  euro: 'EU',
  eur: 'EU',
  eu: 'EU',
  uk: 'UK',
  gb: 'UK',
  us: 'US',
  usa: 'US',
  ru: 'RU',
  rus: 'RU',
  рос: 'RU',
  росс: 'RU',
  рус: 'RU',
  рф: 'RU',
  jp: 'JP',
  japan: 'JP',
  au: 'AU',
  cn: 'CN',
  kr: 'KR',
};
const NUMBER = String.raw`(\d{1,2}(?:[.,]\d{1,2})?)`;
/** Sizes of American unisex shoes: `M 10 / W 11.5`, either first. */
const MEN = String.raw`(?:us\s*)?m(?:en['’]?s?)?\s*${NUMBER}`;
const WOMEN = String.raw`(?:us\s*)?w(?:omen['’]?s?)?\s*${NUMBER}`;
const MEN_AND_WOMEN = new RegExp(`^(?:${MEN}\\s*[/|,]\\s*${WOMEN}|${WOMEN}\\s*[/|,]\\s*${MEN})$`, 'u');
const SYSTEM_ORDER = ['', 'EU', 'RU', 'US', 'UK', 'IT', 'FR', 'DE', 'JP', 'AU', 'CN', 'KR'];

/**
 * Returns the label of a size as shoppers read it: `Small` → `S`, `X Large` → `XL`, `2XL` → `XXL`,
 * `Italian 42` → `42 IT`, `41 1/2` → `41.5`, no value → `ONE SIZE`. `unit` is the size system, if the feed names it
 * separately; it is added to numbers only (`XL` with unit RU is `XL`). Of a size for men and women (`M 10 / W 11.5`) the
 * men's is the label, `10 US`, by which size tables name unisex shoes.
 */
export function normaliseSize(raw: string, unit?: string | null): string {
  const text = raw.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!text) return ONE_SIZE;
  const lower = text.toLowerCase().replace(/^(?:размер|разм\.|р-р|size)\s*[:№#]?\s*(?=[\da-z])/u, '');
  for (const [pattern, label] of WORDS) if (pattern.test(lower)) return label;
  const letters = letterSize(lower);
  if (letters) return letters;
  const pair = MEN_AND_WOMEN.exec(lower);
  if (pair) return `${pointed(pair[1] ?? pair[4] ?? '')} US`;
  const parts = lower.split(/[/–-]/u).map((part) => letterSize(part) ?? wordSize(part));
  if (parts.length === 2 && parts[0] && parts[1]) return parts.join('/');
  const number = numberSize(lower);
  if (number) {
    const system = number.system || (unit ? (SYSTEMS[unit.trim().toLowerCase()] ?? '') : '');
    return system ? `${number.value} ${system}` : number.value;
  }
  return text.replace(/(?<=\d)\s*([/–-])\s*(?=\d)/gu, '$1').slice(0, 300);
}

/** Returns the slug of a size. Sizes that differ only in case share it. */
export function sizeSlug(label: string): string {
  return distinctSlug(label.replace(/^[-−]\s*(?=\d)/u, 'minus '));
}

/**
 * Returns the sort position of a size: ONE SIZE, then XS < S < S/M < M …, then numbers (42 < 42 EU < 42 RU < 42-43 <
 * 42.5 < 43), then everything else. It depends on the label alone, so all imports give the same order.
 */
export function sizePosition(label: string): number {
  if (label.toUpperCase() === ONE_SIZE) return 0;
  const [first = '', second] = label.toUpperCase().split('/');
  const from = LETTERS.indexOf(first.trim());
  if (from >= 0) {
    const to = second === undefined ? -1 : LETTERS.indexOf(second.trim());
    return 1_000 + from * 20 + (to > from ? to - from : 0);
  }
  const words = /^(\S+) (.+)$/u.exec(label);
  const leading = words?.[1] ? LETTERS.indexOf(words[1].toUpperCase()) : -1;
  if (leading >= 0) return 1_000 + leading * 20 + 15;
  const number = /(\d+(?:[.,]\d+)?)/.exec(label);
  if (!number?.[1]) return 2_000_000_000;
  const value = Math.min(Number(number[1].replace(',', '.')), 1_000_000);
  const system = /^[\d.,]+ ([A-Z]{2})$/u.exec(label)?.[1] ?? '';
  const exact = /^[\d.,]+$/u.test(label);
  const rank = exact ? 0 : system ? Math.max(SYSTEM_ORDER.indexOf(system), 0) : 50;
  return 1_000_000 + Math.round(value * 1_000) + rank;
}

/** Returns true if the value is a letter size or ONE SIZE, whatever the name of its option is. */
export function isLetterSize(raw: string): boolean {
  const label = normaliseSize(raw);
  return label === ONE_SIZE || LETTERS.includes(label);
}

function letterSize(lower: string): string | null {
  // Cyrillic letters that look like Latin ones, as typed on a Russian keyboard.
  const text = lower.trim().replaceAll('х', 'x').replaceAll('м', 'm');
  if (/^[sml]$/u.test(text)) return text.toUpperCase();
  const spelled = /^(x{1,10}|\d{1,2}[\s-]?x)[\s-]?(small|large|s|l)$/u.exec(text);
  if (!spelled?.[1] || !spelled[2]) return null;
  const count = /^\d/.test(spelled[1]) ? Number.parseInt(spelled[1], 10) : spelled[1].length;
  const letter = spelled[2][0] === 's' ? 'S' : 'L';
  if (count === 0) return null;
  const label = count <= 3 ? 'X'.repeat(count) + letter : `${count}X${letter}`;
  return LETTERS.includes(label) ? label : null;
}

function wordSize(lower: string): string | null {
  return { small: 'S', medium: 'M', large: 'L' }[lower.trim()] ?? null;
}

function numberSize(lower: string): { value: string; system: string } | null {
  const match =
    /^(?:\(?([a-zа-я]+)[.)]?[\s:]*)?(\d{1,3}(?:[.,]\d{1,2})?)(?:\s+(1\/2|½|[12]\/3)|(½))?(?:\s*\(?([a-zа-я]+)[.)]?)?$/u.exec(
      lower,
    );
  if (!match?.[2]) return null;
  const word = match[1] ?? match[5];
  if (match[1] && match[5]) return null;
  const system = word === undefined ? '' : SYSTEMS[word];
  if (system === undefined) return null;
  const fraction = match[3] ?? match[4];
  const half = fraction === '1/2' || fraction === '½' ? '.5' : fraction ? ` ${fraction}` : '';
  return { value: pointed(match[2]) + half, system };
}

const pointed = (number: string): string => number.replace(',', '.').replace(/\.0+$/, '');
