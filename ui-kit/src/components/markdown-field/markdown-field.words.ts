import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that MarkdownField shows on its own. */
export const markdownFieldWords = {
  toolbar: (label: string) => `${label}: оформление`,
  marks: {
    bold: 'Полужирный',
    italic: 'Курсив',
    heading: 'Заголовок',
    link: 'Ссылка',
    list: 'Список',
    quote: 'Цитата',
  },
  blocks: 'Вставить',
  preview: 'Просмотр',
  edit: 'Правка',
  tooLong: (count: number) => `Сократите на ${countOf(count, { one: 'знак', few: 'знака', many: 'знаков' })}`,
};

export const markdownFieldWordsEn: typeof markdownFieldWords = {
  toolbar: (label) => `${label}: formatting`,
  marks: { bold: 'Bold', italic: 'Italic', heading: 'Heading', link: 'Link', list: 'List', quote: 'Quote' },
  blocks: 'Insert',
  preview: 'Preview',
  edit: 'Edit',
  tooLong: (count) => `Shorten it by ${countOf(count, { one: 'character', other: 'characters' }, english)}`,
};
