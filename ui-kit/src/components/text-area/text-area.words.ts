import { english } from '../../locale/english.js';
import { countOf, plural } from '../../locale/plural.js';

/** Texts that TextArea shows on its own. */
export const textAreaWords = {
  charactersLeft: (count: number) =>
    `${plural(count, { one: 'Остался', few: 'Осталось', many: 'Осталось' })} ` +
    countOf(count, { one: 'знак', few: 'знака', many: 'знаков' }),
};

export const textAreaWordsEn: typeof textAreaWords = {
  charactersLeft: (count) => `${countOf(count, { one: 'character', other: 'characters' }, english)} left`,
};
