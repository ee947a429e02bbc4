import type { Language } from './messages/language.js';

/** Label of the size of goods that come in one size only. */
export const ONE_SIZE = 'ONE SIZE';

const WORDS = { ru: { size: 'размер', one: 'один размер' }, en: { size: 'size', one: 'one size' } };

/** Returns a size as used in a sentence: «размер 42», or «один размер» for goods that come in one size. */
export const sizeInWords = (label: string, language: Language = 'ru'): string =>
  label.toUpperCase() === ONE_SIZE
    ? WORDS[language].one
    : `${WORDS[language].size} ${language === 'ru' ? label.replace(/(\d)\.(\d)/g, '$1,$2') : label}`;
