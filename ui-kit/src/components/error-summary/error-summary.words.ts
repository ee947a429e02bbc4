import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that ErrorSummary shows on its own. */
export const errorSummaryWords = {
  checkFields: (count: number) => `Проверьте ${countOf(count, { one: 'поле', few: 'поля', many: 'полей' })}`,
};

export const errorSummaryWordsEn: typeof errorSummaryWords = {
  checkFields: (count) => `Check ${countOf(count, { one: 'field', other: 'fields' }, english)}`,
};
