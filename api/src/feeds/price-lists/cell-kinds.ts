import { knownColour } from '../normalise-colour.js';
import { isLetterSize, normaliseSize } from '../normalise-size.js';
import { readNumber } from '../spelled-number.js';

/** Returns whether the text is a size; a number from 15 to 70 may be one. */
export function isSizeLike(text: string): boolean {
  if (isLetterSize(text)) return true;
  const [value = ''] = normaliseSize(text).split(/[ /–-]/u);
  return /^\d{2}(?:\.5)?$/.test(value) && Number(value) >= 15 && Number(value) <= 70;
}

/** Returns the size in a header, without a word for size: `36`, `р. 44`, `XL`. */
export const sizeOfHeader = (header: string): string =>
  header.replace(/^(?:р-р|разм|размер|size|р)\.?\s*(?=\d|X|S|M|L|Х|М)/iu, '').trim();

/** Returns whether a header is a size. */
export const isSizeHeader = (header: string): boolean => header.length <= 12 && isSizeLike(sizeOfHeader(header));

export const isColour = (text: string): boolean => knownColour(text) !== null;

export const isPictureAddress = (text: string): boolean =>
  /^(?:https?:)?\/\/\S+\.(?:jpe?g|png|webp|gif|avif)\b/i.test(text);

/** Returns the number that a price text means; null for other text. */
export function moneyOf(text: string): number | null {
  const digits = text.replace(/\s*(?:руб\.?|р\.?|₽|\$|€|[a-z]{3})\s*$/iu, '').replace(/^\s*[₽$€]\s*/u, '');
  const number = readNumber(digits);
  return number === null ? null : Number(number.decimal);
}

/** Errors of formulas, as Excel, LibreOffice and their Russian versions write them. */
export const isErrorCell = (text: string): boolean =>
  /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NULL!|NUM!|SPILL!|Н\/Д|ССЫЛКА!|ЗНАЧ!|ИМЯ\?|ДЕЛ\/0!|ПУСТО!|ЧИСЛО!)$/u.test(text);

/** Returns whether a spreadsheet has shortened a long number: `4,60123E+12`. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?E\+?\d+$/iu.test(text);
