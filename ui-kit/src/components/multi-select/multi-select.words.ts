import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that MultiSelect shows on its own. */
export const multiSelectWords = {
  chosen: 'Выбрано',
  remove: (label: string) => `Убрать: ${label}`,
  nothingFound: 'Ничего не найдено',
  found: (count: number) => countOf(count, { one: 'вариант', few: 'варианта', many: 'вариантов' }),
};

export const multiSelectWordsEn: typeof multiSelectWords = {
  chosen: 'Selected',
  remove: (label) => `Remove ${label}`,
  nothingFound: 'No matches',
  found: (count) => countOf(count, { one: 'option', other: 'options' }, english),
};
