import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that CommandPalette shows on its own. */
export const commandPaletteWords = {
  label: 'Поиск и команды',
  placeholder: 'Найти или сделать',
  nothing: 'Ничего не найдено. Попробуйте другое слово',
  found: (count: number) => `Найдено: ${countOf(count, { one: 'строка', few: 'строки', many: 'строк' })}`,
};

export const commandPaletteWordsEn: typeof commandPaletteWords = {
  label: 'Search and commands',
  placeholder: 'Find or do',
  nothing: 'Nothing found. Try another word',
  found: (count) => `${countOf(count, { one: 'result', other: 'results' }, english)} found`,
};
