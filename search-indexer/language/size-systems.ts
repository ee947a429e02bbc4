// cspell:disable – letters and words as people write them
import { LEAST_EU, sizeKey } from './size-words.js';

/** One line of a size table: the same size in each system, or null. `height` and `cm` may be ranges: `104-110`. */
export interface SizeTableRow {
  eu: string | null;
  uk: string | null;
  us: string | null;
  cm: string | null;
  height: string | null;
}

/** Size of an offer, and the data that determine its size table. */
export interface SizedOffer {
  /** Size as the shop writes it: `42.5`, `US 9.5`, `M 9.5 / W 11`, `XS / cotton`, `7-8 лет`. */
  size: string;
  sex: 'MALE' | 'FEMALE' | 'UNISEX';
  children: boolean;
  isShoes: boolean;
  /** The shop's own size table for the product; null if there is none. */
  table: readonly SizeTableRow[] | null;
}

/** `w` is the waist of trousers in inches; `wus`, `wuk` and `wcm` are sizes of women's shoes. */
type System = 'eu' | 'us' | 'uk' | 'ru' | 'cm' | 'int' | 'height' | 'age' | 'w' | 'wus' | 'wuk' | 'wcm';
/** The columns of a general table, in their order. */
type Columns = readonly System[];

/*
 * General tables, which count where a shop has none of its own: EU, US, UK and centimetres of a foot; letters, RU and EU of
 * clothes; height and age of children.
 */
const MENS_SHOES = `
38.5 6 5.5 24, 39 6.5 6 24.5, 40 7 6 25, 40.5 7.5 6.5 25.5, 41 8 7 26, 42 8.5 7.5 26.5, 42.5 9 8 27, 43 9.5 8.5 27.5,
44 10 9 28, 44.5 10.5 9.5 28.5, 45 11 10 29, 45.5 11.5 10.5 29.5, 46 12 11 30, 47 12.5 11.5 30.5, 47.5 13 12 31, 48.5 14 13 32`;
const WOMENS_SHOES = `
35.5 5 2.5 22, 36 5.5 3 22.5, 36.5 6 3.5 23, 37 6.5 4 23.5, 37.5 6.5 4 23.5, 38 7 4.5 24, 38.5 7.5 5 24.5, 39 8 5.5 25,
40 8.5 6 25.5, 40.5 9 6.5 26, 41 9.5 7 26.5, 42 10 7.5 27, 42.5 10.5 8 27.5, 43 11 8.5 28, 44 12 9.5 29`;
const CHILDRENS_SHOES = `
27.5 10.5 10 16.5, 28 11 10.5 17, 28.5 11.5 11 17.5, 29.5 12 11.5 18, 30 12.5 12 18.5, 31 13 12.5 19, 32 1 13.5 20, 33 1.5 1 20.5,
33.5 2 1.5 21, 34 2.5 2 21.5, 35 3 2.5 22, 35.5 3.5 3 22.5, 36 4 3.5 23, 36.5 4.5 4 23.5, 37.5 5 4.5 23.5, 38 5.5 5 24,
38.5 6 5.5 24.5, 39 6.5 6 24.5, 40 7 6 25`;
const MENS_CLOTHES = 'xs 44 44, s 46 46, m 48 48, l 50 50, xl 52 52, xxl 54 54, xxxl 56 56, xxxxl 58 58';
const WOMENS_CLOTHES = 'xxs 40 34, xs 42 36, s 44 38, m 46 40, l 48 42, xl 50 44, xxl 52 46, xxxl 54 48, xxxxl 56 50';
const CHILDREN_BY_HEIGHT = `
80 1, 86 1, 92 2, 98 3, 104 4, 110 5, 116 6, 122 7, 128 8, 134 9, 140 10, 146 11, 152 12, 158 13, 164 14, 170 15`;

interface General {
  columns: Columns;
  rows: string[][];
}

const general = (columns: Columns, text: string): General => ({
  columns,
  rows: text.split(',').map((row) => row.trim().split(' ')),
});
const SHOE_COLUMNS: Columns = ['eu', 'us', 'uk', 'cm'];
const SHOES = {
  MALE: general(SHOE_COLUMNS, MENS_SHOES),
  FEMALE: general(SHOE_COLUMNS, WOMENS_SHOES),
  CHILDREN: general(SHOE_COLUMNS, CHILDRENS_SHOES),
};
const CLOTHES = {
  MALE: general(['int', 'ru', 'eu'], MENS_CLOTHES),
  FEMALE: general(['int', 'ru', 'eu'], WOMENS_CLOTHES),
  CHILDREN: general(['height', 'age'], CHILDREN_BY_HEIGHT),
};

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const BEFORE = new RegExp(String.raw`\b(us|uk|eur?|rus?|cm)\s*(${NUMBER})`, 'g');
const BEHIND = new RegExp(String.raw`(${NUMBER})\s*(us|uk|eur?|rus?|cm|см)(?![\p{L}])`, 'gu');
/** `M 9.5 / W 11`: American sizes of men and of women. */
const BOTH_SEXES = new RegExp(String.raw`\bm\s*(${NUMBER})\s*/\s*w\s*(${NUMBER})`);
const AGES = new RegExp(String.raw`(\d{1,2})(?:\s*-\s*(\d{1,2}))?\s*(?:лет|год[а]?|years?|yrs?|y|t)(?![\p{L}])`, 'u');
/** `32 x 34`, `32/34`, `W32 L34`, `34W x 30L`: waist and length of trousers. `48/50` are two Russian sizes. */
const WAIST = /(?:^|\s)(?:w\s*(\d{2})\b|(\d{2})\s*w\b|(\d{2})\s*[x×]\s*\d{2}\b|([23]\d)\s*\/\s*l?[23]\d\b)/;
const LETTERS = /^(xxs|xs|s|m|l|x{1,5}l)$/;
/** Numbers of clothes from here on are Russian sizes; smaller ones are waists. */
const LEAST_RU = 40;
const LEAST_WAIST = 23;
const LARGEST_WAIST = 60;
const LEAST_HEIGHT = 74;

/**
 * Returns the keys under which an offer is found by its size in any system: `eu 43`, `us 9.5`, `cm 27.5`, `int l`,
 * `height 128`, `w 32`.
 */
export function sizeKeysOf(offer: SizedOffer): string[] {
  const own = offer.table && keysOfTable(offer.size, offer.table, offer.isShoes);
  const keys = own ?? statedKeys(offer).flatMap((key) => [key, ...sameSizes(key, offer)]);
  return [...new Set([...keys, ...(offer.isShoes && !offer.children ? womensKeys(keys, offer) : [])])];
}

/**
 * Women's shoes have other American, British and foot sizes than men's of the same European size, and unisex shoes are
 * stated in those of men: US 8 is EU 39 for women and EU 41 for men.
 */
function womensKeys(keys: readonly string[], { size, sex }: SizedOffer): string[] {
  if (sex === 'MALE') return [];
  if (sex === 'FEMALE') return keys.flatMap((key) => womensKey(key) ?? []);
  const said = BOTH_SEXES.exec(size.toLowerCase())?.[2];
  if (said) return [`wus ${said}`];
  return keys
    .filter((key) => key.startsWith('eu '))
    .flatMap((key) => sameSizes(key, { sex: 'FEMALE', children: false, isShoes: true }))
    .flatMap((key) => womensKey(key) ?? []);
}

/** Returns the key of the same size for women's shoes; undefined for a system that is the same for all. */
export const womensKey = (key: string): string | undefined => (/^(?:us|uk|cm) /.test(key) ? `w${key}` : undefined);

/** Returns the text of a size key on a chip. */
export function sizeKeyName(key: string): string {
  const [system, size] = key.replace(/^w(?=us|uk|cm)/, '').split(' ') as [System, string];
  const said = size.replace('.', ',');
  if (system === 'cm') return `${said} см`;
  if (system === 'height') return `Рост ${said}`;
  if (system === 'age') return `${said} лет`;
  if (system === 'int') return `Размер ${said.toUpperCase()}`;
  return `${system.toUpperCase()} ${said}`;
}

function keysOfTable(size: string, table: readonly SizeTableRow[], isShoes: boolean): string[] | null {
  const key = sizeKey(size);
  const bare = key.replace(/^(us|uk|cm) | (us|uk|cm|см)$/g, '');
  const column = /^us | us$/.test(key) ? 'us' : /^uk | uk$/.test(key) ? 'uk' : 'eu';
  const row = table.find((one) => one[column] !== null && sizeKey(one[column]) === bare);
  if (!row) return null;
  const keys = (system: System, text: string | null) =>
    (text ?? '').split(/\s*[-–]\s*/).flatMap((part) => (part ? [keyOf(system, sizeKey(part))] : []));
  return [
    ...keys(isShoes || /^[\d.]/.test(row.eu ?? '') ? 'eu' : 'int', row.eu),
    ...keys('us', row.us),
    ...keys('uk', row.uk),
    ...(isShoes ? lengthKeys(keys('cm', row.cm)) : []),
    ...keys('height', row.height),
  ];
}

/**
 * Shoppers measure a foot to half a centimetre, but size tables of some brands are exact to the millimetre, so lengths
 * are rounded too.
 */
const lengthKeys = (keys: string[]): string[] => {
  const halves = keys.map((key) => Math.round(Number(key.slice('cm '.length)) * 2) / 2);
  return [...new Set([...keys, ...halves.flatMap((half) => (half ? [`cm ${half}`] : []))])];
};

const keyOf = (system: System, size: string): string => `${LETTERS.test(size) ? 'int' : system} ${size}`;

/**
 * Returns the keys that the size itself states. A number without a system belongs to the system that uses such numbers.
 */
function statedKeys({ size, sex, children, isShoes }: SizedOffer): string[] {
  const text = size
    .toLowerCase()
    .replace(/(\d),(\d)/g, '$1.$2')
    .replaceAll('½', '.5')
    .replace(/(\d) 1\/2/g, '$1.5');
  const both = BOTH_SEXES.exec(text);
  if (both) return [`us ${sex === 'FEMALE' ? both[2] : both[1]}`];
  const named = [
    ...Array.from(text.matchAll(BEFORE), ([, system, number]) => `${systemOf(system!)} ${Number(number)}`),
    ...Array.from(text.matchAll(BEHIND), ([, number, system]) => `${systemOf(system!)} ${Number(number)}`),
  ];
  if (named.length) return named;
  const waist = !isShoes && !children && WAIST.exec(text)?.slice(1).find(Boolean);
  if (waist && Number(waist) >= LEAST_WAIST && Number(waist) < LARGEST_WAIST) return [`w ${waist}`];
  const ages = AGES.exec(text);
  if (ages) return [ages[1], ages[2]].flatMap((age) => (age ? [`age ${Number(age)}`] : []));
  return text
    .split(/[/()]|\s+-\s+/)
    .flatMap((part) => (isShoes ? [part] : part.split('-')))
    .flatMap((part) => {
      const key = sizeKey(part.trim());
      if (LETTERS.test(key)) return [`int ${key}`];
      if (!/^\d{1,3}(\.\d)?$/.test(key)) return [];
      const number = Number(key);
      if (isShoes) return [`${number < LEAST_EU ? 'us' : 'eu'} ${number}`];
      if (children && number >= LEAST_HEIGHT) return [`height ${number}`];
      if (number >= LEAST_RU) return number < LEAST_HEIGHT ? [`ru ${number}`] : [];
      return number >= LEAST_WAIST && key === text.trim() ? [`w ${number}`] : [];
    });
}

function systemOf(word: string): System {
  if (word.startsWith('eu')) return 'eu';
  if (word.startsWith('ru')) return 'ru';
  return word === 'см' ? 'cm' : (word as System);
}

/** Returns the same size in the other systems of the general table. */
function sameSizes(
  key: string,
  { sex, children, isShoes }: Pick<SizedOffer, 'sex' | 'children' | 'isShoes'>,
): string[] {
  const [system, size] = key.split(' ') as [System, string];
  const { columns, rows } = (isShoes ? SHOES : CLOTHES)[children ? 'CHILDREN' : sex === 'FEMALE' ? 'FEMALE' : 'MALE'];
  const column = columns.indexOf(system);
  return rows.flatMap((row) => (row[column] === size ? row.map((other, place) => `${columns[place]} ${other}`) : []));
}
