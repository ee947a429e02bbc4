import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that Combobox shows on its own. */
export const comboboxWords = {
  nothingFound: 'Ничего не найдено',
  found: (count: number) => countOf(count, { one: 'вариант', few: 'варианта', many: 'вариантов' }),
};

export const comboboxWordsEn: typeof comboboxWords = {
  nothingFound: 'No matches',
  found: (count) => countOf(count, { one: 'option', other: 'options' }, english),
};
